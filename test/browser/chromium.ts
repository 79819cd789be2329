/** Chromium for the tests: the build from npm, the same on every machine, unpacked into the project's cache. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium, type Browser } from 'playwright-core'

/** Keeps Chromium from contacting its vendor's servers on every start. */
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

/** CHROMIUM may name another executable. */
const chromiumPath = async (): Promise<string> => process.env.CHROMIUM ?? (await unpacked())

/** Unpacks before any test runs, because several tests need it at once. */
export const setup = async (): Promise<void> => void (await chromiumPath())

async function unpacked(): Promise<string> {
  const folder = resolve('node_modules/.cache/chromium')
  const fonts = join(folder, 'fonts')
  mkdirSync(fonts, { recursive: true })
  // The package unpacks into the temporary folder; this runtime name makes it include libraries that a bare system lacks.
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

/** The packaged configuration names a temporary folder; Chromium crashes if it finds no font. */
const fontsConfiguration = (folder: string): string =>
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><dir>/usr/share/fonts</dir><cachedir>${folder}-cache</cachedir></fontconfig>
`
