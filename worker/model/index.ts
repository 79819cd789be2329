/** What tables, people, pages and letters exchange: plain data. Nothing else leaves a table. */
export type * from './delivery'
export type * from './head'
export type * from './line'
export type * from './lists'
export type * from './page'
export type * from './talk'
export type * from './time'
export type * from './vote'
