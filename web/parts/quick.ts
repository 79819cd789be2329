/** Addresses for htmx; everything else it is told by `settings.js`. Without it, the same forms and links load pages. */

/** A form of the table. The response is the table part, or a page that says what is wrong. */
export const posting = (action: string) => ({ 'hx-post': action })

/** The table part, which fetches itself again when the live channel says "changed"; without that channel, static/table.js polls. */
export const renewing = (address: string) => ({ 'hx-get': address })

export const hearing = (address: string) => ({ 'hx-ws:connect': address })
