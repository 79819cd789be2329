/** The pictures on home, rules and invitations: a stretch of a board with ships under way, without words, by day and by night. */
import type { Browser } from 'playwright-core'
import type { RegattaBoard } from '../../worker/games/regatta/state/view'
import type { SeatView } from '../../worker/rules/contract'
import { tablePage } from '../../web/pages/table/table'
import { COVER } from '../../web/parts/cover'
import { SCHEMES, serve, SITE } from './shoot'
import type { State } from './states'

const STATE = 'table-watcher'
/** In table order; each ship stands alone, so that prices stand beside the plates. */
const SPACES = ['24', '26', '30', 'b2', '28']
/** Names of places would need a language. */
const BARE = '.place, .isle { visibility: hidden }'
const WIDE = { width: 1280, height: 900 }
/** What is shown of the board of a wide page. */
const STRETCH = { x: 149, y: 0, width: 400 }

function underWay({ props }: State): string {
  const view = props.model.view as SeatView<RegattaBoard>
  const ships = view.board.ships.map((ship, seat) => ({ ...ship, space: SPACES[seat] ?? ship.space }))
  const model = { ...props.model, view: { ...view, board: { ...view.board, ships } } }
  return tablePage({ ...props, model, language: 'en', siteUrl: SITE })
}

/** Saves Regatta's cover in this folder; whoever likes it copies it to `web/static`. */
export async function covers(browser: Browser, states: readonly State[], folder: string): Promise<string[]> {
  const state = states.find(({ name }) => name === STATE)
  if (!state) return []
  const context = await browser.newContext({ deviceScaleFactor: COVER.width / STRETCH.width, viewport: WIDE, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await serve(page, () => underWay(state))
  await page.goto(`${SITE}/page`)
  await page.addStyleTag({ content: BARE })
  const { x, y } = (await page.locator('.sea-side .board').boundingBox()) ?? { x: 0, y: 0 }
  const clip = { x: x + STRETCH.x, y: y + STRETCH.y, width: STRETCH.width, height: (STRETCH.width * COVER.height) / COVER.width }
  const files: string[] = []
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme })
    const path = `${folder}/cover-regatta${colorScheme === 'dark' ? '-night' : ''}.png`
    await page.screenshot({ path, clip, fullPage: true })
    files.push(path)
  }
  await context.close()
  return files
}
