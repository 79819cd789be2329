/** A table in mid-game: who is asked, and what. */
import { stored } from './storage'
import type { Form } from './form'
import { questionOn, type Player } from './players'
import type { Visitor } from './visitor'

export interface Asking {
  asked: Visitor
  /** Another player at the table. */
  other: Visitor
  question: Form
}

/** Loads every player's page and finds whose move it is. */
export async function asking(players: readonly Player[]): Promise<Asking> {
  for (const { visitor } of players) await visitor.reload()
  const asked = players.find(({ visitor }) => questionOn(visitor.page))?.visitor
  const other = players.find(({ visitor }) => visitor !== asked)?.visitor
  const question = asked && questionOn(asked.page)
  if (!asked || !other || !question) throw new Error('no player is asked')
  return { asked, other, question }
}

/** The form's body with the first choice ticked. */
export function firstAnswer(form: Form): string {
  const [choice] = form.questions()[0] ?? []
  return (choice ? form.tick(choice) : form).body()
}

/** The body with some fields replaced, or removed if the value is undefined. */
export function changed(body: string, field: RegExp, value: string | undefined): string {
  const sent = new URLSearchParams(body)
  for (const name of [...sent.keys()].filter(name => field.test(name)))
    if (value === undefined) sent.delete(name)
    else sent.set(name, value)
  return sent.toString()
}

export const countAnswers = async (): Promise<number> =>
  Object.values(await stored()).reduce((sum, { rows }) => sum + (rows['answers']?.length ?? 0), 0)
