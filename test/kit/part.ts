import { textOf } from '../../web/board/paper'
import { FOLDS } from '../../web/parts/fold'
import { tablePart } from '../../web/pages/table/table'
import type { TableProps } from '../../web/pages/table/table-page'

/** The table part as text, with all folds open unless the props say otherwise. */
export const partOf = (props: TableProps): string => textOf(tablePart({ opened: FOLDS, ...props }))
