/** The order of test files: what takes longest begins first, so that no core idles while the last file runs. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** By what a path begins with; whatever is not listed is short. */
const LONG = [
  'browser/life',
  'browser/game',
  'browser/pages',
  'browser/',
  'crash/',
  'rough/',
  'post/by-letter',
  'lives/',
  'games/leak',
  'host/',
  'life/',
  'routes/',
  'verify/',
]

const placeOf = ({ moduleId }: TestSpecification): number => {
  const [, path = ''] = moduleId.split('/test/')
  const place = LONG.findIndex(start => path.startsWith(start))
  return place < 0 ? LONG.length : place
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => placeOf(a) - placeOf(b) || (a.moduleId < b.moduleId ? -1 : 1))
  }
}
