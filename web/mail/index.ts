/** The letters: from what a seat sees to subject, text and HTML. Headers and the way it travels are the post's. */
import type { Game } from '../../worker/rules/game'
import { deskOf, type Desk, type Draft, type LetterData, type Written } from './data'
import { htmlOf } from './html'
import { invitationLetter } from './invitation'
import { newsLetter } from './news'
import { overLetter } from './over'
import { seatLetter } from './seat'
import { textOf } from './text'
import { turnLetter } from './turn'

const LETTERS: Readonly<Record<LetterData['kind'], (desk: Desk) => Draft>> = {
  turn: turnLetter,
  invitation: invitationLetter,
  seat: seatLetter,
  over: overLetter,
  mention: newsLetter,
  vote: newsLetter,
  reminder: turnLetter,
  timeout: newsLetter,
  declined: newsLetter,
  off: newsLetter,
}

export function writeLetter(data: LetterData, game: Game): Written {
  const desk = deskOf(data, game)
  const draft = LETTERS[data.kind](desk)
  return { subject: draft.subject, text: textOf(draft, desk), html: htmlOf(draft, desk) }
}
