/** Nasty input. */
import type { Chance } from '../../worker/rules/chance'

/** Names of fields that some form of the site has, and some that no form has. */
export const FIELDS: readonly string[] = [
  ...[
    'token',
    'do',
    'text',
    'seat',
    'number',
    'ballot',
    'what',
    'days',
    'from',
    'until',
    'zone',
    'day.1',
    'mark.50',
    'mute',
    'language',
    'name',
    'address',
  ],
  ...[
    'words',
    'pirate',
    'sure',
    'game',
    'edition.regatta',
    'name.0',
    'kind.0',
    'address.0',
    'pace',
    'manner',
    'suggestion',
    'code',
    'key',
    'url',
    'shape',
  ],
  ...[
    'choice',
    'prompt',
    'choice.r1.captain',
    'choice.__proto__',
    'way.fork',
    'number.attack.chance',
    'once',
    'position',
    'lang',
    'p',
    'taken',
    'done',
  ],
  ...['subscription', 'email', 'digest', 'reason', 'constructor', '__proto__', ''],
]

const WORDS: readonly string[] = [
  ...['', ' ', '0', '1', '2', '-1', '3.7', '1e9', 'NaN', 'Infinity', '99999999999999999999', '0x10'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'null', 'undefined', 'true', '[]', '{}'],
  ...['../../etc/passwd', '..%2f..', '%00', '%', '\u0000', '\u202e', '\ud83d', '💥'.repeat(30), 'é'.normalize('NFD')],
  ...["' OR 1=1 --", '"; DROP TABLE answers; --', '<script>alert(1)</script>', '{{7*7}}', '${7*7}', '\r\nset-cookie: x=y'],
  ...[
    'say',
    'note',
    'vote',
    'lend',
    'hours',
    'absent',
    'object',
    'report',
    'orders',
    'propose',
    'code',
    'hook',
    'push',
    'address',
    'language',
    'mute',
  ],
  ...['regatta', 'tunnel', 'first', 'captain', '3-5:fwd-fwd', 'fwd:12', 'powder:1', 'yes', 'bot', 'takeback', 'pause', 'Europe/Kyiv'],
  ...[
    'mallory@evil.example',
    '"@"@[127.0.0.1]',
    `${'a'.repeat(254)}@x.example`,
    'http://127.0.0.1:1/',
    'http://169.254.169.254/',
    'file:///etc/hosts',
  ],
  ...['a'.repeat(26), 'abcdefghijklmnopqrstuvwx27', '2026-02-30', '0000-00-00', '25:99', '09:00'],
]

export const nastyWord = (chance: Chance): string => WORDS[chance.pick(WORDS.length)] ?? ''

/** A body that is not a form. */
export function nastyText(chance: Chance): string {
  const bodies = [
    '%',
    '&&&===',
    '{"do":"say"}',
    'a=%ff%fe',
    `text=${'x'.repeat(70_000)}`,
    '\u0000'.repeat(99),
    'token=&token=&do',
    nastyWord(chance).repeat(50),
  ]
  return bodies[chance.pick(bodies.length)] ?? ''
}
