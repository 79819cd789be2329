/** All courses. To add one, add its file and a line here. */
import { courseFrom, type Course } from '../course'
import { jamaica } from './jamaica'
import { openSea } from './open-sea'
import { yassa } from './yassa'

export const COURSES: readonly Course[] = [jamaica, openSea, yassa].map(courseFrom)

const byId = new Map(COURSES.map(course => [course.id, course]))

export function courseOf(id: string): Course {
  const course = byId.get(id)
  if (!course) throw new Error(`regatta: no course "${id}"`)
  return course
}
