/** The folded sections of an invitation: who plays, the terms, the dice, and a guest's options. */
import type { Seat } from '../../../worker/rules/contract'
import type { Game } from '../../../worker/drawing/game'
import type { TableHead } from '../../../worker/model'
import { Fold } from '../../parts/fold'
import { LanguagePicks } from '../../parts/language-picks'
import { LANGUAGES } from '../../parts/layout'
import { freePirates, PersonaChoice } from '../../parts/personas'
import { BESIDE, rulesPath } from '../../parts/lessons'
import type { Company, Reader, Reading } from '../../words/reader'
import { Terms } from '../../parts/terms'
import { Agreement } from './agreed'
import { agreedOf } from '../../words/titles'
import { Committed } from './dice'
import { faultOf, Field, type Filled } from '../../parts/field'
import { Crew } from './crew'

export interface ClaimProps extends Reading {
  head: TableHead
  game: Game
  seat: Seat
  /** The form's target: the invitation's own address, whose key authorizes it. */
  action: string
  /** Random words for the dice, used if the guest types none. */
  words: string
  /** The site can send letters. */
  letters: boolean
  /** The masked address the host typed for this seat; it is kept unless another is entered here. */
  invited?: string | undefined
  /** A beacon round will go into the dice once all seats are taken. */
  beacon?: boolean
  /** Anybody may take the seat, so it has no guest's name yet. */
  open?: boolean
  /** A seat of this table that this browser already holds. */
  held?: Seat | undefined
  /** Reached from the lobby: nobody was invited, so there is nothing to decline. */
  joining?: true
  /** The name last typed in this browser. */
  ownName?: string | undefined
  nameLength: number
  wordsLength: number
  filled?: Filled
}

export type Claiming = ClaimProps & { reader: Reader; company: Company }

export function Folds(props: Claiming) {
  const { reader, company, head, game, seat, filled, beacon, words, wordsLength } = props
  const { t } = reader
  const { pace, absences } = head
  const language = filled?.typed['language'] ?? reader.language
  const free = freePirates(head.seats)
  const picked = free.find(pirate => pirate === filled?.typed['pirate']) ?? head.seats[seat]?.pirate
  const name = head.seats[seat]?.name
  const host = head.host === undefined ? undefined : head.seats[head.host]?.name
  return (
    <div class="folds">
      {name && !props.open && !props.joining && (
        <Fold id="not-me" label={t('claim-other', { name })}>
          <p class="note">{t('claim-other-about', { name, host: host ?? 'none' })}</p>
        </Fold>
      )}
      <Fold id="who" label={t('claim-who')} said={others(props)}>
        <Crew reader={reader} company={company} head={head} own={seat} />
      </Fold>
      <Fold
        id="terms"
        label={t('claim-terms')}
        said={t('claim-terms-said', { pace: pace?.name ?? 'none', days: pace ? absences.days : 0 })}
      >
        <Agreement reader={reader} agreed={agreedOf(game, head.options, reader.language)} />
        <Terms reader={reader} head={head} />
        <p>
          <a href={rulesPath(game.id, head.options.edition)} {...BESIDE}>
            {t('claim-rules')}
          </a>
        </p>
      </Fold>
      <Fold id="dice" label={t('dice-heading')} said={t('claim-dice-said')} open={faultOf(filled, 'words') !== undefined}>
        <Field
          reader={reader}
          filled={filled}
          name="words"
          label={t('claim-words')}
          hint={t('claim-words-hint')}
          usual={words}
          maxlength={wordsLength}
        />
        <Committed reader={reader} head={head} beacon={beacon} />
      </Fold>
      {picked && <PersonaChoice reader={reader} company={company} free={free} picked={picked} />}
      <Fold id="language" label={t('claim-language')} said={LANGUAGES.find(([code]) => code === language)?.[1]}>
        <LanguagePicks legend={t('claim-language')} chosen={language} />
      </Fold>
    </div>
  )
}

const others = ({ head, seat, reader }: Claiming): string =>
  new Intl.ListFormat(reader.language, { type: 'unit' }).format(head.seats.filter(card => card.seat !== seat).map(({ name }) => name))
