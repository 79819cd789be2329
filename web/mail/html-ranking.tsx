/** The places at the end of a game, as markup. */
import { Fragment } from 'preact'
import { signed } from '../parts/table/ranking'
import { madeOf, nameIn, type Rank } from './data'
import { CHART, INK, SOFT, bare, bound } from './html-style'

const EDGED = `border:1px solid ${INK};color:`
const TONES = {
  place: `background:#B3231A;${EDGED}#FFFFFF`,
  gold: `background:#E8B53A;${EDGED}${INK}`,
  plain: `background:#D3D8D9;${EDGED}${INK}`,
  loss: 'border:1px dashed;color:#B3231A',
} as const

/** Narrower parts of a bar have no room for their number, which the line below says, too. */
const ROOM = 7

/** Places, each with a bar of its score's parts. */
export function Ranking({ ranks }: { ranks: readonly Rank[] }) {
  return (
    <table {...bare} style="margin:0 0 14px">
      {ranks.map(rank => (
        <Fragment key={rank.name}>
          <tr>
            <td style="padding-top:6px">
              {rank.place}. <b>{nameIn(rank)}</b>
            </td>
            <td align="right" style={`${CHART};font-size:20px`}>
              {rank.score}
            </td>
          </tr>
          <tr>
            <td colspan={2} class="soft" style={`padding:2px 0 4px;color:${SOFT};font-size:14px;line-height:1.5`}>
              {rank.bar && <Bar {...rank.bar} />}
              {bound(madeOf(rank))}
            </td>
          </tr>
        </Fragment>
      ))}
    </table>
  )
}

const Bar = ({ before, parts, after }: NonNullable<Rank['bar']>) => (
  <table {...bare} style="height:20px;table-layout:fixed" aria-hidden="true">
    <tr>
      {before > 0 && <td width={`${before}%`} />}
      {parts.map(({ tone, share, value }, k) => (
        <td
          key={k}
          class={tone === 'loss' ? 'lack' : undefined}
          width={`${share}%`}
          align="center"
          style={`${TONES[tone]};font-size:12px;line-height:1;font-weight:700`}
        >
          {share >= ROOM && signed(value)}
        </td>
      ))}
      {after > 0 && <td width={`${after}%`} />}
    </tr>
  </table>
)
