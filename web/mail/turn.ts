/** "Your move": the news and the question in the subject, then the waters, what is aboard, the choices, what happened, and the others. */
import { inWords, lasting } from '../parts/time/time'
import { befellIn, toldSince } from '../parts/told/befell'
import { askedIn, choicesIn } from './asked'
import type { Block, LetterScene, Draft } from './data'
import { aboardIn, boardIn, hereIn, othersIn, watersIn } from './drawn'
import { happened, newsIn } from './happened'
import { tableLink } from './links'
import { called, fitting, openingAfter } from './subject'

const ALSO = 5

export function turnLetter(scene: LetterScene): Draft {
  const { data, t, table } = scene
  const { viewer, head } = data.table
  const asked = askedIn(scene)
  const ahead = data.table.prompts.every(({ may }) => may)
  const clock = head.seats.find(({ seat }) => seat === viewer)?.waits?.clock
  const left = clock && !clock.late ? t('clock-left', { left: lasting(clock.until - data.now, scene.reader) }) : ''
  return {
    subject: subjectOf(scene, asked, ahead, left),
    preview: asked,
    kicker: { text: [table, momentIn(scene)].filter(text => text !== '').join(' · '), strong: whole(left) },
    title: asked,
    blocks: [
      ...(data.kind === 'reminder' ? [{ kind: 'note' as const, text: `${t('mail-turn-news', { told: 'no', kind: 'reminder' })}.` }] : []),
      ...befell(scene),
      ...droppedPlan(scene),
      ...watersIn(scene),
      ...hereIn(scene),
      ...aboardIn(scene),
      ...choicesIn(scene),
      { kind: 'call', label: t('mail-open-seat'), href: data.link, asks: true },
      ...waitedFor(scene, ahead),
      ...happened(scene),
      ...othersIn(scene),
      ...alsoWaiting(scene),
      ...boardIn(scene),
    ],
    why: t('mail-turn-why', { kind: data.kind }),
  }
}

/** The news or, without any, the question or how it begins. The table's name is cut short if there is no room for it. */
function subjectOf(scene: LetterScene, asked: string, ahead: boolean, left: string): string {
  const { data, t, table } = scene
  const isReminder = data.kind === 'reminder'
  const kind = isReminder ? 'reminder' : ahead ? 'ahead' : 'turn'
  const call = { first: t('mail-turn-news', { told: 'no', kind }), last: t('mail-turn-news', { told: 'yes', kind }) }
  // The turn letter already told the news.
  if (isReminder) return fitting([[call.first, left], [call.first]], table)
  const news = newsIn(scene)
  const told = news ?? openingAfter(call.first, openings(asked))
  if (told === undefined) return fitting([[call.first]], table)
  return fitting([called(withoutStop(told), call), [call.first]], table)
}

/** The question and, from the longest to the shortest, how it begins. */
function openings(text: string): string[] {
  const ends = [...text.matchAll(/[.?!,:;](?= )/g)].map(({ index }) => text.slice(0, index + 1).replace(/[,:;]$/, ''))
  return [text, ...ends.reverse()]
}

/** A whole sentence elsewhere is here part of a longer one. */
const withoutStop = (sentence: string): string => sentence.replace(/\.$/, '')

function momentIn({ data: { table }, game, say }: LetterScene): string {
  if (!table.view) return ''
  const { brief, moment } = table.view
  const last = game.last?.(table.view)
  return [brief ?? moment, ...(last ? [last] : [])].map(say).join(' · ')
}

function alsoWaiting({ data: { also = [], siteUrl }, t, reader }: LetterScene): Block[] {
  if (also.length === 0) return []
  return [{ kind: 'heading', text: t('mail-turn-also') }, ...also.slice(0, ALSO).map(row => tableLink(row, siteUrl, t, reader))]
}

/** What befell the reader since their last answer, as on the page. */
function befell({ data: { table }, game, say }: LetterScene): Block[] {
  const text = table.view && table.since ? befellIn(game, table.view, toldSince(table), say, { asked: true }) : ''
  return text === '' ? [] : [{ kind: 'paragraph', text: `${text}.` }]
}

/** Why the reader is asked despite having planned this turn. */
function droppedPlan({ data, say, t }: LetterScene): Block[] {
  const why = data.table.own?.plan?.dropped
  return why ? [{ kind: 'paragraph', text: t('plan-dropped', { why: say(why) }) }] : []
}

/** The deadline and what happens then or, without a clock, how long the table has been waiting; and for whom else it waits. */
function waitedFor(scene: LetterScene, ahead: boolean): Block[] {
  const { data, reader, company, t } = scene
  if (ahead) return [{ kind: 'note', text: t('mail-ahead-about') }]
  const { head, viewer } = data.table
  const own = head.seats.find(({ seat }) => seat === viewer)?.waits
  const others = head.seats.filter(({ seat, waits }) => waits && seat !== viewer).map(({ seat }) => company.crew[seat]?.name ?? '')
  const names = new Intl.ListFormat(reader.language).format(others)
  const said: string[] = []
  if (own?.clock && !own.clock.late) {
    const { until } = own.clock
    said.push(t('mail-turn-until', { until: whole(inWords(until, reader)) }), t('clock-then'))
  } else if (own) said.push(t('mail-turn-since', { since: whole(inWords(own.since, reader)) }))
  // If nobody else is named, others may still have to answer: who sealed a card ahead of time is secret.
  if (others.length > 0) said.push(t('mail-turn-others', { names }))
  return said.length > 0 ? [{ kind: 'note', text: said.join(' ') }] : []
}

/** Keeps a time from wrapping at the end of a line. */
const whole = (time: string): string => time.replaceAll(' ', '\u00A0')
