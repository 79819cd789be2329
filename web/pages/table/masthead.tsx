/** The table's name and the state of its game; one line on a phone. */
import { Rich } from '../../words/rich'
import { Figure } from '../../parts/figure'
import { rulesPath } from '../../parts/lessons'
import type { TablePage } from './table-page'

export function Masthead({ model: { head, view }, game, reader, own, company }: TablePage) {
  const { t, say } = reader
  const watching = own === undefined && head.stage === 'playing'
  const facts = [...(watching ? [t('table-watching')] : []), ...(view ? [say(view.moment)] : [])]
  return (
    <div class="masthead">
      <h1>
        <bdi>{head.name}</bdi>
      </h1>
      <p class="note">
        {game.lessons ? <a href={rulesPath(game.id, head.options.edition)}>{t('game-title')}</a> : t('game-title')}
        <span class="edition">
          {' · '}
          {t(`edition-${head.options.edition}`)}
        </span>
        <span class="moment">
          {facts.length > 0 && <span class="edition"> · </span>}
          <Rich text={facts.join(' · ')} />
        </span>{' '}
        {own !== undefined && (
          <>
            <span class="edition">{' · '}</span>
            <span class="who">
              <span class="edition">{t('table-you')}</span> <Figure company={company} seat={own} size={24} />
              <span class="ear">{company.crew[own]?.name}</span>
            </span>
          </>
        )}
      </p>
    </div>
  )
}
