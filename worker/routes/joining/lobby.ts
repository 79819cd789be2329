/** The lobby: tables with open seats, and joining one of them. */
import { Hono } from 'hono'
import { claimPage } from '../../../web/pages/joining/claim'
import type { ClaimProps } from '../../../web/pages/joining/claim-folds'
import { lobbyPage } from '../../../web/pages/joining/lobby'
import type { LobbyRow, Time } from '../../model'
import { DICE_WORDS_LENGTH, LOBBY_MS, NAME_LENGTH } from '../../shared/bounds'
import { GAMES, gameOf } from '../../games'
import { unpack } from '../../shared/parcel'
import { transportOf } from '../../post/transports/transport'
import { beaconOf } from '../../beacon/chain'
import { readForm } from '../request/forms'
import { meet } from './meet'
import { nameHere } from '../request/nickname'
import { page, reading, refuse, type Request, type Site } from '../request/site'
import { refusedClaim, seated } from './claims'
import { faultsIn, readTaker, usualWords } from './taker'
import { tableOf, visitOf } from '../request/visit'

export const lobby = new Hono<Site>()

lobby.get('/tables', async c => {
  const rows = await listed(c.env)
  const { game, pace, free } = c.req.query()
  return page(lobbyPage({ ...reading(c), rows, games: GAMES, wish: { game, pace, free } }))
})

/** One object lists all tables for everybody: each process asks it every few seconds at most. */
let list: { at: Time; rows: LobbyRow[] } | undefined

async function listed({ LOBBY }: Env): Promise<LobbyRow[]> {
  const now = Date.now()
  if (list && now >= list.at && now < list.at + LOBBY_MS) return list.rows
  const rows = unpack(await LOBBY.get(LOBBY.idFromName('lobby')).newest())
  list = { at: now, rows }
  return rows
}

lobby.get('/tables/:table/join', c => joining(c, join => page(claimPage(join))))

lobby.post('/tables/:table/join', c =>
  joining(c, async join => {
    const form = await readForm(c)
    if (typeof form === 'number') return refuse(c, form)
    const taker = await readTaker(c, form)
    if ('faults' in taker) return page(claimPage({ ...join, filled: faultsIn(form, taker) }), 422)
    const { address, ...who } = taker
    const taken = unpack(
      (await tableOf(c)?.join({ ...who, ...(await meet(c, address)), keys: visitOf(c).keys })) ?? '{"refused":"unknown"}'
    )
    // Somebody may have been quicker.
    return 'refused' in taken ? refusedClaim(c, taken) : seated(c, join.head.id, taken, taker.name)
  })
)

async function joining(c: Request, then: (join: ClaimProps) => Response | Promise<Response>): Promise<Response> {
  const found = unpack((await tableOf(c)?.openSeat()) ?? '{"refused":"unknown"}')
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
    ownName: nameHere(c),
    nameLength: NAME_LENGTH,
    wordsLength: DICE_WORDS_LENGTH,
  })
}
