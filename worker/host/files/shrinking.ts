/** Leaves out of the deployed Worker what only authors of words, styles and tables read, and library code that we never need. */
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Plugin } from 'esbuild'
import { drawingSheet } from '../../post/picture/rules.ts'

/** Strips comments, indentation, and spaces around the equals sign of a key and behind that of a variant. */
export const sparse = (words: string): string =>
  words
    .replace(/^#.*\n/gm, '')
    .replace(/^ +/gm, ' ')
    .replace(/^ (?=\*?\[|\})/gm, '')
    .replace(/^(\*?\[[\w-]+\]) /gm, '$1')
    .replace(/^([a-z][\w-]*) = ?/gm, '$1=')
    .replace(/\{ (?=[$a-z])/g, '{')
    .replace(/(?<=[\w-]) \}/g, '}')
    .replace(/\n{2,}(?=[a-z])/g, '\n')

const words: Plugin = {
  name: 'words',
  setup: build => build.onLoad({ filter: /\.ftl$/ }, ({ path }) => ({ contents: sparse(readFileSync(path, 'utf8')), loader: 'text' })),
}

/** Keeps of the style sheets only what letters' pictures use. */
const styles: Plugin = {
  name: 'styles',
  setup: build =>
    build.onLoad({ filter: /\.css$/ }, ({ path }) => ({
      contents: drawingSheet(readFileSync(path, 'utf8')),
      loader: 'text',
    })),
}

const signs: Plugin = {
  name: 'signs',
  setup: build =>
    build.onLoad({ filter: /\.svg$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replace(/<!--[^]*?-->/g, '')
        .replace(/>\s+</g, '><'),
      loader: 'text',
    })),
}

/** A comment in SQL is a line of its own between two statements. */
const schemas: Plugin = {
  name: 'schemas',
  setup: build =>
    build.onLoad({ filter: /schemas?\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(/^ *-- .*\n/gm, ''),
      loader: 'ts',
    })),
}

/** Nodemailer can detect a thousand file types and fetch attachments; ours have their types set and are included. */
const composer: Plugin = {
  name: 'composer',
  setup(build) {
    build.onLoad({ filter: /nodemailer\/.*\/fetch\/index\.js$/ }, () => ({
      contents: "export default () => { throw new Error('nothing is fetched for a letter') }",
    }))
    build.onLoad({ filter: /nodemailer\/.*\/mime-types\.js$/ }, () => ({
      contents: "export const detectMimeType = () => 'application/octet-stream', detectExtension = () => 'bin'",
    }))
  },
}

/** postal-mime knows two thousand HTML entities, for mail that is part text and part HTML; the few that our own HTML reader knows are
    enough. */
const reader: Plugin = {
  name: 'reader',
  setup(build) {
    build.onLoad({ filter: /postal-mime\/.*\/html-entities\.js$/ }, () => ({
      contents: `export const htmlEntities = { '&nbsp;': ' ', '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" }`,
    }))
  },
}

/** Our own printer needs of an element only what it is and what it was given (`web/board/print.ts`), and nothing of Preact's renderer. */
const elements: Plugin = {
  name: 'elements',
  setup(build) {
    build.onLoad({ filter: /preact\/dist\/preact\.mjs$/ }, () => ({ contents: 'export const Fragment = ({ children }) => children' }))
    build.onLoad({ filter: /preact\/jsx-runtime\/dist\/jsxRuntime\.mjs$/ }, () => ({
      contents: "export { Fragment } from 'preact'; export const jsx = (type, props) => ({ type, props }), jsxs = jsx",
    }))
  },
}

/** Signing a webhook uses the digest and the letters of base64 that the Worker has anyway. */
const hooks: Plugin = {
  name: 'hooks',
  setup(build) {
    build.onLoad({ filter: /fast-sha256\/sha256\.js$/ }, ({ path }) => ({
      contents: `import { hmac as digest } from '@noble/hashes/hmac.js'
        import { sha256 } from '@noble/hashes/sha2.js'
        export const hmac = (key, data) => digest(sha256, key, data)`,
      resolveDir: dirname(path),
    }))
    build.onLoad({ filter: /@stablelib\/base64\/lib\/base64\.js$/ }, ({ path }) => ({
      contents: "import { base64 } from '@scure/base'; export const { encode, decode } = base64",
      resolveDir: dirname(path),
    }))
  },
}

/** All requests go through the router that the Worker brings; the parts of its routes need none of their own but to be listed. */
const routers: Plugin = {
  name: 'routers',
  setup(build) {
    build.onLoad({ filter: /hono\/dist\/hono\.js$/ }, ({ path }) => ({
      contents: `import { HonoBase } from './hono-base.js'
        import { TrieRouter } from './router/trie-router/router.js'
        export class Hono extends HonoBase {
          constructor(options = {}) { super(options); this.router = options.router ?? new TrieRouter() }
        }`,
      resolveDir: dirname(path),
    }))
  },
}

export const shrinking: Plugin[] = [words, styles, signs, schemas, composer, reader, elements, hooks, routers]
