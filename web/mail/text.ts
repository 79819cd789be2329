/** The plain part of a letter: everything that the HTML says, for who reads text. */
import type { Block, Desk, Draft } from './data'

export function textOf({ title, blocks, why }: Draft, { data, t, table }: Desk): string {
  const parts = [title, ...blocks.map(inText), '-- ', `${table} · Packetboat`, why, `${t('mail-stop')}: ${data.stop}`]
  return `${parts.join('\n\n').replace('-- \n\n', '-- \n')}\n`
}

function inText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text
    case 'heading':
      return `${block.text}\n${'-'.repeat([...block.text].length)}`
    case 'call':
      return `${block.label}:\n${block.href}`
    case 'lines':
      return block.lines.map(line => `* ${line}`).join('\n')
    case 'choices':
      return block.choices.map(({ n, label, href }) => `${n}. ${label}\n   ${href}`).join('\n')
    case 'board':
      return block.sketch
    case 'code':
      return `${block.label}:\n${block.value}`
  }
}
