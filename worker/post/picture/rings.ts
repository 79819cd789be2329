/** The rings of a board: where they are, and how several that share a spot are told apart. */
import { find, hasClass, type Mark, marksIn } from './markup'

export interface Ring {
  mark: Mark
  x: number
  y: number
}

export function ringsIn(mark: Mark): Ring[] {
  return marksIn(mark).flatMap(child => {
    if (!hasClass('aim')(child)) return ringsIn(child)
    const moved = find(child, ({ attributes }) => attributes.transform?.startsWith('translate') ?? false)
    const [x, y] = /^translate\(([-\d.]+)[ ,]([-\d.]+)\)/.exec(moved?.attributes.transform ?? '')?.slice(1).map(Number) ?? []
    return x === undefined || y === undefined ? [] : [{ mark: child, x, y }]
  })
}

/** Numbers of one spot stand below each other, so many in a column. */
const IN_COLUMN = 3
const STEP = 19

/** On the page the ring on top is pressed and the others are in the list; in a picture each must show its number. */
export function spreadRings(svg: Mark, named: ReadonlyMap<string, Mark>): void {
  const shared = Map.groupBy(ringsIn(svg), ({ x, y }) => `${x} ${y}`)
  for (const [, ...others] of shared.values()) {
    others.forEach(({ mark }, i) => {
      const [column, row] = [Math.floor((i + 1) / IN_COLUMN), (i + 1) % IN_COLUMN]
      mark.attributes.transform = `translate(${-STEP * column} ${STEP * row})`
      badgeOnly(mark, named)
    })
  }
}

function badgeOnly(mark: Mark, named: ReadonlyMap<string, Mark>): void {
  const children: Mark['children'] = []
  for (const child of mark.children) {
    if (typeof child !== 'string' && child.name === 'use') {
      const ring = named.get(child.attributes.href?.slice(1) ?? '')
      if (ring) children.push(...marksIn(ring).filter(hasClass('badge')))
      continue
    }
    if (typeof child !== 'string') badgeOnly(child, named)
    children.push(child)
  }
  mark.children = children
}
