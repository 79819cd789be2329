/** Games of people who read every letter exactly one day later: how often the table calls them, and how long a round takes. */
import { seededChance, type Chance } from '../../worker/rules/chance'
import type { GameEvent, Prompt, Seat } from '../../worker/rules/contract'
import { fold } from '../../worker/rules/kit'
import { answer, follow, type Followed, type Given } from '../../worker/engine/door'
import { waitsAfter } from '../../worker/table/answers/next'
import { CLOCK, engineOf, type Setting } from '../games/kit'
import { answerLimit, botMove } from '../games/players'
import { beginsRound } from './extras'
import { Planners } from './planners'

/** Medians over games; shares are of all answers. */
export interface PeopleFigures {
  daysPerRound: number
  callsPerPersonRound: number
  /** Calls to someone already called in the same round, over all seats. */
  secondCallsPerRound: number
  waitsPerRound: number
  /** Turn letters, plus one per seat at the end. */
  lettersPerGame: number
  lettersPerPersonRound: number
  answeredBy: { person: number; sheet: number; force: number }
  /** In games with plans: calls per turn, and the share of planned turns played entirely by their plan. */
  callsPerTurn?: number
  plansHeld?: number
}

/** Whether people are written to as soon as they can seal cards, and plan their turns. */
export interface Calling {
  early: boolean
}

export function simulatePeople(setting: Setting, games: number, seed: number, calling: Calling): PeopleFigures {
  const played = Array.from({ length: games }, (_, n) => playByPost(setting, seededChance(seed + n), calling))
  const middle = (of: (game: Diary) => number): number => {
    const sorted = played.map(of).toSorted((a, b) => a - b)
    return Math.round((sorted[Math.floor(sorted.length / 2)] ?? 0) * 1000) / 1000
  }
  const all = played.reduce((sum, { given }) => sum + given.person + given.sheet + given.force, 0)
  const share = (by: keyof Diary['given']): number =>
    Math.round((played.reduce((sum, { given }) => sum + given[by], 0) / all) * 1000) / 1000
  return {
    daysPerRound: middle(({ days, rounds }) => days / rounds),
    callsPerPersonRound: middle(({ calls, rounds }) => calls / rounds / setting.seats),
    secondCallsPerRound: middle(({ secondCalls, rounds }) => secondCalls / rounds),
    waitsPerRound: middle(({ waits, rounds }) => waits / rounds),
    lettersPerGame: middle(({ calls }) => calls + setting.seats),
    lettersPerPersonRound: middle(({ calls, rounds }) => (calls + setting.seats) / rounds / setting.seats),
    answeredBy: { person: share('person'), sheet: share('sheet'), force: share('force') },
    ...(setting.game.plans && {
      callsPerTurn: middle(({ calls, rounds }) => calls / rounds),
      plansHeld: middle(({ plans }) => (plans.planned === 0 ? 0 : plans.held / plans.planned)),
    }),
  }
}

interface Diary {
  days: number
  rounds: number
  calls: number
  secondCalls: number
  waits: number
  given: { person: number; sheet: number; force: number }
  plans: Pick<Planners, 'planned' | 'held'>
}

function playByPost(setting: Setting, chance: Chance, calling: Calling): Diary {
  const game = new ByPost(setting, chance, calling)
  while (!game.over) game.nextDay()
  return game.diary
}

class ByPost {
  readonly diary: Diary
  readonly #setting: Setting
  readonly #chance: Chance
  readonly #calling: Calling
  readonly #planners: Planners
  #at: Pick<Followed, 'present' | 'prompts'>
  #begun: Record<number, number> = {}
  /** Unread letters: the day each one arrived, by seat. */
  #called = new Map<Seat, number>()
  #calledThisRound = new Set<Seat>()
  /** A seat that is looking at its page needs no letter. */
  #visiting: Seat | undefined

  constructor(setting: Setting, chance: Chance, calling: Calling) {
    this.#setting = setting
    this.#chance = chance
    this.#calling = calling
    this.#planners = new Planners(setting.game)
    this.diary = { days: 0, rounds: 0, calls: 0, secondCalls: 0, waits: 0, given: { person: 0, sheet: 0, force: 0 }, plans: this.#planners }
    const { rules } = setting.game
    const events = rules.begin(setting.seats, setting.options, chance)
    const state = fold((before, event: GameEvent) => rules.apply(before, event), events)
    this.#count([{ seat: 0, prompt: 'begin', choice: '', events }], false)
    const followed = follow(engineOf(setting, chance), { state, asked: {}, era: 0 })
    this.#at = followed
    this.#goOn(followed, undefined)
  }

  get over(): boolean {
    return this.#at.prompts.length === 0
  }

  /** Everybody whose letter is a day old visits, in random order. */
  nextDay(): void {
    if (this.#called.size === 0) throw new Error(`${this.#setting.game.id}: the game waits for a seat that has no letter`)
    const today = ++this.diary.days
    const coming = [...this.#called].filter(([, day]) => day < today).map(([seat]) => seat)
    for (const seat of this.#chance.shuffle(coming)) this.#visit(seat)
    if (today > answerLimit(this.#setting.game)) throw new Error(`${this.#setting.game.id}: no end after ${today} days`)
  }

  /** Answers everything that is open. */
  #visit(seat: Seat): void {
    this.#visiting = seat
    this.#called.delete(seat)
    for (let open = this.#openFor(seat); open; open = this.#openFor(seat)) this.#answer(open)
    this.#visiting = undefined
    if (this.#calling.early && !this.over) this.#planners.leave(seat, this.#setting.game.rules.view(this.#at.present.state, seat))
  }

  #openFor(seat: Seat): Prompt | undefined {
    const own = this.#at.prompts.filter(prompt => prompt.seat === seat && (!prompt.may || prompt.calls))
    return own.find(({ may }) => !may) ?? own[0]
  }

  #answer(prompt: Prompt): void {
    const move = botMove(this.#setting.game, [prompt], this.#at.present.state, this.#chance)
    const setting = { ...this.#setting, respond: this.#planners.besides(this.#setting.respond) }
    const answered = answer(engineOf(setting, this.#chance), this.#at.present, move)
    if ('refused' in answered) throw new Error(`${move.choice}: ${answered.refused}`)
    this.#at = answered
    this.#count(answered.given, true)
    this.#planners.count(answered.given, answered.prompts)
    this.#goOn(answered, answered.may ? undefined : move.seat)
  }

  #count(given: readonly Given[], byPerson: boolean): void {
    given.forEach(({ by, events }, i) => {
      if (events.some(event => beginsRound(this.#setting.game.id, event))) {
        this.diary.rounds++
        this.#calledThisRound.clear()
      }
      if (byPerson && i === 0) this.diary.given.person++
      else if (by) this.diary.given[by === 'forced' ? 'force' : 'sheet']++
    })
  }

  #goOn({ present, prompts }: Followed, actor: Seat | undefined): void {
    const waits = waitsAfter({ waits: { begun: this.#begun, lasted: [] } }, present.asked, prompts, { actor, stays: true }, CLOCK)
    this.#begun = waits.begun
    this.diary.waits += waits.lasted.length
    for (const { seat, may, calls } of prompts) if (!may || (calls && this.#calling.early)) this.#call(seat)
  }

  #call(seat: Seat): void {
    if (seat === this.#visiting || this.#called.has(seat)) return
    this.#called.set(seat, this.diary.days)
    this.diary.calls++
    if (this.#calledThisRound.has(seat)) this.diary.secondCalls++
    this.#calledThisRound.add(seat)
  }
}
