/** Lists of what is good to know, each sentence with its signs. */
import type { Primer } from '../../../worker/drawing/lesson'
import { Icon } from '../../board/draw'
import { wordingOf } from '../../parts/lessons'
import { Later, type Opening } from '../../parts/fold'
import type { TablePage } from './table-page'

type Listed = Pick<TablePage, 'reader' | 'game' | 'model'> & { primers: readonly Primer[] }

export function Primers({ reader, game, model, primers }: Listed) {
  const { edition } = model.head.options
  return (
    <ul>
      {primers.map(({ id, say, signs }) => (
        <li key={id}>
          <span class="signs">
            {signs(edition).map((sign, i) => (
              <Icon key={i} id={sign} size={28} />
            ))}
          </span>{' '}
          <span>{reader.t(say, { edition: wordingOf(game, edition) })}</span>
        </li>
      ))}
    </ul>
  )
}

/** Folded below every question, so that what was told once can be read again. `beside`: some of it is told in full above. */
export function Lore({ beside, kind, opened, ...listed }: Listed & Opening & { kind: string | undefined; beside: boolean }) {
  const { reader, game, model, primers } = listed
  if (primers.length === 0 && kind === undefined) return null
  return (
    <Later reader={reader} opened={opened} name="lore" kind="lore" label={reader.t(beside ? 'ask-hint-others' : 'ask-hint-heading')}>
      {kind !== undefined && <p>{reader.t(`hint-${kind}`, { edition: wordingOf(game, model.head.options.edition) })}</p>}
      {primers.length > 0 && <Primers {...listed} />}
    </Later>
  )
}
