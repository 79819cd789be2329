/** Every page in every state, with the steps needed to see it. */
import type { Page } from 'playwright-core'
import { SETTING_PAGES } from '../../worker/model/setting-pages'
import { seededChance } from '../../worker/rules/chance'
import { callOf, newestLetter } from '../kit/mail'
import { claimsOn, openTable, playToTheEnd, practise, questionOn, seated, sit, answerOnce, type Player } from '../kit/players'
import { Visitor } from '../kit/visitor'
import { until } from '../host/site'

export interface Place {
  name: string
  url: string
  /** Whose browser opens it. */
  as?: Visitor
  /** What to do before looking. */
  first?: (page: Page) => Promise<unknown>
}

const NAMES = ['Anne', 'Bartholomew', 'Олена']
const TUNNEL = { game: 'tunnel', edition: 'tortuga', names: NAMES }
const SHORT = { 'Sections of the tunnel': '4', 'Pirates per player': '3' }
const GUEST = 'guest@example.org'

export async function places(site: string): Promise<Place[]> {
  const browser = (): Visitor => new Visitor((url, init) => fetch(url, init), { 'accept-language': 'en' })
  const home = `${site}/`
  return [
    { name: 'home', url: home },
    { name: 'rules', url: `${site}/rules` },
    { name: 'rules of Regatta', url: `${site}/rules/regatta/revised` },
    { name: 'rules of Yassa', url: `${site}/rules/regatta/yassa` },
    { name: 'rules of Tunnel', url: `${site}/rules/tunnel/hispaniola` },
    { name: 'privacy', url: `${site}/privacy` },
    { name: 'open tables', url: `${site}/tables` },
    { name: 'my tables', url: `${site}/mine` },
    { name: 'my links', url: `${site}/links` },
    { name: 'short code', url: `${site}/code` },
    { name: 'new', url: `${site}/tables/new` },
    { name: 'new, filled in wrongly', url: `${site}/tables/new`, first: submit },
    { name: 'all parts', url: `${site}/dev/parts` },
    { name: 'not found', url: `${site}/nowhere` },
    { name: 'not yours', url: `${site}/tables/none/seats/0` },
    ...(await whileSeating(browser, home)),
    ...(await whilePlaying(browser, home)),
    ...(await afterwards(browser, home)),
    ...(await regatta(browser, home)),
    ...(await practice(browser, home)),
  ]
}

const submit = async (page: Page): Promise<void> => {
  await page.locator('main form button').last().click()
  await page.waitForLoadState()
}

const chooseAction = async (page: Page): Promise<void> => {
  await page.locator('#answer input[required]').first().check({ force: true })
  await page.locator('#answer button').last().click()
  await page.waitForLoadState()
}

type Browser = () => Visitor

async function whileSeating(browser: Browser, home: string): Promise<Place[]> {
  const host = browser()
  const list = await openTable(host, home, { ...TUNNEL, addresses: [undefined, undefined, GUEST] })
  const [first, second] = claimsOn(list)
  const anne = { name: 'Anne', visitor: browser() }
  const seat = await sit(anne, first?.href ?? '')
  const reader = browser()
  const letter = await until(() => newestLetter(reader, `${home}mailbox`, GUEST))
  return [
    { name: "host's seats", url: list.url, as: host },
    { name: 'invitation', url: second?.href ?? '' },
    { name: 'invitation of a seat that is taken', url: first?.href ?? '' },
    { name: 'invitation, opened by who sits already', url: second?.href ?? '', as: anne.visitor },
    { name: 'table, others are expected', url: seat.url, as: anne.visitor },
    { name: 'mailbox', url: `${home}mailbox` },
    { name: 'letter', url: letter.url },
    { name: 'letter, as mail programs show it', url: `${letter.url}/html` },
    { name: 'invitation from a letter', url: callOf(letter) },
  ]
}

async function whilePlaying(browser: Browser, home: string): Promise<Place[]> {
  const players = await seated(browser(), home, TUNNEL, browser)
  const chance = seededChance(3)
  let last: Player | undefined
  for (let n = 0; n < 14; n++) last = (await answerOnce(players, chance, last)) ?? last
  for (const { visitor } of players) await visitor.reload()
  const mine = players.find(({ visitor }) => questionOn(visitor.page))
  const waiting = players.find(player => player !== mine)
  const seat = mine?.visitor.page.url ?? ''
  const table = seat.replace(/\/seats\/.*/, '')
  const plan = `${waiting?.visitor.page.url ?? ''}/plan`
  return [
    { name: 'table, my move', url: seat, as: mine?.visitor },
    { name: 'table, its folds open', url: `${seat}?open=list~dice~mutes~notes~deeds`, as: mine?.visitor },
    { name: 'table, waiting', url: waiting?.visitor.page.url ?? '', as: waiting?.visitor },
    { name: 'table, watching', url: table },
    { name: 'table, in the past', url: `${table}/at/3`, as: mine?.visitor },
    { name: 'log', url: `${table}/log`, as: mine?.visitor },
    { name: 'proof while playing', url: `${table}/proof` },
    ...SETTING_PAGES.map(page => ({ name: `settings, ${page}`, url: `${seat}/settings/${page}`, as: mine?.visitor })),
    { name: 'planned turn', url: plan, as: waiting?.visitor },
    { name: 'planned turn, one action chosen', url: plan, as: waiting?.visitor, first: chooseAction },
    { name: "somebody else's seat", url: seat },
  ]
}

async function afterwards(browser: Browser, home: string): Promise<Place[]> {
  const players = await seated(browser(), home, { ...TUNNEL, house: SHORT }, browser)
  await playToTheEnd(players, seededChance(4))
  const [winner] = players
  const seat = (await winner?.visitor.reload())?.url ?? ''
  return [
    { name: 'table, over', url: seat, as: winner?.visitor },
    { name: 'proof', url: seat.replace(/seats\/.*/, 'proof') },
  ]
}

/** A table of Regatta, up to the first questions. */
async function regatta(browser: Browser, home: string): Promise<Place[]> {
  const players = await seated(browser(), home, { game: 'regatta', edition: 'first', names: NAMES }, browser)
  for (let n = 0, last: Player | undefined; n < 6; n++) last = await answerOnce(players, seededChance(n), last)
  for (const { visitor } of players) await visitor.reload()
  return players.map(({ name, visitor }) => ({ name: `Regatta, ${name}`, url: visitor.page.url, as: visitor }))
}

/** Each game's first question, with its hint. */
async function practice(browser: Browser, home: string): Promise<Place[]> {
  const found: Place[] = []
  for (const game of ['regatta', 'tunnel']) {
    const guest = browser()
    found.push({ name: `practice of ${game}`, url: (await practise(guest, home, game)).url, as: guest })
  }
  return found
}
