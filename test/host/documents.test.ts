/** Files, folders and commands mentioned in the documents exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const documents = ['README.md', ...readdirSync('.github').flatMap(file => (file.endsWith('.md') ? [`.github/${file}`] : []))]

/** All paths; capitals such as NAME in a document match any name. */
const tree = ['worker', 'web', 'test', '.github'].flatMap(top => [
  top,
  ...readdirSync(top, { recursive: true, encoding: 'utf8' }).map(path => `${top}/${path}`),
])

const FILE = /^[\w./-]+\.(?:tsx?|mjs|ftl|css|md|js)$/
const FOLDER = /^(?:worker|web|test|\.github)(?:\/[\w.-]+)*\/?$/

const escaped = (text: string): string => text.replace(/[.\\^$*+?()[\]{}|]/g, '\\$&')

function isThere(named: string): boolean {
  const path = named.replace(/\/$/, '')
  if (existsSync(path)) return true
  // A path may be given relative to the folder that the sentence or table row is about.
  const like = new RegExp(`(?:^|/)${escaped(path).replace(/(?<=\/|^)[A-Z]{2,}(?=\/|\\\.|$)/g, '[\\w-]+')}$`)
  return tree.some(known => like.test(known))
}

test.each(documents)('%s mentions only files and folders that exist', document => {
  const named = [...readFileSync(document, 'utf8').matchAll(/`([^`\n]+)`|\]\(([^)#:]+)\)/g)].flatMap(([, code, link]) => code ?? link ?? [])
  const paths = named.map(path => path.replace(/^\.\.\//, '')).filter(path => FILE.test(path) || FOLDER.test(path))
  expect(paths.length).toBeGreaterThan(5)
  expect(paths.filter(path => !isThere(path))).toEqual([])
})

test.each(documents)('%s mentions only commands that exist, and starts no TypeScript by a Node that may be too old for it', document => {
  const text = readFileSync(document, 'utf8')
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
  const named = [...text.matchAll(/`npm run ([a-z]+)/g)].map(([, name = '']) => name)
  expect(named.filter(name => !(name in scripts))).toEqual([])
  expect(text.match(/`node [\w./]+\.ts\b/g) ?? []).toEqual([])
})
