/** All settings that an owner can change, by the names in their forms. */
import { absence, backSooner } from './absences'
import { hook, hookDrop, hookOn, hookTest } from './hooks'
import { hours } from './hours'
import { leave, resign } from './leaving'
import { lend, takeSeatBack } from './lending'
import { address, language, secondAddress, secondDropped } from './letters'
import { replaceLink } from './link'
import { push, pushDrop, replaceFeeds } from './push'
import { ticks } from './ticks'

export const SETTINGS = {
  hours,
  ...ticks,
  absent: absence,
  'back-sooner': backSooner,
  address,
  'second-address': secondAddress,
  'drop-second': secondDropped,
  language,
  hook,
  'hook-test': hookTest,
  'hook-on': hookOn,
  'hook-drop': hookDrop,
  push,
  'push-drop': pushDrop,
  'replace-feeds': replaceFeeds,
  'replace-link': replaceLink,
  lend,
  'take-seat-back': takeSeatBack,
  resign,
  leave,
}
