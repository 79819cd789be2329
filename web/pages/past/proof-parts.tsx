/** After the game: all values behind the dice, and every draw made from them. */
import type { ComponentChildren } from 'preact'
import type { Proof } from '../../../worker/table/views/export'
import { asset } from '../../board/assets'
import { Part } from '../../parts/layout'
import type { NamedRound } from '../../../worker/model/round'
import type { Reader } from '../../words/reader'
import { roundAt } from '../../parts/round'

type Draws = Open['draws']

/** Draws under one heading. */
const HEAP = 100

export function Opened({ reader, proof, open }: { reader: Reader; proof: Proof; open: Open }) {
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
          <code class="hash">
            npm run verify game.json {[proof.commitment, proof.beacon?.seal, proof.signer].filter(value => value !== undefined).join(' ')}
          </code>
        </p>
        <p class="note">{t('proof-offline-kept')}</p>
      </Part>
      <script src={asset('proof.js')} defer />
    </div>
  )
}

/** For the script, which loads the signature check only if there is a signature. */
const roundData = ({ chain, round, seal, signature }: NamedRound) => ({
  'data-seal': seal,
  ...(signature !== undefined && {
    'data-signature': signature,
    'data-round': String(round),
    'data-chain': chain.key,
    'data-beacon': asset('beacon.js'),
  }),
})

export function RoundValues({ reader: { t }, beacon }: { reader: Reader; beacon: NamedRound }) {
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

/** A long value, with room for the script's result below. */
export const Value = ({ name, id, children }: { name: string; id?: string; children: ComponentChildren }) => (
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
        {draws.map(({ position, epoch, draw: [i, below, came] }) => (
          <tr key={i} data-epoch={epoch}>
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

export type Open = NonNullable<Proof['open']>
