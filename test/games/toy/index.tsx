/** The smallest game that fulfils the whole contract: a race to ten by rolling or stepping, with a hidden bonus per seat. */
import type { GameEvent, Rules, Seat, Text } from '../../../worker/rules/contract'
import type { Game } from '../../../worker/drawing/game'
import { askedIn, byScore, seenIn } from '../../../worker/rules/kit'
import { inLines } from '../../../web/board/lines'
import words from './words.ftl'

interface State {
  bonus: number[]
  way: number[]
  turn: number
}
interface Board {
  bonus: (number | undefined)[]
  way: number[]
}
type Event = GameEvent &
  ({ type: 'began'; bonus: number[] } | { type: 'rolled'; seat: Seat; die: number; final: true } | { type: 'stepped'; seat: Seat })

type Act = { do: 'roll' | 'step' }

const over = ({ way }: State): boolean => way.some(far => far >= 10)

const rules: Rules<State, Event, Board, Act> = {
  begin: (seats, _options, chance) => [{ type: 'began', bonus: Array.from({ length: seats }, () => chance.pick(3)) }],
  apply(state, event) {
    if (event.type === 'began') return { bonus: event.bonus, way: event.bonus.map(() => 0), turn: 0 }
    if (!state) throw new Error('toy: the first event must be "began"')
    const far = (state.way[event.seat] ?? 0) + (event.type === 'rolled' ? event.die : 1)
    return { ...state, way: state.way.with(event.seat, far), turn: state.turn + 1 }
  },
  prompts(state) {
    const seat = state.turn % state.way.length
    const choices = (['roll', 'step'] as const).map(id => ({ id, label: { say: `choice-${id}` }, act: { do: id }, at: `s${seat}` }))
    return over(state) ? [] : [askedIn(state.turn, seat, { say: 'ask' }, choices)]
  },
  play: (story, seat, act, chance) =>
    story.record(act.do === 'roll' ? { type: 'rolled', seat, die: chance.die(6), final: true } : { type: 'stepped', seat }),
  view(state, viewer) {
    const bonus = state.bonus.map((own, seat) => (seat === viewer || over(state) ? own : undefined))
    return seenIn(state.turn, viewer, { way: state.way, bonus })
  },
  tell(event, viewer): Text | undefined {
    if (event.type === 'rolled') return { say: 'told-rolled', with: { who: { seat: event.seat }, die: event.die } }
    if (event.type === 'stepped') return { say: 'told-stepped', with: { who: { seat: event.seat } } }
    return viewer === 'watcher' ? { say: 'told-began' } : { say: 'told-bonus', with: { bonus: event.bonus[viewer] ?? 0 } }
  },
  imagine: (state, viewer, chance) =>
    over(state) ? state : { ...state, bonus: state.bonus.map((own, seat) => (seat === viewer ? own : chance.pick(3))) },
  standing: ({ way, bonus }) => byScore(way.map((far, seat) => far + (bonus[seat] ?? 0))),
  check({ way, turn }) {
    if (way.reduce((a, b) => a + b, 0) < turn) throw new Error('toy: a turn without a step')
  },
}

const inWords = inLines<Board>(({ board }, seat) => ({ say: 'trail-at', with: { space: board.way[seat] ?? 0 } }))

export const toy: Game<State, Event, Board, Act> = {
  ...{ id: 'toy', editions: [{ id: 'plain', seats: [2, 4], options: [] }], rules, words: { en: words, ru: words, uk: words, pl: words } },
  ...{ ...inWords, Board: inWords.BoardList, Hand: ({ view: { board }, seat }) => <p>{board.bonus[seat]}</p> },
  ...{ spots: ({ board }) => board.way.map((_, seat) => `s${seat}`) },
}
