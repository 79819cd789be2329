/** The plain part of a letter: everything that the HTML says, for who reads text. */
import type { Block, Draft, Paper } from './data'

export function textOf({ title, blocks, why }: Draft, { stop, t, table }: Paper): string {
  const from = table ? `${table} · Packetboat` : 'Packetboat'
  const foot = [why, stop && `${t('mail-stop')}: ${stop}`].filter(line => line !== '')
  const parts = [title, ...blocks.map(inText), '-- ', from, ...foot]
  return `${parts.join('\n\n').replace('-- \n\n', '-- \n')}\n`
}

function inText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'question':
    case 'subheading':
      return block.text
    case 'heading':
      return `${block.text}\n${'-'.repeat([...block.text].length)}`
    case 'call':
    case 'link':
    case 'address':
      return `${block.label}:\n${block.href}`
    case 'lines':
      return block.lines.map(line => `* ${line}`).join('\n')
    case 'ranking':
      return block.ranks.map(({ place, text }) => `${place}. ${text}`).join('\n')
    case 'choices':
      // Without the links of the HTML: one each would bury the choices, and the link above opens the same page.
      return block.choices.map(({ n, label }) => `${n}. ${label}`).join('\n')
    case 'board':
      return block.sketch
    case 'picture':
      return ''
    case 'code':
      return `${block.label}:\n${block.value}`
  }
}
