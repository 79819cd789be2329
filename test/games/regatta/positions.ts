/** Random positions of ships on a course, with choices that lead to some of its spaces. */
import { seededChance, type Chance } from '../../../worker/rules/chance'
import type { CourseData } from '../../../worker/games/regatta/editions/course'
import { platesOf, type Group, type Plate } from '../../../worker/games/regatta/board/harbour'
import { marksOf, type Marks } from '../../../worker/games/regatta/board/marks'

const POSITIONS = 200

export interface Position {
  data: CourseData
  groups: Group[]
  plates: Plate[]
  marks: Marks
  choices: Map<string, number[]>
  /** Where one's own ship lies. */
  own: string
}

/** A random position in which ships share spaces more often than by pure chance. */
function positionOf(data: CourseData, chance: Chance): Position {
  const { spaces } = data
  const lying = new Map<string, number[]>()
  let last = 0
  for (let ship = 0; ship < 2 + chance.pick(5); ship++) {
    const mood = chance.pick(4)
    last = mood === 0 ? last : mood === 1 ? (last + 1) % spaces.length : chance.pick(spaces.length)
    const id = spaces[last]?.id ?? ''
    lying.set(id, [...(lying.get(id) ?? []), ship])
  }
  const groups = spaces.flatMap(space => {
    const ships = lying.get(space.id)
    return ships ? [{ space, ships }] : []
  })
  const choices = new Map(
    Array.from({ length: chance.pick(7) }, (_, n) => [spaces[chance.pick(spaces.length)]?.id ?? '', n % 2 ? [n + 1] : [n + 1, n + 10]])
  )
  const plates = platesOf(groups, data)
  const own = { space: groups.find(({ ships }) => ships.includes(0))?.space.id ?? '', word: ['you', 'ty', 'вы'][chance.pick(3)] ?? '' }
  return { data, groups, plates, choices, own: own.space, marks: marksOf({ plates, own, choices }, data) }
}

export function positionsOf(data: CourseData): Position[] {
  const chance = seededChance(15)
  return Array.from({ length: POSITIONS }, () => positionOf(data, chance))
}
