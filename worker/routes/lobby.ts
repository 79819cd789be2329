/** The lobby: tables with open seats, and sitting down at one of them. */
import { Hono } from 'hono'
import { claimPage, type ClaimProps } from '../../web/pages/claim'
import { lobbyPage } from '../../web/pages/lobby'
import { DICE_WORDS_LENGTH, NAME_LENGTH } from '../bounds'
import { GAMES, gameOf } from '../games'
import { open } from '../parcel'
import { transportOf } from '../post/transport'
import { beaconOf } from '../table/beacon/chain'
import { readForm } from './forms'
import { meet } from './meet'
import { page, reading, refuse, type Request, type Site } from './site'
import { refusedClaim, seated } from './claims'
import { faultsIn, readTaker, usualWords } from './taker'
import { tableOf, visitOf } from './visit'

export const lobby = new Hono<Site>()

lobby.get('/tables', async c => {
  const rows = open(await c.env.LOBBY.get(c.env.LOBBY.idFromName('lobby')).newest())
  const { game, pace, free } = c.req.query()
  return page(lobbyPage({ ...reading(c), rows, games: GAMES, wish: { game, pace, free } }))
})

lobby.get('/tables/:table/join', c => joining(c, join => page(claimPage(join))))

lobby.post('/tables/:table/join', c =>
  joining(c, async join => {
    const form = await readForm(c)
    if (typeof form === 'number') return refuse(c, form)
    const taker = await readTaker(c, form)
    if ('faults' in taker) return page(claimPage({ ...join, filled: faultsIn(form, taker) }), 422)
    const { address, ...who } = taker
    const taken = open((await tableOf(c)?.join({ ...who, ...(await meet(c, address)), keys: visitOf(c).keys })) ?? '{"refused":"unknown"}')
    // Somebody may have been quicker in this very second.
    return 'refused' in taken ? refusedClaim(c, taken) : seated(c, join.head.id, taken)
  })
)

async function joining(c: Request, then: (join: ClaimProps) => Response | Promise<Response>): Promise<Response> {
  const found = open((await tableOf(c)?.open()) ?? '{"refused":"unknown"}')
  if ('refused' in found) return refusedClaim(c, found)
  return then({
    ...reading(c),
    ...found,
    game: gameOf(found.head.game),
    action: c.req.path,
    joining: true,
    letters: transportOf(c.env) !== undefined,
    beacon: beaconOf(c.env) !== undefined,
    words: usualWords(),
    nameLength: NAME_LENGTH,
    wordsLength: DICE_WORDS_LENGTH,
  })
}
