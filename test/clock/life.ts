/** One random life at a table (questions, answers, absences, pauses, downtime), with the clock compared to the reference at every step. */
import assert from 'node:assert/strict'
import { seededChance, type Chance } from '../../worker/rules/chance'
import {
  absent,
  answered,
  asked,
  backSooner,
  due,
  fresh,
  leftAt,
  livesBy,
  paused,
  reading,
  resumed,
  takenBack,
  told,
  voided,
  wakeAt,
  withdrawn,
  type Cap,
  type ReminderMark,
  type Pace,
  type SeatClock,
} from '../../worker/clock'
import { deadline } from '../../worker/clock/running'
import { running } from '../../worker/clock/seat'
import { randomHours, randomPace } from './people'
import { MINUTE, Pencil } from './reference'

const DAY = 1440
const ACTIONS = 24
const LONGEST = 300 * DAY
/** Breaks announced during a life end within this calendar. */
const CALENDAR = LONGEST + 160 * DAY

/** What happened and how often, so that a test can see that enough did. */
export type Deeds = Record<string, number>

export function live(seed: number): Deeds {
  const life = new Life(seededChance(seed))
  try {
    life.run()
  } catch (error) {
    throw new Error(`life ${seed}`, { cause: error })
  }
  return life.deeds
}

class Life {
  readonly deeds: Deeds = {}
  readonly #chance: Chance
  readonly #begin: number
  readonly #pace: Pace
  readonly #cap: Cap
  readonly #pencil: Pencil
  #clock: SeatClock
  #minute: number
  /** The alarm, and the clock it was computed from. */
  #wakes: number | undefined
  #alarmOf: SeatClock | undefined
  /** When the seat last answered, as long as that can be taken back freely. */
  #given: number | undefined
  /** Answers not taken back; only these can be. */
  #standing = 0
  #actions = 0

  constructor(chance: Chance) {
    this.#chance = chance
    this.#begin = Date.UTC(2024, 0, 1) / MINUTE + chance.pick(6 * 365 * DAY)
    this.#minute = this.#begin
    this.#pace = randomPace(chance)
    this.#cap = { times: chance.pick(5), days: chance.pick(30) }
    const hours = randomHours(chance)
    this.#clock = fresh(this.#pace, hours)
    const { first, add, most } = this.#pace
    this.#pencil = new Pencil(first / MINUTE, add / MINUTE, most / MINUTE, hours, this.#begin, CALENDAR)
  }

  get #now(): number {
    return this.#minute * MINUTE
  }

  run(): void {
    let next = this.#minute
    for (; this.#minute < this.#begin + LONGEST && this.#actions < ACTIONS; this.#minute++) {
      if (this.#clock.asked) this.#hand(this.#clock.asked.until)
      this.#alarm()
      if (this.#minute >= next) {
        this.#act()
        next = this.#minute + this.#pause()
        this.#compare()
      }
      this.#pencil.tick(this.#minute)
    }
  }

  /** A minute, some hours or some days. */
  #pause(): number {
    return 1 + this.#chance.pick([30, 600, 5 * DAY][this.#chance.pick(3)] ?? 1)
  }

  /** Time is up in exactly the minute the reference says, and never in a sleeping hour. */
  #hand(until: number): void {
    assert.equal(this.#now >= until, this.#pencil.left <= 0, 'the deadline')
    if (this.#now === until) assert(this.#pencil.runs(this.#minute - 1), 'a deadline in a sleeping hour')
  }

  /** Does what the table's alarm does, sometimes after a long downtime. */
  #alarm(): void {
    if (this.#alarmOf !== this.#clock) this.#wakes = wakeAt((this.#alarmOf = this.#clock))
    if (this.#wakes === undefined || this.#now < this.#wakes) return
    if (this.#chance.pick(4) === 0) this.#sleep(this.#chance.pick(8 * DAY))
    const what = due(this.#clock, this.#now)
    assert(what, 'woken for nothing')
    if (what !== 'late') return this.#remind(what)
    this.#count('late')
    this.#answer()
    this.#given = undefined
    this.#ask()
    assert.notEqual(due(this.#clock, this.#now), 'late', 'two steps of the ladder at once')
  }

  #sleep(minutes: number): void {
    this.#count('slept over')
    for (const end = this.#minute + minutes; this.#minute < end; this.#minute++) this.#pencil.tick(this.#minute)
  }

  #remind(mark: ReminderMark): void {
    const { bank, left } = this.#pencil
    assert(bank - left >= (bank * mark) / 100 - 1e-6, `reminded too soon at ${mark}`)
    this.#clock = told(this.#clock, mark)
    assert(due(this.#clock, this.#now) === undefined, 'an older reminder after a newer one')
    this.#count('reminded')
  }

  #act(): void {
    this.#actions++
    const deeds = this.#clock.asked
      ? [() => this.#answer(), () => this.#answer(), () => this.#withdraw(), () => this.#takeBackByConsent()]
      : [() => this.#ask(), () => this.#ask(), () => this.#takeBack(), () => this.#takeBackByConsent()]
    const always = [() => this.#absent(), () => this.#backSooner(), () => this.#changeHours(), () => this.#rest()]
    const all = [...deeds, ...always]
    all[this.#chance.pick(all.length)]?.()
  }

  #ask(): void {
    this.#clock = asked(this.#clock, this.#now)
    assert.equal(asked(this.#clock, this.#now + MINUTE), this.#clock, 'asked twice')
    this.#pencil.ask()
    this.#given = undefined
    this.#count('asked')
  }

  #answer(): void {
    this.#clock = answered(this.#clock, this.#pace, this.#now)
    assert.equal(answered(this.#clock, this.#pace, this.#now), this.#clock, 'an answer to nothing adds nothing')
    this.#pencil.answer()
    this.#given = this.#now
    this.#standing++
    this.#count('answered')
  }

  #withdraw(): void {
    this.#clock = withdrawn(this.#clock)
    this.#pencil.asked = false
    this.#given = undefined
    this.#count('withdrawn')
  }

  #takeBack(): void {
    if (this.#given === undefined) return
    const back = takenBack(this.#clock, this.#given, this.#now)
    assert.equal('refused' in back, this.#pencil.left <= 0, 'taking back too late, or refused in time')
    this.#count('refused' in back ? 'too late to take back' : 'taken back')
    if ('refused' in back) return
    assert(leftAt(back, this.#now) <= this.#clock.bank, 'a takeback gained time')
    // Taking back and answering again at once must never leave more time than no takeback.
    assert(answered(back, this.#pace, this.#now).bank <= this.#clock.bank, 'taking back and answering again gained time')
    this.#clock = back
    this.#pencil.asked = true
    this.#pencil.paid++
    this.#standing--
    this.#given = undefined
  }

  #takeBackByConsent(): void {
    if (this.#standing === 0) return
    const back = asked(voided(withdrawn(this.#clock), 1), this.#now)
    assert(leftAt(back, this.#now) <= this.#clock.bank, 'a takeback by consent gained time')
    assert(answered(back, this.#pace, this.#now).bank <= this.#clock.bank, 'answering anew gained time')
    this.#clock = voided(this.#clock, 1)
    this.#pencil.paid++
    this.#standing--
    this.#withdraw()
    this.#ask()
    this.#count('taken back by consent')
  }

  #changeHours(): void {
    const hours = randomHours(this.#chance)
    const before = this.#clock.asked?.until
    this.#clock = livesBy(this.#clock, hours)
    this.#pencil.hours = hours
    assert.equal(this.#clock.asked?.until, before, 'other hours moved the present deadline')
    this.#count('other hours')
  }

  #absent(): void {
    const { absences } = this.#pencil
    const from = this.#minute - DAY + this.#chance.pick(12 * DAY)
    const wish = { from: from * MINUTE, until: (from + this.#chance.pick(9 * DAY)) * MINUTE }
    const was = this.#clock
    const away = absent(was, wish, this.#cap, this.#now)
    if ('refused' in away) return this.#count(`absence refused: ${away.refused}`)
    absences.cross(Math.max(from, this.#minute), wish.until / MINUTE)
    const { times, days } = absences.counted()
    assert(times <= this.#cap.times && days <= this.#cap.days, 'more absence than the table allows')
    this.#changed(away, 'later', was)
    this.#count('absent')
  }

  #backSooner(): void {
    const absence = this.#clock.absences[this.#chance.pick(Math.max(1, this.#clock.absences.length))]
    if (!absence) return
    const until = absence.from + Math.round((absence.until - absence.from) / MINUTE / 2) * MINUTE
    const back = backSooner(this.#clock, { from: absence.from, until }, this.#now)
    if ('refused' in back) return this.#count('not back sooner')
    this.#pencil.absences.clear(Math.max(until, this.#now) / MINUTE, absence.until / MINUTE)
    this.#changed(back, 'sooner', this.#clock)
    this.#count('back sooner')
  }

  #rest(): void {
    const { pauses } = this.#pencil
    const goesOn = resumed([this.#clock], this.#now)
    const until = this.#minute + 1 + this.#chance.pick(20 * DAY)
    const next = 'refused' in goesOn ? paused([this.#clock], until * MINUTE, this.#now) : goesOn
    if ('refused' in next) return this.#count('pause refused')
    if ('refused' in goesOn) pauses.cross(this.#minute, until)
    else pauses.clear(this.#minute, this.#minute + 121 * DAY)
    const [clock = this.#clock] = next
    this.#changed(clock, 'refused' in goesOn ? 'later' : 'sooner', this.#clock)
    this.#count('refused' in goesOn ? 'paused' : 'resumed')
  }

  /** A break changes what lies ahead, never what was spent. */
  #changed(clock: SeatClock, way: 'later' | 'sooner', was: SeatClock): void {
    assert.equal(leftAt(clock, this.#now), leftAt(was, this.#now), 'a break changed what was spent')
    if (clock.asked && was.asked) {
      const moved = clock.asked.until - was.asked.until
      assert(way === 'later' ? moved >= 0 : moved <= 0, 'a break moved the deadline the wrong way')
      assert(way === 'later' || due(was, this.#now) === 'late' || clock.asked.until > this.#now, 'a deadline in the past')
    }
    this.#clock = clock
  }

  #compare(): void {
    // A round trip through JSON, as in the table's row.
    this.#clock = JSON.parse(JSON.stringify(this.#clock))
    const { bank, paid, asked: question } = this.#clock
    const pencil = this.#pencil
    assert.deepEqual([bank / MINUTE, paid, Boolean(question)], [pencil.bank, pencil.paid, pencil.asked], 'bank, paid, asked')
    assert(bank > 0 && bank <= this.#pace.most, 'a bank without bounds')
    if (!question) return
    assert.equal(leftAt(this.#clock, this.#now) / MINUTE, Math.max(0, pencil.left), 'what is left')
    assert(Number.isSafeInteger(question.until) && question.until - this.#now < 366 * DAY * MINUTE, 'a deadline without end')
    assert.equal(deadline(bank, running(this.#clock, question.since)), question.until, 'the deadline kept')
    assert(deadline(bank + MINUTE, running(this.#clock, question.since)) > question.until, 'more in the bank, no more time')
    this.#read()
  }

  #read(): void {
    const told = reading(this.#clock, this.#now)
    assert(told && told.share >= 0 && told.share <= 100, 'a share of the scale')
    if (told.late) return
    assert.equal(told.sleeps === undefined, this.#pencil.runs(this.#minute), 'whether the bank sleeps')
    if (told.sleeps !== undefined) assert(this.#pencil.runs(told.sleeps / MINUTE), 'it wakes later')
  }

  #count(deed: string): void {
    this.deeds[deed] = (this.deeds[deed] ?? 0) + 1
  }
}
