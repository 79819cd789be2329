/**
 * The names of places on a chart, in the reader's language, as markup. They never change, so a page takes them from a file that browsers
 * keep; films and letters have them drawn.
 */
import type { Say } from '../../../drawing/game'
import type { Town } from '../editions/course'
import { courseOf } from '../editions/courses'
import { upright } from './afloat'
import { grown, hidden, type Box } from './boxes'
import { RIM, square, type Plate } from './harbour'
import type { Marks } from './marks'

export function names(course: string, say: Say, left: Unwritten): string {
  const towns = courseOf(course).data.scenery.towns.map(({ at: [x, y], name, label: { dx, dy, anchor, small } }, i) => {
    const [noUpright, noAside] = [left.upright.includes(i), left.aside.includes(i)]
    if (noUpright && noAside) return ''
    const kind = ['place', anchor, small && 'fine', noUpright && 'when-aside', noAside && 'when-upright'].filter(Boolean).join(' ')
    return upright({ x, y }, `<text class="${kind}" x="${dx}" y="${dy}">${say({ say: name })}</text> `)
  })
  return `${towns.join('')}<text class="${kindOf(course, say)}" ${down(course)}>${islandOf(course, say)}</text> `
}

/** Where a name is written, as a box of the upright chart: names stay upright, and so lie elsewhere when the chart is on its side. */
interface Written {
  upright: Box
  aside: Box
}
export interface Name extends Written {
  port: string
}

/** About the width of a letter, and of those of a small name; the height of a line, and how far its middle is above its foot. */
const LETTER = { usual: 6.2, small: 5.4 } as const
const LINE = { high: 10, middle: 3 } as const

export function roomFor({ at: [x, y], label: { dx, dy, anchor } }: Town, long: number): Written {
  const along = dx + (anchor === 'start' ? long / 2 : anchor === 'end' ? -long / 2 : 0)
  const down = dy - LINE.middle
  return {
    upright: { x: x + along, y: y + down, w: long, h: LINE.high },
    aside: { x: x - down, y: y + along, w: LINE.high, h: long },
  }
}

export const namesOn = (course: string, say: Say): Name[] =>
  courseOf(course).data.scenery.towns.map(town => ({
    port: town.port,
    ...roomFor(town, say({ say: town.name }).length * LETTER[town.label.small ? 'small' : 'usual']),
  }))

/** The places, by their order, whose names are left out on the upright chart, and on the chart on its side. */
export interface Unwritten {
  upright: readonly number[]
  aside: readonly number[]
}

/** The most of a name that may be covered, about half of a letter: what is left of a word is worse than no word. */
const COVERED = 0.04

/** Names that ships and what is put beside them cover, unless a choice leads to their place. */
export function unwrittenOn(names: readonly Name[], plates: readonly Plate[], marks: Marks, choices: ReadonlySet<string>): Unwritten {
  const { fees, tag, badges } = marks
  const rings = badges.map(({ space }) => square(space, RINGED))
  const over: Box[] = [
    ...plates.flatMap(({ boxes }) => boxes.map(box => grown(box, RIM))),
    ...fees,
    ...(tag ? [tag] : []),
    ...badges,
    ...rings,
  ]
  const left = (side: keyof Unwritten): number[] => {
    const laid = over.map(({ x, y, w, h, written }) => ({
      box: written && side === 'aside' ? { x, y, w: h, h: w } : { x, y, w, h },
      weight: 1,
    }))
    return names.flatMap(({ port, [side]: box }, i) =>
      !choices.has(port) && hidden(box, laid, Infinity) > COVERED * box.w * box.h ? [i] : []
    )
  }
  return { upright: left('upright'), aside: left('aside') }
}

/** The side of a square about as large as a ring. */
const RINGED = 36

/** The island's name runs along the island, down the paper. */
function down(course: string): string {
  const [x, y] = courseOf(course).data.scenery.name
  return `transform="translate(${x} ${y})rotate(90)"`
}

const islandOf = (course: string, say: Say): string => say({ say: `island-${course}` })

/** The same as of `.place.fine` in regatta.css, which does not reach into a file. */
const SMALL = 10

/** Island names with more letters than this are set smaller. */
const LONG = 8
const kindOf = (course: string, say: Say): string => (islandOf(course, say).length > LONG ? 'isle long' : 'isle')

/** What the file holds: the places for an upright board and for one on its side, and the island. Styles come from where it is used. */
export function written(course: string, say: Say): string {
  const { towns } = courseOf(course).data.scenery
  const places = (aside: boolean): string =>
    towns
      .map(({ at: [x, y], name, label: { dx, dy, anchor, small } }, i) => {
        const at = aside ? `x="${dx}" y="${dy}" transform="translate(${x} ${y})rotate(90)"` : `x="${x + dx}" y="${y + dy}"`
        return `<text display="var(--${unwritten(i)})" ${at} text-anchor="${anchor}"${small ? ` font-size="${SMALL}"` : ''}>${say({ say: name })}</text>`
      })
      .join('')
  const island = `<text id="isle" ${down(course)} text-anchor="middle">${islandOf(course, say)}</text>`
  return `<g id="upright">${places(false)}</g><g id="aside">${places(true)}</g>${island}`
}

/** The same on a page, which says what is left out by classes that regatta.css gives a meaning. */
export const fromFile = (course: string, say: Say, file: string, { upright, aside }: Unwritten): string =>
  [
    [['place when-upright', ...upright.map(unwritten)].join(' '), 'upright'],
    [['place when-aside', ...aside.map(unwritten)].join(' '), 'aside'],
    [kindOf(course, say), 'isle'],
  ]
    .map(([kind, id]) => `<use class="${kind}" href="${file}#${id}"/>`)
    .join('')

const unwritten = (place: number): string => `no${place}`
