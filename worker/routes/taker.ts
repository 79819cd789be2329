/** What somebody typed who takes a seat. */
import type { Fault, Filled } from '../../web/pages/field'
import { isLanguage } from '../../web/words/platform'
import { DICE_WORDS_LENGTH } from '../bounds'
import { base32 } from '../people/keys'
import { transportOf } from '../post/transport'
import { PIRATES } from '../rules/game'
import type { Taker } from '../table/seating'
import { cleanLine, type Form } from './forms'
import { mayWriteTo, TOO_MANY_ADDRESSES } from './network'
import { readAddress, readName } from './plan'
import type { Request } from './site'
import { rememberZone, zoneIn } from './zone'

export type Typed = Omit<Taker, 'person' | 'consent'> & { address?: string }

export async function readTaker(c: Request, form: Form): Promise<Typed | { faults: Fault[] }> {
  const faults: Fault[] = []
  const name = readName(form, 'name', faults)
  if (!name) faults.push({ field: 'name', text: { say: 'fault-name-missing' } })
  const words = cleanLine(form.get('words') ?? '') || usualWords()
  if ([...words].length > DICE_WORDS_LENGTH) faults.push({ field: 'words', text: { say: 'fault-long', with: { most: DICE_WORDS_LENGTH } } })
  const address = transportOf(c.env) && readAddress(form, 'address', faults)
  const language = form.get('language')
  const pirate = PIRATES.find(known => known === form.get('pirate'))
  if (faults.length === 0 && !(await mayWriteTo(c, address ? 1 : 0))) faults.push({ field: 'address', text: TOO_MANY_ADDRESSES })
  if (faults.length) return { faults }
  const unlettered = form.has('unlettered')
  const zone = zoneIn(form)
  if (zone !== undefined) rememberZone(c, zone)
  return { name, zone, words, pirate, unlettered, language: isLanguage(language) ? language : c.get('language'), ...(address && { address }) }
}

export const faultsIn = (form: Form, { faults }: { faults: Fault[] }): Filled => ({ typed: Object.fromEntries(form), faults })

/** Random words for who types none. They make the draws differ, and prove nothing. */
export const usualWords = (): string => base32(crypto.getRandomValues(new Uint8Array(10))).replace(/(.{4})(?=.)/g, '$1-')
