/** The chance of a table, open to anybody: what was fixed when, and after the game every draw, to be derived once more. */
import type { ComponentChildren } from 'preact'
import type { Proof } from '../../worker/table/export'
import { asset } from '../parts/assets'
import { document, Part } from '../parts/layout'
import type { NamedRound } from '../../worker/table/beacon/named'
import { readerOf, type Reader, type Reading } from '../parts/reader'
import { roundAt, RoundSaid } from '../parts/round'

type Open = NonNullable<Proof['open']>
type Draws = Open['draws']

/** So many draws stand under one heading. */
const HEAP = 100

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
      <Meaning reader={reader} beacon={proof.beacon} />
      <How reader={reader} steps={proof.beacon ? STEPS : STEPS_ALONE} />
      {proof.open ? <Opened reader={reader} proof={proof} open={proof.open} /> : <Commitment reader={reader} proof={proof} />}
    </>
  )
}

const STEPS = ['secret', 'words', 'key', 'round', 'draw', 'after'] as const
const STEPS_ALONE = STEPS.filter(step => step !== 'round')

function How({ reader: { t }, steps }: { reader: Reader; steps: readonly (typeof STEPS)[number][] }) {
  return (
    <Part id="how" heading={t('proof-how')}>
      <ol class="how">
        {steps.map(step => (
          <li key={step}>
            <span>{t(`proof-how-${step}`)}</span>
          </li>
        ))}
      </ol>
    </Part>
  )
}

const WITHOUT_ROUND = ['all', 'kept', 'last', 'order'] as const
const WITH_ROUND = ['all', 'round', 'later'] as const

/** To whom it proves what; no more than is true. */
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

function Opened({ reader, proof, open }: { reader: Reader; proof: Proof; open: Open }) {
  const { t } = reader
  const count = open.draws.length
  return (
    <div
      id="proof"
      class="part"
      data-secret={open.secret}
      data-commitment={proof.commitment}
      data-key={open.key}
      data-words={JSON.stringify(open.words)}
      {...(proof.beacon && roundData(proof.beacon))}
      data-right={t('proof-right')}
      data-wrong={t('proof-wrong')}
      data-checking={t('proof-checking')}
      data-all-right={t('proof-all-right', { count })}
      data-some-wrong={t('proof-some-wrong')}
    >
      <p id="verdict" class="notice" role="status">
        {t('proof-unchecked')}
      </p>
      <Part id="values" heading={t('proof-values')}>
        <dl class="agreed">
          <Value name={t('proof-secret')}>{open.secret}</Value>
          <Value name={t('proof-commitment')} id="is-commitment">
            {proof.commitment}
          </Value>
          {open.words.map((words, seat) => (
            <Value key={seat} name={t('proof-words', { n: seat + 1 })}>
              {words}
            </Value>
          ))}
          {proof.beacon && <RoundValues reader={reader} beacon={proof.beacon} />}
          <Value name={t('proof-key')} id="is-key">
            {open.key}
          </Value>
        </dl>
      </Part>
      <DrawList reader={reader} draws={open.draws} />
      <Part id="offline" heading={t('proof-offline')}>
        <p>
          {t('proof-offline-about')} <a href={`/tables/${proof.id}/game.json`}>game.json</a>
        </p>
        <p>
          <code class="hash">npm run verify game.json {[proof.commitment, proof.beacon?.seal, proof.signer].filter(value => value !== undefined).join(' ')}</code>
        </p>
        <p class="note">{t('proof-offline-kept')}</p>
      </Part>
      <script src={asset('proof.js')} defer />
    </div>
  )
}

/** For the script, which loads what checks a signature only where there is one. */
const roundData = ({ chain, round, seal, signature }: NamedRound) => ({
  'data-seal': seal,
  ...(signature !== undefined && { 'data-signature': signature, 'data-round': String(round), 'data-chain': chain.key, 'data-beacon': asset('beacon.js') }),
})

function RoundValues({ reader: { t }, beacon }: { reader: Reader; beacon: NamedRound }) {
  const { chain, seal, signature } = beacon
  return (
    <>
      <Value name={t('round-seal')} id="is-seal">
        {seal}
      </Value>
      <Value name={t('round-number')}>{roundAt(beacon)}</Value>
      <Value name={t('round-chain')}>{chain.key}</Value>
      {signature !== undefined && (
        <Value name={t('round-signature')} id="is-signature">
          {signature}
        </Value>
      )}
    </>
  )
}

/** A long value; what the script finds of it stands below it. */
const Value = ({ name, id, children }: { name: string; id?: string; children: ComponentChildren }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <code class="hash">
        <bdi>{children}</bdi>
      </code>
      {id && <b class="found" id={id} />}
    </dd>
  </div>
)

function DrawList({ reader: { t }, draws }: { reader: Reader; draws: Draws }) {
  const heaps = Array.from({ length: Math.ceil(draws.length / HEAP) }, (_, i) => draws.slice(i * HEAP, (i + 1) * HEAP))
  return (
    <Part id="draws" heading={t('proof-draws', { count: draws.length })}>
      {heaps.map((heap, i) => (
        <details key={i} class="fold">
          <summary>{t('proof-heap', { from: i * HEAP + 1, to: i * HEAP + heap.length })}</summary>
          <DrawTable t={t} draws={heap} />
        </details>
      ))}
    </Part>
  )
}

function DrawTable({ t, draws }: { t: Reader['t']; draws: Draws }) {
  return (
    <table class="figures draws">
      <thead>
        <tr>
          {(['number', 'below', 'came', 'position', 'check'] as const).map(column => (
            <th key={column} scope="col">
              {t(`proof-column-${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {draws.map(({ position, draw: [i, below, came] }) => (
          <tr key={i}>
            <th scope="row">{i}</th>
            <td>{below}</td>
            <td>{came}</td>
            <td>{position}</td>
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  )
}
