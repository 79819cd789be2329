/** Letters, from what a seat sees to subject, text and HTML. Headers and delivery belong to worker/post. */
import type { Game } from '../../worker/drawing/game'
import { readerOf, type Reading } from '../words/reader'
import { letterScene, paperOf, type LetterScene, type Draft, type LetterData, type Paper, type Written } from './data'
import { htmlOf } from './html'
import { invitationLetter } from './invitation'
import { linksLetter, type LinksData } from './links'
import { newsLetter } from './news'
import { overLetter } from './over'
import { receiptLetter } from './receipt'
import { roundLetter, seatLetter } from './seating'
import { textOf } from './text'
import { turnLetter } from './turn'

const LETTERS: Readonly<Record<LetterData['kind'], (scene: LetterScene) => Draft>> = {
  turn: turnLetter,
  invitation: invitationLetter,
  seat: seatLetter,
  round: roundLetter,
  over: overLetter,
  mention: newsLetter,
  vote: newsLetter,
  reminder: turnLetter,
  timeout: newsLetter,
  declined: newsLetter,
  off: newsLetter,
  report: newsLetter,
  unreached: newsLetter,
  candidate: newsLetter,
  'stand-in': newsLetter,
  'stood-in': newsLetter,
  'given-back': newsLetter,
  'hook-off': newsLetter,
  clearing: newsLetter,
  receipt: receiptLetter,
  misread: receiptLetter,
  stale: receiptLetter,
  flood: receiptLetter,
}

export function writeLetter(data: LetterData, game: Game): Written {
  const scene = letterScene(data, game)
  return printed(LETTERS[data.kind](scene), scene)
}

/** All tables of an address, those waiting for an answer first; on request, or once a day. */
export function writeLinks(links: LinksData): Written {
  const reader = readerOf(links)
  const paper = paperOf(reader, links.stop)
  return printed(linksLetter(links, reader, paper), paper)
}

/** A test letter with which operators check that mail works. */
export function writeTest(reading: Reading & { siteUrl: string }): Written {
  const paper = paperOf(readerOf(reading), '')
  const { t } = paper
  const blocks = [{ kind: 'paragraph' as const, text: t('operator-letter-about', { site: new URL(reading.siteUrl).host }) }]
  return printed({ subject: t('operator-letter'), preview: '', title: t('operator-letter'), blocks, why: '' }, paper)
}

const printed = (draft: Draft, paper: Paper): Written => ({
  subject: draft.subject,
  text: textOf(draft, paper),
  html: htmlOf(draft, paper),
})
