/** `npm run gallery [NAME …]`: every page, state and letter of the product as pictures in .build/gallery: three widths, by day and
    night; pages in English and Ukrainian, letters in all languages, each with its text beside it. A language (`en`), a width (`360`)
    or `light` and `dark` among the names take only those. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tablePage } from '../../web/pages/table/table'
import { built } from '../../worker/host/files/bundling.ts'
import { LANGUAGES, type Language } from '../../worker/drawing/game'
import { launch } from '../browser/chromium'
import { covers } from './covers'
import './painter'
import { PAGES } from '../web/life'
import { SITE_PAGES } from './pages'
import { letters, type Posted } from './letters'
import { previews, type Pasted } from './previews'
import { records } from './records'
import { PLAIN_FACE, SCHEMES, shoot, SITE, WIDTHS, type Shot } from './shoot'
import { SUBJECTS_OF, subjectsOf } from './subjects'
import { states, type State } from './states'

const FOLDER = join(built, 'gallery')
const READ: readonly Language[] = ['en', 'uk']
const LETTER_WIDTHS = [360, 600]

const asked = process.argv.slice(2)
const only = <One extends string | number>(all: readonly One[], among = all): readonly One[] =>
  all.some(one => asked.includes(String(one))) ? all.filter(one => asked.includes(String(one))) : among

const wanted = asked.filter(name => ![...LANGUAGES, ...WIDTHS, ...LETTER_WIDTHS, ...SCHEMES].map(String).includes(name))
const schemes = only(SCHEMES)
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.some(part => name.includes(part))

const tableShot = ({ name, props }: State, language: Language): Shot => ({
  html: tablePage({ ...props, language, siteUrl: SITE }),
  path: join(FOLDER, language, name),
  widths: only(WIDTHS),
  schemes,
})

/** The pictures of a letter, and a text file beside them with its subject and text. */
async function letterShot({ name, write }: Posted, language: Language): Promise<Shot> {
  const { letter, png = '' } = await write(language)
  const path = join(FOLDER, language, name)
  mkdirSync(join(FOLDER, language), { recursive: true })
  writeFileSync(`${path}.txt`, `${letter.subject}\n\n${letter.text}`)
  const html = letter.html.replaceAll('-apple-system', PLAIN_FACE)
  return { html: html.replace('cid:board', `data:image/png;base64,${png}`), path, widths: only(LETTER_WIDTHS), schemes }
}

async function previewShot({ name, paint }: Pasted, language: Language): Promise<void> {
  const png = await paint(language)
  const path = join(FOLDER, language, `${name}.png`)
  mkdirSync(join(FOLDER, language), { recursive: true })
  if (png) writeFileSync(path, png)
  console.log(path)
}

/** The other pages, as their tests see them, and those around a game in progress. */
const otherShots = (language: Language): Shot[] => [
  ...Object.entries({ ...PAGES, ...SITE_PAGES }).flatMap(([title, page]) => pageShot(title, language, () => ({ html: page(language) }))),
  ...Object.entries(records()).flatMap(([title, page]) => pageShot(title, language, () => page(language))),
]

function pageShot(title: string, language: Language, made: () => Omit<Shot, 'path'>): Shot[] {
  const name = `page-${title.replaceAll(/[^a-z]+/gi, '-')}`
  return isWanted(name) ? [{ widths: only(WIDTHS), ...made(), schemes, path: join(FOLDER, language, name) }] : []
}

if (isWanted('subjects'))
  for (const game of SUBJECTS_OF)
    for (const language of only(LANGUAGES, READ)) console.log([game.name, ...subjectsOf(language, game), ''].join('\n'))

let browser = await launch()

/** After hundreds of pictures Chromium may refuse to take any: a new one goes on. */
async function show(shot: Shot): Promise<void> {
  const files = await shoot(browser, shot).catch(async () => {
    await browser.close()
    browser = await launch()
    return shoot(browser, shot)
  })
  console.log(files.join('\n'))
}

const all = states()
if (wanted.includes('covers')) console.log((await covers(browser, all, FOLDER)).join('\n'))
for (const language of only(LANGUAGES, READ)) for (const shot of otherShots(language)) await show(shot)
for (const state of all.filter(({ name }) => isWanted(name)))
  for (const language of only(LANGUAGES, READ)) await show(tableShot(state, language))
for (const pasted of previews(all).filter(({ name }) => isWanted(name)))
  for (const language of only(LANGUAGES, READ)) await previewShot(pasted, language)
for (const posted of letters(all).filter(({ name }) => isWanted(name)))
  for (const language of only(LANGUAGES)) await show(await letterShot(posted, language))
await browser.close()
