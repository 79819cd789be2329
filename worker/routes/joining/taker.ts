/** What the taker of a seat typed. */
import type { Fault, Filled } from '../../../web/parts/field'
import { isLanguage } from '../../../web/words/platform'
import { DICE_WORDS_LENGTH } from '../../shared/bounds'
import { base32 } from '../../shared/keys'
import { transportOf } from '../../post/transports/transport'
import { PIRATES } from '../../drawing/game'
import type { Taker } from '../../table/deeds/sitting-down'
import { cleanLine, type Form } from '../../shared/form'
import { mayWriteTo, TOO_MANY_ADDRESSES } from '../request/network'
import { readAddress, readName } from './plan'
import type { Request } from '../request/site'
import { rememberZone, zoneIn } from '../request/zone'

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
  return {
    name,
    zone,
    words,
    pirate,
    unlettered,
    language: isLanguage(language) ? language : c.get('language'),
    ...(address && { address }),
  }
}

export const faultsIn = (form: Form, { faults }: { faults: Fault[] }): Filled => ({ typed: Object.fromEntries(form), faults })

/** Random words for a taker who typed none. They change the draws but prove nothing. */
export const usualWords = (): string => base32(crypto.getRandomValues(new Uint8Array(10))).replace(/(.{4})(?=.)/g, '$1-')
