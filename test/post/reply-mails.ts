/** Replies as mail programs in several languages write them: the same words above the same letter. */
import type { Language } from '../../worker/drawing/game'

export interface Received {
  text: string
  html: string
}
export type Program = (own: string, letter: Received) => string

const BOAT = 'Packetboat <boat@boat.example>'
const TO = 'reply+abc@in.boat.example'

export const mail = (headers: string[], body: string): string =>
  [
    'From: Kasia <kasia@post.example>',
    `To: ${TO}`,
    'Subject: Re: Packetboat',
    'MIME-Version: 1.0',
    'In-Reply-To: <abc234.7@boat.example>',
    ...headers,
    '',
    body,
  ].join('\r\n')

const plain = (text: string): string => mail(['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 8bit'], text)
const htmlOnly = (html: string): string => mail(['Content-Type: text/html; charset=utf-8', 'Content-Transfer-Encoding: 8bit'], html)
const both = (text: string, html: string): string =>
  mail(
    ['Content-Type: multipart/alternative; boundary="b0"'],
    [
      ...['--b0', 'Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 8bit', '', text],
      ...['--b0', 'Content-Type: text/html; charset=utf-8', 'Content-Transfer-Encoding: 8bit', '', html, '--b0--', ''],
    ].join('\r\n')
  )

const quoted = (text: string): string =>
  text
    .split('\n')
    .map(line => `> ${line}`.trimEnd())
    .join('\n')
const asHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').split('\n').join('<br>')
const divs = (text: string): string =>
  text
    .split('\n')
    .map(line => `<div>${asHtml(line) || '<br>'}</div>`)
    .join('')

type Foreign = Language | 'de'

const GMAIL: Record<Foreign, string> = {
  en: `On Wed, Nov 18, 2026 at 10:15 AM Packetboat <\nboat@boat.example> wrote:`,
  de: `Am Mi., 18. Nov. 2026 um 10:15 Uhr schrieb ${BOAT}:`,
  ru: `ср, 18 нояб. 2026 г. в 10:15, ${BOAT}:`,
  uk: `ср, 18 лист. 2026 р. о 10:15 ${BOAT} пише:`,
  pl: `śr., 18 lis 2026 o 10:15 ${BOAT} napisał(a):`,
}
const APPLE: Record<Foreign, string> = {
  en: `On 18 Nov 2026, at 10:15, ${BOAT} wrote:`,
  de: `Am 18.11.2026 um 10:15 schrieb ${BOAT}:`,
  ru: `18 нояб. 2026 г., в 10:15, ${BOAT} написал(а):`,
  uk: `18 лист. 2026 р. о 10:15 ${BOAT} пише:`,
  pl: `Wiadomość napisana przez ${BOAT} w dniu 18.11.2026, o godz. 10:15:`,
}
const SENT_FROM: Record<Foreign, string> = {
  en: 'Sent from my iPhone',
  de: 'Von meinem iPhone gesendet',
  ru: 'Отправлено с iPhone',
  uk: 'Надіслано з iPhone',
  pl: 'Wysłane z iPhone’a',
}
const OUTLOOK: Record<Foreign, [from: string, sent: string, to: string, subject: string]> = {
  en: ['From', 'Sent', 'To', 'Subject'],
  de: ['Von', 'Gesendet', 'An', 'Betreff'],
  ru: ['От', 'Отправлено', 'Кому', 'Тема'],
  uk: ['Від', 'Надіслано', 'Кому', 'Тема'],
  pl: ['Od', 'Wysłane', 'Do', 'Temat'],
}
const OLDER: Record<Foreign, string> = {
  en: '-----Original Message-----',
  de: '-----Ursprüngliche Nachricht-----',
  ru: '-----Исходное сообщение-----',
  uk: '-----Оригінальне повідомлення-----',
  pl: '-----Wiadomość oryginalna-----',
}
const THUNDERBIRD: Record<Foreign, string> = {
  en: 'On 18/11/2026 10:15, Packetboat wrote:',
  de: 'Am 18.11.26 um 10:15 schrieb Packetboat:',
  ru: '18.11.2026 10:15, Packetboat пишет:',
  uk: '18.11.26 10:15, Packetboat пише:',
  pl: 'W dniu 18.11.2026 o 10:15, Packetboat pisze:',
}

const outlookHeaders = (language: Foreign, line: (name: string, value: string) => string): string => {
  const [from, sent, to, subject] = OUTLOOK[language]
  return [line(from, BOAT), line(sent, '18.11.2026 10:15'), line(to, 'kasia@post.example'), line(subject, 'Packetboat')].join('\n')
}

const programsOf = (language: Foreign): Record<string, Program> => ({
  Gmail: (own, { text, html }) =>
    both(
      `${own}\n\n${GMAIL[language]}\n\n${quoted(text)}\n`,
      `<div dir="ltr">${divs(own)}</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">` +
        `${asHtml(GMAIL[language])}<br></div><blockquote class="gmail_quote" style="margin:0">${html}</blockquote></div>`
    ),
  'Gmail, as HTML only': (own, { html }) =>
    htmlOnly(
      `<div dir="auto">${divs(own)}</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">` +
        `${asHtml(GMAIL[language])}<br></div><blockquote class="gmail_quote">${html}</blockquote></div>`
    ),
  'Apple Mail': (own, { text }) => plain(`${own}\n\n${quoted(`${APPLE[language]}\n\n${text}`)}\n`),
  'Apple Mail on a phone': (own, { text }) => plain(`${own}\n\n${SENT_FROM[language]}\n\n${APPLE[language]}\n\n${quoted(text)}\n`),
  'Apple Mail, as HTML only': (own, { html }) =>
    htmlOnly(
      `<html><body>${divs(own)}<div><br><blockquote type="cite"><div>${asHtml(APPLE[language])}</div>${html}</blockquote></div></body></html>`
    ),
  Outlook: (own, { text }) => plain(`${own}\r\n\r\n${outlookHeaders(language, (name, value) => `${name}: ${value}`)}\n\n${text}`),
  'Outlook of old': (own, { text }) =>
    plain(`${own}\r\n\r\n${OLDER[language]}\n${outlookHeaders(language, (name, value) => `${name}: ${value}`)}\n\n${text}`),
  'Outlook on a phone': (own, { text }) =>
    plain(
      `${own}\n\nOutlook für Android\n________________________________\n${outlookHeaders(language, (name, value) => `${name}: ${value}`)}\n${text}`
    ),
  'Outlook, as HTML only': (own, { html }) =>
    htmlOnly(
      `<html><head><style>p{margin:0}</style></head><body>${divs(own)}<div id="appendonsend"></div><hr style="width:98%">` +
        `<div id="divRplyFwdMsg">${outlookHeaders(language, (name, value) => `<b>${name}:</b> ${asHtml(value)}<br>`)}</div><div>${html}</div></body></html>`
    ),
  'Outlook of the office, as HTML only': (own, { html }) =>
    htmlOnly(
      `<html><body>${own
        .split('\n')
        .map(line => `<p class="MsoNormal">${asHtml(line) || '<o:p>&nbsp;</o:p>'}</p>`)
        .join('')}` +
        `<div style="border-top:solid #E1E1E1 1.0pt"><p class="MsoNormal">` +
        `${outlookHeaders(language, (name, value) => `<b>${name}:</b> ${asHtml(value)}<br>`)}</p></div>${html}</body></html>`
    ),
  'Thunderbird, below the quote': (own, { text }) =>
    plain(`${THUNDERBIRD[language]}\n${quoted(text)}\n\n${own}\n\n-- \nKasia\n600 700 800\n`),
  'Thunderbird, as HTML only': (own, { html }) =>
    htmlOnly(
      `<body>${divs(own)}<div class="moz-cite-prefix">${THUNDERBIRD[language]}<br></div><blockquote type="cite">${html}</blockquote></body>`
    ),
  'a plain mailer': (own, { text }) => plain(`${own}\n\n${THUNDERBIRD[language]}\n${quoted(text)}\n`),
  'a mailer without quotes': own => plain(`${own}\n`),
})

/** Each program with a name that gives the program and its language. */
export const FIRST: [string, Program] = ['no program', own => plain(own)]
export const PROGRAMS: [string, Program][] = (['en', 'de', 'ru', 'uk', 'pl'] as const).flatMap(language =>
  Object.entries(programsOf(language)).map(([name, program]): [string, Program] => [`${name} (${language})`, program])
)
