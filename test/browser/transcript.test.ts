/** What a screen reader says during one whole turn, kept as text. Read it like someone who cannot see the page. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tablePage } from '../../web/pages/table/table'
import type { Language } from '../../worker/drawing/game'
import { gameOf } from '../../worker/games'
import { seededChance } from '../../worker/rules/chance'
import { begin, give, type Match, setting } from '../games/kit'
import { randomMove } from '../games/players'
import { propsOf } from '../web/scene'
import { sharedBrowser } from './shared'

const FOLDER = 'test/browser/transcripts'
const WORDS_BEFORE_BUTTON = 250
const SEAT = 0
const SEED = 3
/** Turns played first, so that holds are full and something has happened. */
const BEFORE = 3

const TURNS: readonly [game: string, edition: string, language: Language][] = [
  ['regatta', 'first', 'en'],
  ['regatta', 'first', 'uk'],
  ['tunnel', 'tortuga', 'en'],
  ['tunnel', 'tortuga', 'uk'],
]

const browser = await sharedBrowser()
const page = await browser.newPage({ javaScriptEnabled: false })

const mustAnswer = ({ prompts }: Match): boolean => prompts.some(({ seat, may, calls }) => seat === SEAT && (!may || calls))
const momentOf = ({ setting: { game }, present }: Match): string => JSON.stringify(game.rules.view(present.state, 'watcher').moment)

/** The moments of one turn when the seat looks at its page: whenever it is asked, and after its last answer. */
function turnOf(id: string, edition: string): Match[] {
  const game = gameOf(id)
  const chance = seededChance(SEED)
  const moments = new Set<string>()
  const seen: Match[] = []
  let match = begin(setting(game, edition, 4), chance)
  while (match.prompts.length > 0) {
    if (mustAnswer(match)) moments.add(momentOf(match))
    if (moments.size > BEFORE + 1) return seen
    const looks = moments.size > BEFORE && (mustAnswer(match) || mustAnswer(seen.at(-1) ?? match))
    if (looks) seen.push(match)
    match = give(match, randomMove(game, match.prompts, chance), chance)
  }
  return seen
}

async function told(match: Match, language: Language): Promise<string> {
  await page.setContent(tablePage(propsOf(match, SEAT, { language, hints: 'off' })))
  return page.locator('body').ariaSnapshot()
}

const wordsBefore = (tree: string, mark: RegExp): number | undefined => {
  const at = tree.search(mark)
  return at < 0 ? undefined : (tree.slice(0, at).match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? []).length
}

test.each(TURNS)(
  '%s, %s, in %s',
  async (game, edition, language) => {
    const trees = []
    for (const match of turnOf(game, edition)) trees.push(await told(match, language))
    expect(trees.length).toBeGreaterThan(1)
    const path = `${FOLDER}/${game}-${language}.txt`
    const text = `${trees.join('\n\n=== then ===\n\n')}\n`
    if (process.env.GOLDEN === 'write') {
      mkdirSync(FOLDER, { recursive: true })
      writeFileSync(path, text)
    }
    expect(existsSync(path)).toBe(true)
    expect(text).toBe(readFileSync(path, 'utf8'))
    const counts = trees.flatMap(tree => wordsBefore(tree, /- radio /) ?? [])
    expect(counts.every(count => count <= WORDS_BEFORE_BUTTON)).toBe(true)
  },
  300_000
)
