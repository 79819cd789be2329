/** Announced once by screen readers when the page updates itself: one's own open question, or else the latest event. */
import { plain } from '../../words/say'
import { isAnswered, type TablePage } from './table-page'

export function heard({ reader, model, questions }: TablePage): string {
  const question = questions.find(question => !isAnswered(question))
  if (question) return `${reader.t(question.prompt.may ? 'ask-may' : 'ask-mine')}: ${plain(reader.say(question.prompt.ask))}`
  const newest = model.lines.findLast(line => !line.void)
  return newest ? plain(reader.say(newest.text)) : ''
}
