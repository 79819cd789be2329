/**
 * Three thousand finished games, changed at random and signed again by the site: the rules detect all changes that they can judge, and
 * the signature detects the rest.
 */
import { faultInMark } from '../../worker/host/judging/signature'
import { faultIn } from '../../worker/host/judging/verifying'
import { BY_SIGNATURE, JUDGED, mutated, signedAnew } from '../verify/mutated'
import { BOTH_CORES, numbersOfShare, type Check } from './check'

const EACH = 42
const LEAST = 3000

export const forged: Check = {
  shares: BOTH_CORES,
  run(share) {
    const done = { judged: 0, 'only signed': 0 }
    for (const n of numbersOfShare(JUDGED.length, share)) {
      for (const file of changed(JUDGED[n]))
        if (faultIn(signedAnew(file)) === undefined) throw new Error(`${JUDGED[n]?.[0]}: a forged file passed`)
      done.judged += EACH
    }
    for (const n of numbersOfShare(BY_SIGNATURE.length, share)) {
      for (const file of changed(BY_SIGNATURE[n])) {
        const { site: _, ...unsigned } = file
        if (faultIn(signedAnew(file)) !== undefined) throw new Error(`${BY_SIGNATURE[n]?.[0]}: the rules can judge it after all`)
        if (faultInMark(file) === undefined || faultInMark(unsigned) === undefined)
          throw new Error(`${BY_SIGNATURE[n]?.[0]}: a forged file passed`)
      }
      done['only signed'] += EACH
    }
    return done
  },
  faults: ({ judged = 0 }) => (judged < LEAST ? [`only ${judged} mutations were judged`] : []),
}

function changed([name, kind, seed]: (typeof JUDGED)[number] = ['nothing', () => false, 0]) {
  const files = mutated(kind, seed, EACH)
  if (files.length !== EACH) throw new Error(`${name}: ${files.length} files of ${EACH}`)
  return files
}
