/** What browser tests share: one site for all, and one Chromium for each process that runs them. */
import type { Browser } from 'playwright-core'
import { afterAll, expect, inject } from 'vitest'
import { launch } from './chromium'

const CHEAP = [
  // Without memory for pictures of pages, which these tests do not look at, Chromium paints none: a third of its work.
  '--force-gpu-mem-available-mb=0',
  // Each answer passes through fewer processes on its way to a page: a twentieth of its work.
  '--enable-features=NetworkServiceInProcess2',
  '--in-process-gpu',
]

let running: Promise<Browser> | undefined

/** Never closed, because the next file in this process goes on using it: it ends with the process. Contexts end with their file. */
export async function sharedBrowser(): Promise<Browser> {
  const browser = await (running ??= launch(CHEAP))
  afterAll(async () => {
    for (const context of browser.contexts()) await context.close()
  })
  return browser
}

export async function sharedSite(): Promise<{ address: string }> {
  const answer = await fetch(inject('oneSite'))
  const said = await answer.text()
  return answer.ok ? { address: said } : expect.fail(said)
}
