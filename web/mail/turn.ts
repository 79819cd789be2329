/** "Your move": what happened, the board, what is asked, the legal choices, who else is waited for. */
import { listing, type Question, type Row } from '../parts/listing'
import type { Time } from '../model'
import { isOrderable } from '../parts/orderable'
import { drawingOf } from '../parts/reader'
import { saidBy } from '../parts/said-by'
import { inWords, lasting } from '../parts/time'
import { tableLink } from './links'
import type { Block, Desk, Draft, NumberedChoice } from './data'

/** More would not be read; the page has them all. */
const LINES = 20
const CHOICES = 80
const ALSO = 5

export function turnLetter(desk: Desk): Draft {
  const { data, t, table } = desk
  const { view } = data.table
  const asked = askedOf(desk)
  const ahead = data.table.prompts.every(({ may }) => may)
  return {
    subject: ahead ? t('mail-ahead-subject', { moment: view ? desk.say(view.moment) : '', table }) : t('mail-turn-subject', { kind: data.kind, table }),
    preview: asked.join(' '),
    title: t(ahead ? 'mail-ahead-title' : 'mail-turn-title', { moment: view ? desk.say(view.moment) : '' }),
    blocks: [
      ...asked.map((text): Block => ({ kind: 'question', text })),
      ...droppedPlan(desk),
      { kind: 'paragraph', text: ahead ? t('mail-ahead-about') : waitedFor(desk) },
      { kind: 'call', label: t('mail-open-table'), href: data.link, asks: true },
      ...boardOf(desk),
      ...choicesOf(desk),
      ...happened(desk),
      ...alsoWaiting(desk),
    ],
    why: t('mail-turn-why', { kind: data.kind }),
  }
}

function alsoWaiting({ data: { also = [], siteUrl }, t, reader }: Desk): Block[] {
  if (also.length === 0) return []
  return [{ kind: 'heading', text: t('mail-turn-also') }, ...also.slice(0, ALSO).map(row => tableLink(row, siteUrl, t, reader))]
}

/** Why the reader is asked though the turn was planned. */
function droppedPlan({ data, say, t }: Desk): Block[] {
  const why = data.table.own?.plan?.dropped
  return why ? [{ kind: 'paragraph', text: t('plan-dropped', { why: say(why) }) }] : []
}

const askedOf = ({ data, say }: Desk): string[] => data.table.prompts.map(({ ask }) => say(ask))

/** Until when the table waits for the reader, since when, and for whom else. */
function waitedFor(desk: Desk): string {
  const { data, reader, company, t } = desk
  const { head, viewer } = data.table
  const own = head.seats.find(({ seat }) => seat === viewer)?.waits
  const others = head.seats.filter(({ seat, waits }) => waits && seat !== viewer).map(({ seat }) => company.crew[seat]?.name ?? '')
  const names = new Intl.ListFormat(reader.language).format(others)
  const said = own?.clock && !own.clock.late ? [timeLeft(desk, own.clock.until)] : []
  if (own) said.push(t('mail-turn-since', { since: whole(inWords(own.since, reader)) }))
  said.push(others.length ? t('mail-turn-others', { names }) : t('mail-turn-only-you'))
  return said.join(' ')
}

const timeLeft = ({ data, reader, t }: Desk, until: Time): string =>
  t('mail-turn-until', { until: whole(inWords(until, reader)), left: whole(lasting(until - data.now, reader)) })

/** A time is not broken at the end of a line. */
const whole = (time: string): string => time.replaceAll(' ', '\u00A0')

export function happened({ data, t, say }: Desk): Block[] {
  const told = data.table.lines.filter(line => !line.void)
  if (told.length === 0) return []
  const newest = told.slice(-LINES)
  const lines = newest.map(line => {
    const by = saidBy({ t, say }, line)
    return by === undefined ? say(line.text) : `${say(line.text)} (${by})`
  })
  if (told.length > newest.length) lines.unshift(t('mail-turn-earlier', { count: told.length - newest.length }))
  return [
    { kind: 'heading', text: t(data.table.since ? 'log-since' : 'log-newest') },
    { kind: 'lines', lines },
  ]
}

export function boardOf({ data, game, company, t, say }: Desk): Block[] {
  const { view } = data.table
  if (!view) return []
  const drawing = drawingOf(view, { language: data.language, say }, company.crew)
  return [
    { kind: 'heading', text: t('table-board') },
    { kind: 'board', sketch: game.sketch(drawing), manifest: game.manifest?.(drawing) ?? [], ...(data.cid !== undefined && { cid: data.cid }) },
  ]
}

function choicesOf(desk: Desk): Block[] {
  const { data, t } = desk
  const questions = listing(data.table.prompts, desk.say)
  const several = questions.length > 1
  const blocks: Block[] = [{ kind: 'heading', text: t('mail-turn-choices') }]
  let room = CHOICES
  for (const question of questions) {
    if (several) blocks.push({ kind: 'subheading', text: desk.say(question.prompt.ask) })
    for (const { heading, rows } of heapsOf(desk, question)) {
      if (room > 0 && heading) blocks.push({ kind: 'subheading', text: heading })
      if (room > 0) blocks.push({ kind: 'choices', choices: rows.slice(0, room).map(row => choiceOf(desk, question, row, several)) })
      room -= rows.length
    }
  }
  if (room < 0) blocks.push({ kind: 'paragraph', text: t('mail-turn-more', { count: -room }) })
  const how = t('mail-turn-how')
  blocks.push({ kind: 'paragraph', text: data.replyTo ? [how, t('mail-turn-reply', { several: several ? 'yes' : 'no' }), ...alwaysIn(desk)].join(' ') : how })
  return blocks
}

const alwaysIn = ({ data, game, t }: Desk): string[] =>
  data.table.prompts.some(prompt => isOrderable(game, data.table, prompt)) ? [t('mail-turn-always')] : []

function heapsOf({ say }: Desk, { heaps, loose }: Question): { heading?: string; rows: Row[] }[] {
  const grouped = heaps.map(({ group, rows }) => ({ heading: say(group), rows }))
  return loose.length ? [...grouped, { rows: loose }] : grouped
}

/** The same address as that of the board's rings: it ticks the choice, and only the button there answers. */
function choiceOf({ data, game, say, company }: Desk, { prompt }: Question, { n, choice, label }: Row, several: boolean): NumberedChoice {
  const { view } = data.table
  const wish = new URLSearchParams({ choice: choice.id, ...(several && { prompt: prompt.id }) })
  return { n, label: (view && game.spell?.({ ...drawingOf(view, { language: data.language, say }, company.crew), choice })) ?? label, href: `${data.link}?${wish}#answer` }
}
