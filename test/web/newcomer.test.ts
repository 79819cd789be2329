/** What the pages themselves tell somebody who has never played, before it matters. */
import { describe, expect, test } from 'vitest'
import type { TableProps } from '../../web/pages/table/table-page'
import { LANGUAGES, type Language } from '../../worker/drawing/game'
import { questionKinds, type Asked } from '../browser/kinds'
import { readerOf } from '../../web/words/reader'
import { wordingOf } from '../../web/parts/lessons'
import { partOf } from '../kit/part'
import { seededChance } from '../../worker/rules/chance'
import { begin, give, setting } from '../games/kit'
import { randomMove } from '../games/players'
import { regatta as game } from '../../worker/games/regatta'
import { propsOf } from './scene'

/** Every edition of Regatta. */
const EDITIONS = game.editions.map(({ id }) => id)
/** Those told in every game. */
const primersAlways = (game.primers ?? []).filter(({ met }) => !met)

const regatta = questionKinds('regatta', 'first', 4)

function find(kind: string): Asked {
  const found = regatta.find(({ name }) => name.endsWith(`, ${kind}`))
  if (!found) throw new Error(`${kind} is never asked: ${regatta.map(({ name }) => name).join('; ')}`)
  return found
}

/** The page at a brisk table, where standing orders answer what they can. */
const brisk = ({ match, seat }: Asked, more: Partial<TableProps> = {}): TableProps => {
  const props = propsOf(match, seat, { hints: [], ...more })
  return { ...props, model: { ...props.model, head: { ...props.model.head, manner: 'brisk' } } }
}

describe('standing orders', () => {
  test('are explained at the first question, with a link to change them', () => {
    const part = partOf(brisk(find('card')))
    expect(part).toMatch(/standing orders answer for you[^<]*<a href="[^"]*\/orders"/)
    expect(partOf(propsOf(find('card').match, find('card').seat, { hints: [] }))).not.toContain('standing orders answer')
  })

  test('are also explained while one waits', () => {
    const { match } = find('.course')
    const idle = [0, 1, 2, 3].find(other => !match.prompts.some(({ seat }) => seat === other)) ?? expect.unreachable('all are asked')
    expect(partOf(brisk({ name: 'idle', match, seat: idle }))).toMatch(/standing orders answer for you[^<]*<a href="[^"]*\/orders"/)
  })
})

test.each(LANGUAGES)('a question that may be left open says so in %s in its heading', language => {
  const heading = /<h2 id="answer-asked">(.*?)<\/h2>/s.exec(partOf(brisk(find('seal'), { language })))?.[1] ?? ''
  expect(heading).toMatch(/[Ii]f you like|Если хотите|Якщо хочете|Jeśli chcesz/)
})

test.each(LANGUAGES)('every page of a table names its game in %s and links to its rules', language => {
  const { match, seat } = find('card')
  for (const viewer of [seat, 'watcher'] as const)
    expect(partOf(propsOf(match, viewer, { language }))).toMatch(/<div class="masthead">.*<a href="\/rules\/regatta\/first"[^>]*>/s)
})

/** Without what is drawn. */
const plainOf = (markup: string): string => markup.replace(/<svg.*?<\/svg>/gs, '').replace(/<[^>]*>/g, ' ')

/** A number, and the good by its name as the number requires it, which those who see the page are shown as a sign. */
const SHORT: Record<Language, RegExp> = {
  en: /(\b1\s+(food|doubloon|provision|piastre)|[02-9]\s+(food|doubloons|provisions|piastres))\s+short/,
  ru: /не хватает (1\s+(жетон|дублон|пиастр)|[2-4]\s+(жетона|дублона|пиастра)|[5-9]\s+(жетонов|дублонов|пиастров)) /,
  uk: /бракує (1\s+(жетон|дублон|піастр)|[2-4]\s+(жетони|дублони|піастри)|[5-9]\s+(жетонів|дублонів|піастрів)) /,
  pl: /brakuje (1\s+(żeton|dublon|piastr)|[2-4]\s+(żetony|dublony|piastry)|[5-9]\s+(żetonów|dublonów|piastrów)) /,
}

const dear = regatta.filter(({ name }) => /, (captain|card|seal|\.course)$/.test(name))

test.each(LANGUAGES)('an unaffordable choice says in %s what is missing, what else it costs, and where it leads', language => {
  const lacks = dear.flatMap(({ match, seat }) => {
    const part = partOf(propsOf(match, seat, { language, hints: 'off' }))
    return [...part.slice(0, part.indexOf('</form>')).matchAll(/<span class="fall">(.*?)(?=<small class="meets|<span class="way|<br)/gs)]
  })
  expect(lacks.length).toBeGreaterThan(0)
  for (const [, fall = ''] of lacks) {
    const [said = '', way = ''] = fall.split('</b>').map(plainOf)
    expect(said).toMatch(SHORT[language])
    expect(way).toMatch(/back|назад|cofasz/i)
  }
})

test.each(LANGUAGES)('each place where a card may end is told apart in %s, with what is missing there and what follows', language => {
  const cards = dear.flatMap(({ match, seat }) => {
    const props = propsOf(match, seat, { language, hints: 'off' })
    const part = partOf({ ...props, model: { ...props.model, courses: [] } })
    return [...part.slice(0, part.indexOf('</form>')).matchAll(/<span class="half[^"]*">.*?<br\/>/gs)].map(([half]) => half)
  })
  const forks = cards.filter(half => half.includes('<span class="way">') && half.includes('class="lack"'))
  expect(forks.length).toBeGreaterThan(0)
  for (const half of forks) {
    for (const way of half.split('<span class="way">')) {
      const [place = '', ...falls] = way.split('<span class="fall">')
      expect(place).toMatch(/→|^<i>(<a [^>]*>)?(or|или|або|albo)(<\/a>)?<\/i>/)
      expect(falls.length).toBeLessThanOrEqual(1)
      expect(falls.join('').split('class="lack"').length - 1).toBe(falls.length)
    }
  }
})

const drawn = new Map<Language, string[]>()
/** The page of each kind of question, drawn once for all tests that read it. */
function pagesIn(language: Language): string[] {
  const pages = drawn.get(language) ?? regatta.map(({ match, seat }) => partOf(propsOf(match, seat, { language })))
  drawn.set(language, pages)
  return pages
}

/** The newest lines of the log, as the pages show them. */
const logOf = (language: Language): string =>
  pagesIn(language)
    .map(part => part.split('<ol class="log short">')[1]?.split('</ol>')[0] ?? '')
    .join('')

test.each(LANGUAGES)('the log says in %s what was paid, what was missing and where a ship went back to', language => {
  const log = logOf(language)
  expect(log).toMatch(/(paid|уплачено|сплачено|zapłata:) \d/)
  expect(plainOf(log)).toMatch(SHORT[language])
  expect(log).toMatch(/<span aria-hidden="true">(back to|назад|do tyłu)/)
  expect(log).not.toMatch(/−\d+ <svg/)
})

test.each(LANGUAGES)('what happened says in %s what a shortage took and what a load threw out', language => {
  const told = pagesIn(language).join('')
  const digest = [...told.matchAll(/<p class="sailed">.*?<\/p>/gs)].map(([line]) => plainOf(line))
  const paid = /(paid|уплачено|сплачено|zapłata:) \d[^→←+]*/
  expect(digest.filter(line => new RegExp(paid.source + SHORT[language].source).test(line))).not.toEqual([])
  expect(digest.filter(line => /\+\d+\s+\((\d+ \S+ overboard|за борт: \d+|za burtę: \d+)/.test(line))).not.toEqual([])
})

test('a bot is named where a line is about several seats', () => {
  const { match, seat } = find('card')
  const { model, ...props } = propsOf(match, seat)
  const lines = model.lines.map(line => ({ ...line, by: 'bot' as const, seat: (seat + 1) % 4 }))
  const part = partOf({ ...props, model: { ...model, lines } })
  const headings = [...part.matchAll(/<li class="turn">.*?<\/li>/gs)]
    .map(([heading]) => heading)
    .filter(heading => heading.includes('by a bot'))
  expect(headings.length).toBeGreaterThan(0)
  for (const heading of headings) expect(heading).toMatch(/by a bot: \S/)
})

test('a loot and a payment stand beside the waters where they happen, as long as their choices are few', () => {
  const shown = EDITIONS.flatMap(edition => questionKinds('regatta', edition, 3))
    .filter(({ name }) => /, \.(loot|pay|opponent|defence\.powder)$/.test(name))
    .map(({ match, seat }) => {
      const part = partOf(propsOf(match, seat, { hints: 'off' }))
      return { rows: match.prompts.find(prompt => prompt.seat === seat)?.choices.length ?? 0, beside: part.includes('<div class="about">') }
    })
  const [few, many] = [shown.filter(({ rows }) => rows <= 4), shown.filter(({ rows }) => rows > 4)]
  expect(few.length).toBeGreaterThan(0)
  expect(few.every(({ beside }) => beside)).toBe(true)
  expect(many.some(({ beside }) => beside)).toBe(false)
})

test.each(LANGUAGES)('everything told once can be read again in %s below every question', language => {
  for (const { name, match, seat } of regatta) {
    const { t } = readerOf({ language, now: 0 }, { game: match.setting.game, crew: [], viewer: 'watcher' })
    const part = partOf(propsOf(match, seat, { language, hints: 'off' }))
    const fold = /<details class="fold lore later"[^>]*>.*?<\/details>/s.exec(part)?.[0] ?? ''
    const missing = primersAlways.map(({ say }) => t(say, { edition: 'first' })).filter(said => !fold.includes(said))
    expect(missing, name).toEqual([])
    expect(fold.indexOf('<summary>'), name).toBeGreaterThan(-1)
  }
})

test.each(LANGUAGES)('in %s a price is called one wherever a ship lies', language => {
  const said = regatta.map(({ match, seat }) => partOf(propsOf(match, seat, { language }))).join('')
  expect(said).toMatch(/(sea, price|море, цена|море, ціна|morze, cena) \d/)
  expect(said).not.toMatch(/(sea|port|море|порт|morze), \d/)
})

test.each(LANGUAGES)('in %s a payment asks what should be left, which is what it shows', language => {
  for (const kind of ['.pay', '.attack.holds']) {
    const { match, seat } = find(kind)
    const heading = /<h2 id="answer-asked">(.*?)<\/h2>/s.exec(partOf(propsOf(match, seat, { language })))?.[1] ?? ''
    expect(heading).toMatch(/be left|останется|залишиться|zostać/)
  }
})

test('the personal link can be reached from every question, and while one waits', () => {
  for (const { match, seat } of regatta) {
    expect(partOf(propsOf(match, seat))).toContain('/settings/seat">My settings and personal link</a>')
    const idle = [0, 1, 2, 3].find(other => !match.prompts.some(prompt => prompt.seat === other))
    if (idle !== undefined) expect(partOf(propsOf(match, idle))).toContain('/settings/seat">My personal link</a>')
  }
})

test.each(LANGUAGES)('in %s the round says who its Captain is, from the first round on', language => {
  const { match, seat } = find('card')
  expect(
    /<p class="placing">.*?<\/p>/s.exec(partOf(propsOf(match, seat, { language })).split('<section class="pile wide"')[1] ?? '')?.[0]
  ).toMatch(/Captain|капитан|капітан|kapitan/)
})

test('a seal asks for a card for each order of the dice, and the list of the round shows it to its seat alone', () => {
  const { match, seat } = find('seal')
  const chance = seededChance(1)
  const [first] = match.prompts.filter(prompt => prompt.seat === seat && prompt.calls)
  const sealed = first && give(match, { seat, prompt: first.id, choice: first.choices[0].id }, chance)
  expect(partOf(propsOf(match, seat))).toContain('a card for each order of the dice')
  const list = (viewer: number) => (sealed ? /<ol class="cards">.*?<\/ol>/s.exec(partOf(propsOf(sealed, viewer)))?.[0] : undefined) ?? ''
  expect(list(seat)).toContain('sealed')
  expect(list((seat + 1) % 4)).not.toContain('sealed')
})

/** What the cookie holds after the page's form is sent. */
const readOn = (part: string): string[] => /name="hint" value="([^"]*)"/.exec(part)?.[1]?.split('~') ?? []

describe.each(EDITIONS)('the first two questions of %s', edition => {
  test.each(LANGUAGES)('tell in %s all that a newcomer needs, whatever they are about', language => {
    const [one, two] = questionKinds('regatta', edition, 3).filter(({ name }) => /, (card|captain)$/.test(name))
    if (!one || !two) throw new Error('no card is asked for')
    const first = partOf(propsOf(one.match, one.seat, { language, hints: [] }))
    const second = partOf(propsOf(two.match, two.seat, { language, hints: readOn(first) }))
    const { t } = readerOf({ language, now: 0 }, { game, crew: [], viewer: 'watcher' })
    const told = { edition: wordingOf(game, edition) }
    const primers = primersAlways.map(({ say }) => t(say, told))
    expect(primers.filter(said => !first.includes(said) && !second.includes(said))).toEqual([])
    expect(first).toContain(t('primer-lair', told))
  })
})

test.each(LANGUAGES)('in %s no hint takes the board from those who pick a card', language => {
  const cards = EDITIONS.flatMap(edition => questionKinds('regatta', edition, 3)).filter(({ name }) => /, (captain|card|seal)$/.test(name))
  const isShown = ({ match, seat }: Asked, hints: [] | 'off') => !partOf(propsOf(match, seat, { language, hints })).includes('"about slim"')
  for (const asked of cards) expect(isShown(asked, []), asked.name).toBe(isShown(asked, 'off'))
})

test.each(LANGUAGES)('a first fight explains itself in %s above its choices, with die, powder, stake and tie', language => {
  for (const kind of ['.attack.powder', '.defence.powder']) {
    const { match, seat } = find(kind)
    const part = partOf(propsOf(match, seat, { language, hints: [] }))
    const above = part.slice(0, part.indexOf('<fieldset'))
    expect(above).toMatch(/2, 4, 6, 8, 10 [^.]*(star|звезда|зірка|gwiazda)/)
    expect(above).toMatch(/on a tie|при ничьей|за нічиєї|przy remisie/)
  }
})

/** The line above the choices. */
const asideOf = (part: string): string => textOf(/<p class="aside">(.*?)<\/p>/s.exec(part)?.[1] ?? '')
const textOf = (markup: string): string => markup.replace(/<[^>]*>/g, '').replace(/&lt;/g, '<')

test.each(LANGUAGES)('whoever picks a card reads in %s who sails when, the Captain first, and points past the red line', language => {
  for (const { name, match, seat } of regatta.filter(({ name }) => /, (captain|card|seal)$/.test(name))) {
    const { model, ...props } = propsOf(match, seat, { language })
    const { board } = model.view ?? expect.unreachable()
    const captain = typeof board === 'object' && board && 'captain' in board ? Number(board.captain) : expect.unreachable()
    const order = model.head.seats.map((_, step) => (captain + step) % model.head.seats.length)
    const { say } = readerOf(props, { game: props.game, viewer: seat, crew: model.head.seats })
    const said = asideOf(partOf({ ...props, model }))
    expect(said, name).toContain(say({ say: 'aside-order', with: { points: /\d/.test(said) ? 'yes' : 'no' } }))
    const places = order.map(other => said.indexOf(` ${other === seat ? say({ say: 'aside-you' }) : model.head.seats[other]?.name} `))
    expect([0, ...places], name).toEqual([0, ...places].toSorted((a, b) => a - b))
  }
  expect(asideOf(partOf(propsOf(begin(setting(game, 'first', 4), seededChance(1)), 0, { language })))).toMatch(/^[^\d]+$/)
})

/** What some games of bots ask about a load or a loot. */
const walked = EDITIONS.flatMap((edition, i) => {
  const chance = seededChance(i + 1)
  const found: Asked[] = []
  for (
    let match = begin(setting(game, edition, 3), chance);
    match.prompts.length > 0;
    match = give(match, randomMove(game, match.prompts, chance), chance)
  )
    for (const { id, seat, choices } of match.prompts)
      if (/(hold|stow|loot)$/.test(id) && choices.length <= 4) found.push({ name: id, match, seat })
  return found
})

test.each(LANGUAGES)('an overboard question says in %s why holds with more of the same are left out', language => {
  const said = walked
    .filter(({ name }) => !name.endsWith('loot'))
    .map(({ match, seat }) => {
      const part = partOf(propsOf(match, seat, { language, hints: 'off' }))
      return { part, aside: asideOf(part) }
    })
  const told = said.filter(({ aside }) => aside !== '')
  expect(told).not.toEqual([])
  expect(told.length).toBeLessThan(said.length)
  for (const { part, aside } of told) {
    expect(aside).toMatch(/overboard|за борт|za burtę/)
    expect(part).not.toContain('class="bay free"')
  }
})

test.each(LANGUAGES)('a loot on one’s own turn says in %s what the card still loads, and into how many empty holds', language => {
  const said = walked
    .filter(({ name }) => name.endsWith('loot'))
    .map(({ match, seat }) => asideOf(partOf(propsOf(match, seat, { language, hints: 'off' }))))
  expect(said).toContain('')
  expect(said.filter(aside => aside !== '')).not.toEqual([])
  for (const aside of said) expect(aside).toMatch(/^$|\d.*\(.*(hold|трюм|ładown).*\)\.$/)
})
