/** Home, the rules, and on a developer's machine the page of all parts. */
import { Hono } from 'hono'
import { asset } from '../../../web/board/assets'
import { donePage } from '../../../web/pages/site/done'
import { homePage } from '../../../web/pages/site/home'
import { privacyPage } from '../../../web/pages/site/privacy'
import { rulesPage } from '../../../web/pages/site/rules'
import { rulesOfPage } from '../../../web/pages/site/rules-of'
import { whoCouldPage } from '../../../web/pages/site/who-could'
import { GAMES } from '../../games'
import { unpack } from '../../shared/parcel'
import { beaconOf } from '../../beacon/chain'
import { allBerths, berthsHere } from '../request/berths'
import { hintsHere } from './hints'
import { personHere } from './mine'
import { page, reading, refuse, type Request, type Site } from '../request/site'

export const home = new Hono<Site>()
const hintsAre = (c: Request): 'on' | 'off' => (hintsHere(c) === 'off' ? 'off' : 'on')

/** A path that the rules may link back to: only that of a table or a seat. */
const TABLE_PATH = /^\/tables\/[a-z2-7]{21}(\/seats\/\d{1,2})?$/
const cameFrom = (c: Request): string | undefined => TABLE_PATH.exec(c.req.query('from') ?? '')?.[0]

home.get('/', async c => {
  const [{ rows, late }, listed] = await Promise.all([berthsHere(c), personHere(c)?.stub.mine()])
  const tables = allBerths(rows, listed ? unpack(listed) : []).filter(({ stage }) => stage === 'playing' || stage === 'seating')
  return page(homePage({ ...reading(c), games: GAMES, tables, late }))
})
/** Where phones look if a page names none, as table pages do. */
home.get('/apple-touch-icon.png', c => c.redirect(asset('touch-icon.png'), 301))
home.get('/rules', c => page(rulesPage({ ...reading(c), games: GAMES, hints: hintsAre(c) })))
home.get('/rules/:game/:edition', c => {
  const game = GAMES.find(({ id }) => id === c.req.param('game'))
  const edition = game?.editions.find(({ id }) => id === c.req.param('edition'))
  if (!game || !edition) return refuse(c, 404)
  const from = cameFrom(c)
  const whole = from !== undefined || c.req.query('whole') !== undefined
  return page(rulesOfPage({ ...reading(c), game, edition, hints: hintsAre(c), from, whole }))
})
home.get('/dice', c => page(whoCouldPage({ ...reading(c), beacon: beaconOf(c.env) !== undefined })))
home.get('/done/left', c => page(donePage({ ...reading(c), what: 'left' })))
home.get('/done/forgotten', c => page(donePage({ ...reading(c), what: 'forgotten' })))
home.get('/privacy', c => page(privacyPage({ ...reading(c), operator: c.env.PRIVACY })))
// Left out of the deployed code.
if (typeof FOR_DEVELOPERS === 'undefined' || FOR_DEVELOPERS)
  home.get('/dev/parts', async c => {
    if (c.env.DEV !== '1') return refuse(c, 404)
    const { partsPage } = await import('../../../web/pages/dev/parts')
    return page(partsPage(reading(c)))
  })
