/** Behind a proxy that blocks live channels, pages still update. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, until, type Site } from '../host/site'
import { proxyWithoutSockets, type Proxy } from '../kit/proxy'
import { sharedBrowser } from './shared'
import { gathered, SOON_MS } from './crew'
import { answer, asked, positionOf } from './game'

const GAME_MS = 300_000

const browser = await sharedBrowser()
let site: Site
let proxy: Proxy
beforeAll(async () => {
  proxy = await proxyWithoutSockets()
  site = await startSite({ PUBLIC_URL: proxy.address })
  proxy.leadTo(site.address)
}, GAME_MS)
afterAll(async () => {
  await site.stop()
  proxy.close()
})

test(
  "an open page polls, and shows another player's move",
  async () => {
    const people = await gathered(
      browser,
      proxy.address,
      ['Anne', 'Bob'].map(name => ({ name, locale: 'en-GB', scripts: true, leaves: true })),
      { game: 'tunnel', edition: 'tortuga' }
    )
    const mover = await asked(people)
    const watcher = people.find(one => one !== mover)
    if (!mover || !watcher) throw new Error('nobody is asked')
    await watcher.page.clock.install()
    await watcher.page.goto(watcher.seat)
    await until(() => proxy.refused() > 0)
    const before = await positionOf(watcher.page)
    await answer(mover.page)
    await watcher.page.clock.fastForward(31_000)
    await until(async () => (await positionOf(watcher.page)) > before, SOON_MS)
    expect(proxy.refused()).toBeGreaterThan(0)
  },
  GAME_MS
)
