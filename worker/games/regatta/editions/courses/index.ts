import { courseFrom, type Course } from '../../course'
import { jamaica } from './jamaica'

export const COURSES: readonly Course[] = [jamaica].map(courseFrom)

const byId = new Map(COURSES.map(course => [course.id, course]))

export function courseOf(id: string): Course {
  const course = byId.get(id)
  if (!course) throw new Error(`regatta: no course "${id}"`)
  return course
}
