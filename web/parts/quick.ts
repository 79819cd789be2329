/** What htmx is told, where it is there. Without it the same forms and links load pages. */

const WHOLE_PAGE = 'select:"#main > *" target:#main swap:innerHTML'

/** A form of the table: its answer is the table's part, or a page that says what is wrong. */
export const posting = (action: string) => ({
  'hx-post': action,
  'hx-target': '#table',
  'hx-swap': 'outerMorph',
  'hx-sync': '#table:replace',
  'hx-disable': 'find button',
  'hx-status:409': 'swap:outerMorph',
  'hx-status:4xx': WHOLE_PAGE,
  'hx-status:5xx': WHOLE_PAGE,
})

/** The table's part. Only the word "changed" comes by the live channel, and where that does not open the page's own script looks now
    and then (static/table.js); either makes the part fetch itself anew; while an
    answer is under way, its own response does that; and what cannot be had leaves the page as it is. */
export const renewing = (address: string) => ({
  'hx-get': address,
  'hx-trigger': 'htmx:ws:after:message:incoming, look',
  'hx-target': '#table',
  'hx-swap': 'outerMorph',
  'hx-sync': '#table:drop',
  'hx-status:4xx': 'swap:none',
  'hx-status:5xx': 'swap:none',
})

export const hearing = (address: string) => ({ 'hx-ws:connect': address })
