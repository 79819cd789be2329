/** Every choice in the words whose values come from the code, with all its values: after adding one, `tsc` asks for it here. */
import type { Side } from '../../worker/games/regatta/advice/chances'
import type { TableNotice } from '../../web/pages/table/table-page'
import type { HostDone } from '../../web/pages/joining/host-page'
import type { SettingDeed } from '../../worker/model/setting-pages'
import type { DoneProps } from '../../web/pages/site/done'
import type { RulesProps } from '../../web/pages/site/rules'
import type { StopProps } from '../../web/pages/site/stop'
import type { SubstituteProps, SubstituteRefusedProps } from '../../web/pages/joining/substitute'
import type { PaceShown } from '../../web/parts/terms'
import type { Bearing } from '../../worker/drawing/bearing'
import { GAMES } from '../../worker/games'
import type { Act, DieSide, Power } from '../../worker/games/regatta/editions/cards'
import type { LackWay } from '../../worker/games/regatta/pick/lack'
import type { TakenBy } from '../../worker/games/regatta/pick/ordered'
import type { HalfTold } from '../../worker/games/regatta/aboard/sailed'
import type { Kind, Lane, Way } from '../../worker/games/regatta/editions/course'
import type { Hands } from '../../worker/games/tunnel/lessons'
import type { Symbol } from '../../worker/games/tunnel/rules/sections'
import type { Ballot, Delivery, Responder, VoteKind } from '../../worker/model'
import type { LetterKind, NoticeKind } from '../../worker/model/notices'
import type { Consent } from '../../worker/model/delivery'
import type { Line } from '../../worker/model/line'
import type { Shape as HookShape } from '../../worker/model/shapes'
import type { TickName } from '../../worker/model/ticks'
import type { LinksOrder } from '../../worker/post/transports/letter'
import type { HookFault } from '../../worker/post/webhook/shapes/hook'
import type { Left, Manner } from '../../worker/rules/orders'
import type { PlanEnd } from '../../worker/rules/plans'

export interface Enumeration {
  members: readonly string[]
  /** The member that also serves unknown values, being harmless for any. Without it the words have an `other`. */
  usual?: string | undefined
}

const all = <Member extends string>(members: Record<Member, 1>, usual?: NoInfer<Member>): Enumeration => ({
  members: Object.keys(members),
  usual,
})
/** Only some of the possible values are distinguished. */
const some = <Member extends string>(...members: readonly Member[]): Enumeration => ({ members })

const manner = all<Manner>({ brisk: 1, classic: 1 }, 'classic')
const planEnd = all<PlanEnd>({ stop: 1, ask: 1 }, 'ask')
const links = all<LinksOrder['kind']>({ digest: 1, links: 1 })
const receipt = all<Extract<LetterKind, 'receipt' | 'misread' | 'stale' | 'flood'>>({ receipt: 1, misread: 1, stale: 1, flood: 1 })
const zone = all<'own' | 'utc'>({ own: 1, utc: 1 }, 'utc')
const whose = all<'own' | 'all'>({ own: 1, all: 1 }, 'all')
const done = all<DoneProps['what']>({ declined: 1, left: 1, forgotten: 1 })
const substitute = all<SubstituteProps['state']>({ asked: 1, read: 1, confirmed: 1, offered: 1 })
const substituteRefused = all<SubstituteRefusedProps['why']>({ 'too-soon': 1, 'sits-here': 1, dead: 1, 'not-sought': 1 })
const vanished = all<Exclude<Ballot, 'yes' | 'no'>>({ bot: 1, substitute: 1, wait: 1, end: 1 })
const vote = all<VoteKind>({ pause: 1, takeback: 1, back: 1, lost: 1, substitute: 1, vanished: 1 })
const turn = all<'reminder' | 'turn'>({ reminder: 1, turn: 1 }, 'turn')
const turnNews = all<'reminder' | 'ahead' | 'turn'>({ reminder: 1, ahead: 1, turn: 1 }, 'turn')
/** Letters that web/mail/news.ts writes. */
const news = all<NewsKind>({
  ...{ 'hook-off': 1, 'first-lost': 1, unreached: 1, report: 1, mention: 1, timeout: 1, declined: 1, off: 1, clearing: 1, candidate: 1 },
  ...{ 'stand-in': 1, 'stood-in': 1, 'given-back': 1, vote: 1 },
})
type NewsKind =
  | Exclude<LetterKind, 'invitation' | 'seat' | 'round' | 'turn' | 'over' | 'reminder' | 'receipt' | 'misread' | 'stale' | 'flood'>
  | 'first-lost'

export const PLATFORM: Readonly<Record<string, Enumeration>> = {
  'table-notice.what': all<TableNotice>({
    ...{
      'too-many': 1,
      reported: 1,
      'reported-before': 1,
      stale: 1,
      passed: 1,
      counted: 1,
      'too-often': 1,
      unanswered: 1,
      'took-back': 1,
      forgotten: 1,
    },
    ...{ 'owner-only': 1, 'not-now': 1, 'nothing-said': 1, 'said-enough': 1, 'too-long': 1, 'too-fast': 1, 'no-such-vote': 1 },
    ...{ 'not-a-voter': 1, 'refused-before': 1, 'agreed-before': 1, 'same-address': 1, 'bad-date': 1, 'bad-address': 1, 'not-sure': 1 },
    ...{ 'bad-hours-zone': 1, 'bad-hours-day': 1, 'bad-hours-weekdays': 1, 'bad-hours-week': 1 },
    ...{ 'bad-absence-empty': 1, 'bad-absence-far': 1, 'bad-absence-times': 1, 'bad-absence-days': 1, 'bad-absence-late': 1 },
    ...{ 'bad-absence-none': 1, 'plan-turn': 1, 'plan-gone': 1, 'plan-changed': 1, 'plan-empty': 1, 'too-late-to-take-back': 1 },
  }),
  'hints-are.state': all<RulesProps['hints']>({ on: 1, off: 1 }, 'off'),
  'log-by.by': all<Responder>({ forced: 1, order: 1, bot: 1, time: 1 }, 'time'),
  'pace-takes.pace': all<Exclude<PaceShown['name'], 'own'>>({ quick: 1, slow: 1, steady: 1 }, 'steady'),
  'pace-name.name': all<PaceShown['name'] | 'none'>({ quick: 1, steady: 1, slow: 1, own: 1, none: 1 }, 'none'),
  'claim-takes.pace': all<PaceShown['name'] | 'none'>({ quick: 1, steady: 1, slow: 1, own: 1, none: 1 }, 'none'),
  'claim-other-about.host': { members: ['none'] },
  'claim-terms-said.pace': all<PaceShown['name'] | 'none'>({ quick: 1, steady: 1, slow: 1, own: 1, none: 1 }, 'none'),
  'taken-alone.manner': manner,
  'manner-name.manner': manner,
  'manner-about.manner': manner,
  'mailbox-kind.kind': some<LetterKind>('invitation', 'seat', 'round', 'turn', 'over'),
  'stop-one.what': all<Exclude<NonNullable<StopProps['done']>, 'again' | 'all'>>({
    ...{ turn: 1, reminder: 1, timeout: 1, mention: 1, vote: 1, over: 1, invitation: 1, table: 1 },
  }),
  'stop-again.what': all<Exclude<NonNullable<StopProps['done']>, 'again'>>({
    ...{ turn: 1, reminder: 1, timeout: 1, mention: 1, vote: 1, over: 1, invitation: 1, all: 1, table: 1 },
  }),
  'stop-did.what': some<NonNullable<StopProps['done']>>('again'),
  'mail-turn-subject.kind': turn,
  'mail-turn-why.kind': turn,
  'mail-turn-news.kind': turnNews,
  'mail-news-title.kind': news,
  'mail-news-about.kind': news,
  'mail-news-why.kind': some<NewsKind>('hook-off', 'unreached', 'report', 'declined', 'off', 'candidate', 'stand-in', 'given-back'),
  'mail-links-subject.kind': links,
  'mail-links-about.kind': links,
  'mail-links-why.kind': links,
  'mail-receipt-title.kind': receipt,
  'mail-receipt-about.kind': receipt,
  'clock-runs.zone': zone,
  'clock-until.zone': zone,
  'talk-hint.open': all<'open' | 'table'>({ open: 1, table: 1 }, 'table'),
  'deed-takeback.whose': whose,
  'past-back-ask.whose': whose,
  'past-back-about.whose': whose,
  'vote-asks.kind': vote,
  'mail-vote-subject.kind': vote,
  'remark-vote.kind': vote,
  'remark-vote.outcome': vanished,
  'ballot-vanished.ballot': vanished,
  'ballot-vanished-means.ballot': vanished,
  'vote-until.kind': some<VoteKind>('vanished', 'substitute'),
  'back.by': all<'bot' | 'substitute'>({ bot: 1, substitute: 1 }, 'substitute'),
  // Ticks are confirmed by a general text; only `reminders` has its own.
  'settings-done.deed': all<Exclude<SettingDeed, TickName> | 'reminders'>({
    ...{ 'replace-feeds': 1, 'push-drop': 1, push: 1, 'hook-drop': 1, 'hook-on': 1, 'hook-test': 1, hook: 1, hours: 1, reminders: 1 },
    ...{ absent: 1, 'back-sooner': 1, 'replace-link': 1, lend: 1, 'take-seat-back': 1, code: 1, 'second-address': 1, 'drop-second': 1 },
    ...{ address: 1, language: 1, resign: 1 },
  }),
  'letters-state.state': all<Consent | 'bounced' | 'spare'>({ given: 1, spare: 1, bounced: 1, stopped: 1, asked: 1 }, 'asked'),
  'consent.state': all<Exclude<Consent, 'given'>>({ stopped: 1, asked: 1 }, 'asked'),
  'done.what': done,
  'done-about.what': done,
  'host-about.letters': all<'all' | 'some' | 'none'>({ all: 1, some: 1, none: 1 }, 'none'),
  'host-done.what': all<HostDone>({
    ...{ 'hook-drop': 1, 'hook-on': 1, 'hook-test': 1, hook: 1, withdraw: 1, recover: 1, seek: 1, refill: 1, 'call-off': 1 },
  }),
  'hooks-health.state': all<'taken' | 'failing' | 'off' | 'none'>({ taken: 1, failing: 1, off: 1, none: 1 }, 'none'),
  'hooks-fault.fault': all<HookFault>({ shape: 1, long: 1, https: 1, login: 1, port: 1, name: 1, chat: 1, secret: 1, form: 1 }),
  // An accepted delivery shows its time instead.
  'post-state.state': all<Exclude<Delivery['state'], 'accepted'>>({
    ...{
      failing: 1,
      daily: 1,
      unneeded: 1,
      'given-up': 1,
      restored: 1,
      bounced: 1,
      unwanted: 1,
      unconfirmed: 1,
      unreachable: 1,
      unknown: 1,
    },
    waiting: 1,
  }),
  'post-way.way': all<Exclude<Delivery['way'], Exclude<HookShape, 'json'>>>({ letter: 1, second: 1, push: 1, json: 1 }),
  'post-kind.kind': all<Exclude<NoticeKind, 'row' | 'lobby' | 'wait'>>({
    ...{
      invitation: 1,
      seat: 1,
      round: 1,
      reminder: 1,
      timeout: 1,
      mention: 1,
      vote: 1,
      over: 1,
      off: 1,
      unreached: 1,
      'hook-off': 1,
      test: 1,
    },
    ...{ receipt: 1, misread: 1, stale: 1, clearing: 1, flood: 1, report: 1, declined: 1, candidate: 1, 'stand-in': 1, 'stood-in': 1 },
    ...{ 'given-back': 1, turn: 1 },
  }),
  'host-lost-refused.why': all<'reachable' | 'away'>({ reachable: 1, away: 1 }, 'away'),
  'orders-would-ask.why': all<Left>({ stake: 1, 'no-fit': 1, wish: 1 }, 'wish'),
  // A question asked because its seat ordered so is not mentioned in the log.
  'log-left.why': all<Exclude<Left, 'wish'>>({ stake: 1, 'no-fit': 1 }, 'no-fit'),
  'plan-end.end': planEnd,
  'plan-if-not.end': planEnd,
  'plan-then.end': planEnd,
  'log-by-said.said': all<NonNullable<Line['said']>>({ plan: 1, ahead: 1, alike: 1 }, 'alike'),
  'substitute-state.state': substitute,
  'substitute-next.state': substitute,
  'substitute-refused.why': substituteRefused,
  'substitute-refused-now.why': substituteRefused,
}

const bearing = all<Bearing>({ ahead: 1, level: 1, behind: 1 }, 'level')
const yassa: Enumeration = { members: ['yassa'] }
const revised: Enumeration = { members: ['revised'] }
const star: Enumeration = { members: ['star'] }
const hands = all<Hands>({ unseen: 1, 'unseen-open': 1, row: 1, 'row-open': 1 }, 'row')
const gold = all<'piastre' | 'gold'>({ piastre: 1, gold: 1 }, 'gold')
const food = all<'provision' | 'food'>({ provision: 1, food: 1 }, 'food')
const powder = all<'cannon' | 'powder'>({ cannon: 1, powder: 1 }, 'powder')
const fight = all<'attack' | 'defence' | 'tie'>({ attack: 1, defence: 1, tie: 1 }, 'tie')

/** For all editions: names of lines, of their ways, and of the likings they rank. */
function linesOf(game: string): Record<'line' | 'way' | 'liking', Enumeration> {
  const { editions = [], orders } = GAMES.find(({ id }) => id === game) ?? {}
  const lines = editions.flatMap(({ id, seats: [least, most], options }) =>
    [least, most].flatMap(
      seats => orders?.lines({ edition: id, house: Object.fromEntries(options.map(option => [option.id, option.usual])) }, seats) ?? []
    )
  )
  const filled = (texts: readonly { with?: object | undefined }[], fill: string): Enumeration => ({
    members: [
      ...new Set(texts.flatMap(({ with: fills = {} }) => Object.entries(fills).flatMap(([name, value]) => (name === fill ? [value] : [])))),
    ],
  })
  return {
    line: filled(
      lines.map(({ name }) => name),
      'line'
    ),
    way: filled(
      lines.flatMap(({ ways }) => ways.map(({ name }) => name)),
      'way'
    ),
    liking: filled(
      lines.flatMap(({ ranks }) => ranks?.among.map(({ name }) => name) ?? []),
      'what'
    ),
  }
}

const regatta = linesOf('regatta')
const boat: Enumeration = { members: ['boat'] }
const spots: Enumeration = { members: ['entrance', 'boat'] }

export const OF_GAMES: Readonly<Record<string, Readonly<Record<string, Enumeration>>>> = {
  regatta: {
    'brief-route.lane': all<Lane | 'none'>({ outer: 1, inner: 1, none: 1 }, 'none'),
    'lane-words.lane': all<Lane | 'none'>({ outer: 1, inner: 1, none: 1 }, 'none'),
    'at-words.at': all<'none' | 'named'>({ none: 1, named: 1 }, 'named'),
    'face-words.face': star,
    'first-words.first': star,
    'told-shot.face': star,
    'told-moved.way': all<Way>({ fwd: 1, back: 1 }, 'back'),
    'told-fought.outcome': { ...fight, usual: 'defence' },
    'news-attacked.outcome': fight,
    'befell-unarmed.powder': powder,
    'befell-found.power': all<Power | 'none'>({ map: 1, sabre: 1, beth: 1, hold: 1, none: 1 }, 'none'),
    'told-stole-power.kept': all<'none' | 'yes' | 'no'>({ none: 1, yes: 1, no: 1 }, 'no'),
    'told-rolled.shape': all<DieSide>({ port: 1, sea: 1, lair: 1, stay: 1 }, 'stay'),
    'bearings.far': bearing,
    'stands-at.far': bearing,
    'act.act': all<Act>({ fwd: 1, back: 1, gold: 1, food: 1, powder: 1, piastre: 1, provision: 1, cannon: 1 }, 'cannon'),
    'needed.when': all<'dice' | 'sailing' | 'ordered' | 'round'>({ dice: 1, sailing: 1, ordered: 1, round: 1 }, 'round'),
    // The first space has a message of its own.
    'odds-against.by': all<Side>({ own: 1, foe: 1 }, 'foe'),
    'spot.kind': all<Exclude<Kind, 'home'> | 'looted'>({ port: 1, sea: 1, lair: 1, looted: 1 }, 'lair'),
    ...Object.fromEntries(
      ['aim', 'course', 'round', 'arrive', 'fight', 'treasure', 'treasure-short'].map(rule => [`rule-${rule}.edition`, yassa])
    ),
    ...Object.fromEntries(['short', 'short-short', 'ghost'].map(rule => [`rule-${rule}.edition`, revised])),
    ...Object.fromEntries(['captain', 'card', 'load', 'pay', 'found', 'fight', 'loot'].map(hint => [`hint-${hint}.edition`, yassa])),
    'order-line.line': { ...regatta.line, usual: 'ghost' },
    ...Object.fromEntries(
      ['aim', 'symbols', 'spaces', 'lair', 'meet', 'stake', 'guard', 'turns', 'points'].map(primer => [`primer-${primer}.edition`, yassa])
    ),
    'primer-short.edition': some('revised'),
    'pick-taken.by': all<TakenBy>({ own: 1, usual: 1 }, 'usual'),
    'befell-sailed.half': all<HalfTold>({ first: 1, second: 1, paid: 1 }, 'first'),
    'pick-back.way': all<LackWay>({ die: 1, far: 1, back: 1 }, 'back'),
    'order-way.way': { ...regatta.way, usual: 'ghost-calm' },
    'chart-gold.gold': gold,
    'why-running.gold': gold,
    'order-way.gold': gold,
    'order-way.food': food,
    'order-way.powder': powder,
    'order-liking.what': { ...regatta.liking, usual: 'curse' },
    'order-liking.gold': gold,
    'order-liking.food': food,
    'order-liking.powder': powder,
  },
  tunnel: {
    'symbol.symbol': all<Symbol>({ flag: 1, sabre: 1, pistol: 1, key: 1, bottle: 1, tricorne: 1 }, 'tricorne'),
    'place.place': spots,
    'from-word.from': spots,
    'to-word.to': boat,
    'pick-way.from': spots,
    'bearings.far': bearing,
    'stands-gap.far': bearing,
    'now-word.now': boat,
    'told-drew.pile': all<'row' | 'deck'>({ row: 1, deck: 1 }, 'deck'),
    ...Object.fromEntries(['cards', 'cards-short'].map(rule => [`rule-${rule}.hands`, hands])),
    'rule-rare.from': all<'row' | 'deck'>({ row: 1, deck: 1 }, 'row'),
  },
}
