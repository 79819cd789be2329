/** The layout of every page: head, skip link, header, main and footer. */
import { Fragment, type ComponentChildren, type VNode } from 'preact'
import type { Language } from '../../worker/drawing/game'
import { sheet } from '../board/kit'
import { Icon } from '../board/draw'
import { asset } from '../board/assets'
import { paste, textOf, type Markup } from '../board/paper'
import { pageAfter, print, render } from '../board/print'
import { BESIDE } from './lessons'
import { PreviewTags, type Preview } from './preview'
import type { Reader } from '../words/reader'

export interface Page {
  reader: Reader
  /** Precedes " · Packetboat"; without it the title is just the site's name. */
  title?: string
  /** Classes of `main`, such as `two-columns` or `narrow`. */
  kind?: string
  /** The page uses htmx. */
  quick?: boolean
  /** Tables waiting for the reader, if known. */
  waiting?: number
  /**
   * A table page: on small screens its title shares a line with the header, and it loads only the common style sheet and its game's own, if
   * any.
   */
  slim?: { sheet: string | undefined }
  /** It has a form of many fields, beside which the rules open. */
  form?: true
  /** Keeps the page out of search engines. */
  secret?: boolean
  /** Only the reader's browser is shown it, and not by a link just followed: nobody needs a preview, and no search engine finds it. */
  own?: boolean
  /** The preview of a pasted link; defaults to a description of the site. */
  preview?: Preview | undefined
}

export const LANGUAGES: readonly (readonly [Language, string])[] = [
  ['en', 'English'],
  ['ru', 'Русский'],
  ['uk', 'Українська'],
  ['pl', 'Polski'],
]
const CYRILLIC: readonly Language[] = ['ru', 'uk']

export const siteTitle = (title: string | undefined): string => (title ? `${title} · Packetboat` : 'Packetboat')

/** Pages other than tables may show pieces of any game. */
const ROOMY = ['pages.css', 'end.css', 'regatta.css']

const LOGO = 'logo'
/** A symbol in the header of table pages. */
const TABLES = 'tables'

/** The response to a swap: the new title, the symbols used by content and header, and the content. */
export const fragment = (title: string, content: VNode): Markup =>
  pageAfter(symbols => {
    print(<title>{siteTitle(title)}</title>)
    paste(sheet(symbols))
  }, content)

export function document(page: Page, content: VNode): string {
  const body = textOf(pageAfter(symbols => paste(sheet(symbols)), <Body page={page}>{content}</Body>))
  return `<!doctype html><html lang="${page.reader.language}">${render(<Head page={page} />)}<body>${body}</body></html>`
}

function Head({ page: { reader, title, quick, secret, own, slim, preview } }: { page: Page }) {
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{siteTitle(title)}</title>
      <meta name="theme-color" content="#EFF0E9" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0C161F" media="(prefers-color-scheme: dark)" />
      {secret && !own && <meta name="robots" content="noindex" />}
      {!own && <PreviewTags reader={reader} preview={preview} />}
      <link rel="stylesheet" href={asset('style.css')} />
      {(slim ? [slim.sheet].flatMap(sheet => sheet ?? []) : ROOMY).map(sheet => (
        <link key={sheet} rel="stylesheet" href={asset(sheet)} />
      ))}
      <Font file="brygada-latin.woff2" />
      {CYRILLIC.includes(reader.language) && <Font file="brygada-cyrillic.woff2" />}
      {reader.language === 'pl' && <Font file="brygada-polish.woff2" />}
      <link rel="icon" href={asset('icon.svg')} />
      {!own && <link rel="apple-touch-icon" href={asset('touch-icon.png')} />}
      {/* On pages with htmx, its file contains this script. */}
      {reader.zone === 'UTC' && !quick && <script src={asset('local.js')} defer />}
      {quick && <script src={asset('htmx.js')} defer />}
    </head>
  )
}

const Font = ({ file }: { file: string }) => <link rel="preload" href={asset(file)} as="font" crossorigin="anonymous" />

function Body({ page: { reader, kind, waiting, form, slim, secret }, children }: { page: Page; children: VNode }) {
  const { t } = reader
  const beside = form || slim ? BESIDE : {}
  // Who sees a page that is not for everyone probably has a table.
  const tables = waiting || slim || secret
  return (
    <>
      <a class="skip" href="#main">
        {t('layout-skip')}
      </a>{' '}
      <header class={slim ? 'top slim' : 'top'}>
        <a class="brand" href="/">
          <Icon id={LOGO} size={30} box={36} />
          <span>Packetboat</span>
        </a>{' '}
        <nav aria-label="Packetboat">
          {tables ? (
            <a href="/mine">
              {slim && <Icon id={TABLES} size={28} box={28} />}
              <span class={slim ? 'roomy' : undefined}>{t('layout-mine')}</span> {waiting ? <b class="count-tag">{waiting}</b> : null}
            </a>
          ) : null}{' '}
          <a class={tables ? 'wide' : undefined} href="/tables/new">
            {t('layout-new')}
          </a>{' '}
          <a class="wide" href="/rules" {...beside}>
            {t('layout-rules')}
          </a>
        </nav>
      </header>
      <main id="main" class={slim ? 'at-table' : kind}>
        {children}
      </main>
      <footer class="foot">
        {/* Whoever sits at a table knows the site, and finds rules and tables at its head. */}
        {!slim && <p>{t('layout-about')}</p>}
        <nav aria-label={t('layout-more')}>
          {!slim && (
            <>
              <a href="/rules" {...beside}>
                {t('layout-rules')}
              </a>{' '}
              <a href="/tables">{t('lobby')}</a> <a href="/mine">{t('layout-mine')}</a>{' '}
            </>
          )}
          <a href="/code">{t('code')}</a> <a href="/privacy">{t('privacy')}</a>
        </nav>{' '}
        <LanguageLinks reader={reader} />
      </footer>
    </>
  )
}

/** Links to the same page in other languages, keeping the rest of the query. */
function LanguageLinks({ reader }: { reader: Reader }) {
  const { query } = reader
  return (
    <nav aria-label={reader.t('layout-language')}>
      {LANGUAGES.map(([code, name]) => (
        <Fragment key={code}>
          <a lang={code} href={`?${query && `${query}&`}lang=${code}`} aria-current={code === reader.language ? 'true' : undefined}>
            {name}
          </a>{' '}
        </Fragment>
      ))}
    </nav>
  )
}

/** A section of a page with its heading. */
export function Part(props: {
  id: string
  heading: ComponentChildren
  kind?: string
  quiet?: boolean
  beside?: ComponentChildren
  children: ComponentChildren
}) {
  const { id, heading, kind, quiet, beside, children } = props
  return (
    <section class={kind ? `part ${kind}` : 'part'} aria-labelledby={id}>
      {beside ? (
        <div class="headed">
          <h2 id={id}>{heading}</h2>
          {beside}
        </div>
      ) : (
        <h2 id={id} class={quiet ? 'ear' : undefined}>
          {heading}
        </h2>
      )}
      {children}
    </section>
  )
}
