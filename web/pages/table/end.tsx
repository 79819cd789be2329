/** The end: who won and why, a rematch, memorable moments, and how the scores came about. */
import { Icon } from '../../board/draw'
import { Rich } from '../../words/rich'
import { asset } from '../../board/assets'
import { Bars } from '../../parts/table/bars'
import { Chart } from './chart'
import { LedgerFacts, LedgerSeats, Ranking, Winners } from '../../parts/table/ranking'
import { barredOf, verdictOf } from '../../parts/table/verdict'
import { CopyButton, ShareButton, SharingScript } from '../../parts/handing'
import { CHART_TABLES } from '../../parts/fold'
import { CopyField } from '../../parts/field'
import { plain } from '../../words/say'
import type { TablePage } from './table-page'

export function Over(page: TablePage) {
  const { reader, company, paths, model, opened } = page
  const { t, say } = reader
  const { standing, head, chronicle } = model
  const verdict = standing && verdictOf(standing)
  const barred = standing && barredOf(standing)
  return (
    <section class="calm finished" aria-labelledby="state">
      <link rel="stylesheet" href={asset('end.css')} />
      <div class="verdict-of">
        {standing && <Winners company={company} standing={standing} />}
        <h2 id="state">{verdict ? <Rich text={say(verdict)} /> : t('end-ranking')}</h2>
      </div>
      {standing && (
        <p class="note">
          <Rich text={say(standing.why)} />
        </p>
      )}
      {barred && <Bars reader={reader} company={company} standing={barred} />}
      <Onward {...page} />
      {chronicle && chronicle.highlights.length > 0 && (
        <>
          <h3>{t('end-remembered')}</h3>
          <ul class="highlights">
            {chronicle.highlights.map(({ sign, title, text }, i) => (
              <li key={i}>
                <Icon id={sign} size={34} />
                <div>
                  <b>{say(title)}</b>
                  <p>
                    <Rich text={say(text)} />
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      {chronicle && (
        <div class="charts">
          {chronicle.charts.map((chart, i) => (
            <Chart key={i} reader={reader} opened={opened} company={company} chart={chart} fold={CHART_TABLES[i]} />
          ))}
        </div>
      )}
      {standing && (
        <details class="fold" open={!barred}>
          <summary>{t('end-ranking')}</summary>
          <Ranking reader={reader} company={company} standing={standing} />
        </details>
      )}
      {head.ledger && <LedgerFacts reader={reader} ledger={head.ledger} />}
      {head.ledger && <LedgerSeats reader={reader} company={company} ledger={head.ledger} rounds={{ reader, opened }} />}
      <p class="note">
        <a href={paths.proof}>{t('end-proof')}</a> · <a href={paths.file}>{t('end-file')}</a>
      </p>
    </section>
  )
}

/** A rematch comes first: players join it with one press, whoever proposed it. Then watching the film, and sharing the result. */
function Onward(page: TablePage) {
  const { reader, paths, model, holder } = page
  const { t } = reader
  const { again, may } = model
  const pressed = may.rematch && holder.token !== undefined
  return (
    <div class="row fill">
      {pressed && (
        <form class="row fill" method="post" action={paths.rematches}>
          <input type="hidden" name="token" value={holder.token} />
          <button class="button main">{t(again === undefined ? 'end-rematch' : 'end-again')}</button>
        </form>
      )}{' '}
      {again !== undefined && !pressed && (
        <a class="button main" href={again}>
          {t('end-again')}
        </a>
      )}{' '}
      {again !== undefined && holder.hostAgain !== undefined && (
        <a class="button" href={holder.hostAgain}>
          {t('end-again-host')}
        </a>
      )}{' '}
      <a class="button" href={paths.at(0)}>
        {t('end-watch')}
      </a>{' '}
      <Sharing {...page} />
    </div>
  )
}

/** The address and the picture of what a watcher sees: nothing here opens a seat. */
function Sharing({ reader: { t, say }, model: { head, standing }, picture, siteUrl = '' }: TablePage) {
  const link = `${siteUrl}/tables/${head.id}`
  const verdict = standing ? plain(say(verdictOf(standing))) : ''
  return (
    <details class="fold sharing" id="share">
      <summary class="button">{t('end-share')}</summary>
      <div class="part">
        <SharingScript />
        <CopyField id="share-link" label={t('end-share-link')} link={link} hint={t('end-share-hint')} />
        <p class="row">
          <CopyButton t={t} text={link} /> <ShareButton t={t} text={`${verdict} · ${head.name} ${link}`} picture={picture} />{' '}
          <a class="button" href={`/tables/${head.id}`}>
            {t('end-share-look')}
          </a>
        </p>
        {picture && (
          <a href={picture}>
            <img class="shared" src={picture} width="1200" height="630" alt={t('end-picture')} loading="lazy" />
          </a>
        )}
      </div>
    </details>
  )
}
