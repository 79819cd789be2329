/** A site configured not to paint boards. */
import { expect, test } from 'vitest'
import { coverOf } from '../../web/parts/cover'
import { seated } from '../kit/players'
import { Visitor } from '../kit/visitor'
import { startSite } from './site'

test('with PICTURES=off, the preview of a link shows the game’s cover instead of the board', { timeout: 300_000 }, async () => {
  const site = await startSite({ PICTURES: 'off' })
  const browser = (): Visitor => new Visitor((url, asking) => fetch(url, asking))
  try {
    const [anne] = await seated(browser(), `${site.address}/`, { game: 'tunnel', edition: 'jamaica', names: ['Anne', 'Bob'] }, browser)
    const watching = await browser().open(anne?.visitor.page.url.replace(/\/seats\/.*/, '') ?? '')
    const picture = watching.root.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? ''
    expect(picture).toMatch(/\/pictures\/.*\.png$/)
    const shown = await fetch(picture, { redirect: 'manual' })
    expect(shown.status).toBe(302)
    expect(shown.headers.get('location')).toContain(coverOf('tunnel'))
  } finally {
    await site.stop()
  }
})

test('any other value of PICTURES is reported at the start', async () => {
  await expect(startSite({ PICTURES: 'no' })).rejects.toThrow('PICTURES is off or not set')
})
