/**
 * The clock of a correspondence table. Each seat has a bank of time, which runs while the table waits for the seat, but only in
 * that person's waking hours and outside absences and pauses. Pure: the table says what happened and what time it is.
 *
 * The table stores its `Pace` (a table without one never calls anything here) and the `Cap` of absences when it is made, and one
 * `SeatClock` per seat in its present row. All of it is plain data.
 *
 * It calls
 * - `fresh` for each seat when the game begins, then `settled`;
 * - after every answer: `answered` for the seat that gave it (a person, or the responder that steps in when time is up; not for
 *   automatic answers that follow, nor for `may` prompts), then `settled` for all, so that clocks run exactly where the table waits;
 * - from its alarm, set to the least `wakeAt` of all seats: `due`. A mark is a reminder to send, then `told`; `late` is one
 *   step of the ladder, taken at the time at which the alarm runs. So the next seat's time starts now, and a server that was
 *   down for a week costs each seat at most one step. A late answer that arrives before that step counts;
 * - for a free takeback: `takenBack` for the seat, with the time of that answer, then `settled`. The clock goes on as
 *   if it had never stopped; a takeback after the old deadline is refused as late;
 * - for a takeback by consent: `voided` for each seat with the number of its answers that become void, then `settled`.
 *   Everybody keeps the time in hand, and the answers given again add nothing, because the void ones already did.
 *   A seat whose question is withdrawn by another's takeback has spent nothing on it;
 * - `livesBy` when a person (or a substitute) changes hours: they apply from the next question on;
 * - `handedOn` when a seat gets a new player;
 * - `absent` and `backSooner` when a person announces an absence or shortens one, `paused` and `resumed` when all have
 *   agreed, `granted` when the others agree to wait longer for somebody. They move deadlines that have not passed, and take
 *   effect from now on only. A pause always has an end.
 */
export { daysOf, type Break, type BreakFault, type Cap } from './breaks'
export { ALWAYS, hoursOf, type Hours, type HoursFault } from './hours'
export { absenceCap, inHours, ownPace, PACES, USUAL_ABSENCES, type Pace } from './pace'
export { due, MARKS, reading, told, wakeAt, type ReminderMark, type Reading } from './reading'
export {
  absent,
  answered,
  asked,
  backSooner,
  fresh,
  granted,
  handedOn,
  leftAt,
  livesBy,
  paused,
  resumed,
  settled,
  takenBack,
  voided,
  withdrawn,
  type Asked,
  type SeatClock,
} from './seat'
export type { Refused, Span } from './span'
