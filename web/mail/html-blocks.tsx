/** Each kind of block of a letter, as markup. */
import { Fragment } from 'preact'
import type { Led } from '../../worker/drawing/end'
import type { Block, NumberedChoice } from './data'
import { Ranking } from './html-ranking'
import { INK, SOFT, LINE, EDGE, MARK, HEADING, bare, bound, boundTitle, titled } from './html-style'

export function InHtml({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return <p style="margin:0 0 12px">{bound(block.text)}</p>
    case 'question':
      return <p style="margin:0 0 12px;font-size:17px;font-weight:700">{bound(block.text)}</p>
    case 'asked':
      return (
        <>
          <hr class="rule" style={`margin:18px 0 14px;border:0;border-top:1px solid ${LINE}`} />
          {block.over && (
            <p class="soft" style={`margin:0 0 4px;color:${SOFT};font-size:15px`}>
              {block.over}
            </p>
          )}
          <h2 style={titled(block.text)}>{boundTitle(block.text)}</h2>
        </>
      )
    case 'heading':
      return <h2 style={HEADING}>{boundTitle(block.text)}</h2>
    case 'note':
      return (
        <p class="soft" style={`margin:0 0 12px;color:${SOFT};font-size:15px`}>
          {bound(block.text)}
        </p>
      )
    case 'subheading':
      return <h3 style="margin:14px 0 6px;font-size:16px">{bound(block.text)}</h3>
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
    case 'held':
      return (
        <p style="margin:0 0 12px">
          {block.lead} <b>{bound(block.goods)}</b>
          {block.room && bound(` · ${block.room}`)}
        </p>
      )
    case 'lines':
      return <Lines lines={block.lines} />
    case 'ranking':
      return <Ranking ranks={block.ranks} />
    case 'choices':
      return <Choices {...block} />
    case 'answering':
      return <p style="margin:0 0 12px">{bound([block.byLink, ...block.byLetter].join(' '))}</p>
    case 'board':
      return block.plainOnly ? null : (
        <>
          <h2 style={HEADING}>{block.heading}</h2>
          <pre
            class="rule"
            style={`margin:0 0 12px;padding:12px;border:1px solid ${LINE};font-size:13px;line-height:1.6;white-space:pre-wrap`}
          >
            {bound(block.sketch)}
          </pre>
        </>
      )
    case 'picture':
      return (
        <img
          src={`cid:${block.cid}`}
          alt={block.alt}
          width="536"
          class="chart edge"
          style={`display:block;width:auto;max-width:100%;height:auto;max-height:340px;border:1px solid ${INK};border-radius:3px;box-sizing:border-box;margin:14px 0 12px`}
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
            {bound(block.label)}
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
          <td class="rule" style={`${i > 0 ? `border-top:1px solid ${LINE};` : ''}padding:7px 0;font-size:15px`}>
            {typeof line === 'string' ? (
              bound(line)
            ) : (
              <>
                <b>{line.lead}</b> {bound(line.text)}
              </>
            )}
          </td>
        </tr>
      ))}
    </table>
  )
}

/** Labels that fit into half a phone, on two lines if need be; what an arrow joins must fit on one. */
const SHORT = 24
const JOINED = 12
const isShort = ({ label, lack }: NumberedChoice): boolean =>
  !lack && label.length <= SHORT && label.split(/(?<=,) /).every(part => !part.includes('→') || part.length <= JOINED)

/** Rows to tap, short ones beside each other, and below them the numbers of those worth no more than others. */
function Choices({ choices, spare, apart }: Extract<Block, { kind: 'choices' }>) {
  const areShort = choices.length > 1 && choices.every(isShort)
  return (
    <div style={`margin:${apart ? 18 : 0}px 0 14px`}>
      {choices.map((choice, i) => (
        <Choice key={choice.n} {...choice} cell={areShort ? (i % 2 === 0 ? 'left' : 'right') : undefined} />
      ))}
      {spare && (
        <p class="soft" style={`margin:0 0 12px;color:${SOFT};font-size:15px`}>
          {spare.choices.map(({ n, href }, i) => (
            <Fragment key={n}>
              {i > 0 && ', '}
              <a class="soft" href={href} target="_blank" rel="noopener" style={`color:${SOFT}`}>
                {n}
              </a>
            </Fragment>
          ))}
          {`: ${spare.about}`}
        </p>
      )}
    </div>
  )
}

/** The markup is short because there can be many. In a row of its own, what follows the number keeps clear of it; beside another, it
    stays with it. */
const Choice = ({ n, label, lack, href, cell }: NumberedChoice & { cell: 'left' | 'right' | undefined }) => (
  <a
    class="ink edge"
    href={href}
    target="_blank"
    rel="noopener"
    style={`display:${cell ? `inline-block;width:49%;box-sizing:border-box;vertical-align:top;margin:0 ${cell === 'left' ? '2%' : 0} 8px 0;padding:10px 6px` : 'block;margin:0 0 6px;padding:9px 8px 9px 42px;text-indent:-32px'};font-size:15px;border:1px solid ${EDGE};border-radius:3px;color:${INK};text-decoration:none;line-height:1.3`}
  >
    <b class="mark" style={`color:${MARK}${cell ? '' : ';display:inline-block;width:28px;text-indent:0'}`}>
      {n}.
    </b>
    {cell ? '\u00A0' : ' '}
    {inSteps(label).map((step, i) => (
      <Fragment key={step}>
        {i > 0 && <br />}
        {bound(step)}
      </Fragment>
    ))}
    {lack && (
      <>
        <br />
        <b class="lack" style="color:#B3231A">
          {bound(lack)}
        </b>
      </>
    )}
  </a>
)

/** What a card does first and what it does then; more parts than two belong together. */
function inSteps(label: string): string[] {
  const steps = label.split(' · ')
  return steps.length === 2 ? steps : [label]
}
