/** A choice's meaning is in its act and nowhere else: with other ids and labels, everybody plays and draws the same. */
import { describe, expect, test } from 'vitest'
import { drawingOf } from '../../web/words/reader'
import { wordsOf } from '../../web/words/platform'
import { plain, say } from '../../web/words/say'
import { GAMES } from '../../worker/games'
import { deckhandChoice } from '../../worker/engine/bot'
import { seededChance } from '../../worker/rules/chance'
import type { Choice, GameEvent, Prompt, Text, Told } from '../../worker/rules/contract'
import { PIRATES, type Game } from '../../worker/drawing/game'
import { answer, type AnyRules } from '../../worker/engine/door'
import { workedOut } from '../../worker/rules/kit'
import { CLOCK, begin, give, engineOf, setting, settingAmong, type Match } from './kit'
import { randomMove } from './players'
import { toy } from './toy'

const ANSWERS = 250

/** A game in progress, yielded before each answer. */
function* course(game: Game, edition: Game['editions'][number], n: number): Generator<Match> {
  const chance = seededChance(n)
  let match = begin(settingAmong(game, edition, n), chance)
  for (let answers = 0; answers < ANSWERS && match.prompts.length > 0; answers++) {
    yield match
    match = give(match, randomMove(game, match.prompts, chance), chance)
  }
}

/** The same question with other ids and no wording, its acts passed through JSON as in a file. */
function disguised(prompt: Prompt): Prompt {
  const choice = ({ act, at, to }: Choice, n: number): Choice => ({
    id: `c${n}`,
    label: { say: 'choice' },
    act: JSON.parse(JSON.stringify(act)),
    ...(at && { at }),
    ...(to && { to }),
  })
  const [first, ...others] = prompt.choices
  return { ...prompt, id: 'question', choices: [choice(first, 0), ...others.map((other, n) => choice(other, n + 1))] }
}

const indexOf = ({ choices }: Prompt, choice: Choice): number => choices.indexOf(choice)

describe.each([...GAMES, toy])('in $id', game => {
  test.each(game.editions)('$id: rules, deckhand and outlook know a choice by its act alone', edition => {
    for (const { present, prompts } of course(game, edition, 3)) {
      for (const prompt of prompts) {
        const view = game.rules.view(present.state, prompt.seat)
        const other = disguised(prompt)
        expect(indexOf(other, deckhandChoice(game, view, other))).toBe(indexOf(prompt, deckhandChoice(game, view, prompt)))
        prompt.choices.forEach((choice, i) => {
          const mask = other.choices[i] ?? choice
          expect(game.reach?.(view, mask)).toEqual(game.reach?.(view, choice))
          const played = ({ act }: Choice): GameEvent[] => workedOut(game.rules, present.state, prompt.seat, act, seededChance(5)).events
          expect(played(mask)).toEqual(played(choice))
        })
      }
    }
  })
})

describe.each(GAMES.filter(({ Scene }) => Scene))('a scene of $id', game => {
  test.each(game.editions)('$id: is drawn from its data, not from the words of its line', edition => {
    const { Scene, rules } = game
    if (!Scene) throw new Error('this game has no scenes')
    const words = wordsOf('en', game)
    let drawn = 0
    for (const {
      setting: { seats },
      present,
      rows,
    } of course(game, edition, 4)) {
      const names = Array.from({ length: seats }, (_, seat) => `seat ${seat}`)
      const crew = names.map((name, seat) => ({ name, pirate: PIRATES[seat] ?? 'a' }))
      const drawing = drawingOf(
        rules.view(present.state, 0),
        { language: 'en', say: (text: Text) => plain(say(words, text, names, 0)) },
        crew
      )
      const told = (rows.at(-1)?.given ?? []).flatMap(({ events }) => events.flatMap(event => rules.tell(event, 0) ?? []))
      const masked = told.map((line): Told => ({ say: 'told-ended', ...(line.scene !== undefined && { scene: line.scene }) }))
      const kinds = (lines: readonly Told[]) => lines.map(line => kindOf(Scene({ ...drawing, line, among: lines })))
      expect(kinds(masked)).toEqual(kinds(told))
      drawn += kinds(told).filter(kind => kind === 'drawn').length
    }
    expect(drawn).toBeGreaterThan(0)
  })
})

const kindOf = (drawn: unknown): string => (drawn ? 'drawn' : drawn === null ? 'told elsewhere' : 'words')

test('bots and orders may only choose what is offered, as people do', () => {
  const match = begin(setting(toy, 'plain', 2), seededChance(1))
  const rules: AnyRules = toy.rules
  const engine = engineOf(match.setting, seededChance(1))
  const [prompt] = match.prompts
  if (!prompt) throw new Error('nobody is asked')
  const invented: Choice = { id: 'fly', label: { say: 'choice-roll' }, act: { do: 'roll' } }
  const from = { seat: prompt.seat, prompt: prompt.id, choice: prompt.choices[0].id }
  expect(() => answer({ ...engine, rules, now: CLOCK, respond: () => ({ choice: invented, by: 'bot' }) }, match.present, from)).toThrow(
    'not offered'
  )
})
