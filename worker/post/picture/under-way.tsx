/** Beside and below the board, for previews of a game that goes on: the crew, whose table it is, how far it has come, whose move it is. */
import { Put } from '../../../web/board/draw'
import { signOf } from '../../../web/parts/figure'
import { plain } from '../../../web/words/say'
import type { Company, Reader } from '../../../web/words/reader'
import type { TableModel } from '../../model'
import { EDGE, Line, Panel, PREVIEW, shortened } from './panel'

/** The height of the board, which lies on its side; the rest is for the table's name. */
export const LYING = 456
const TOP = 20
const ROW = 76
/** A sign's height in the kit, with some room. */
const SIGN = 46
const BRAND = { name: 'Packetboat', x: 1010, y: 602, scale: 0.55 } as const

interface UnderWayProps {
  reader: Reader
  company: Company
  head: TableModel['head']
  view: TableModel['view']
  /** Where the board ends. */
  left: number
}

export function UnderWay({ reader: { t, say, language }, company, head: { name, seats }, view, left }: UnderWayProps) {
  const awaited = seats.filter(({ waits }) => waits).map(seat => seat.name)
  const names = new Intl.ListFormat(language).format(awaited)
  const move = awaited.length > 0 ? t('preview-move', { names }) : t('preview-on')
  const step = Math.min(ROW, (LYING - 2 * TOP) / seats.length)
  const from = (LYING - step * seats.length) / 2
  const note = [t('game-title'), ...(view ? [say(view.brief ?? view.moment)] : [])].join(' · ')
  return (
    <Panel>
      {seats.map((seat, i) => {
        const y = from + (i + 0.5) * step
        const sign = signOf(company, seat.seat)
        return (
          <g key={seat.seat}>
            {sign && <Put id={sign} x={left + 62} y={y} scale={step / SIGN} />}
            <Line
              kind="end-name crew-name"
              x={left + 116}
              y={y + 11}
              text={shortened(seat.name)}
              across={PREVIEW.width - left - 136}
              size={32}
            />
          </g>
        )
      })}
      <path class="line" d={`M0 ${LYING}H${PREVIEW.width}`} />
      <Line kind="end-head" x={EDGE} y={528} text={name} across={PREVIEW.width - 2 * EDGE} size={56} />
      <Line kind="end-note" x={EDGE} y={566} text={plain(note)} across={BRAND.x - 2 * EDGE} size={26} />
      <Line
        kind={awaited.length > 0 ? 'end-asked' : 'end-note'}
        x={EDGE}
        y={602}
        text={plain(move)}
        across={BRAND.x - 2 * EDGE}
        size={26}
      />
      <Put id="logo" x={BRAND.x - 26} y={BRAND.y - 9} scale={1.2} />
      <g transform={`translate(${BRAND.x} ${BRAND.y})scale(${BRAND.scale})`}>
        <text class="end-head">{BRAND.name}</text>
      </g>
    </Panel>
  )
}
