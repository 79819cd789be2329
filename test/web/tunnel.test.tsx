/** The board of Tunnel: frames, numbers and pirates keep out of each other's way, however long the tunnel is. */
import { describe, expect, test } from 'vitest'
import { drawingsFor } from '../../web/board/kit'
import { layoutOf, PER_ROW } from '../../worker/games/tunnel/layout'
import { gameOf } from '../../worker/games'
import { partOf } from '../kit/part'
import { matchAfter, propsOf } from './scene'

const game = gameOf('tunnel')
const [, width = 0, height = 0] = (/class="halo"[^>]* width="(\d+)" height="(\d+)"/.exec(drawingsFor('<use href="#stall"/>')) ?? []).map(Number)
/** Half of the white line round a frame lies outside it. */
const HALO = 3.5

const asking = [3, 9, 24, 40].map(answers => {
  const match = matchAfter(game, { edition: 'tortuga', seats: 5, answers })
  const part = partOf(propsOf(match, match.prompts[0]?.seat ?? 0))
  return part.slice(part.indexOf('<picture>'))
})

describe.each([4, 5, 6])('on a board of %d rows', rows => {
  const { divisions } = layoutOf(rows * PER_ROW)

  test('no frame touches the frame of another division, upright or on its side', () => {
    for (const [i, a] of divisions.entries())
      for (const b of divisions.slice(i + 1)) {
        const [across, down] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)]
        const apart = (w: number, h: number): boolean => across >= w + 2 * HALO || down >= h + 2 * HALO
        expect(apart(width, height) && (apart(height, width) || down >= width || across >= height), `${i + 1}`).toBe(true)
      }
  })
})

describe('numbers of choices', () => {
  test('are drawn after all frames, so that none is covered', () => {
    for (const board of asking) {
      const frames = [...board.matchAll(/href="#stall"/g)].map(({ index }) => index)
      const numbers = [...board.matchAll(/class="badge"/g)].map(({ index }) => index)
      expect(frames.length).toBeGreaterThan(0)
      expect(numbers).toHaveLength(frames.length)
      expect(Math.min(...numbers)).toBeGreaterThan(Math.max(...frames))
    }
  })

  test('lie within their own division, those of one division apart', () => {
    for (const board of asking) {
      const found = board.matchAll(/translate\((\d+) (\d+)\)"><g class="up">(?:<g class="aside" transform="translate\((-?[\d.]+) ([\d.]+)\)">)?<circle class="badge" cx="(\d+)" cy="(-?[\d.]+)" r="([\d.]+)"/g)
      const places = [...found].map(([, across, up, left = 0, down = 0, x, y, r]) => ({ at: `${across} ${up}`, x: Number(x) + Number(left), y: Number(y) + Number(down), r: Number(r) }))
      expect(places.length).toBeGreaterThan(0)
      expect(new Set(places.map(({ at, x, y }) => `${at} ${x} ${y}`)).size).toBe(places.length)
      for (const { x, y, r } of places) {
        expect(Math.abs(x) + r).toBeLessThanOrEqual(width / 2 + 2 * HALO)
        expect(Math.abs(y) + r).toBeLessThanOrEqual(height / 2 + HALO)
      }
    }
  })
})
