/** Collapsed sections for rarely needed things, each with a line that names it. */
import type { ComponentChildren } from 'preact'
import type { Reader } from '../words/reader'

interface FoldProps {
  id: string
  label: string
  /** A one-line summary of the contents. */
  said?: ComponentChildren
  open?: boolean
  children: ComponentChildren
}

export function Fold({ id, label, said, open, children }: FoldProps) {
  return (
    <details class="fold" id={id} open={open}>
      <summary>
        <span>{label}</span>{' '}
        {said && (
          <small>
            <bdi>{said}</bdi>
          </small>
        )}
      </summary>
      <div class="part">{children}</div>
    </details>
  )
}

/** The tables of the charts at the end, in their order. */
export const CHART_TABLES = ['chart-1', 'chart-2', 'chart-3'] as const
/** Everything that no decision needs, by the id of its fold. */
export const FOLDS = ['list', 'dice', 'ahead', 'lore', 'mutes', 'notes', 'deeds', 'rounds', ...CHART_TABLES] as const
export type FoldName = (typeof FOLDS)[number]

const SEPARATOR = '~'
/** The query's field, and what it names. */
export const OPEN = 'open'
export const foldsIn = (text: string): FoldName[] => FOLDS.filter(name => text.split(SEPARATOR).includes(name))

/** The query of a page on which they stay open. */
export const keepingOpen = (opened: readonly FoldName[] = []): string => (opened.length > 0 ? `?${openOf(opened)}` : '')
const openOf = (names: readonly FoldName[]): string => `${OPEN}=${names.join(SEPARATOR)}`

export interface Opening {
  reader: Reader
  /** The folds that were opened. */
  opened?: readonly FoldName[] | undefined
}

interface LaterProps extends Opening {
  name: FoldName
  label: ComponentChildren
  kind?: string
  /** It holds something that is in force, and so is sent at once. */
  inForce?: boolean
  children: ComponentChildren
}

/** The same page with one more fold open; `also`: what else its address asks for. */
export function openingAt({ query }: Pick<Reader, 'query'>, opened: readonly FoldName[] = [], name: FoldName, also = ''): string {
  return `?${[also, query, openOf([...new Set([...opened, name])])].filter(Boolean).join('&')}#${name}`
}

/** In a form of the page: what is open stays open where the form leads. */
export const KeptOpen = ({ opened = [] }: Pick<Opening, 'opened'>) =>
  opened.length > 0 && <input type="hidden" name={OPEN} value={opened.join(SEPARATOR)} />

/** A fold of a table page whose content is sent when it is opened; until then, a link to the same page with the fold open. The page's script
    (`later.js`) opens it in place. */
export function Later({ reader, opened = [], name, label, kind, inForce = false, children }: LaterProps) {
  const style = ['fold', kind].filter(Boolean).join(' ')
  if (inForce || opened.includes(name)) {
    return (
      <details class={`${style} later`} id={name} open>
        <summary>{label}</summary>
        {children}
      </details>
    )
  }
  return (
    <p class={style}>
      <a href={openingAt(reader, opened, name)}>{label}</a>
    </p>
  )
}
