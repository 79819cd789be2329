/** No English is left in the other languages, except names, addresses and words that a person has to type. */
import { readFileSync } from 'node:fs'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../worker/games'
import type { Language } from '../../worker/drawing/game'

type Pattern = NonNullable<FluentResource['body'][number]['value']>
type Part = Exclude<Pattern, string>[number]

/** Names of this site, services, standards and time zones; settings and commands for whoever runs a site. */
const NAMES = new Set([
  ...['Packetboat', 'Discord', 'Slack', 'ntfy', 'Telegram', 'Atom', 'iCalendar', 'Standard', 'Webhooks', 'whsec', 'QR', 'JSON', 'cookie'],
  ...['SHA-', 'HMAC', 'HMAC-SHA-', 'BLS', 'Ed', 'https', 'org', 'Europe', 'Moscow', 'Kyiv'],
  ...['REPLY', 'DOMAIN', 'KEEP', 'DAYS', 'npm', 'run', 'restore', 'speak', 'post-fails', 'systemd-timesyncd'],
])
/** Towns, pirates and a fair lady have the same names in Polish; so do a port and a bot. */
const SAME_IN_POLISH = /^(?:town|persona)-|^(?:game-title|place-royal|place-port|power-beth|spot|seat-bot|new-kind-bot)$/

const folders = ['web/words', ...GAMES.map(({ id }) => `worker/games/${id}/words`)]

/** The texts of a message without its slots. */
function written(pattern: Pattern | Part): string[] {
  if (typeof pattern === 'string') return [pattern]
  if (Array.isArray(pattern)) return pattern.flatMap(written)
  return pattern.type === 'select' ? pattern.variants.flatMap(({ value }) => written(value)) : []
}

const messagesOf = (folder: string, language: Language): Map<string, string[]> =>
  new Map(
    new FluentResource(readFileSync(`${folder}/${language}.ftl`, 'utf8')).body.map(({ id, value }) => [
      id,
      value === null ? [] : written(value).map(text => text.replace(/<[^>]*>|https?:\S+|\S+@\S+|\?\w+=\S*/g, ' ')),
    ])
  )

const wordsOf = (text: string, word: RegExp): string[] => text.match(word) ?? []

describe.each(folders)('%s', folder => {
  test.each(['ru', 'uk'] as const)('%s uses its own alphabet', language => {
    const foreign = [...messagesOf(folder, language)].flatMap(([id, texts]) =>
      texts.flatMap(text => wordsOf(text, /[A-Za-z][A-Za-z'’-]+/g).map(word => `${id}: ${word}`))
    )
    expect(foreign.filter(found => !NAMES.has(found.split(': ')[1] ?? ''))).toEqual([])
  })

  test('pl repeats no English words', () => {
    const english = messagesOf(folder, 'en')
    const own = [...messagesOf(folder, 'pl')].filter(([id]) => !SAME_IN_POLISH.test(id))
    const same = own.flatMap(([id, texts]) =>
      texts
        .filter(text => english.get(id)?.includes(text))
        .flatMap(text => wordsOf(text, /\p{L}[\p{L}'’-]+/gu).map(word => `${id}: ${word}`))
    )
    expect(same.filter(found => !NAMES.has(found.split(': ')[1] ?? ''))).toEqual([])
  })
})
