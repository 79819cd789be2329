/**
 * The clock of a correspondence table. Each seat has a bank of time; while the table waits for the seat the bank runs, but
 * only in that person's own hours and in nobody's pause. Pure: the table says what happened and what time it is.
 *
 * The table stores, when it is made: its `Pace` (or none: then nothing here is called) and the `Cap` of absences;
 * in its present row: one `SeatClock` for each seat. Nothing else; all here is plain data.
 *
 * It calls
 * - `fresh` for each seat when the game begins, then `settled`;
 * - after every answer: `answered` for who gave it (a person, or whoever answers when the time is up; not for automatic
 *   answers that follow it, nor for `may` prompts), then `settled` for all: clocks run exactly where the table waits;
 * - by its alarm, set to the least `wakeAt` of all seats: `due`. A mark is a reminder to send, then `told`; `late` is one
 *   step of the ladder, given with the time at which the alarm runs. So whoever is asked next is asked from now, and a
 *   server that slept for a week has cost each seat one step at most. A late answer that comes before that step counts;
 * - for a free takeback: `takenBack` for who takes back, with the time of that answer, then `settled`. The clock goes on as
 *   if it had never stopped; once its deadline would have passed, it is too late;
 * - for a takeback by consent: `voided` for each seat with the number of its answers that become void, then `settled`.
 *   Everybody keeps the time in hand, and answers given anew add nothing, for those that they replace already did.
 *   A seat whose question is withdrawn by another's takeback has not spent anything on it;
 * - `livesBy` when a person (or a substitute) has other hours: they count from the next question on;
 * - `handedOn` when a seat is claimed anew;
 * - `absent` and `backSooner` when a person announces an absence or cuts one short, `paused` and `resumed` when all have
 *   agreed, `granted` when the others agree to wait longer for somebody. They move deadlines that have not passed, and take
 *   effect from now on only. A pause always has an end.
 */
export { daysOf, type Break, type BreakFault, type Cap } from './breaks'
export { ALWAYS, hoursOf, type Hours, type HoursFault } from './hours'
export { absenceCap, inHours, ownPace, PACES, USUAL_ABSENCES, type Pace } from './pace'
export { due, MARKS, reading, told, wakeAt, type Mark, type Reading } from './reading'
export {
  absent, answered, asked, backSooner, fresh, granted, handedOn, leftAt, livesBy, paused, resumed, settled, takenBack, voided,
  withdrawn, type Asked, type SeatClock,
} from './seat'
export { type Refused, type Span } from './span'
