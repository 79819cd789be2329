import { Icon } from '../../board/draw'
import type { Paths } from '../paths'
import type { Reader } from '../../words/reader'

const STEPS = 'steps'

/**
 * Navigation between positions: to the start, back, on, to now. Links keep the place on the page, except that now starts at the top with
 * the question.
 */
export function Steps({ reader, paths, position, latest }: { reader: Reader; paths: Paths; position: number; latest: number }) {
  const { t } = reader
  const past = position > 0
  const later = position < latest
  const to = (there: number): string => `${paths.at(there)}#${STEPS}`
  const on = position + 1 < latest ? to(position + 1) : paths.here
  return (
    <nav class="step" id={STEPS} aria-label={t('steps')}>
      <Step href={past ? to(0) : undefined} sign="to-end" name={t('steps-first')} flip />
      <Step href={past ? to(position - 1) : undefined} sign="step" name={t('steps-back')} flip />
      <Step href={later ? on : undefined} sign="step" name={t('steps-on')} />
      <Step href={later ? paths.here : undefined} sign="to-end" name={t('steps-now')} />
    </nav>
  )
}

function Step({ href, sign, name, flip }: { href: string | undefined; sign: string; name: string; flip?: boolean }) {
  const icon = <Icon id={sign} size={22} box={22} kind={flip ? 'flip' : undefined} />
  if (!href) return <span class="button idle">{icon}</span>
  return (
    <a class="button" href={href} aria-label={name}>
      {icon}
    </a>
  )
}
