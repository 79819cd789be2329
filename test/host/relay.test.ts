/** What workerd prints, and what of that reaches the log. */
import { expect, test } from 'vitest'
import { lineFor } from '../../worker/host/site/relay'

const AT = '2031-04-05T09:00:00.000Z'
const printed = (level: string, message: string): string => JSON.stringify({ timestamp: 1, level, message })
const told = (line: string): unknown => JSON.parse(lineFor(line, AT) ?? 'null')

test('an event from the Worker keeps its fields and gets a time', () => {
  const event = JSON.stringify({ level: 'error', event: 'post-fails', transport: 'SMTP' })
  expect(told(printed('error', event))).toEqual({ at: AT, level: 'error', event: 'post-fails', transport: 'SMTP' })
})

test('a complaint from workerd becomes one line, without stack or links', () => {
  const message = 'Uncaught exception: boom at https://boat.example/tables/a/seats/0/link/k\nstack: workerd@1 workerd@2'
  expect(told(printed('error', message))).toEqual({ at: AT, level: 'error', event: 'workerd', says: 'Uncaught exception: boom at (link)' })
})

test.each([
  'disconnected: peer disconnected; stack: workerd@1',
  'kj/async-io-unix.c++:186: disconnected: ::write(fd): Broken pipe',
  'Connection reset by peer',
])('a broken pipe is not an event: %s', message => {
  expect([lineFor(printed('error', message), AT), lineFor(message, AT)]).toEqual([undefined, undefined])
})

test('lines that are not JSON are logged as they are', () => {
  expect(told('*** Fatal uncaught kj::Exception: out of memory')).toMatchObject({
    level: 'error',
    event: 'workerd',
    says: '*** Fatal uncaught kj::Exception: out of memory',
  })
})
