/** Home, the rules, and on the developer's machine the page of all parts. */
import { Hono } from 'hono'
import { cardOf } from '../../web/pages/cards'
import { homePage } from '../../web/pages/home'
import { partsPage } from '../../web/pages/parts'
import { privacyPage } from '../../web/pages/privacy'
import { rulesPage } from '../../web/pages/rules'
import { GAMES } from '../games'
import { page, reading, refuse, type Site } from './site'

export const home = new Hono<Site>()

home.get('/', c => page(c, homePage({ ...reading(c), games: GAMES.map(game => cardOf(game, c.get('language'))) })))
home.get('/rules', c => page(c, rulesPage({ ...reading(c), games: GAMES })))
home.get('/privacy', c => page(c, privacyPage({ ...reading(c), operator: c.env.PRIVACY })))
home.get('/dev/parts', c => (c.env.DEV === '1' ? page(c, partsPage(reading(c))) : refuse(c, 404)))
