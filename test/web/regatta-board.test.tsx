import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { RegattaAct } from '../../worker/games/regatta/turn/acts'
import { COURSES } from '../../worker/games/regatta/editions/courses'
import { chartOf, charts } from '../../worker/games/regatta/board/ground'
import { names, namesOn, unwrittenOn } from '../../worker/games/regatta/board/names'
import { writeCharts } from '../../worker/host/files/charts'
import { seededChance } from '../../worker/rules/chance'
import { begin, give, setting } from '../games/kit'
import { partOf } from '../kit/part'
import { seenIn } from '../../web/board/waters'
import { propsOf } from './scene'
import { all } from '../kit/all'
import { game, laden, movesIn, questionsOf } from './regatta'

describe('the chart', () => {
  test.each(COURSES.map(({ id, data }) => [id, data] as const))(
    'of %s shows every port, sea, lair and number, upright and on its side',
    (id, data) => {
      const chart = charts.find(({ name }) => name === chartOf(id)) ?? expect.unreachable()
      const spaces = Object.groupBy(data.spaces, ({ kind }) => kind)
      for (const markup of [chart.draw(false), chart.draw(true)]) {
        for (const kind of ['port', 'sea'] as const)
          expect(all(markup, new RegExp(`href="#(${kind}-${data.tax[kind]})"`, 'g'))).toHaveLength(spaces[kind]?.length ?? 0)
        expect(all(markup, /href="#(lair)"/g)).toHaveLength(spaces.lair?.length ?? 0)
        expect(all(markup, /class="figure"[^>]*>(\d+)</g)).toEqual(data.spaces.flatMap(({ number }) => (number ? [String(number)] : [])))
        expect(all(markup, /class="price[^>]*>(\d+)</g)).toHaveLength(
          data.spaces.filter(({ cost, kind }) => cost || kind === 'home').length
        )
      }
    }
  )

  test('puts six ships on one plate, one’s own at the front and labelled', () => {
    const part = partOf(propsOf(begin(setting(game, 'first', 6), seededChance(1)), 3))
    const whole = part.slice(part.indexOf('<picture>'), part.indexOf('</svg>', part.indexOf('<picture>')))
    expect(all(whole, /class="(plate home own)"/g)).toHaveLength(1)
    expect(all(whole, /#ship-(\w)"/g)).toEqual(['m', 'a', 'e', 'k', 'o', 't'])
    expect(all(whole, /class="me-word"[^>]*>([^<]+)</g)).toEqual(['you'])
  })

  test('names its places in the reader’s language', () => {
    const match = begin(setting(game, 'first', 2), seededChance(1))
    const files = writeCharts()
    for (const [language, name] of [
      ['en', 'Montego Bay'],
      ['ru', 'Монтего-Бей'],
    ] as const) {
      const used = all(
        partOf(propsOf(match, 0, { language })),
        /<use [^>]*href="\/static\/(course-jamaica-\w\w)-\w+\.svg#(?:upright|aside)"/g
      )
      expect([...new Set(used)]).toEqual([`course-jamaica-${language}`])
      const written = files.find(({ file }) => file === `course-jamaica-${language}.svg`)?.svg ?? ''
      expect(all(written, new RegExp(`>(${name})</text>`, 'g')), 'upright and on its side').toHaveLength(2)
    }
  })

  test('leaves out the name of a place that ships cover, unless a choice leads there', () => {
    const style = readFileSync('web/static/regatta.css', 'utf8')
    for (const { id, data } of COURSES) {
      const written = charts.find(({ name }) => name === chartOf(id))?.written?.(({ say }) => say) ?? ''
      for (const place of data.scenery.towns.keys()) {
        expect(all(written, new RegExp(`display="var\\((--no${place})\\)"`, 'g'))).toHaveLength(2)
        expect(style).toContain(`.no${place} { --no${place}: none }`)
      }
      const [town = expect.unreachable()] = namesOn(id, ({ say }) => say)
      const ship = { space: data.spaces[0] ?? expect.unreachable(), ...town.aside }
      const left = (choices: readonly string[]) => unwrittenOn([town], [], { fees: [ship], badges: [] }, new Set(choices)).aside
      expect([left([]), left([town.port])]).toEqual([[0], []])
    }
  })

  test('leaves it out of letters too, which have no file with the names', () => {
    const drawn = (upright: readonly number[], aside: readonly number[]): string =>
      names('jamaica', ({ say }) => say, { upright, aside }).split('</g></g>')[0] ?? ''
    expect(drawn([], [])).toContain('class="place ')
    expect(drawn([], [])).not.toContain('when-')
    expect(drawn([0], [])).toMatch(/class="place [^"]*when-aside"/)
    expect(drawn([], [0])).toMatch(/class="place [^"]*when-upright"/)
    expect(names('jamaica', ({ say }) => say, { upright: [0], aside: [0] })).not.toContain(drawn([], []))
  })

  test('shows a chest at a lair that still has its treasure, and none at a looted one', () => {
    const part = partOf(propsOf(laden(), 'watcher'))
    expect(all(part.slice(part.indexOf('<picture>'), part.indexOf('class="legend"')), /#(chest)"/g)).toHaveLength(2)
  })

  test('first shows the part around one’s own ship with every space a choice leads to; the rest is one tap away', () => {
    const match = begin(setting(game, 'first', 3), seededChance(2))
    const seat = match.prompts.find(({ may }) => !may)?.seat ?? 0
    const part = partOf(propsOf(match, seat))
    const near = part.slice(part.indexOf('<svg class="near'), part.indexOf('class="button more"'))
    const [, right = '0', lower = '0', box = ''] = /<svg(?: x="([-\d.]+)%")?(?: y="([-\d.]+)%")? viewBox="([^"]+)"/.exec(near) ?? []
    const [left = 0, top = 0, across = 0, down = 0] = box.split(' ').map(Number)
    const closeUp = { x: left, y: top, width: across, height: down, aside: [Number(right), Number(lower)] as const }
    const { x, y, width, height } = seenIn(closeUp, 340 / 144)
    const turned = near.includes('class="turned"')
    const rings = [...near.matchAll(/<g transform="translate\(([-\d.]+) ([-\d.]+)\)"><use href="[^"]*#aim"/g)]
    expect(rings.length).toBeGreaterThan(2)
    const inside = (a: number, b: number, across: number, down: number): boolean => {
      const [left, top] = turned ? [b, 360 - a] : [a, b]
      return left >= x + across && left <= x + width - across && top >= y + down && top <= y + height - down
    }
    expect(rings.filter(([, a, b]) => !inside(Number(a), Number(b), 20, 20))).toEqual([])
    const numbers = [
      ...near.matchAll(/translate\(([-\d.]+) ([-\d.]+)\)"><g class="up"><g class="pin[^>]*><rect class="badge" x="-([\d.]+)"/g),
    ]
    expect(numbers.length).toBeGreaterThan(2)
    expect(numbers.filter(([, a, b, half]) => !inside(Number(a), Number(b), Number(half), 9))).toEqual([])
    expect(part).toMatch(/<input type="checkbox" id="map"/)
    expect(partOf(propsOf(match, 'watcher'))).not.toContain('<svg class="near')
  })

  test('explains in its legend rings on spaces that cannot be paid, if there are any; all others have numbers', () => {
    const found = new Set<string>()
    for (const shuffle of [1, 2, 3, 4, 5, 6]) {
      const match = begin(setting(game, 'first', 3), seededChance(shuffle))
      const seat = match.prompts.find(({ may }) => !may)?.seat ?? 0
      const rings = (viewer: Parameters<typeof propsOf>[1]) => {
        const [chart = '', legend = ''] = partOf(propsOf(match, viewer)).split('<ul class="legend">')
        const drawn = all(chart, /class="aim (?:reach )?(dear )?n\d/g).map(kind => (kind ? 'dear' : 'fair'))
        const named = all(legend, /class="icon( dear)?"[^>]*><use href="[^"]*#ring"/g).map(kind => (kind ? 'dear' : 'fair'))
        expect(named).toEqual(['dear'].filter(kind => drawn.some(one => one === kind)))
        expect(all(chart, /class="badge"/g).length > 0).toBe(drawn.length > 0)
        return named
      }
      expect(rings('watcher')).toEqual([])
      found.add(rings(seat).join())
    }
    expect([...found].toSorted()).toEqual(['', 'dear'])
  })

  test('is also a list with every space and every ship', () => {
    const match = begin(setting(game, 'revised', 2), seededChance(1))
    const [, list = ''] = partOf(propsOf(match, 'watcher')).split('class="course-list long"')
    expect(all(list.split('</ol>')[0] ?? '', /<li[^>]*><b>(\w+)<\/b>/g)).toHaveLength(50)
    expect(list).toMatch(/Port Royal.*Oleh.*The Ghost Ship/s)
  })
})

describe('the card of a choice', () => {
  const match = begin(setting(game, 'first', 3), seededChance(2))
  const seat = match.prompts.find(({ may }) => !may)?.seat ?? 0

  test('shows its part of the picture and where each of its moves ends', () => {
    const part = partOf(propsOf(match, seat))
    const prompt = match.prompts.find(({ may }) => !may)
    expect(all(part, /<span class="(act)"/g)).toHaveLength(prompt?.choices.length ?? 0)
    const moves = prompt?.choices.flatMap(({ act }) => movesIn(act as RegattaAct)) ?? []
    expect(all(part.split('</form>')[0] ?? '', /class="(icon spot)"/g).length).toBeGreaterThanOrEqual(moves.length)
  })
})

describe('a fight', () => {
  const { asked } = questionsOf('first', 4)
  const loot = [...asked].find(([kind]) => kind.endsWith('loot'))?.[1]

  test('is one scene with everything that led to it and follows from it', () => {
    expect(loot).toBeDefined()
    if (!loot) return
    const chance = seededChance(9)
    const cargo = loot.prompt.choices.find(({ id }) => id !== 'nothing')?.id ?? 'nothing'
    const after = give(loot.match, { seat: loot.prompt.seat, prompt: loot.prompt.id, choice: cargo }, chance)
    const [, log = ''] = partOf(propsOf(after, loot.prompt.seat)).split('<ol class="log short">')
    const last = log.slice(0, log.indexOf('</ol>')).split('<article class="fight">').at(-1) ?? ''
    expect(last).toMatch(/class="versus".*class="verdict".*(steal|take nothing|give)/s)
    expect(log).not.toMatch(/<p>[^<]*<b>[^<]*<bdi>[^<]*<\/bdi><\/b> (attacks|rolls|fires) /)
  })
})
