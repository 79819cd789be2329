/** Pages around a game in progress: its film, log and dice, standing orders, a planned turn, the first hints. */
import { filmReel } from '../../web/pages/past/film'
import { logPage } from '../../web/pages/past/log'
import { pathsOf } from '../../web/parts/paths'
import { ordersPage } from '../../web/pages/seat/orders'
import { plansPage } from '../../web/pages/seat/plans'
import { tablePage } from '../../web/pages/table/table'
import { gameOf } from '../../worker/games'
import type { Game, Language } from '../../worker/drawing/game'
import { seededChance } from '../../worker/rules/chance'
import type { Seat } from '../../worker/rules/contract'
import { ASK, ordersFrom } from '../../worker/rules/orders'
import { reelFrom } from '../../worker/table/views/film'
import { ownOrders } from '../../worker/table/views/orders'
import { logOf } from '../../worker/table/views/pages'
import { ownPlan } from '../../worker/table/views/plans'
import { begin, CLOCK, give, setting, withOrders, type Match } from '../games/kit'
import { botMove } from '../games/players'
import { tableOf } from '../games/standin'
import { DRAWS, proof } from '../web/proofs'
import type { Shot } from './shoot'
import { dressed } from './states'

type Page = (language: Language) => Pick<Shot, 'html' | 'answers' | 'press' | 'widths'>

const ANSWERS = 40
/** A plain line, one with a number, one with preferences. */
const OPENED = ['fork', 'defence', 'loot'].map(id => `#order-${id} > summary`)
const READER: Seat = 1

export function records(): Readonly<Record<string, Page>> {
  const regatta = played(gameOf('regatta'), 'first')
  const tunnel = played(gameOf('tunnel'), 'tortuga')
  return {
    film: language => film(regatta, language),
    'film of tunnel': language => film(tunnel, language),
    'since, as a film': language => since(regatta, language),
    'the whole board': language => wholeBoard(regatta, language),
    'the whole board of tunnel': language => wholeBoard(tunnel, language),
    log: language => ({ html: logPage({ ...told(regatta), language }) }),
    'log of tunnel': language => ({ html: logPage({ ...told(tunnel), language }) }),
    proof: language => ({ html: proof(language) }),
    'proof, open': language => ({ html: proof(language, DRAWS.slice(0, 12)) }),
    orders: language => ({ html: orders(regatta, language) }),
    'orders, open': language => ({ html: orders(regatta, language), press: OPENED }),
    'a plan': language => ({ html: plan(tunnel, 0, language) }),
    'a plan begun': language => ({ html: plan(tunnel, 1, language) }),
    'first hints': language => hinted(begin(setting(gameOf('regatta'), 'first', 4), seededChance(3)), language),
    'first hints of tunnel': language => hinted(begin(setting(gameOf('tunnel'), 'jamaica', 4), seededChance(3)), language),
  }
}

function played(game: Game, edition: string): Match {
  const chance = seededChance(5)
  let match = begin(withOrders(setting(game, edition, 4)), chance)
  // People hardly ever change what they have answered ahead.
  const open = () => match.prompts.filter(({ may, calls }) => !may || calls)
  for (let n = 0; n < ANSWERS; n++) match = give(match, botMove(game, open(), match.present.state, chance), chance)
  return match
}

const told = (match: Match) => {
  const props = dressed(match, READER)
  return { ...logOf(tableOf(match), READER, CLOCK), head: props.model.head, viewer: READER, game: props.game, now: CLOCK }
}

/** A past position, with the film that its page plays in place. */
function film(match: Match, language: Language): ReturnType<Page> {
  const props = dressed(match, READER)
  const { head } = props.model
  const past = { ...props.model, head: { ...head, latest: props.model.position + ANSWERS } }
  const from = props.model.position
  return {
    html: tablePage({ ...props, language, model: past }),
    answers: reelOf(match, props, language, from - 6, from),
    press: ['[data-watch]', '[data-does=on]'],
  }
}

/** What happened since the last visit, played above the words that tell it. */
function since(match: Match, language: Language): ReturnType<Page> {
  const props = dressed(match, READER)
  const from = (props.model.lines.find(({ position }) => position > 0)?.position ?? 1) - 1
  return {
    html: tablePage({ ...props, language }),
    answers: reelOf(match, props, language, from),
    press: ['[data-watch]', '[data-does=on]'],
  }
}

/** The stills from a position on, as the script asks for them at `at`. */
function reelOf(match: Match, { model: { head }, game }: ReturnType<typeof dressed>, language: Language, from: number, at = from) {
  const reel = reelFrom(tableOf(match), READER, from, CLOCK)
  if (!reel) throw new Error('no such position')
  const path = new URL(`https://boat.example${pathsOf(head.id, READER).film}`).pathname
  return { [`${path}${at}`]: JSON.stringify(filmReel({ ...reel, head }, game, { language, now: CLOCK })) }
}

/** On a phone, laid over the question. */
function wholeBoard(match: Match, language: Language): ReturnType<Page> {
  const seat = match.prompts.find(({ may }) => !may)?.seat ?? READER
  return { html: tablePage({ ...dressed(match, seat), language }), widths: [360], press: ['.more'] }
}

function orders(match: Match, language: Language): string {
  const props = dressed(match, READER)
  const lines = props.game.orders?.lines(match.setting.options, match.setting.seats) ?? []
  const own = ownOrders(tableOf(match).store, READER)
  return ordersPage({ ...props, ...own, language, lines, orders: ordersFrom(lines, own.orders), ask: ASK })
}

/** Of a seat whose turn it is not, before anything is chosen or with the first step taken. */
function plan(match: Match, steps: 0 | 1, language: Language): string {
  const { store } = tableOf(match)
  const row = store.seats().find(({ seat }) => match.prompts.every(prompt => prompt.seat !== seat))
  const { plans } = match.setting.game
  if (!row || !plans) throw new Error('nobody can plan')
  const choices = ownPlan(store, row, { steps: [] }).draft?.prompt?.choices ?? []
  const said = choices.slice(0, steps).map(({ id }) => ({ choice: id, exactly: true, otherwise: 'ask' as const }))
  const shown = ownPlan(store, row, { steps: said })
  return plansPage({ ...dressed(match, row.seat), language, plan: shown, most: plans.most, anew: false })
}

function hinted(match: Match, language: Language): ReturnType<Page> {
  const seat = match.prompts.find(({ may }) => !may)?.seat ?? 0
  return { html: tablePage({ ...dressed(match, seat), hints: [], language }) }
}
