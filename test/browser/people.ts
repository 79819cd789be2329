/** The people of whole games: their names, languages and devices. */
import type { BrowserContextOptions } from 'playwright-core'
import type { Profile } from './crew'

export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
const NIGHT: BrowserContextOptions = { colorScheme: 'dark' }

const ANNE = { name: 'Anne', locale: 'en-GB', scripts: true }
const BARTEK = { name: 'Bartek', locale: 'pl-PL', scripts: true, eyes: PHONE }
const OLENA = { name: 'Олена', locale: 'uk-UA', scripts: true, eyes: NIGHT }
const RITA = { name: 'Рита', locale: 'ru-RU', scripts: true }

/** The same person, who has not asked for less motion. */
export const moving = (profile: Profile): Profile => ({ ...profile, eyes: { ...profile.eyes, reducedMotion: 'no-preference' } })

/** One at a desk, one on a phone, one in dark mode. */
export const three = (scripts: boolean): Profile[] => [ANNE, BARTEK, OLENA].map(profile => ({ ...profile, scripts }))

/** One without JavaScript; one keeps the table open, the others come when they are asked. */
export const FOUR: readonly Profile[] = [ANNE, { ...BARTEK, leaves: true }, { ...OLENA, scripts: false }, { ...RITA, leaves: true }]
