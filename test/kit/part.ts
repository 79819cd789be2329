import { textOf } from '../../web/board/paper'
import { tablePart } from '../../web/pages/table/table'
import type { TableProps } from '../../web/pages/table/scene'

/** The table part as text. */
export const partOf = (props: TableProps): string => textOf(tablePart(props))
