/** A board lies on its side only where its game allows it. */
import { render } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { Chart } from '../../web/board/chart'
import { Icon } from '../../web/board/draw'
import { SITE_STYLE } from '../../web/board/site-style'

const shown = (turns?: true): string =>
  render(
    <Chart chart="tunnel-4" size={[360, 434]} label="board" say={({ say }) => say} {...(turns && { turns })} of={[]} draw={() => <g />} />
  )

test('one that turns has a picture for each way', () => {
  expect(shown(true)).toContain('class="board turns"')
  expect(shown(true)).toMatch(/<source media="\(min-width: 640px\)" srcset="[^"]*tunnel-4-turned/)
})

test('one that does not stays upright on every screen', () => {
  expect(shown()).toContain('class="board"')
  expect(shown()).not.toContain('turned')
  expect(SITE_STYLE.match(/^[^{}]*\{[^{}]*rotate: -90deg/gm)?.map(rule => rule.split('{')[0]?.trim())).toEqual(['.turns > .over'])
})

test('the fort of the finish lies within its picture, flag and all', () => {
  const [, x = 0, y = 0, width = 0, height = 0] =
    /viewBox="([-\d]+) ([-\d]+) (\d+) (\d+)"/.exec(render(<Icon id="royal" />))?.map(Number) ?? []
  const [left, top, right, bottom] = [-20.5, -28, 20.5, 17]
  expect([x <= left, y <= top, x + width >= right, y + height >= bottom]).toEqual([true, true, true, true])
})
