/** Told lines, each with the figure of whose deed it is; in the whole log also its time and the way to its position. */
import type { VNode } from 'preact'
import type { Text } from '../../worker/rules/contract'
import { Rich } from '../board/rich'
import type { Line } from '../model'
import { Figure } from './figure'
import type { Company, Reader } from './reader'
import { When } from './time'

export interface LogProps {
  reader: Reader
  company: Company
  lines: readonly Line[]
  /** The address of a position; lines are only text without it. */
  at?: (position: number) => string
  /** Whether each line carries its time. */
  timed?: boolean
  scene?: (line: Text) => VNode | undefined
}

export function Log({ reader, company, lines, at, timed, scene }: LogProps) {
  return (
    <ol class={at ? 'log placed' : 'log'}>
      {lines.map((line, i) => {
        const drawn = line.void ? undefined : scene?.(line.text)
        return (
          <li key={i} class={drawn ? 'whole' : undefined}>
            {drawn ?? <Told reader={reader} company={company} line={line} timed={timed} />}
            {at && (
              <a class="position" href={at(line.position)} aria-label={reader.t('log-position', { position: line.position })}>
                {line.position}
              </a>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function Told({ reader, company, line, timed }: Pick<LogProps, 'reader' | 'company' | 'timed'> & { line: Line }) {
  const text = <Rich text={reader.say(line.text)} />
  return (
    <>
      <Figure company={company} seat={line.seat} size={26} />
      <p>
        {line.void ? <s>{text}</s> : text}
        {line.by && <span class="note"> {reader.t('log-by', { by: line.by })}</span>}
        {line.void && <span class="note"> {reader.t('log-void')}</span>}
        {timed && (
          <span class="note num">
            {' '}
            <When at={line.at} reader={reader} />
          </span>
        )}
      </p>
    </>
  )
}
