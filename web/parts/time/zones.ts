/** Time zones; those where a language is mostly spoken come first. */
import type { Language } from '../../../worker/drawing/game'

const NEAR: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Europe/London',
    'Europe/Dublin',
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Los_Angeles',
    'Australia/Sydney',
  ],
  ru: ['Europe/Moscow', 'Europe/Kaliningrad', 'Europe/Samara', 'Asia/Yekaterinburg', 'Asia/Novosibirsk', 'Asia/Almaty', 'Asia/Vladivostok'],
  uk: ['Europe/Kyiv', 'Europe/Warsaw', 'Europe/Berlin', 'Europe/London', 'America/Toronto'],
  pl: ['Europe/Warsaw', 'Europe/London', 'Europe/Dublin', 'Europe/Berlin', 'America/Chicago'],
}

export const nearZones = (language: Language): readonly string[] => NEAR[language]
export const allZones = (): readonly string[] => ['UTC', ...Intl.supportedValuesOf('timeZone')]
