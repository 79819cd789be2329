/** The table's name, the state of its game, and how one stands in it; one line on a phone, where what does not fit is left out. */
import { Rich } from '../../words/rich'
import { Figure } from '../../parts/figure'
import { BESIDE, rulesPath } from '../../parts/lessons'
import type { TablePage } from './table-page'

export function Masthead({ model: { head, view }, game, drawing, reader, own, company }: TablePage) {
  const { t, say } = reader
  const playing = head.stage === 'playing'
  const watching = own === undefined && playing ? [t('table-watching')] : []
  const last = playing && drawing ? game.last?.(drawing.view) : undefined
  const ending = last ? [say(last)] : []
  const facts = [...watching, ...(view ? [say(view.moment)] : []), ...ending]
  const stands = playing && own !== undefined && drawing ? game.stands?.({ ...drawing, seat: own }) : undefined
  const said = facts.join('\u00a0· ')
  // A phone has no room for the Captain's name.
  const short = view?.brief ? [...watching, say(view.brief), ...ending].join(' · ') : undefined
  const full = (
    <>
      {facts.length > 0 && <span class="edition">&nbsp;· </span>}
      <Rich text={said} />
    </>
  )
  return (
    <div class="masthead">
      <h1>
        <bdi>{head.name}</bdi>
      </h1>
      <p class={ending.length > 0 ? 'note ending' : 'note'}>
        {(game.lessons ?? game.rulebook) ? (
          <a href={rulesPath(game.id, head.options.edition)} {...BESIDE}>
            {t('game-title')}
          </a>
        ) : (
          t('game-title')
        )}
        <span class="edition">
          {'\u00a0· '}
          {t(`edition-${head.options.edition}`)}
        </span>
        <span class="moment">
          <span data-brief={short}>{short ? <span>{full}</span> : full}</span>
          {stands && (
            <>
              <span class="stands">&nbsp;· {say(stands.place)}</span>
              {stands.gap && (
                <span>
                  , <Rich text={say(stands.gap)} />
                </span>
              )}
            </>
          )}
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
