/** The question in a letter: choices to tick by link or answer by number, and what the reader has aboard. */
import { orderableFrom } from '../parts/table/orderable'
import { listing, rowsOf, type Question, type Row } from '../parts/table/listing'
import { verbOf } from '../parts/table/verb'
import { drawingOf } from '../words/reader'
import type { Block, LetterScene, NumberedChoice } from './data'

type ChoicesBlock = Extract<Block, { kind: 'choices' }>

/** Choices in a letter; nobody reads more, and the page has them all. */
const CHOICES = 80

/** The only question, or a headline over several. */
export function askedIn({ data: { table }, game, say, t }: LetterScene): string {
  const { prompts, view } = table
  const headline = view && game.headline?.(view, prompts)
  const [first, ...others] = prompts
  if (headline) return say(headline)
  return first && others.length === 0 ? say(first.ask) : t('ask-several', { count: prompts.length })
}

export function choicesIn(scene: LetterScene): Block[] {
  const { data, t } = scene
  const questions = listing(data.table.prompts, scene.say, scene.game.rarer)
  const several = questions.length > 1
  const blocks: Block[] = []
  let room = CHOICES
  for (const question of questions) {
    if (several) blocks.push({ kind: 'subheading', text: scene.say(question.prompt.ask) })
    for (const { heading, rows, apart } of heapsOf(scene, question)) {
      if (room > 0 && heading) blocks.push({ kind: 'subheading', text: heading })
      if (room > 0) blocks.push({ ...choicesOf(scene, question, rows.slice(0, room)), ...(apart && { apart }) })
      room -= rows.length
    }
  }
  if (room < 0) blocks.push({ kind: 'paragraph', text: t('mail-turn-more', { count: -room }) })
  const first = questions.flatMap(question =>
    rowsOf(question)
      .slice(0, 1)
      .map(({ n }) => n)
  )
  const byLetter = data.replyTo ? [replyIn(t, 'no', first), ...alwaysIn(scene, questions)] : []
  blocks.push({ kind: 'answering', byLink: t('mail-turn-how', { verb: verbOf(scene.game, data.table.prompts, scene.reader) }), byLetter })
  return blocks
}

/** Choices that gain nothing more are told in a line. */
function choicesOf(scene: LetterScene, question: Question, rows: readonly Row[]): ChoicesBlock {
  const { data, game, t } = scene
  const { view } = data.table
  const spares = view ? (game.spare?.(view, question.prompt) ?? []) : []
  const isSpare = ({ choice }: Row): boolean => spares.includes(choice.id)
  const choices = rows.filter(row => !isSpare(row)).map(row => choiceOf(scene, question, row))
  const spare = rows.filter(isSpare).map(row => choiceOf(scene, question, row))
  const about = t('mail-spare', { count: spare.length })
  return { kind: 'choices', choices, ...(spare.length > 0 && { spare: { choices: spare, about } }) }
}

/** How to answer by letter; `first`: a number for each question. */
export const replyIn = (t: LetterScene['t'], vote: 'yes' | 'no', first: readonly number[]): string =>
  t('mail-turn-reply', { vote, several: first.length > 1 ? 'yes' : 'no', example: first.join(' ') })

/** The first choice that a standing order could repeat, as an example. */
function alwaysIn({ data, game, t }: LetterScene, questions: readonly Question[]): string[] {
  const repeated = questions.flatMap(question => orderableFrom(game, data.table, question)?.as ?? []).find(({ order }) => order)
  const [n] = repeated?.numbers ?? []
  return n === undefined ? [] : [t('mail-turn-always', { n })]
}

function heapsOf({ say }: LetterScene, { heaps, loose }: Question): { heading?: string; rows: Row[]; apart?: true }[] {
  const grouped = heaps.map(({ group, rows }) => ({ heading: say(group), rows }))
  return loose.length ? [...grouped, { rows: loose, ...(heaps.length > 0 && { apart: true }) }] : grouped
}

/**
 * The link only ticks the choice; answering takes the button on the page. The prompt's id lets the page say if the question is no longer
 * open.
 */
function choiceOf({ data, game, say, company }: LetterScene, { prompt }: Question, { n, choice, label }: Row): NumberedChoice {
  const { view } = data.table
  const wish = new URLSearchParams({ choice: choice.id, prompt: prompt.id })
  const spelled = view && game.spell?.({ ...drawingOf(view, { language: data.language, say }, company.crew), choice })
  return { n, label, ...spelled, href: `${data.link}?${wish}#answer` }
}
