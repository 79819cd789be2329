/** The kinds of notices, one row each: the ways it goes, who receives it, and what its letter contains. */
interface NoticeRow {
  letter?: true
  /** By webhook and push to a seat, and to the webhooks of a whole table. */
  seat?: true
  table?: true
  /** Meant for whoever plays the seat, who may be a substitute; all other kinds are for its owner. */
  asks?: true
  /** The host sees its delivery. For letters about the game this would reveal who was asked, and when a card may have been sealed. */
  host?: true
  /** The letter numbers the choices, so that a reply can answer it. */
  choices?: true
  /** It says that a reply changed nothing. */
  vain?: true
  /** The letter shows the board. */
  pictured?: true
}

const ROWS = {
  turn: { letter: true, seat: true, table: true, asks: true, choices: true, pictured: true },
  reminder: { letter: true, seat: true, asks: true, choices: true, pictured: true },
  timeout: { letter: true, seat: true, asks: true },
  mention: { letter: true, seat: true, asks: true },
  vote: { letter: true, seat: true, table: true, asks: true },
  over: { letter: true, seat: true, table: true, asks: true, host: true, pictured: true },
  off: { letter: true, table: true, host: true },
  unreached: { letter: true, seat: true, host: true },
  clearing: { letter: true, seat: true, table: true, host: true },
  invitation: { letter: true, host: true },
  seat: { letter: true, host: true },
  round: { letter: true, host: true },
  declined: { letter: true },
  report: { letter: true },
  receipt: { letter: true, choices: true, pictured: true },
  misread: { letter: true, choices: true, vain: true, pictured: true },
  stale: { letter: true, choices: true, vain: true, pictured: true },
  flood: { letter: true, choices: true },
  'hook-off': { letter: true },
  candidate: { letter: true },
  'stand-in': { letter: true },
  'stood-in': { letter: true },
  'given-back': { letter: true },
  /** Somebody tests a webhook. */
  test: { seat: true, table: true },
  /** `lobby` updates the table's row in the lobby; `row` is what older tables wrote for people's lists, and is no longer sent. */
  lobby: {},
  /** Tells the operator's page of a long wait, and of its end. */
  wait: {},
  row: {},
} as const satisfies Record<string, NoticeRow>

export type NoticeKind = keyof typeof ROWS
type With<Way extends keyof NoticeRow> = { [Kind in NoticeKind]: (typeof ROWS)[Kind] extends Record<Way, true> ? Kind : never }[NoticeKind]
export type LetterKind = With<'letter'>
/** The kinds that go by webhook and push. */
export type BriefKind = With<'seat'> | With<'table'>

export const NOTICES: Readonly<Record<NoticeKind, NoticeRow>> = ROWS

export const isLetterKind = (kind: NoticeKind): kind is LetterKind => NOTICES[kind].letter === true
export const isBriefKind = (kind: NoticeKind): kind is BriefKind => NOTICES[kind].seat === true || NOTICES[kind].table === true
