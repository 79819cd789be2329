/** The end: who has won and why, playing again first, what it will be remembered for, and how it came about. */
import { Icon } from '../board/draw'
import { Rich } from '../board/rich'
import { asset } from '../parts/assets'
import { Bars } from '../parts/bars'
import { Chart } from '../parts/chart'
import { LedgerFacts, LedgerSeats, Ranking, Winners } from '../parts/ranking'
import type { Fill, Standing, Text } from '../../worker/rules/contract'
import type { Scene } from './table'

export function Over(scene: Scene) {
  const { reader, company, paths, model } = scene
  const { t, say } = reader
  const { standing, head, chronicle } = model
  const verdict = standing && verdictOf(standing)
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
      {standing && isScored(standing) && <Bars reader={reader} company={company} standing={standing} />}
      <Onward {...scene} />
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
      {chronicle && <div class="charts">{chronicle.charts.map((chart, i) => <Chart key={i} reader={reader} company={company} chart={chart} />)}</div>}
      {standing && (
        <details class="fold" open={!isScored(standing)}>
          <summary>{t('end-ranking')}</summary>
          <Ranking reader={reader} company={company} standing={standing} />
        </details>
      )}
      {head.ledger && <LedgerFacts reader={reader} ledger={head.ledger} />}
      {head.ledger && <LedgerSeats reader={reader} company={company} ledger={head.ledger} />}
      <p class="note">
        <a href={paths.proof}>{t('end-proof')}</a> · <a href={paths.file}>{t('end-file')}</a>
      </p>
    </section>
  )
}

const isScored = ({ rows, counts }: Standing): boolean => counts === undefined && rows.every(({ score, parts }) => score !== undefined && parts.length > 0)

/** Where one alone is first, and is a seat. */
function verdictOf(standing: Standing): Text {
  const [first, ...others] = standing.rows.filter(({ place }) => place === 1)
  if (!first || others.length > 0) return standing.why
  const who: Record<string, Fill> = typeof first.who === 'object' ? { who: first.who, 'who-is': 'other' } : { who: { seat: first.who } }
  return { say: 'end-verdict', with: { ...who, scored: isScored(standing) ? 'yes' : 'no', n: first.score ?? 0 } }
}

/** Playing again first: who has just played sits down by one press, whoever asked first; then watching, then telling others. */
function Onward({ reader: { t }, paths, model, holder }: Scene) {
  const { again, head, may } = model
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
      <a class="button" href={`/tables/${head.id}`}>
        {t('end-share')}
      </a>
    </div>
  )
}
