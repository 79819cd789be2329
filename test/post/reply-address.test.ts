/** The reply address of a letter, and what mail servers report about letters. */
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { newTableId } from '../../worker/shared/keys'
import { isReplyKey, parseReplyAddress, questionOf, replyAddress } from '../../worker/post/reply/address'
import { bounceOf } from '../../worker/post/reply/bounce'
import { textOfHtml } from '../../worker/post/reply/html'
import type { Prompt } from '../../worker/rules/contract'

const SITE_KEY = 'a0'.repeat(32)
const DOMAIN = 'in.boat.example'
const to = { table: newTableId(SITE_KEY), seat: 3, question: questionOf([prompt('a', 'x', 'y')]) }
const address = replyAddress(SITE_KEY, DOMAIN, to, 2)

function prompt(id: string, first: string, ...others: string[]): Prompt {
  const choice = (id: string) => ({ id, label: { say: id }, act: id })
  return { id, seat: 0, ask: { say: 'ask' }, waiting: { say: 'waiting' }, choices: [choice(first), ...others.map(choice)] }
}

describe('a reply address', () => {
  test('is no longer than mail allows, and parses back to its parts', () => {
    expect(address.indexOf('@')).toBeLessThanOrEqual(64)
    const parsed = parseReplyAddress(address, DOMAIN)
    expect(parsed).toMatchObject(to)
    expect(parsed && isReplyKey(SITE_KEY, parsed, 2)).toBe(true)
  })

  test.each([[`<${address}>`], [address.toUpperCase()], [` ${address} `]])('is also recognised as %j', given => {
    expect(parseReplyAddress(given, DOMAIN)).toMatchObject(to)
  })

  test.each([
    [address.replace('@', '@other.')],
    [address.replace('reply+', 'other+')],
    [address.replace('.3.', '.33.')],
    [address.replace(/.@/, '@')],
    [''],
    ['reply+'],
    [`${address}, ${address}`],
  ])('is not %j', given => {
    expect(parseReplyAddress(given, DOMAIN)).toBeUndefined()
  })

  test('is valid for one seat of one table at one question, until the seat’s link is replaced', () => {
    const opens = (changed: Partial<typeof to>, generation = 2): boolean => {
      const parsed = parseReplyAddress(address, DOMAIN)
      return parsed !== undefined && isReplyKey(SITE_KEY, { ...parsed, ...changed }, generation)
    }
    expect(opens({})).toBe(true)
    expect(opens({ seat: 2 })).toBe(false)
    expect(opens({ table: newTableId(SITE_KEY) })).toBe(false)
    expect(opens({ question: 'aaaaaa' })).toBe(false)
    expect(opens({}, 3)).toBe(false)
  })
})

test('a question’s hash changes with its prompts, their choices and their order', () => {
  const a = prompt('a', 'x', 'y')
  const marks = [
    [],
    [a],
    [prompt('a', 'y', 'x')],
    [prompt('b', 'x', 'y')],
    [prompt('a', 'x')],
    [a, prompt('b', 'x')],
    [prompt('b', 'x'), a],
  ].map(questionOf)
  expect(new Set(marks).size).toBe(marks.length)
  expect(questionOf([prompt('a', 'x', 'y')])).toBe(to.question)
})

const report = (status: string): string =>
  [
    'From: MAILER-DAEMON@mx.example',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b0',
    ...['', '--b0', 'Content-Type: text/plain', '', 'It could not be delivered.'],
    ...['--b0', 'Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx.example', '', ...status.split('\n')],
    ...['--b0', 'Content-Type: message/rfc822', '', 'From: boat@boat.example', 'X-Packetboat-Id: abc234.7', '', '3', '--b0--', ''],
  ].join('\r\n')

test.each([
  ['failed', '5.1.1', true],
  ['failed', '4.4.7', false],
  ['delayed', '4.4.1', false],
])('a bounce that says %s %s', async (action, code, final) => {
  const mail = await PostalMime.parse(report(`Final-Recipient: rfc822; kasia@post.example\nAction: ${action}\nStatus: ${code}`), {
    forceRfc822Attachments: true,
  })
  expect(bounceOf(mail)).toEqual({ letter: 'abc234.7', address: 'kasia@post.example', final, why: expect.any(String) })
})

test.each([
  ['<p>3</p><p>Kasia</p>', ['3', 'Kasia']],
  ['3<br/>Kasia', ['3', 'Kasia']],
  ['<ol start="3"><li></li></ol>', ['3.']],
  ['<ul><li>3</li></ul>', ['3']],
  ['<b>3</b>.&nbsp;', ['3.']],
  ['&#51;&#x33;&lt;', ['33<']],
  ['<style>3</style><!-- 4 --><script>5</script>6', ['6']],
  ['3<blockquote>4<blockquote>5</blockquote>6</blockquote>7', ['3', '7']],
  ['3<blockquote>4', ['3']],
  ['3<div class="x gmail_quote">4<div>5</div>6</div>', ['3']],
  ['<div>3</div><div id=x_divRplyFwdMsg>4</div>5', ['3']],
  ['<table><tr><td>3</td><td>4</td></tr></table>', ['3 4']],
  ['3 < 4', ['3 < 4']],
  ['<', ['<']],
  ['<div', ['<div']],
])('the HTML %s is read as %j', (html, lines) => {
  expect(
    textOfHtml(html)
      .split('\n')
      .map(line => line.trim())
      .filter(Boolean)
  ).toEqual(lines)
})
