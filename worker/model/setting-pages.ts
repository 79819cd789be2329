/** The five settings pages of a seat: the name of each in its address, and the deeds that lead back to it. */
import { TICK_NAMES, TICKS, type TickName } from './ticks'

const PAGES = {
  time: ['hours'],
  absences: ['absent', 'back-sooner', 'lend', 'take-seat-back'],
  letters: ['address', 'second-address', 'drop-second', 'language'],
  notices: ['push', 'push-drop', 'hook', 'hook-test', 'hook-on', 'hook-drop', 'replace-feeds'],
  seat: ['replace-link', 'code', 'resign'],
} as const

export type SettingPage = keyof typeof PAGES
export type SettingDeed = (typeof PAGES)[SettingPage][number] | TickName

const isPage = (text: string): text is SettingPage => Object.hasOwn(PAGES, text)
export const SETTING_PAGES: readonly SettingPage[] = Object.keys(PAGES).filter(isPage)

const deedsOf = (page: SettingPage): readonly SettingDeed[] => [...PAGES[page], ...TICK_NAMES.filter(name => TICKS[name].page === page)]

/** The page that shows a deed; `seat` for one that no page lists. */
export const pageOf = (deed: string): SettingPage => SETTING_PAGES.find(page => deedsOf(page).some(known => known === deed)) ?? 'seat'

export const settingDeed = (name: string | undefined): SettingDeed | undefined =>
  SETTING_PAGES.flatMap(deedsOf).find(known => known === name)
