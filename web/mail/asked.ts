/** The question in a letter: choices to tick by link or answer by number, and what the reader has aboard. */
import { isOrderable } from '../parts/table/orderable'
import { listing, type Question, type Row } from '../parts/table/listing'
import { verbOf } from '../parts/table/verb'
import { drawingOf } from '../words/reader'
import type { Block, LetterScene, NumberedChoice } from './data'

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
  const questions = listing(data.table.prompts, scene.say)
  const several = questions.length > 1
  const blocks: Block[] = []
  let room = CHOICES
  for (const question of questions) {
    if (several) blocks.push({ kind: 'subheading', text: scene.say(question.prompt.ask) })
    for (const { heading, rows } of heapsOf(scene, question)) {
      if (room > 0 && heading) blocks.push({ kind: 'subheading', text: heading })
      if (room > 0) blocks.push({ kind: 'choices', choices: sparesLast(rows.slice(0, room).map(row => choiceOf(scene, question, row))) })
      room -= rows.length
    }
  }
  if (room < 0) blocks.push({ kind: 'paragraph', text: t('mail-turn-more', { count: -room }) })
  const byLetter = data.replyTo ? [t('mail-turn-reply', { several: several ? 'yes' : 'no' }), ...alwaysIn(scene)] : []
  blocks.push({ kind: 'answering', byLink: t('mail-turn-how', { verb: verbOf(scene.game, data.table.prompts, scene.reader) }), byLetter })
  return blocks
}

/** As on the page. */
const sparesLast = (choices: readonly NumberedChoice[]): NumberedChoice[] => [
  ...choices.filter(({ spare }) => !spare),
  ...choices.filter(({ spare }) => spare),
]

const alwaysIn = ({ data, game, t }: LetterScene): string[] =>
  data.table.prompts.some(prompt => isOrderable(game, data.table, prompt)) ? [t('mail-turn-always')] : []

function heapsOf({ say }: LetterScene, { heaps, loose }: Question): { heading?: string; rows: Row[] }[] {
  const grouped = heaps.map(({ group, rows }) => ({ heading: say(group), rows }))
  return loose.length ? [...grouped, { rows: loose }] : grouped
}

/**
 * The link only ticks the choice; answering takes the button on the page. The prompt's id lets the page say if the question is no longer
 * open.
 */
function choiceOf({ data, game, say, company }: LetterScene, { prompt }: Question, { n, choice, label }: Row): NumberedChoice {
  const { view } = data.table
  const wish = new URLSearchParams({ choice: choice.id, prompt: prompt.id })
  const spelled = view && game.spell?.({ ...drawingOf(view, { language: data.language, say }, company.crew), choice })
  const spare = view ? (game.spare?.(view, prompt) ?? []).includes(choice.id) : false
  return { n, label, ...spelled, ...(spare && { spare }), href: `${data.link}?${wish}#answer` }
}
