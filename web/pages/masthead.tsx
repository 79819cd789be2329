/** What table it is, and where its game stands: one line on a telephone. */
import { Rich } from '../board/rich'
import { Figure } from '../parts/figure'
import type { Scene } from './table'

export function Masthead({ model: { head, view }, reader, own, company }: Scene) {
  const { t, say } = reader
  const facts = view ? [say(view.moment)] : []
  if (own === undefined && head.stage === 'playing') facts.push(t('table-watching'))
  return (
    <div class="masthead">
      <h1>
        <bdi>{head.name}</bdi>
      </h1>
      <p class="note">
        <span class="edition">
          {t('game-title')} · {t(`edition-${head.options.edition}`)}
          {facts.length > 0 && ' · '}
        </span>
        <span class="moment">
          <Rich text={facts.join(' · ')} />
        </span>{' '}
        {view?.brief && <span class="brief" aria-hidden="true">{say(view.brief)}</span>}
        {own !== undefined && (
          <>
            <span class="edition">{' · '}</span>
            <span class="who">
              <span class="edition">{t('table-you')}</span> <Figure company={company} seat={own} size={24} />
            </span>
          </>
        )}
      </p>
    </div>
  )
}
