/** The question: one form for all open prompts of a seat, choices as whole rows, one button. */
import type { ComponentChildren, VNode } from 'preact'
import type { Choice, Prompt, Text } from '../../worker/rules/contract'
import { Icon, marked } from '../board/draw'
import { plain } from '../words/say'
import type { Heap, Question, Row } from './listing'
import { posting } from './quick'
import type { Reader } from './reader'
import { Rich } from '../board/rich'

export interface AskProps {
  reader: Reader
  questions: readonly Question[]
  /** Where the form goes, and what proves that it comes from this page. */
  action: string
  token: string
  /** Where a ring's link leads. */
  id?: string
  /** Questions that a standing order can answer in future, and where these are changed. */
  always?: { prompts: readonly string[]; path: string }
  /** A choice drawn richer than its label. */
  pick?: (choice: Choice) => VNode
  /** What stands over all of it, if it is not the one question. */
  headline?: Text | undefined
  /** A question or the heading of a group drawn richer than its words. */
  headed?: (text: Text, under: readonly Choice[]) => VNode | undefined
  /** What the decision needs besides the choices: what is aboard. */
  aboard?: ComponentChildren
  /** The choices of a prompt that are worth no more than another one. */
  spare?: (prompt: Prompt) => readonly string[]
  /** The clock, or whatever else stands with the button. */
  children?: ComponentChildren
  /** What can be read below. */
  after?: ComponentChildren
}

export function Ask({ reader, questions, action, token, id = 'answer', always, pick, headline, headed, aboard, spare, children, after }: AskProps) {
  const { t, say } = reader
  const [first] = questions
  if (!first) return null
  const alone = questions.length === 1
  const freely = questions.every(({ prompt }) => prompt.may)
  return (
    <form
      class="ask"
      id={id}
      method="post"
      action={action}
      autocomplete="off"
      aria-labelledby={`${id}-asked`}
      {...posting(action)}
    >
      <span class="flagged">{t(freely ? 'ask-may' : 'ask-mine')}</span>
      <h2 id={`${id}-asked`}>{headline ? <Rich text={say(headline)} /> : alone ? <Rich text={say(first.prompt.ask)} /> : t('ask-several', { count: questions.length })}</h2>
      {aboard && <div class="aboard small">{aboard}</div>}
      <input type="hidden" name="token" value={token} />
      <div class={alone ? undefined : 'deal'}>
        {questions.map(question => (
          <Choices
            key={question.prompt.id}
            reader={reader}
            question={question}
            pick={pick}
            headed={headed}
            spare={spare}
            heading={alone ? `${id}-asked` : undefined}
          />
        ))}
      </div>
      {always && always.prompts.map(prompt => <Always key={prompt} reader={reader} prompt={prompt} path={always.path} />)}
      <p class="lost wrong" role="alert" data-says={t('ask-lost')} />
      <div class="send">
        <button class="button asked">{t('ask-answer')}</button>
        {!freely && children}
      </div>
      {freely ? <p class="note">{t('ask-may-about')}</p> : after}
    </form>
  )
}

/** The answer as a standing order, and the way back. */
function Always({ reader: { t }, prompt, path }: Pick<AskProps, 'reader'> & { prompt: string; path: string }) {
  return (
    <p class="row always">
      <label class="pick">
        <input type="checkbox" name={`always.${prompt}`} value="1" />
        <span>{t('always')}</span>
      </label>{' '}
      <a href={path}>{t('always-back')}</a>
    </p>
  )
}

type ChoicesProps = Pick<AskProps, 'reader' | 'pick' | 'headed' | 'spare'> & { question: Question; heading: string | undefined }

// The fieldset is named by its prompt: as long as the question is the same, a swap leaves alone what is ticked in it,
// and a new question never inherits the ticks of an old one.
export function Choices({ reader, question, pick, headed, spare, heading }: ChoicesProps) {
  const { prompt, heaps, loose } = question
  const columns = heaps.length > 1 && heaps.every(({ group }) => group.column)
  const spared = new Set(spare?.(prompt))
  const folded = loose.filter(({ choice }) => spared.has(choice.id))
  const row = (item: Row) => <ChoiceRow key={item.n} prompt={prompt} item={item} pick={pick} />
  const heaped = (heap: Heap) => (
    <div key={heap.group.id} class={heap.g ? `group g${heap.g}` : 'group'} role="group" aria-label={plain(reader.say(heap.group))}>
      <h3 aria-hidden="true">{headed?.(heap.group, under(heap)) ?? <Rich text={reader.say(heap.group)} />}</h3>
      {heap.rows.map(item => row(item))}
    </div>
  )
  return (
    <fieldset id={`q-${prompt.id}`} aria-labelledby={heading}>
      {!heading && (
        <legend>{headed?.(prompt.ask, prompt.choices) ?? <Rich text={reader.say(prompt.ask)} />}</legend>
      )}
      {heaps.length > 1 && !columns && <Groups reader={reader} prompt={prompt} heaps={heaps} headed={headed} />}
      {columns ? <div class="deal">{heaps.map(heap => heaped(heap))}</div> : heaps.map(heap => heaped(heap))}
      {loose.map(item => !folded.includes(item) && row(item))}
      {folded.length > 0 && (
        <details class="fold" open={folded.some(({ picked }) => picked)}>
          <summary>{reader.t('ask-spare', { count: folded.length })}</summary>
          <div class="picks">{folded.map(item => row(item))}</div>
        </details>
      )}
    </fieldset>
  )
}

const under = ({ rows }: Pick<Heap, 'rows'>): Choice[] => rows.map(({ choice }) => choice)

/** Signs that choose which group is shown. They are not part of the answer, and a page without CSS shows all groups. */
function Groups({ reader, prompt, heaps, headed }: Pick<AskProps, 'reader' | 'headed'> & { prompt: Prompt; heaps: readonly Heap[] }) {
  return (
    <div class="groups picks pairs" role="group" aria-label={reader.t('ask-groups')}>
      {heaps.map(({ g, group, rows, picked }) => (
        <label key={group.id} class="pick bare-pick">
          <input class={`ear g${g}`} type="radio" name={`group.${prompt.id}`} value={group.id} checked={picked} />
          {headed?.(group, under({ rows })) ?? (
            <>
              {group.sign && <Icon id={group.sign} size={32} />}
              <span>
                <Rich text={reader.say(group)} />
              </span>
            </>
          )}
        </label>
      ))}
    </div>
  )
}

type RowProps = Pick<AskProps, 'pick'> & { prompt: Prompt; item: Row }

// The line break is for text browsers; where there is style, a row is a row by itself.
function ChoiceRow({ prompt, item: { n, choice, label, picked }, pick }: RowProps) {
  return (
    <>
      <label class="pick">
        <input class={marked(n)} type="radio" name={`choice.${prompt.id}`} value={choice.id} checked={picked} required={!prompt.may} />
        <b class="tag">{n}</b> <span>{pick ? pick(choice) : <Rich text={label} />}</span>
      </label>
      <br />
    </>
  )
}
