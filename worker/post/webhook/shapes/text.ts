/** Shared by the shapes: shortening and escaping texts, and leaving out what a room may not read. */
import type { Brief } from '../brief'

export const JSON_TYPE = { 'content-type': 'application/json' }

/** Log lines for a room: everybody there reads along, so what only a seat was told is left out. */
export const forRoom = (brief: Brief): string[] => (brief.seat ? [] : brief.happened)

export const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1).toWellFormed()}…` : text)

/** Never empty, because some services reject an empty message. */
export const plainText = (brief: Brief): string =>
  [brief.body, ...forRoom(brief), brief.untilWords && `⏳ ${brief.untilWords}`].filter(Boolean).join('\n') || brief.title

/** Escapes Markdown and mentions, marks of a list at the beginning included. */
export const asMarkdown = (text: string): string => text.replace(/[\\`*_~|>#[\]()<@:-]/g, '\\$&').replace(/^(\s*\d*)([.+])/, '$1\\$2')
