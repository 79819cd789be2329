/** Told lines, each with the figure of whose deed it is; in the whole log also times, and the way to each position. */
import type { VNode } from 'preact'
import type { Seat, Text } from '../../worker/rules/contract'
import { Rich } from '../board/rich'
import type { Line } from '../model'
import { Figure } from './figure'
import type { Company, Reader } from './reader'
import { saidBy } from './said-by'
import { When } from './time'

const PAUSE = 60 * 60 * 1000

export interface LogProps {
  reader: Reader
  company: Company
  lines: readonly Line[]
  /** The address of a position; lines are only text without it. */
  at?: (position: number) => string
  /** Whether times stand between the lines, after each pause. */
  timed?: boolean
  scene?: (line: Line['text'], among: readonly Line['text'][]) => VNode | null | undefined
}

export function Log({ reader, company, lines, at, timed, scene }: LogProps) {
  // Where each line leads to its position none is left out, whichever scene tells it as well.
  const valid = lines.filter(line => !line.void).map(({ text }) => text)
  const among = (line: Line): readonly Line['text'][] => (at ? [line.text] : valid)
  return (
    <ol class={at ? 'log placed' : 'log'}>
      {lines.map((line, i) => {
        const drawn = line.void ? undefined : scene?.(line.text, among(line))
        // That an answer came out of time is not for a scene to leave out.
        if (drawn === null && line.by !== 'time') return null
        const told = (
          <li key={i} class={drawn ? 'whole' : undefined}>
            {drawn ? (
              <div>
                {drawn}
                <By reader={reader} line={line} />
              </div>
            ) : (
              <Told reader={reader} company={company} line={line} />
            )}
            {at && lines[i + 1]?.position !== line.position && (
              <a class="position" href={at(line.position)} aria-label={reader.t('log-position', { position: line.position })}>
                {line.position}
              </a>
            )}
          </li>
        )
        if (!timed || line.at - (lines[i - 1]?.at ?? 0) < PAUSE) return told
        return (
          <>
            <li class="turn">
              <When at={line.at} reader={reader} />
            </li>
            {told}
          </>
        )
      })}
    </ol>
  )
}

function Told({ reader, company, line }: Pick<LogProps, 'reader' | 'company'> & { line: Line }) {
  const text = <Rich text={reader.say(line.text)} />
  return (
    <>
      <Figure company={company} seat={line.seat ?? deedOf(line.text)} size={26} />
      <p>
        {line.void ? <s>{text}</s> : text}
        <By reader={reader} line={line} />
        {line.void && <span class="note"> {reader.t('log-void')}</span>}
      </p>
    </>
  )
}

/** Whose deed a line tells is whom it names first. */
function deedOf({ with: fills = {} }: Text): Seat | undefined {
  const [first] = Object.values(fills)
  return typeof first === 'object' && 'seat' in first ? first.seat : undefined
}

/** It was not a person who answered. */
function By({ reader, line }: { reader: Reader; line: Line }) {
  const by = saidBy(reader, line)
  return by === undefined ? null : <span class="note"> {by}</span>
}
