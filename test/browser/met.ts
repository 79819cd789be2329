/** Fights and shortages in a game of Regatta, according to a seat's full log in English. */
import type { Page } from 'playwright-core'

export interface Met {
  fights: number
  shortages: number
}

export async function metBy(page: Page): Promise<Met> {
  await page.locator('a.button[href$="/log"]').click()
  await page.waitForURL(/\/log/)
  const fights = await page.locator('.log .fight').count()
  const shortages = await page.locator('.log li', { hasText: 'Shortage!' }).count()
  return { fights, shortages }
}
