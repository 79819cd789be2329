/** The project's sources as text, and their imports. */
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export interface Source {
  path: string
  text: string
  /** The text with comments and strings blanked out, so that lines still match. */
  code: string
}

export interface Import {
  /** A project path without extension, or a package. */
  of: string
  own: boolean
  /** The import disappears when types are removed. */
  typeOnly: boolean
  line: number
}

export function sources(...folders: string[]): Source[] {
  return folders.flatMap(folder =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
      .map(entry => {
        const path = join(entry.parentPath, entry.name)
        const text = readFileSync(path, 'utf8')
        return { path, text, code: bare(text) }
      })
  )
}

const NOT_CODE = /\/\*[^]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g
const bare = (text: string): string => text.replace(NOT_CODE, part => part.replace(/[^\n]/g, ' '))

const IMPORT = /^(?:import|export)\s+(type\s+)?(?:([^'"`;]*?)\s*from\s*)?'([^']+)'|\bimport\(\s*'([^']+)'/gm

export function importsOf({ path, text }: Source): Import[] {
  return [...text.matchAll(IMPORT)].map(({ 1: type, 2: names, 3: from, 4: later, index }) => {
    const target = from ?? later ?? ''
    const own = target.startsWith('.')
    return {
      of: own ? normalize(join(dirname(path), target)).replace(/\.(ts|tsx|mjs)$/, '') : target,
      own,
      typeOnly: Boolean(type) || (names !== undefined && onlyTypes(names)) || /typeof $/.test(text.slice(0, index)),
      line: lineOf(text, index),
    }
  })
}

/** `{ type A, type B }` imports only types. */
function onlyTypes(names: string): boolean {
  const listed = /^\{([^]*)\}$/
    .exec(names.trim())?.[1]
    ?.split(',')
    .filter(name => name.trim())
  return Boolean(listed?.every(name => name.trim().startsWith('type ')))
}

export const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length
