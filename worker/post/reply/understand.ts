/** Interprets a person's own lines. A line is understood entirely or not at all. */
import type { Question } from '../../../web/parts/table/listing'
import { plain } from '../../../web/words/say'

/** One choice as the letter lists it. */
export interface Offered {
  n: number
  prompt: string
  choice: string
  name: string
}
export type Picked = Pick<Offered, 'prompt' | 'choice'>

/** A reply may also say something to the table. */
export type Understood = { say?: string } & (
  | { kind: 'answer'; picks: Picked[]; always?: true }
  | { kind: 'undo' | 'say' | 'not-understood' }
)

export function offeredIn(questions: readonly Question[]): Offered[] {
  return questions.flatMap(({ prompt, heaps, loose }) =>
    [...heaps.flatMap(({ rows }) => rows), ...loose].map(({ n, choice, label }) => ({
      n,
      prompt: prompt.id,
      choice: choice.id,
      name: plain(label),
    }))
  )
}

export function understand(lines: readonly string[], offered: readonly Offered[]): Understood {
  const { say, rest } = talkIn(lines)
  const deed = deedIn(rest, offered)
  const saying = say ? { say } : {}
  if (!deed) return { kind: say ? 'say' : 'not-understood', ...saying }
  return { ...deed, ...saying }
}

const SAY = /^(?:say|скажи|сказать|скажите|сказати|скажіть|powiedz|mów) ?[:：] ?(.*)$/iu

/** Splits off what is said to the table, up to the end of its paragraph. */
function talkIn(lines: readonly string[]): { say: string; rest: string[] } {
  const said: string[] = []
  const rest: string[] = []
  let speaking = false
  for (const line of lines) {
    const begun = SAY.exec(line)
    speaking = begun !== null || (speaking && line !== '' && !numbersIn(line) && !UNDO.includes(bare(line)))
    if (speaking) said.push(begun ? (begun[1] ?? '') : line)
    else rest.push(line)
  }
  return { say: said.join(' ').trim(), rest }
}

type Deed = { kind: 'answer'; picks: Picked[]; always?: true } | { kind: 'undo' } | { kind: 'not-understood' }

/** The first line that asks for something, and those after it that do, too: a round's two cards may be on two lines. */
function deedIn(lines: readonly string[], offered: readonly Offered[]): Deed | undefined {
  const wishes: Wish[] = []
  let always = false
  for (const line of lines) {
    const wish = wishIn(line.replace(ALWAYS, ''), offered)
    always ||= wish !== undefined && ALWAYS.test(line)
    if (wish) wishes.push(wish)
    else if (wishes.length && line !== '') break
  }
  if (wishes.length === 0) return undefined
  if (wishes.some(wish => wish === 'undo')) return { kind: wishes.length === 1 ? 'undo' : 'not-understood' }
  const picks = [...new Set(wishes.flatMap(wish => (wish === 'undo' ? [] : wish)))]
  const prompts = new Set(picks.map(pick => pick?.prompt))
  // An unlisted number, or two answers to one question, is ambiguous.
  if (picks.includes(undefined) || prompts.size < picks.length) return { kind: 'not-understood' }
  return {
    kind: 'answer',
    picks: picks.flatMap(pick => (pick ? [{ prompt: pick.prompt, choice: pick.choice }] : [])),
    ...(always && { always }),
  }
}

/** Makes the choice a standing order, where possible. */
const ALWAYS = /^\s*(?:always|всегда|завжди|zawsze)\s*[:：,]?\s+/iu

type Wish = 'undo' | (Offered | undefined)[]

function wishIn(line: string, offered: readonly Offered[]): Wish | undefined {
  const numbers = numbersIn(line)
  if (numbers) return numbers.map(number => offered.find(({ n }) => n === number))
  const word = bare(line)
  const named = /\p{L}/u.test(word) ? offered.filter(({ name }) => bare(name) === word) : []
  // An ambiguous line counts as not understood.
  if (UNDO.includes(word)) return named.length ? [undefined] : 'undo'
  return named.length ? [named.length === 1 ? named[0] : undefined] : undefined
}

const UNDO = [
  ...['undo', 'take back'],
  ...['отменить', 'отмена', 'вернуть', 'вернуть ход'],
  ...['скасувати', 'скасуй', 'повернути', 'повернути хід'],
  ...['cofnij', 'cofnąć', 'cofnij ruch'],
]

const NUMBER = /^[#([]?(\d{1,3})[.)\]!:]?$/
const NUMBERS = 12

/** The numbers of a line that has nothing else: "3", "№ 3.", "1 5", "1 and 5". */
function numbersIn(line: string): number[] | undefined {
  const words = bare(line)
    .replaceAll('# ', '#')
    .split(/ ?[,;+&] ?| (?:and|und|и|і|та|й|i|oraz) | /)
  const numbers = words.slice(0, NUMBERS).map(word => NUMBER.exec(word)?.[1])
  return numbers.length === words.length && numbers.every(number => number !== undefined) ? numbers.map(Number) : undefined
}

/** Removes differences without meaning: case, emphasis, quotes, the dot at the end. */
function bare(line: string): string {
  return line
    .replaceAll('№', '#')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/["'’‘“”„«»`]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s*_~]+|[\s*_~.!…]+$/g, '')
}
