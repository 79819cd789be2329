/** Colours and fonts of letters, inlined because mail programs drop most style sheets. */
export const INK = '#15263A'
export const SOFT = '#48596A'
export const PAPER = '#EFF0E9'
export const SHEET = '#FBFAF5'
export const LINE = '#C3C8C3'
export const EDGE = '#6B7B86'
export const MARK = '#A10E5B'
export const TEXT = "font-family:-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif"
export const CHART = "font-family:Georgia,'Times New Roman',serif;font-style:italic"

export const SHEET_OF_STYLE =
  '@media(max-width:520px){.wrap{padding:0!important}.inner{padding:20px 16px!important}}' +
  '@media(prefers-color-scheme:dark){.back{background:#0C161F!important}.leaf{background:#13202B!important;border-color:#2D4050!important}' +
  '.ink{color:#E9E7DB!important}.soft{color:#A8B6BF!important}.mark{color:#FF8CC3!important}.lack{color:#FF8472!important}.edge{border-color:#7A8D99!important}' +
  '.chart{filter:brightness(.8)}.call{background:#E9E7DB!important;color:#13202B!important}.asks{background:#FF8CC3!important;color:#2A0717!important}.rule{border-color:#2D4050!important}}'

export const HEADING = `margin:22px 0 8px;${CHART};font-size:21px;line-height:1.2`

/** A longer title is set smaller. */
const LONG = 60
export const titled = (title: string): string =>
  `margin:0 0 14px;${CHART};font-size:${title.length > LONG ? 22 : 26}px;line-height:1.15;text-wrap:balance;overflow-wrap:anywhere`

export const bare = { role: 'presentation', width: '100%', cellpadding: '0', cellspacing: '0', border: '0' } as const

/** Keeps a number with its noun, also after a hyphen, and with a short word before it, an arrow with what it joins, and a dot between
    parts with the part before it. A longer word before the number would make a title wider than a phone. */
export const boundTitle = (text: string): string =>
  text
    .replace(/(?<=\d)-(?=\p{L})|(?<=\p{Lu})-(?=\d)/gu, '\u2011')
    .replace(/(?<=(?<!\p{L})\p{L}{1,3}) (?=[+−]?\d)|(?<=[\d+]) (?=[\p{L}\d%])| (?=→)|(?<=→) /gu, '\u00A0')
    .replaceAll(' · ', '\u00A0· ')

/** Also keeps a number or a plus with a longer word before it. */
export const bound = (text: string): string => boundTitle(text.replace(/(?<=\p{L}) (?=[+−]?\d)/gu, '\u00A0'))
