/** The frame of every letter: tables and inline styles, because mail programs drop most else; the night in a style sheet. */
import type { ComponentChildren } from 'preact'
import { render } from '../board/print'
import type { Block, Paper, Draft } from './data'

const INK = '#15263A'
const SOFT = '#48596A'
const PAPER = '#EFF0E9'
const SHEET = '#FBFAF5'
const LINE = '#C3C8C3'
const MARK = '#A10E5B'
const TEXT = "font-family:-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif"
const CHART = "font-family:Georgia,'Times New Roman',serif;font-style:italic"

const SHEET_OF_STYLE =
  '@media(max-width:620px){.wrap{padding:0!important}.inner{padding:20px 16px!important}}' +
  '@media(prefers-color-scheme:dark){.back{background:#0C161F!important}.leaf{background:#13202B!important;border-color:#2D4050!important}' +
  '.ink{color:#E9E7DB!important}.soft{color:#A8B6BF!important}.mark{color:#FF8CC3!important}' +
  '.call{background:#E9E7DB!important;color:#13202B!important}.asks{background:#FF8CC3!important;color:#2A0717!important}.rule{border-color:#2D4050!important}}'

export const htmlOf = (draft: Draft, paper: Paper): string => `<!doctype html>${render(<Letter draft={draft} paper={paper} />)}`

interface LetterProps {
  draft: Draft
  paper: Paper
}

function Letter({ draft, paper: { language, stop, t, table } }: LetterProps) {
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{draft.subject}</title>
        <style dangerouslySetInnerHTML={{ __html: SHEET_OF_STYLE }} />
      </head>
      <body class="back" style={`margin:0;padding:0;background:${PAPER}`}>
        <div style="display:none;max-height:0;overflow:hidden" aria-hidden="true">
          {draft.preview}
        </div>
        <Framed>
          <p class="soft" style={`margin:0 0 4px;color:${SOFT};font-size:15px`}>
            {table ? `Packetboat · ${table}` : 'Packetboat'}
          </p>
          <h1 class="ink" style={`margin:0 0 14px;color:${INK};${CHART};font-size:28px;line-height:1.15`}>
            {draft.title}
          </h1>
          {draft.blocks.map((block, i) => (
            <InHtml key={i} block={block} />
          ))}
          {(draft.why || stop) && <Foot why={draft.why} stop={stop} label={t('mail-stop')} />}
        </Framed>
      </body>
    </html>
  )
}

function Foot({ why, stop, label }: { why: string; stop: string; label: string }) {
  return (
    <>
      <hr class="rule" style={`margin:20px 0 14px;border:0;border-top:1px solid ${LINE}`} />
      <p class="soft" style={`margin:0;color:${SOFT};font-size:14px`}>
        {why}{' '}
        {stop && (
          <a class="soft" href={stop} target="_blank" style={`color:${SOFT}`}>
            {label}
          </a>
        )}
      </p>
    </>
  )
}

const bare = { role: 'presentation', width: '100%', cellpadding: '0', cellspacing: '0', border: '0' } as const

function Framed({ children }: { children: ComponentChildren }) {
  return (
    <table {...bare} class="back" style={`background:${PAPER}`}>
      <tr>
        <td class="wrap" align="center" style="padding:24px 12px">
          <table {...bare} class="leaf" style={`max-width:600px;background:${SHEET};border:1px solid ${LINE}`}>
            <tr>
              <td class="inner ink" align="left" style={`padding:28px 32px;color:${INK};${TEXT};font-size:16px;line-height:1.5`}>
                <main>{children}</main>
              </td>
            </tr>
          </table>
        </td>
      </tr>
    </table>
  )
}

function InHtml({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return <p style="margin:0 0 12px">{block.text}</p>
    case 'question':
      return <p style="margin:0 0 12px;font-size:17px;font-weight:700">{block.text}</p>
    case 'heading':
      return <h2 style={`margin:22px 0 10px;${CHART};font-size:21px;line-height:1.2`}>{block.text}</h2>
    case 'subheading':
      return <h3 style="margin:14px 0 0;font-size:16px">{block.text}</h3>
    case 'call':
      return (
        <p style="margin:0 0 18px">
          <a
            class={block.asks ? 'call asks' : 'call'}
            href={block.href}
            target="_blank"
            style={`display:inline-block;padding:14px 24px;background:${block.asks ? MARK : INK};color:#FFFFFF;border-radius:3px;text-decoration:none;font-size:17px;font-weight:700;line-height:1.2`}
          >
            {block.label}
          </a>
        </p>
      )
    case 'lines':
      return <Lines lines={block.lines} />
    case 'ranking':
      return (
        <ol style="margin:0 0 18px;padding:0 0 0 26px">
          {block.ranks.map(({ place, text }, i) => (
            <li key={i} value={place}>
              {text}
            </li>
          ))}
        </ol>
      )
    case 'choices':
      return <Choices choices={block.choices} />
    case 'board':
      return block.cid ? (
        <>
          <img
            src={`cid:${block.cid}`}
            alt={block.sketch}
            width="536"
            style={`display:block;width:auto;max-width:100%;height:auto;max-height:680px;border:1px solid ${INK};box-sizing:border-box;margin:0 0 12px`}
          />
          {block.manifest?.length ? <Lines lines={block.manifest} /> : null}
        </>
      ) : (
        <pre class="rule" style={`margin:0 0 12px;padding:12px;border:1px solid ${LINE};font-size:13px;line-height:1.6;white-space:pre-wrap`}>
          {block.sketch}
        </pre>
      )
    case 'picture':
      return <img src={`cid:${block.cid}`} alt={block.alt} width="536" style="display:block;max-width:100%;height:auto;margin:0 0 12px" />
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
          <a class="ink" href={block.href} target="_blank" style={`display:block;padding:10px 0;color:${INK}`}>
            {block.label}
          </a>
        </p>
      )
    case 'address':
      return (
        <p style="margin:0 0 12px;word-break:break-word">
          {block.label}:<br />
          <a class="ink" href={block.href} target="_blank" style={`color:${INK};font-size:15px`}>
            {block.href}
          </a>
        </p>
      )
  }
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul style="margin:0 0 12px;padding:0 0 0 20px">
      {lines.map((line, i) => (
        <li key={i}>{line}</li>
      ))}
    </ul>
  )
}

/** Whole rows to touch; the markup of each is kept short, for there may be many. */
function Choices({ choices }: { choices: Extract<Block, { kind: 'choices' }>['choices'] }) {
  return (
    <table {...bare} style="margin:0 0 12px">
      {choices.map(({ n, label, href }) => (
        <tr key={n}>
          <td class="rule" style={`border-bottom:1px solid ${LINE}`}>
            <a class="ink" href={href} target="_blank" style={`display:block;padding:10px 0;color:${INK};text-decoration:none`}>
              <b class="mark" style={`color:${MARK}`}>
                {n}.
              </b>{' '}
              {label}
            </a>
          </td>
        </tr>
      ))}
    </table>
  )
}
