/** One form, with one button, for all open prompts of a seat. */
import type { ComponentChildren, VNode } from 'preact'
import type { Choice, Prompt, Text } from '../../../worker/rules/contract'
import type { Question } from './listing'
import { KeptOpen, type FoldName } from '../fold'
import { posting } from '../quick'
import type { Reader } from '../../words/reader'
import { Rich } from '../../words/rich'
import { Always } from './by-orders'
import { Choices } from './choices'
import type { Orderable } from './orderable'

export interface AskProps {
  reader: Reader
  questions: readonly Question[]
  /** The form's target, and its CSRF token. */
  action: string
  token: string
  /** The target of links from the board's rings. */
  id?: string | undefined
  /** The folds of its page that were opened. */
  opened?: readonly FoldName[] | undefined
  /** Prompts a standing order could answer from now on, and the page to change orders. */
  always?: { prompts: readonly Orderable[]; path: string }
  /** Small questions the answer may lead to. */
  ahead?: ComponentChildren
  /** Draws a choice with more than its label. */
  pick?: (choice: Choice, prompt: Prompt) => VNode
  /** What was done to the seat meanwhile. */
  befell?: Fate | undefined
  /** Beside it: takes the last answer back. */
  undo?: string | undefined
  /** A headline for several questions. */
  headline?: Text | undefined
  /** Draws a question or a group's heading with more than its words. */
  headed?: (text: Text, under: readonly Choice[]) => VNode | undefined
  /** What the decision depends on besides the choices: the cargo. */
  aboard?: ComponentChildren
  /** What the choices leave unsaid. */
  aside?: ComponentChildren
  /** The same beside the button, which nothing hides. */
  warning?: ComponentChildren
  /** The relevant part of the board; shown above the choices, but after them in tab order. */
  waters?: ComponentChildren
  /** Choices of a prompt that are no better than another one; they are folded. */
  spare?: (prompt: Prompt) => readonly string[]
  /** Those that few would want; they are folded, too. */
  rarer?: (prompt: Prompt) => readonly string[]
  /** Shown beside the button, usually the clock. */
  children?: ComponentChildren
  /** What the button says. */
  verb: string
  /** The form was sent with nothing ticked. */
  unanswered?: boolean
  /** Explains this kind of question to somebody new to it. */
  hint?: ComponentChildren
  /** Further text below the form. */
  after?: ComponentChildren
}

export function Ask({
  reader,
  questions,
  action,
  token,
  id = 'answer',
  opened,
  always,
  ahead,
  pick,
  befell,
  undo,
  headline,
  headed,
  aboard,
  aside,
  warning,
  waters,
  spare,
  rarer,
  verb,
  unanswered,
  hint,
  children,
  after,
}: AskProps) {
  const { t, say } = reader
  const [first] = questions
  if (!first) return null
  const alone = questions.length === 1
  const freely = questions.every(({ prompt }) => prompt.may)
  return (
    // Whoever ticked nothing is told so above the button, in their own language: browsers would point at a row that may be out of sight.
    <form
      class="ask"
      id={id}
      method="post"
      action={action}
      novalidate
      autocomplete="off"
      aria-labelledby={`${id}-asked`}
      {...posting(action)}
    >
      <div class="fore">
        <span class="flagged">{t(freely ? 'ask-may-ribbon' : 'ask-mine')}</span>
        {befell && <Befell {...befell} undo={undo} />}
        <h2 id={`${id}-asked`}>
          {headline ? (
            <Rich text={say(headline)} />
          ) : alone ? (
            <Rich text={say(first.prompt.ask)} />
          ) : (
            t('ask-several', { count: questions.length })
          )}
        </h2>
        {hint}
        {aboard && <div class="aboard small">{aboard}</div>}
        {aside && <p class="aside">{aside}</p>} <input type="hidden" name="token" value={token} />
        <KeptOpen opened={opened} />
        <div class={alone ? undefined : 'deal'}>
          {questions.map(question => (
            <Choices
              key={question.prompt.id}
              reader={reader}
              question={question}
              pick={pick}
              headed={headed}
              spare={spare}
              rarer={rarer}
              heading={alone ? `${id}-asked` : undefined}
            />
          ))}
        </div>
        {always?.prompts.map(orderable => (
          <Always key={orderable.prompt} reader={reader} {...orderable} path={always.path} />
        ))}
        {ahead}
        <div class="send">
          {warning && <p class="aside">{warning}</p>}
          {unanswered && (
            <p class="notice wrong" role="alert">
              {t('table-notice', { what: 'unanswered' })}
            </p>
          )}
          <button class="button asked">{verb}</button>
          {!freely && children}
        </div>
        {waters}
      </div>
      {freely && <p class="note">{t('ask-may-about')}</p>}
      {after}
    </form>
  )
}

/** What befell the reader: in words, and what was rolled, drawn. */
export interface Fate {
  text: string
  /** It was done to the reader, not by others meanwhile. */
  own: boolean
  rolls?: VNode | undefined
}

/** The form that takes the last answer back, which stands with what happened. */
export const TAKE_BACK = 'take-back'

/** Leads to the rest of what happened. */
export const Befell = ({ text, rolls, undo }: Fate & { undo?: string | undefined }) => (
  <>
    <p class="befell">
      <a href="#since">
        <Rich text={text} />
      </a>{' '}
      {undo && (
        <button class="undo" form={TAKE_BACK}>
          {undo}
        </button>
      )}
    </p>
    {rolls}
  </>
)
