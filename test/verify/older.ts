/** Files as older tables wrote them: a row held a whole commit, a person's answer and everything that followed automatically, marked. */
import { withoutHelp, type FinishedGame } from '../../worker/table/views/export'
import type { AnswerRow } from '../../worker/table/rows/history/answer-row'
import { summedUp } from './kinds'

/** Expects a game with all its marks; rows from `then` on are written as today. */
export function asCommits(marked: FinishedGame, then = Infinity): FinishedGame {
  const old = structuredClone(marked)
  const numbers = new Map<number, number>()
  const rows: AnswerRow[] = []
  for (const row of old.answers) {
    const last = rows.at(-1)
    if (last && row.at < then && last.voids === null && row.voids === null && last.at === row.at) {
      Object.assign(last, { position: row.position, given: [...last.given, ...row.given], draws: [...last.draws, ...row.draws] })
    } else rows.push(row.at < then ? row : withoutHelp(row))
    numbers.set(row.number, rows.length - 1)
  }
  for (const [i, row] of rows.entries()) {
    row.number = i
    if (row.voids === null) continue
    row.voids = numbers.get(row.voids) ?? row.voids
    row.choice = String(row.voids)
  }
  return { ...old, format: then === Infinity ? 'packetboat-game/2' : 'packetboat-game/3', answers: rows }
}

/** Older still: no positions or draws per decision, the rulings of that time, and positions that counted rows. */
export function asFirstCommits(marked: FinishedGame, then = Infinity): FinishedGame {
  const file = asCommits(marked, then)
  const old = structuredClone(file)
  for (const [i, row] of old.answers.entries()) {
    const step = row.position - (file.answers[i - 1]?.position ?? -1)
    const shift = (old.answers[i - 1]?.position ?? -1) + (row.at < then ? Math.min(step, 1) : step) - row.position
    row.position += shift
    for (const given of row.given) {
      if (row.at >= then) {
        given.position = (given.position ?? 0) + shift
        continue
      }
      delete given.position
      delete given.draws
      for (const event of given.events) delete event.ruling
    }
  }
  summedUp(old)
  return old
}
