/** Attributes for htmx; those that all have in common are in `settings.js`. Without it, the same forms and links load pages. */

/** A form of the table. The response is the table part, or a page that says what is wrong. */
export const posting = (action: string) => ({ 'hx-post': action })

/**
 * The table part, which fetches itself again when the live channel says "changed"; without that channel, static/table.js polls. While an
 * answer is being sent, its own response does the update. A failed fetch leaves the page as it is.
 */
export const renewing = (address: string) => ({
  'hx-get': address,
  'hx-trigger': 'htmx:ws:after:message:incoming, look',
  'hx-sync': '#table:drop',
  'hx-status:4xx': 'swap:none',
  'hx-status:5xx': 'swap:none',
})

export const hearing = (address: string) => ({ 'hx-ws:connect': address })
