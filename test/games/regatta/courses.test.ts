import { describe, expect, test } from 'vitest'
import { courseFrom, endsOf, spaceOf, type CourseData, type SpaceData } from '../../../worker/games/regatta/editions/course'
import { COURSES, courseOf } from '../../../worker/games/regatta/editions/courses'
import { faultsOf } from '../../../worker/games/regatta/editions/courses/faults'
import { EDITIONS } from '../../../worker/games/regatta/editions'

const { data: jamaica } = courseOf('jamaica')
/** The Jamaica course with one space changed. */
const changed = (id: string, change: Partial<SpaceData>): CourseData => ({
  ...jamaica,
  spaces: jamaica.spaces.map(space => (space.id === id ? { ...space, ...change } : space)),
})

describe('courses', () => {
  test('of all editions can be sailed, and each is used', () => {
    const sailed = EDITIONS.flatMap(({ course, otherCourse = course, lairs }) => [course, otherCourse].map(id => ({ id, lairs })))
    for (const { id, lairs } of sailed) expect([id, faultsOf(courseOf(id).data, lairs)]).toEqual([id, []])
    expect(new Set(sailed.map(({ id }) => id))).toEqual(new Set(COURSES.map(({ id }) => id)))
  })

  test('of editions charge the goods their editions use', () => {
    for (const { course, goods } of EDITIONS) expect(courseOf(course).data.tax).toEqual({ port: goods.gold, sea: goods.food })
  })

  test('of Jamaica has 50 spaces, nine lairs and three forks; that of Yassa six lairs and two (J-BOARD-1, J-BOARD-2, Y-BOARD-1)', () => {
    const counts = (id: string) => {
      const { spaces } = courseOf(id).data
      return [spaces.length, spaces.filter(({ kind }) => kind === 'lair').length, spaces.filter(({ next }) => next.length > 1).length]
    }
    expect([counts('jamaica'), counts('yassa'), counts('open-sea')]).toEqual([
      [50, 9, 3],
      [32, 6, 2],
      [49, 9, 4],
    ])
  })

  test('with two equally long routes that join offer the joining space once (Q-6)', () => {
    const spaces = jamaica.spaces.filter(({ id }) => !['7', '8', '9', '10'].includes(id))
    const short = courseFrom({ ...jamaica, spaces: spaces.map(space => (space.id === '6' ? { ...space, next: ['11', 'a1'] } : space)) })
    expect(endsOf(short, spaceOf(short, '6'), 'fwd', 3, true).map(({ space }) => space.id)).toEqual(['13'])
    expect(endsOf(short, spaceOf(short, '6'), 'fwd', 2, true).map(({ space }) => space.id)).toEqual(['12', 'a2'])
  })
})

describe('a bad course', () => {
  const faults = (course: CourseData) => faultsOf(course, 9)

  test.each<[string, CourseData, string]>([
    ['with a space that cannot be reached', changed('5', { next: ['7'] }), 'Space "6" cannot be reached.'],
    ['with too few lairs', changed('38', { kind: 'port', cost: 2 }), 'There are 8 lairs instead of 9.'],
    ['with a fork that does not join', changed('c2', { next: ['0'] }), 'The routes that part at space "28" do not join again.'],
    ['with a fork within a fork', changed('9', { next: ['10', 'b1'] }), 'The routes that part at space "6" do not join again.'],
    ['with three routes', changed('6', { next: ['7', 'a1', '13'] }), 'At space "6" the course parts into 3 routes.'],
    ['with lanes that look alike', changed('8', { lane: 'inner' }), 'The routes that part at space "6" are not marked as outer and inner.'],
    ['with a lane outside of forks', changed('2', { lane: 'inner' }), 'Space "2" is marked as a lane, but lies in no fork.'],
    ['with a way to nowhere', changed('3', { next: ['x'] }), 'From space "3" a way leads to "x", which is nowhere.'],
    ['with a dead end', changed('3', { next: [] }), 'From space "3" no way leads on.'],
    ['with a circle', changed('27', { next: ['24'] }), 'From space "24" one can sail in a circle without passing home.'],
    ['with two spaces of one name', changed('3', { id: '4' }), 'There are two spaces "4".'],
    ['that begins elsewhere', { ...jamaica, spaces: jamaica.spaces.slice(1) }, 'The first space is not home.'],
    ['with a second home', changed('20', { kind: 'home' }), 'There are 2 homes.'],
    ['with a free port', changed('5', { cost: 0 }), 'Space "5" costs nothing, but is a port.'],
    ['with a lair that costs', changed('4', { cost: 2 }), 'Space "4" costs something, but is a lair.'],
    ['with a price of two figures', changed('1', { cost: 10 }), 'Space "1" costs more than can be written on it.'],
    [
      'with a port that nobody has named',
      { ...jamaica, scenery: { ...jamaica.scenery, towns: jamaica.scenery.towns.slice(1) } },
      'Space "0" has no name.',
    ],
    ['with a name for a lair', changed('5', { kind: 'lair', cost: 0 }), 'Space "5" has a name, but is no port.'],
    ['with a space outside the picture', changed('1', { x: 400 }), 'Space "1" lies outside the picture.'],
    ['with a wrong number', changed('40', { number: 9 }), 'The last 9 spaces are not the final straight with its numbers.'],
  ])('%s is reported', (_, course, said) => expect(faults(course)).toContain(said))
})
