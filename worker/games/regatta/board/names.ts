/**
 * The names of places on a chart, in the reader's language, as markup. They never change, so a page takes them from a file that browsers
 * keep; films and letters have them drawn.
 */
import type { Say } from '../../../drawing/game'
import { courseOf } from '../editions/courses'
import { upright } from './afloat'
import type { Box } from './boxes'

export function names(course: string, say: Say): string {
  const towns = courseOf(course).data.scenery.towns.map(({ at: [x, y], name, label: { dx, dy, anchor, small } }) =>
    upright({ x, y }, `<text class="place ${anchor}${small ? ' fine' : ''}" x="${dx}" y="${dy}">${say({ say: name })}</text> `)
  )
  return `${towns.join('')}<text class="${kindOf(course, say)}" ${down(course)}>${islandOf(course, say)}</text> `
}

/** Where a name is written, as a box of the upright chart: names stay upright, and so lie elsewhere when the chart is on its side. */
export interface Name {
  port: string
  upright: Box
  aside: Box
}

/** About the width of a letter, and of those of a small name; the height of a line, and how far its middle is above its foot. */
const LETTER = { usual: 6.2, small: 5.4 } as const
const LINE = { high: 10, middle: 3 } as const

export const namesOn = (course: string, say: Say): Name[] =>
  courseOf(course).data.scenery.towns.map(({ port, at: [x, y], name, label: { dx, dy, anchor, small } }) => {
    const long = say({ say: name }).length * LETTER[small ? 'small' : 'usual']
    const along = dx + (anchor === 'start' ? long / 2 : anchor === 'end' ? -long / 2 : 0)
    const down = dy - LINE.middle
    return {
      port,
      upright: { x: x + along, y: y + down, w: long, h: LINE.high },
      aside: { x: x - down, y: y + along, w: LINE.high, h: long },
    }
  })

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
      .map(({ at: [x, y], name, label: { dx, dy, anchor, small } }) => {
        const at = aside ? `x="${dx}" y="${dy}" transform="translate(${x} ${y})rotate(90)"` : `x="${x + dx}" y="${y + dy}"`
        return `<text ${at} text-anchor="${anchor}"${small ? ` font-size="${SMALL}"` : ''}>${say({ say: name })}</text>`
      })
      .join('')
  const island = `<text id="isle" ${down(course)} text-anchor="middle">${islandOf(course, say)}</text>`
  return `<g id="upright">${places(false)}</g><g id="aside">${places(true)}</g>${island}`
}

/** The same on a page. */
export const fromFile = (course: string, say: Say, file: string): string =>
  [
    ['place when-upright', 'upright'],
    ['place when-aside', 'aside'],
    [kindOf(course, say), 'isle'],
  ]
    .map(([kind, id]) => `<use class="${kind}" href="${file}#${id}"/>`)
    .join('')
