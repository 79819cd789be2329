/** `npm run verify FILE`: checks a finished game without the site that it was played on. Exit code 1 where something differs. */
import type { FinishedGame } from '../table/export'
import { onGameFile, Unreadable } from './gamefile'
import { headline } from './transcript'
import { gameOf } from '../games'
import { faultIn, type Fault } from './verifying'

onGameFile(process.argv[2], file => {
  if ('lines' in file) throw new Unreadable('This game is not over: its secret is still kept, so that nothing can be drawn again. Its file after the end can be checked.')
  if (file.stage === 'failed') throw new Unreadable('This is a game that a test could not play on, without a secret of its own: `npm run show` opens it.')
  const fault = faultIn(file)
  console.log(fault ? told(fault) : summary(file))
  return fault ? 1 : 0
})

function told({ answer, event, why }: Fault): string {
  const where = [answer === undefined ? [] : [`answer ${answer}`], event === undefined ? [] : [`event ${event}`]].flat().join(', ')
  return `It differs${where && ` at ${where}`}. ${why}`
}

function summary(file: FinishedGame): string {
  const draws = file.answers.reduce((sum, row) => sum + row.draws.length, 0)
  const events = file.answers.flatMap(row => row.given).reduce((sum, given) => sum + given.events.length, 0)
  return [
    headline(gameOf(file.game), file),
    'The secret is the one that was promised before the game.',
    `${draws} draws, ${file.answers.length} answers and ${events} events: each is what secret, words and rules give.`,
    'They add up to the state and the standing in the file.',
  ].join('\n')
}
