/**
 * The order of test files: those of one project follow each other, because a worker is kept only for another file of its project. What
 * takes longest begins first, so that no core idles while the last file runs.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const PROJECTS = ['host', 'workerd', 'engine']

/** By what a path begins with; whatever is not listed is short. */
const LONG = [
  'browser/life',
  'browser/pages',
  'browser/others',
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
const projectOf = ({ project }: TestSpecification): number => PROJECTS.indexOf(project.name)

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => projectOf(a) - projectOf(b) || placeOf(a) - placeOf(b) || (a.moduleId < b.moduleId ? -1 : 1))
  }
}
