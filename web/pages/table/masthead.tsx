/** The table's name and the state of its game; one line on a phone. */
import { Rich } from '../../words/rich'
import { Figure } from '../../parts/figure'
import { rulesPath } from '../../parts/lessons'
import type { Scene } from './scene'

export function Masthead({ model: { head, view }, game, reader, own, company }: Scene) {
  const { t, say } = reader
  const facts = view ? [say(view.moment)] : []
  if (own === undefined && head.stage === 'playing') facts.push(t('table-watching'))
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
          {facts.length > 0 && ' · '}
        </span>
        <span class="moment">
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
