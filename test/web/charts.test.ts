/** The pictures under the boards, as the build makes files of them: whole in themselves, by day and by night, and light. */
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { drawCharts } from '../../worker/host/charts'

const all = (markup: string, pattern: RegExp): string[] => [...markup.matchAll(pattern)].map(([, found = '']) => found)
const KB = 1000
const MOST = 6.3 * KB

describe.each(drawCharts().map(({ file, svg }) => [file, svg] as const))('%s', (_file, svg) => {
  const [style = ''] = all(svg, /<style>([^<]*)<\/style>/g)
  const [day = '', night = ''] = all(style, /:root\{([^}]*)\}/g)

  test('has a value for every colour that it asks for, by day and by night', () => {
    const asked = new Set(all(style, /var\((--[\w-]+)\)/g))
    const given = (values: string): Set<string> => new Set(all(values, /(--[\w-]+):[^;}]+/g))
    expect(asked.size).toBeGreaterThan(5)
    expect([given(day), given(night)]).toEqual([asked, asked])
    expect(`${day};${night}`).not.toMatch(/undefined|var\(/)
  })

  test('says how every class of it is drawn, and of no others', () => {
    const worn = new Set(all(svg, /class="([^"]+)"/g).flatMap(classes => classes.split(' ')))
    const said = new Set(all(style.replace(/\{[^}]*\}/g, '{}'), /\.([a-zA-Z][\w-]*)/g))
    expect([...worn].filter(name => !said.has(name))).toEqual([])
    expect([...said].filter(name => !worn.has(name))).toEqual([])
  })

  test('uses nothing that it does not hold', () => {
    const held = new Set(all(svg, /\sid="([^"]+)"/g))
    expect(all(svg, /href="#([^"]+)"/g).filter(id => !held.has(id))).toEqual([])
    expect(svg).not.toMatch(/undefined|NaN|https?:(?!\/\/www\.w3\.org\/2000\/svg)|<script|\son\w+=/)
  })

  test('weighs little', () => {
    expect(gzipSync(svg).length).toBeLessThan(MOST)
  })
})
