/** The pictures under the boards, as the build writes them: self-contained, in light and dark colours, and small. */
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { drawCharts } from '../../worker/host/files/charts'
import { all } from '../kit/all'

const KB = 1000
const MOST = 6.3 * KB

describe.each(drawCharts().map(({ file, svg }) => [file, svg] as const))('%s', (_file, svg) => {
  const [style = ''] = all(svg, /<style>([^<]*)<\/style>/g)
  const [day = '', night = ''] = all(style, /:root\{([^}]*)\}/g)

  test('has a value for every colour it uses, light and dark', () => {
    const asked = new Set(all(style, /var\((--[\w-]+)\)/g))
    const given = (values: string): Set<string> => new Set(all(values, /(--[\w-]+):[^;}]+/g))
    expect(asked.size).toBeGreaterThan(0)
    expect([given(day), given(night)]).toEqual([asked, asked])
    expect(`${day};${night}`).not.toMatch(/undefined|var\(/)
  })

  test('has a style for each of its classes, and for no others', () => {
    const worn = new Set(all(svg, /class="([^"]+)"/g).flatMap(classes => classes.split(' ')))
    const said = new Set(all(style.replace(/\{[^}]*\}/g, '{}'), /\.([a-zA-Z][\w-]*)/g))
    expect([...worn].filter(name => !said.has(name))).toEqual([])
    expect([...said].filter(name => !worn.has(name))).toEqual([])
  })

  test('uses nothing from outside', () => {
    const held = new Set(all(svg, /\sid="([^"]+)"/g))
    expect(all(svg, /href="#([^"]+)"/g).filter(id => !held.has(id))).toEqual([])
    expect(svg).not.toMatch(/undefined|NaN|https?:(?!\/\/www\.w3\.org\/2000\/svg)|<script|\son\w+=/)
  })

  test('is small', () => {
    expect(gzipSync(svg).length).toBeLessThan(MOST)
  })
})
