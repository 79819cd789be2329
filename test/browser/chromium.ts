/** A Chromium for tests: the one from npm, the same everywhere, unpacked where the project keeps its caches. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium, type Browser } from 'playwright-core'

/** Quiet: it would else try to reach its maker's hosts at every start. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export async function launch(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await chromiumPath(), args: [...ARGUMENTS, ...more] })
}

/** CHROMIUM names another. */
const chromiumPath = async (): Promise<string> => process.env.CHROMIUM ?? (await unpacked())

/** Before any test asks for it, since several do at once. */
export const setup = async (): Promise<void> => void (await chromiumPath())

async function unpacked(): Promise<string> {
  const folder = resolve('node_modules/.cache/chromium')
  const fonts = join(folder, 'fonts')
  mkdirSync(fonts, { recursive: true })
  // It unpacks into the temporary folder, and with this runtime's name also the libraries that a bare system lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x'
  const usual = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    const { default: bundled } = await import('@sparticuz/chromium')
    const path = await bundled.executablePath()
    writeFileSync(join(fonts, 'fonts.conf'), fontsConfiguration(fonts))
    return path
  } finally {
    if (usual === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = usual
  }
}

/** The one that is packed names a temporary folder; Chromium dies where it finds no font. */
const fontsConfiguration = (folder: string): string =>
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><dir>/usr/share/fonts</dir><cachedir>${folder}-cache</cachedir></fontconfig>
`
