/** The page to reduce or stop letters, linked from every letter. Opening it does nothing; its buttons do. */
import { document } from '../../parts/layout'
import { Notice } from '../../parts/notice'
import { readerOf, type Reader, type Reading } from '../../words/reader'

/** Kinds of letters that can be stopped separately. */
export const STOP_KINDS = ['turn', 'reminder', 'timeout', 'mention', 'vote', 'over', 'invitation'] as const
type StopKind = (typeof STOP_KINDS)[number]

export interface StopProps extends Reading {
  /** What was just stopped, or resumed. */
  done?: StopKind | 'table' | 'all' | 'again'
  /** Kinds and tables that are stopped. */
  unwanted: readonly string[]
  /** Nothing is sent to this address at all. */
  never: boolean
  /** The table the letter was about. */
  table?: string
}

export function stopPage({ done, unwanted, never, table, ...reading }: StopProps): string {
  const reader = readerOf(reading)
  const { t } = reader
  const title = t(never ? 'stop-done' : 'stop-title')
  return document(
    { reader, title, kind: 'narrow', secret: true },
    <>
      <div class="masthead">
        <h1>{title}</h1>
        {done && !never && <Notice>{t('stop-did', { what: done })}</Notice>}
        <p>{t(never ? 'stop-done-about' : 'stop-about')}</p>
      </div>
      {never ? (
        <section class="calm">
          <Stop reader={reader} what="all" isOff />
        </section>
      ) : (
        <>
          {table && (
            <section class="calm">
              <Stop reader={reader} what="table" isOff={unwanted.includes(table)} main />
            </section>
          )}
          <section class="calm kinds-of" aria-labelledby="kinds">
            <h2 id="kinds">{t('stop-kinds')}</h2>
            {STOP_KINDS.map(kind => (
              <Stop key={kind} reader={reader} what={kind} isOff={unwanted.includes(kind)} />
            ))}
          </section>
          <section class="calm" aria-labelledby="all">
            <h2 id="all">{t('stop-all')}</h2>
            <p>{t('stop-all-about')}</p>
            <form method="post">
              <p class="row fill">
                <button class={table ? 'button' : 'button main'} name="what" value="all">
                  {t('stop-button')}
                </button>{' '}
                <a class="button" href="/">
                  {t('stop-not')}
                </a>
              </p>
            </form>
          </section>
        </>
      )}
    </>
  )
}

function Stop({ reader: { t }, what, isOff, main }: { reader: Reader; what: string; isOff: boolean; main?: boolean }) {
  return (
    <form method="post">
      {isOff && <input type="hidden" name="again" value="1" />}
      <p class="row fill">
        <button class={main ? 'button main' : 'button'} name="what" value={what}>
          {t(isOff ? 'stop-again' : 'stop-one', { what })}
        </button>
      </p>
    </form>
  )
}
