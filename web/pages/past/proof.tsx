/** A table's dice, public: what was fixed when, and after the game every draw, ready to be verified. */
import type { Proof } from '../../../worker/table/views/export'
import { document, Part } from '../../parts/layout'
import { readerOf, type Reader, type Reading } from '../../words/reader'
import { RoundSaid } from '../../parts/round'
import { Opened, RoundValues, Value } from './proof-parts'

export function proofPage({ proof, ...reading }: Reading & { proof: Proof }): string {
  const reader = readerOf(reading)
  const { t } = reader
  return document(
    { reader, title: `${t('proof-title')} · ${proof.name}`, kind: 'narrow', secret: true },
    <>
      <div class="masthead">
        <p class="note">
          <bdi>{proof.name}</bdi>
        </p>
        <h1>{t('proof-title')}</h1>
        <p class="lead">{t(proof.open ? 'proof-open' : 'proof-running')}</p>
        <p>
          <a href={`/tables/${proof.id}`}>{t('error-table')}</a>
        </p>
      </div>
      {/* What most come for; the script fills it in. */}
      {proof.open && (
        <p id="verdict" class="notice" role="status">
          {t('proof-unchecked')}
        </p>
      )}
      <Meaning reader={reader} beacon={proof.beacon} />
      <How
        reader={reader}
        steps={proof.beacon ? STEPS : STEPS_ALONE}
        epochs={[...new Set(proof.open?.draws.flatMap(({ epoch }) => epoch ?? []))]}
      />
      {proof.open ? <Opened reader={reader} proof={proof} open={proof.open} /> : <Commitment reader={reader} proof={proof} />}
    </>
  )
}

const STEPS = ['secret', 'words', 'key', 'round', 'draw', 'after'] as const
/** With word joiners, so that no line breaks at its hyphens. */
const UNBROKEN = 'HMAC\u2060-\u2060SHA\u2060-\u2060256'
const STEPS_ALONE = STEPS.filter(step => step !== 'round')

function How({ reader: { t }, steps, epochs }: { reader: Reader; steps: readonly (typeof STEPS)[number][]; epochs: readonly number[] }) {
  return (
    <Part id="how" heading={t('proof-how')}>
      <ol class="how">
        {steps.map(step => (
          <li key={step}>
            <span>{t(`proof-how-${step}`).replaceAll('HMAC-SHA-256', UNBROKEN)}</span>
          </li>
        ))}
        {epochs.length > 0 && (
          <li>
            <span>{t('proof-how-epoch', { epochs: epochs.join(', ') })}</span>
          </li>
        )}
      </ol>
    </Part>
  )
}

const WITHOUT_ROUND = ['all', 'kept', 'last', 'order'] as const
const WITH_ROUND = ['all', 'round', 'later'] as const

/** What this proves to whom, and no more than that. */
function Meaning({ reader, beacon }: { reader: Reader; beacon: Proof['beacon'] }) {
  const { t } = reader
  const meanings = beacon && !beacon.missed ? WITH_ROUND : WITHOUT_ROUND
  return (
    <Part id="means" heading={t('proof-means')}>
      {beacon && <RoundSaid reader={reader} beacon={beacon} />}
      <ul class="points">
        {meanings.map(meaning => (
          <li key={meaning}>{t(`proof-means-${meaning}`)}</li>
        ))}
      </ul>
      <p>
        <a href="/dice">{t('dice-who')}</a>
      </p>
    </Part>
  )
}

function Commitment({ reader, proof }: { reader: Reader; proof: Proof }) {
  const { t } = reader
  return (
    <Part id="values" heading={t('proof-values')}>
      <dl class="agreed">
        <Value name={t('proof-commitment')}>{proof.commitment}</Value>
        {proof.beacon && <RoundValues reader={reader} beacon={proof.beacon} />}
      </dl>
    </Part>
  )
}
