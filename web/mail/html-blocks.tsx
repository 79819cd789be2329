/** Each kind of block of a letter, as markup. */
import type { Led } from '../../worker/drawing/end'
import type { Block, NumberedChoice, Rank } from './data'
import { INK, SOFT, LINE, EDGE, MARK, HEADING, bare } from './html-style'

export function InHtml({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return <p style="margin:0 0 12px">{block.text}</p>
    case 'question':
      return <p style="margin:0 0 12px;font-size:17px;font-weight:700">{block.text}</p>
    case 'heading':
      return <h2 style={HEADING}>{block.text}</h2>
    case 'note':
      return (
        <p class="soft" style={`margin:0 0 12px;color:${SOFT};font-size:15px`}>
          {block.text}
        </p>
      )
    case 'subheading':
      return <h3 style="margin:14px 0 6px;font-size:16px">{block.text}</h3>
    case 'call':
      return (
        <p style="margin:0 0 18px">
          <a
            class={block.asks ? 'call asks' : 'call'}
            href={block.href}
            target="_blank"
            rel="noopener"
            style={`display:block;text-align:center;padding:14px 24px;background:${block.asks ? MARK : INK};color:#FFFFFF;border-radius:3px;text-decoration:none;font-size:17px;font-weight:700;line-height:1.2`}
          >
            {block.label}
          </a>
        </p>
      )
    case 'lines':
      return <Lines lines={block.lines} />
    case 'ranking':
      return <Ranking ranks={block.ranks} />
    case 'choices':
      return <Choices choices={block.choices} />
    case 'answering':
      return <p style="margin:0 0 12px">{[block.byLink, ...block.byLetter].join(' ')}</p>
    case 'board':
      return block.pictured ? null : (
        <>
          <h2 style={HEADING}>{block.heading}</h2>
          <pre
            class="rule"
            style={`margin:0 0 12px;padding:12px;border:1px solid ${LINE};font-size:13px;line-height:1.6;white-space:pre-wrap`}
          >
            {block.sketch}
          </pre>
        </>
      )
    case 'picture':
      return (
        <img
          src={`cid:${block.cid}`}
          alt={block.alt}
          width="536"
          style={`display:block;width:auto;max-width:100%;height:auto;max-height:340px;border:1px solid ${INK};box-sizing:border-box;margin:0 0 12px`}
        />
      )
    case 'code':
      return (
        <p style="margin:0 0 12px">
          {block.label}:<br />
          <code style="font-size:13px;word-break:break-all">{block.value}</code>
        </p>
      )
    case 'link':
      return (
        <p style="margin:0">
          <a class="ink" href={block.href} target="_blank" rel="noopener" style={`display:block;padding:10px 0;color:${INK}`}>
            {block.label}
          </a>
        </p>
      )
    case 'address':
      return (
        <p style="margin:0 0 12px;word-break:break-word">
          {block.label}:<br />
          <a class="ink" href={block.href} target="_blank" rel="noopener" style={`color:${INK};font-size:15px`}>
            {block.href}
          </a>
        </p>
      )
  }
}

function Lines({ lines }: { lines: readonly (string | Led)[] }) {
  return (
    <table {...bare} style="margin:0 0 12px">
      {lines.map((line, i) => (
        <tr key={i}>
          <td class="rule" style={`border-bottom:1px solid ${LINE};padding:7px 0;font-size:15px`}>
            {typeof line === 'string' ? (
              line
            ) : (
              <>
                <b>{line.lead}</b> {line.text}
              </>
            )}
          </td>
        </tr>
      ))}
    </table>
  )
}

const TONES = { place: '#B3231A', gold: '#E8B53A', plain: '#D3D8D9', loss: 'transparent' } as const

/** Places, each with a bar of its score's parts. */
function Ranking({ ranks }: { ranks: readonly Rank[] }) {
  return (
    <table {...bare} style="margin:0 0 14px">
      {ranks.map(({ place, text, bar }, i) => (
        <tr key={i}>
          <td style="padding:4px 0">
            {place}. {text}
            {bar && (
              <table {...bare} style="height:14px;table-layout:fixed" aria-hidden="true">
                <tr>
                  {bar.before > 0 && <td width={`${bar.before}%`} />}
                  {bar.parts.map(({ tone, share }, k) => (
                    <td
                      key={k}
                      class="tint"
                      width={`${share}%`}
                      style={`background:${TONES[tone]};border:1px ${tone === 'loss' ? 'dashed #B3231A' : `solid ${INK}`}`}
                    />
                  ))}
                  {bar.after > 0 && <td width={`${bar.after}%`} />}
                </tr>
              </table>
            )}
          </td>
        </tr>
      ))}
    </table>
  )
}

/** Whole rows as click targets; their markup is short because there can be many. */
function Choices({ choices }: { choices: readonly NumberedChoice[] }) {
  return (
    <>
      {choices.map(({ n, label, lack, href }) => (
        <a
          key={n}
          class="ink edge"
          href={href}
          target="_blank"
          rel="noopener"
          style={`display:block;margin:0 0 8px;padding:10px 12px;border:1px solid ${EDGE};border-radius:3px;color:${INK};text-decoration:none;line-height:1.35`}
        >
          <b class="mark" style={`color:${MARK}`}>
            {n}.
          </b>{' '}
          {label}
          {lack && (
            <>
              <br />
              <b class="lack" style="color:#B3231A">
                {lack}
              </b>
            </>
          )}
        </a>
      ))}
    </>
  )
}
