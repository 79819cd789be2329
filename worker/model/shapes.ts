/** The formats of webhooks, and the product that reads each; `json`, for one's own program, has none. */
const NAMES = { discord: 'Discord', slack: 'Slack', ntfy: 'ntfy', telegram: 'Telegram', json: undefined } as const

export type Shape = keyof typeof NAMES

export const isShape = (text: string): text is Shape => Object.hasOwn(NAMES, text)
export const SHAPES: readonly Shape[] = Object.keys(NAMES).filter(isShape)
export const shapeName = (shape: Shape): string | undefined => NAMES[shape]
