/** `npm run verify FILE`: checks a finished game without the site it was played on. Exit code 1 where something differs. */
import type { FinishedGame } from '../table/export'
import { onGameFile, Unreadable } from './gamefile'
import { headline } from './transcript'
import { gameOf } from '../games'
import { isQuicknet } from '../table/beacon/chain'
import { faultIn, type Fault } from './verifying'

const RUNNING = 'This game is not over and its secret still kept: nothing can be drawn again yet. After the end its file can be checked.'
const FAILED = 'A test could not play this game on; it has no secret of its own to check. `npm run show` opens it.'

onGameFile(process.argv[2], file => {
  if ('lines' in file) throw new Unreadable(RUNNING)
  if (file.stage === 'failed') throw new Unreadable(FAILED)
  const fault = faultIn(file)
  console.log(fault ? told(fault) : summary(file))
  return fault ? 1 : 0
})

function told({ answer, event, why }: Fault): string {
  const where = `${answer === undefined ? '' : ` at answer ${answer}`}${event === undefined ? '' : `, event ${event}`}`
  return `It differs${where}. ${why}`
}

function roundTold({ beacon }: FinishedGame): string[] {
  if (!beacon) return ['No beacon is in these dice: a site that knew secret and words could have picked them.']
  const { chain, round, due, seal, missed } = beacon
  const when = new Date(due).toISOString()
  if (missed) return [`Round ${round} of the beacon (${when}) was named, but did not come in time: these dice prove no more than without one.`]
  const whose = isQuicknet(chain) ? 'drand quicknet' : `the beacon with the public key ${chain.key}; whose that is, the file cannot prove`
  return [
    `Round ${round}, out at ${when}, of ${whose}, is signed as it should be and in these dice.`,
    `Whoever knew the round and the fingerprint ${seal} before that time knows that nobody picked them.`,
  ]
}

function summary(file: FinishedGame): string {
  const draws = file.answers.reduce((sum, row) => sum + row.draws.length, 0)
  const events = file.answers.flatMap(row => row.given).reduce((sum, given) => sum + given.events.length, 0)
  return [
    headline(gameOf(file.game), file),
    `The secret fits the fingerprint in the file, ${file.commitment}. Whether that was promised before the game, the file cannot prove.`,
    ...roundTold(file),
    `${draws} draws, ${file.answers.length} answers and ${events} events: each is what secret, words and rules give.`,
    'They add up to the state and the standing in the file.',
  ].join('\n')
}
