/** Addresses of the static files: the build names each by its content, so that browsers may keep it for ever. */
import names from '../../.build/assets.json'

const addresses: Readonly<Record<string, string | undefined>> = names

export const assetIfAny = (name: string): string | undefined => addresses[name]

export function asset(name: string): string {
  const address = addresses[name]
  if (!address) throw new Error(`no static file "${name}"`)
  return address
}

/** Where the picture of a board is: upright, or turned on its side. */
export const chartFile = (chart: string, turned: boolean): string => asset(`${chart}${turned ? '-turned' : ''}.svg`)
