/** Every course can be sailed and read, and its author is told what is wrong with it. */
import { expect, test } from 'vitest'
import { EDITIONS } from '../../../worker/games/regatta/editions'
import { courseOf } from '../../../worker/games/regatta/editions/courses'
import { faultsOf } from '../../../worker/games/regatta/editions/courses/faults'

const sailed = EDITIONS.flatMap(({ id, course, otherCourse, lairs }) =>
  [course, ...(otherCourse ? [otherCourse] : [])].map(name => [id, courseOf(name).data, lairs] as const)
)

test.each(sailed)('a course of %s has no fault', (_, data, lairs) => {
  expect(faultsOf(data, lairs)).toEqual([])
})

test.each(sailed)('a cloud of %s that hides a space, a lane or a name is a fault', (_, data, lairs) => {
  const [home, first] = data.spaces
  const town = data.scenery.towns.find(({ label }) => label.anchor === 'middle')
  if (!home || !first || !town) throw new Error('the course is empty')
  const clouded = (x: number, y: number): string => faultsOf({ ...data, scenery: { ...data.scenery, clouds: [[x, y]] } }, lairs).join(' ')
  expect(clouded(home.x, home.y)).toContain(`A cloud hides space "${home.id}".`)
  expect(clouded((home.x + first.x) / 2, (home.y + first.y) / 2)).toContain(`A cloud hides the lane from "${home.id}" to "${first.id}".`)
  expect(clouded(town.at[0] + town.label.dx, town.at[1] + town.label.dy)).toContain(`A cloud hides the name "${town.name}".`)
})
