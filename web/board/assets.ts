/** Addresses of static files. The build puts a content hash in each name, so browsers can cache them forever. */
import names from '../../.build/assets.json'

const addresses: Readonly<Record<string, string | undefined>> = names

export const assetIfAny = (name: string): string | undefined => addresses[name]

export function asset(name: string): string {
  const address = addresses[name]
  if (!address) throw new Error(`no static file "${name}"`)
  return address
}

/** The file with a board's picture, upright or turned on its side. */
export const chartFile = (chart: string, turned: boolean): string => asset(`${chart}${turned ? '-turned' : ''}.svg`)

/** The file with what is written on it. */
export const wordsFile = (chart: string, language: string): string => asset(`${chart}-${language}.svg`)
