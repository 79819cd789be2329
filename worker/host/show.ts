/** `npm run show FILE`: prints a game's file as text, up to its end or to where it failed. */
import { gameOf } from '../games'
import { fold } from '../rules/kit'
import type { GameEvent } from '../rules/contract'
import type { Game } from '../drawing/game'
import { eventsOf, stateAfter } from '../table/answers/history'
import type { RunningGame } from '../table/views/export'
import { onGameFile, type AnyGameFile, type FailedGame } from './judging/gamefile'
import { answerLines, boardLines, closing, headline, inWords, seatName, type Story } from './judging/transcript'

onGameFile(process.argv[2], file => {
  for (const line of shown(file)) console.log(line)
  return 0
})

function shown(file: AnyGameFile): string[] {
  const game = gameOf(file.game)
  if ('lines' in file) return runningLines(game, file)
  const lines = [headline(game, file), '', ...playedLines(game, file)]
  return [...lines, ...(file.stage === 'failed' ? failureLines(game, file) : closing(game, file))]
}

/** Each answer, and the board after it. */
function playedLines(game: Game, { answers, seats }: Story): string[] {
  let state: unknown
  return answers.flatMap((row, i) => {
    // Only a takeback needs the whole history again.
    if (row.voids !== null) state = stateAfter(game.rules, answers.slice(0, i + 1))
    else state = fold((before, event: GameEvent) => game.rules.apply(before, event), eventsOf([row]), state)
    return [...answerLines(game, row), ...boardLines(game, seats, state), '']
  })
}

function failureLines(game: Game, { prompts, why }: FailedGame): string[] {
  const asked = prompts.flatMap(({ id, seat, ask, choices }) => [
    `? ${seatName(seat)} ${id}: ${inWords(game, ask)}`,
    ...choices.map(choice => `    ${choice.id.padEnd(24)} ${inWords(game, choice.label)}`),
  ])
  return [...asked, `-- ${why}`]
}

function runningLines(game: Game, file: RunningGame): string[] {
  const viewer = file.viewer === 'watcher' ? 'a watcher' : seatName(file.viewer)
  const told = file.lines.map(({ position, text, void: isVoid }) => {
    return `${String(position).padStart(4)} ${inWords(game, text)}${isVoid ? ' (taken back)' : ''}`
  })
  return [headline(game, file), `A running game, as ${viewer} may know it.`, '', ...told]
}
