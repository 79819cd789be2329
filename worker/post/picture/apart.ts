/** A printed board taken apart, so that it can be drawn by itself. */
import { sheet } from '../../../web/board/kit'
import { textOf } from '../../../web/board/paper'
import type { Printed } from '../../../web/board/print'
import css from '../../../web/static/style.css'
import { find, hasClass, parse, type Mark } from './markup'
import { namedIn } from './plain'
import { styleSheet, type StyleSheet } from './style'

export interface Apart {
  board: Mark
  /** What it uses, by id. */
  named: Map<string, Mark>
}

export function apart({ markup, symbols }: Printed): Apart {
  const board = find(parse(textOf(markup)), hasClass('chart'))
  if (!board) throw new Error('there is no board')
  return { board, named: namedIn({ ...board, children: [board, parse(textOf(sheet(symbols)))] }) }
}

let read: StyleSheet | undefined

export const styles = (): StyleSheet => (read ??= styleSheet(css))
