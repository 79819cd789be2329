import { textOf } from '../../web/board/paper'
import { tablePart, type TableProps } from '../../web/pages/table'

/** The table's part as text. */
export const partOf = (props: TableProps): string => textOf(tablePart(props))
