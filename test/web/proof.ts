/** Runs the proof page's script on that page's markup, with only the parts of a browser that it needs. */
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'

/** A script run here cannot import others, so `load` provides them; and its check is awaited. */
const SCRIPT = readFileSync('web/static/proof.js', 'utf8').replace('await import(', 'await load(').replace('void check()', 'check()')

class Place {
  textContent: string
  readonly classes = new Set<string>()
  readonly classList = {
    add: (name: string) => void this.classes.add(name),
    toggle: (name: string, on: boolean) => void (on ? this.classes.add(name) : this.classes.delete(name)),
  }
  constructor(text = '') {
    this.textContent = text
  }
  closest(): undefined {}
}

const PLACES = ['verdict', 'is-commitment', 'is-seal', 'is-signature', 'is-key']

const unescaped = (text: string): string => text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')

/** The text in each place after the script has run. */
export async function checked(
  html: string
): Promise<Record<'verdict' | 'commitment' | 'seal' | 'signature' | 'key', string> & { draws: string[] }> {
  const [, opening = ''] = /<div id="proof"((?: [\w-]+="[^"]*")*)>/.exec(html) ?? []
  const dataset = Object.fromEntries(
    [...opening.matchAll(/data-([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [camel(name), unescaped(value)])
  )
  const [, body = ''] = /(<table class="figures draws"[^]*)/.exec(html) ?? []
  const rows = [...body.matchAll(/<tr(?: data-epoch="(\d+)")?><th scope="row">(\d+)<\/th>((?:<td>\d*<\/td>)+)<\/tr>/g)].map(
    ([, epoch, i = '', cells = '']) => ({
      dataset: { epoch },
      cells: [i, ...[...cells.matchAll(/<td>(\d*)<\/td>/g)].map(([, text = '']) => text)].map(text => new Place(text)),
    })
  )
  const places = Object.fromEntries(PLACES.map(id => [id, new Place()]))
  const document = {
    getElementById: (id: string) => (id === 'proof' ? { dataset } : places[id]),
    querySelectorAll: () => rows,
  }
  const load = (): Promise<unknown> => import('../../worker/beacon/signature')
  await runInNewContext(SCRIPT, { document, crypto, TextEncoder, Uint8Array, DataView, load })
  const said = (id: string): string => places[id]?.textContent ?? ''
  const draws = rows.map(({ cells }) => cells[4]?.textContent ?? '')
  return {
    verdict: said('verdict'),
    commitment: said('is-commitment'),
    seal: said('is-seal'),
    signature: said('is-signature'),
    key: said('is-key'),
    draws,
  }
}

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
