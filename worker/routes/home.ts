/** Home, the rules, and on the developer's machine the page of all parts. */
import { Hono } from 'hono'
import { donePage } from '../../web/pages/done'
import { homePage } from '../../web/pages/home'
import { partsPage } from '../../web/pages/parts'
import { privacyPage } from '../../web/pages/privacy'
import { rulesPage } from '../../web/pages/rules'
import { whoCouldPage } from '../../web/pages/who-could'
import { GAMES } from '../games'
import { open } from '../parcel'
import { beaconOf } from '../table/beacon/chain'
import { allBerths, berthsHere } from './berths'
import { personHere } from './mine'
import { page, reading, refuse, type Site } from './site'

export const home = new Hono<Site>()

home.get('/', async c => {
  const [{ rows, late }, listed] = await Promise.all([berthsHere(c), personHere(c)?.stub.mine()])
  const tables = allBerths(rows, listed ? open(listed) : []).filter(({ stage }) => stage === 'playing' || stage === 'seating')
  return page(homePage({ ...reading(c), games: GAMES, tables, late }))
})
home.get('/rules', c => page(rulesPage({ ...reading(c), games: GAMES })))
home.get('/dice', c => page(whoCouldPage({ ...reading(c), beacon: beaconOf(c.env) !== undefined })))
home.get('/done/left', c => page(donePage({ ...reading(c), what: 'left' })))
home.get('/done/forgotten', c => page(donePage({ ...reading(c), what: 'forgotten' })))
home.get('/privacy', c => page(privacyPage({ ...reading(c), operator: c.env.PRIVACY })))
home.get('/dev/parts', c => (c.env.DEV === '1' ? page(partsPage(reading(c))) : refuse(c, 404)))
