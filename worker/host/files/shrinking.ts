/** Leaves out of the deployed Worker what only authors of words and styles read, and library code that our mail never needs. */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'
import { drawingSheet } from '../../post/picture/rules.ts'

/** Strips comments, indentation, and spaces around the equals sign of a key. */
export const sparse = (words: string): string =>
  words
    .replace(/^#.*\n/gm, '')
    .replace(/^ +/gm, ' ')
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

export const shrinking: Plugin[] = [words, styles, signs, composer, reader]
