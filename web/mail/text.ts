/** The plain-text part of a letter; it says everything the HTML says. */
import { heldText } from '../../worker/drawing/end'
import { madeOf, nameIn, plainLine, type Block, type Draft, type NumberedChoice, type Paper, type Rank, type Spare } from './data'

export function textOf({ kicker, title, blocks, why }: Draft, { stop, t, table }: Paper): string {
  const from = table ? `${table} · Packetboat` : 'Packetboat'
  const foot = [why, stop && `${t('mail-stop')}: ${stop}`].filter(line => line !== '')
  const above = kicker ? [[kicker.text, kicker.strong].filter(text => text !== '').join(' · ')] : []
  const parts = [...above, title, ...blocks.map(inText), '-- ', from, ...foot].filter(part => part !== '')
  return `${parts.join('\n\n').replace('-- \n\n', '-- \n')}\n`
}

function inText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'question':
    case 'note':
    case 'subheading':
      return block.text
    case 'asked':
      return `${block.over && `${block.over}\n\n`}${headed(block.text)}`
    case 'heading':
      return headed(block.text)
    case 'call':
    case 'link':
    case 'address':
      return `${block.label}:\n${block.href}`
    case 'held':
      return `${block.lead} ${heldText(block)}`
    case 'lines':
      return block.lines.map(line => `* ${plainLine(line)}`).join('\n')
    case 'ranking':
      return block.ranks.map(rankLine).join('\n')
    case 'choices':
      // Omits the HTML's link per choice: they would bury the choices, and the link above opens the same page.
      return [...block.choices.map(choiceLine), ...(block.spare ? [spareLine(block.spare)] : [])].join('\n')
    case 'answering':
      return block.byLetter.join(' ')
    case 'board':
      return `${headed(block.heading)}\n${block.sketch}`
    case 'picture':
      return ''
    case 'code':
      return `${block.label}:\n${block.value}`
  }
}

const choiceLine = ({ n, label, lack }: NumberedChoice): string => `${n}. ${label}${lack ? `\n   ${lack}` : ''}`

const spareLine = ({ choices, about }: Spare): string => `${choices.map(({ n }) => n).join(', ')}: ${about}`

/** "2. Kasia 6", and below it "pirates in the boat 6, spaces in all 222". */
const rankLine = (rank: Rank): string => {
  const made = madeOf(rank)
  return `${rank.place}. ${[nameIn(rank), rank.score].filter(text => text !== '').join(' ')}${made && `\n   ${made}`}`
}

const headed = (text: string): string => `${text}\n${'-'.repeat([...text].length)}`
