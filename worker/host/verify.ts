/** `npm run verify FILE [VALUE …]`: checks a finished game without its site. The values are what somebody kept from before the game:
    fingerprints, and the site's public key. The exit code is 1 if anything differs. */
import { gameOf } from '../games'
import { isQuicknet } from '../beacon/chain'
import type { FinishedGame } from '../table/views/export'
import { EPOCH } from '../table/answers/history'
import { onGameFile, Unreadable } from './judging/gamefile'
import type { Fault } from './judging/fault'
import { faultInMark, faultInPromises, promises } from './judging/signature'
import { headline } from './judging/transcript'
import { faultIn, isUnfinished } from './judging/verifying'

const RUNNING = 'This game is not over and its secret still kept: nothing can be drawn again yet. After the end its file can be checked.'
const FAILED = 'A test could not play this game on; it has no secret of its own to check. `npm run show` opens it.'
const NO_VALUE = 'is neither a fingerprint nor a public key: 64 hexadecimal digits, as a letter or a page shows them.'
const UNLESS = 'unless those who run the beacon helped the site'

const [path, ...kept] = process.argv.slice(2)

onGameFile(path, file => {
  const odd = kept.find(value => !/^[0-9a-f]{64}$/i.test(value))
  if (odd !== undefined) throw new Unreadable(`${odd} ${NO_VALUE}`)
  if ('lines' in file) throw new Unreadable(RUNNING)
  if (file.stage === 'failed') throw new Unreadable(FAILED)
  const fault = faultIn(file) ?? faultInMark(file) ?? faultInPromises(file, kept)
  console.log(fault ? told(fault) : summary(file))
  return fault ? 1 : 0
})

function told({ answer, event, why }: Fault): string {
  const where = `${answer === undefined ? '' : ` at answer ${answer}`}${event === undefined ? '' : `, event ${event}`}`
  return `It differs${where}. ${why}`
}

function summary(file: FinishedGame): string {
  const draws = file.answers.reduce((sum, row) => sum + row.draws.length, 0)
  const events = file.answers.flatMap(row => row.given).reduce((sum, given) => sum + given.events.length, 0)
  return [
    headline(gameOf(file.game), file),
    `${draws} draws, ${file.answers.length} answers and ${events} events: each is what secret, words and rules give.`,
    'They add up to the state and the standing in the file.',
    endOf(file),
    ...goneBack(file),
    promiseOf(file),
    ...roundOf(file),
    signatureOf(file),
  ].join('\n')
}

function endOf(file: FinishedGame): string {
  if (file.ended)
    return file.ended.by === 'vote'
      ? 'The seats agreed to end it there.'
      : 'It ended with a claim, the other seat having run out of time again and again.'
  return isUnfinished(file)
    ? 'The game is unfinished: it stops before its rules end it, and a file of this format does not say why.'
    : 'It was played to its end.'
}

/** Events that everybody at the table could read in its log, and should remember. */
function goneBack({ answers, agreed = [] }: FinishedGame): string[] {
  const restores = answers.filter(({ prompt }) => prompt === EPOCH).map(({ choice }) => new Date(Number(choice)).toISOString())
  const put = agreed.filter(({ outcome }) => outcome === 'put-back').length
  return [
    ...restores.map(
      at =>
        `The site was restored from a back-up on ${at}: from there on other numbers are drawn. A site that does so often may pick among dice.`
    ),
    ...(put > 0 ? [`The people who run the site put the table back to an earlier position, so often: ${put}.`] : []),
  ]
}

function isKept(value: string | undefined): boolean {
  return value !== undefined && kept.some(one => one.toLowerCase() === value)
}

function promiseOf(file: FinishedGame): string {
  const { secret } = promises(file)
  if (isKept(secret)) return 'The secret is the one that was promised: it has the fingerprint that you gave.'
  return `Nothing is proved about what was promised: give the fingerprint from your invitation. The file has ${secret}.`
}

function roundOf({ beacon }: FinishedGame): string[] {
  if (!beacon) return ['No beacon is in these dice: a site that knew secret and words could have picked them.']
  const { chain, round, due, seal, missed } = beacon
  const when = new Date(due).toISOString()
  if (missed)
    return [`Round ${round} of the beacon (${when}) was named, but did not come in time: these dice prove no more than without one.`]
  const whose = isQuicknet(chain) ? 'drand quicknet' : `the beacon with the public key ${chain.key}; whose that is, the file cannot prove`
  return [
    `Round ${round}, out at ${when}, of ${whose}, is signed as it should be and in these dice.`,
    isKept(seal)
      ? `If the fingerprint of secret and words that you gave reached you before that time, nobody picked the dice, ${UNLESS}.`
      : `Whoever knew the round and the fingerprint ${seal} before that time knows that nobody picked them, ${UNLESS}.`,
  ]
}

/** Times and who answered for whom follow from no rule, so only the signature guards them. */
function signatureOf({ site }: FinishedGame): string {
  if (!site) return 'The file is not signed: anybody could have changed times, and answers of a bot into those of a person.'
  if (isKept(site.key)) return 'The site whose public key you gave has signed the whole file.'
  return `Somebody has signed the whole file; whether it was the site, its public key in your invitation tells. The file has ${site.key}.`
}
