/**
 * The frame of every letter: tables and inline styles, because mail programs drop most else; dark mode is the exception, in a style sheet.
 */
import type { ComponentChildren } from 'preact'
import { render } from '../board/print'
import type { Draft, Paper } from './data'
import { INK, SOFT, PAPER, SHEET, LINE, TEXT, SHEET_OF_STYLE, bare, bound, boundTitle, titled } from './html-style'
import { InHtml } from './html-blocks'

export const htmlOf = (draft: Draft, paper: Paper): string => `<!doctype html>${render(<Letter draft={draft} paper={paper} />)}`

interface LetterProps {
  draft: Draft
  paper: Paper
}

function Letter({ draft, paper: { language, stop, t, table } }: LetterProps) {
  const kicker = draft.kicker ?? { text: table ? `Packetboat · ${table}` : 'Packetboat', strong: '' }
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
            {bound(kicker.text)}
            {kicker.strong && (
              <>
                {bound(' · ')}
                <b class="ink" style={`color:${INK}`}>
                  {bound(kicker.strong)}
                </b>
              </>
            )}
          </p>
          <h1 class="ink" style={`color:${INK};${titled(draft.title)}`}>
            {boundTitle(draft.title)}
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
        {bound(why)}{' '}
        {stop && (
          <a class="soft" href={stop} target="_blank" rel="noopener" style={`color:${SOFT}`}>
            {label}
          </a>
        )}
      </p>
    </>
  )
}

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
