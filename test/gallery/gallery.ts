/** `npm run gallery [NAME …]`: every page, state and letter of the product as pictures in .build/gallery: three widths, by day and
    night; pages in English and Ukrainian, letters in all languages, each with its text beside it. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tablePage } from '../../web/pages/table/table'
import { built } from '../../worker/host/files/bundling.ts'
import { LANGUAGES, type Language } from '../../worker/drawing/game'
import { launch } from '../browser/chromium'
import './painter'
import { PAGES } from '../web/life'
import { SITE_PAGES } from './pages'
import { letters, type Posted } from './letters'
import { records } from './records'
import { shoot, SITE, type Shot } from './shoot'
import { SUBJECTS_OF, subjectsOf } from './subjects'
import { states, type State } from './states'

const FOLDER = join(built, 'gallery')
const READ: readonly Language[] = ['en', 'uk']
const LETTER_WIDTHS = [360, 600]

const wanted = process.argv.slice(2)
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.some(part => name.includes(part))

const tableShot = ({ name, props }: State, language: Language): Shot => ({
  html: tablePage({ ...props, language, siteUrl: SITE }),
  path: join(FOLDER, language, name),
})

/** The pictures of a letter, and a text file beside them with its subject and text. */
async function letterShot({ name, write }: Posted, language: Language): Promise<Shot> {
  const { letter, png = '' } = await write(language)
  const path = join(FOLDER, language, name)
  mkdirSync(join(FOLDER, language), { recursive: true })
  writeFileSync(`${path}.txt`, `${letter.subject}\n\n${letter.text}`)
  return { html: letter.html.replace('cid:board', `data:image/png;base64,${png}`), path, widths: LETTER_WIDTHS }
}

/** The other pages, as their tests see them, and those around a game in progress. */
const otherShots = (language: Language): Shot[] => [
  ...Object.entries({ ...PAGES, ...SITE_PAGES }).flatMap(([title, page]) => pageShot(title, language, () => ({ html: page(language) }))),
  ...Object.entries(records()).flatMap(([title, page]) => pageShot(title, language, () => page(language))),
]

function pageShot(title: string, language: Language, made: () => Omit<Shot, 'path'>): Shot[] {
  const name = `page-${title.replaceAll(/[^a-z]+/gi, '-')}`
  return isWanted(name) ? [{ ...made(), path: join(FOLDER, language, name) }] : []
}

if (isWanted('subjects'))
  for (const game of SUBJECTS_OF) for (const language of READ) console.log([game.name, ...subjectsOf(language, game), ''].join('\n'))

const browser = await launch()
const show = async (shot: Shot): Promise<void> => console.log((await shoot(browser, shot)).join('\n'))
const all = states()
for (const language of READ) for (const shot of otherShots(language)) await show(shot)
for (const state of all.filter(({ name }) => isWanted(name))) for (const language of READ) await show(tableShot(state, language))
for (const posted of letters(all).filter(({ name }) => isWanted(name)))
  for (const language of LANGUAGES) await show(await letterShot(posted, language))
await browser.close()
