/** The part of the settings for notices other than letters. */
import { render } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { Feeds, Hooks, Push, type Channels } from '../../web/pages/seat/settings-channels'
import { readerOf } from '../../web/words/reader'
import { asset } from '../../web/board/assets'
import type { Health } from '../../worker/post/webhook/health'
import { SHAPES } from '../../worker/model/shapes'
import { LANGUAGES, type Language } from '../../worker/drawing/game'

const NOW = Date.UTC(2026, 10, 18)
const refused = { kind: 'again' as const, status: 500, said: '<b>no</b>', at: NOW }
const HEALTHS: Readonly<Record<string, Health>> = {
  new: {},
  well: { taken: NOW, last: { kind: 'ok', status: 204, said: '', at: NOW } },
  failing: { last: refused, failing: { since: NOW, times: 3 } },
  off: { last: refused, failing: { since: NOW, times: 10 }, off: NOW },
}
const hooks = SHAPES.flatMap(shape =>
  Object.entries(HEALTHS).map(([name, health]) => ({ id: `${shape}-${name}`, shape, host: 'hooks.boat.example', health }))
)
const channels: Channels = {
  hooks,
  fresh: 'whsec_abc',
  refused: { typed: { url: 'http://a', shape: 'ntfy' }, fault: 'https' },
  push: { key: 'BKey', devices: [{ id: 'd1', since: NOW }] },
  feeds: { news: 'https://boat.example/news.atom', deadlines: 'https://boat.example/deadlines.ics' },
}

function shown(language: Language, change: Partial<Channels> = {}): string {
  const props = {
    reader: readerOf({ language, now: NOW }),
    doer: { action: '/deeds', token: 'a-token' },
    channels: { ...channels, ...change },
  }
  return render(
    <>
      <Hooks {...props} />
      <Push {...props} />
      <Feeds {...props} />
    </>
  )
}

test.each(LANGUAGES)('%s has a form for each possible action', language => {
  const html = shown(language)
  const deeds = [...html.matchAll(/name="do" value="([a-z-]+)"/g)].map(([, deed]) => deed)
  expect(new Set(deeds)).toEqual(new Set(['hook', 'hook-test', 'hook-on', 'hook-drop', 'push', 'push-drop', 'replace-feeds']))
  expect(html.match(/<form[^>]*method="post"/g)?.length).toBe(deeds.length)
  expect(html).not.toContain('<b>no</b>')
})

describe('a webhook', () => {
  test('shows its state, and offers to be switched on again only when it is off', () => {
    const html = shown('en')
    const of = (id: string): string => html.split(`id="hook-${id}"`)[1]?.split('id="hook-')[0] ?? ''
    expect(of('slack-new')).toContain('Nothing has been sent yet')
    expect(of('slack-well')).toContain('got through')
    expect(of('slack-failing')).toContain('500 &lt;b>no')
    expect(of('slack-failing')).not.toContain('hook-on')
    expect(of('slack-off')).toContain('hook-on')
  })

  test('that was refused comes back as typed, with the reason', () => {
    const html = shown('en')
    expect(html).toMatch(/value="http:\/\/a"[^>]*aria-invalid="true"/)
    expect(html).toMatch(/value="ntfy" checked/)
    expect(html).toContain('has to begin with https://')
  })
})

test('without scripts the page says what push needs, and hides its form', () => {
  const html = shown('en')
  expect(html).toMatch(/<p class="note" id="push-without">/)
  expect(html).toContain(`<div id="push-here" hidden data-key="BKey" data-worker="${asset('sw.js')}"`)
  expect(html).toMatch(/<input type="hidden" name="subscription"/)
  expect(html).toContain(`<script src="${asset('push.js')}" defer>`)
})
