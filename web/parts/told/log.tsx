/** Log lines, each with the figure of the seat it is about; the full log adds times and a link to each position. */
import type { VNode } from 'preact'
import type { Seat, Text } from '../../../worker/rules/contract'
import { Rich } from '../../words/rich'
import type { Line } from '../../../worker/model'
import { Figure } from '../figure'
import type { Company, Reader } from '../../words/reader'
import { answeredByText } from './said-by'
import { When } from '../time/time'

const PAUSE = 60 * 60 * 1000

export interface LogProps {
  reader: Reader
  company: Company
  lines: readonly Line[]
  /** Address of a position; without it lines have no links. */
  at?: (position: number) => string
  /** Shows the time after each pause. */
  timed?: boolean
  scene?: (line: Line['text'], among: readonly Line['text'][]) => VNode | null | undefined
}

export function Log({ reader, company, lines, at, timed, scene }: LogProps) {
  // In the full log every line keeps its own link, so no scene may swallow its neighbours.
  const valid = lines.filter(line => !line.void).map(({ text }) => text)
  const among = (line: Line): readonly Line['text'][] => (at ? [line.text] : valid)
  return (
    <ol class={at ? 'log placed' : 'log'}>
      {lines.map((line, i) => {
        const drawn = line.void ? undefined : scene?.(line.text, among(line))
        // Answers given by a timeout are always shown, even where a scene would leave them out.
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

/** A log line with the figure of the seat it is about. Who answered stands before the full stop. */
export function Told({ reader, company, line }: Pick<LogProps, 'reader' | 'company'> & { line: Line }) {
  const said = reader.say(line.text)
  const stop = line.by && said.endsWith('.') ? '.' : ''
  const text = <Rich text={stop ? said.slice(0, -1) : said} />
  return (
    <>
      <Figure company={company} seat={line.seat ?? deedOf(line.text)} size={26} />
      <p>
        {line.void ? <s>{text}</s> : text}
        <By reader={reader} line={line} />
        {stop}
        {line.void && <span class="note"> {reader.t('log-void')}</span>}
      </p>
    </>
  )
}

/** The seat a line is about: the first one it names. */
function deedOf({ with: fills = {} }: Text): Seat | undefined {
  const [first] = Object.values(fills)
  return typeof first === 'object' && 'seat' in first ? first.seat : undefined
}

/** Who answered, if it was not a person. */
function By({ reader, line }: { reader: Reader; line: Line }) {
  const by = answeredByText(reader, line)
  return by === undefined ? null : <span class="note"> ({by})</span>
}
