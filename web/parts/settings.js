// What htmx is told once for all forms and links of a page: their answer replaces the table's part, or, if it is a page that says what is
// wrong, the whole page. Comes before htmx in its file, because htmx reads its settings when it starts.
const SETTINGS = {
  includeIndicatorCSS: false,
  history: false,
  extensions: 'ws',
  // Swaps keep the details that the reader has opened, and what is set below.
  morphIgnore: ['data-htmx-powered', 'open', 'hx-trigger', 'hx-sync', 'hx-status'],
}
const WHOLE_PAGE = 'select:"#main > *" target:#main swap:innerHTML'
const FORMS = {
  'hx-target': '#table',
  'hx-swap': 'outerMorph',
  'hx-sync': '#table:replace',
  'hx-disable': 'find button',
  'hx-status:409': 'swap:outerMorph',
  'hx-status:4xx': WHOLE_PAGE,
  'hx-status:5xx': WHOLE_PAGE,
}
// The table's part fetches itself again. While an answer is being sent, its own response does the update; a failed fetch changes nothing.
const TABLE = {
  'hx-trigger': 'htmx:ws:after:message:incoming, look',
  'hx-sync': '#table:drop',
  'hx-status:4xx': 'swap:none',
  'hx-status:5xx': 'swap:none',
}

document.head.append(Object.assign(document.createElement('meta'), { name: 'htmx-config', content: JSON.stringify(SETTINGS) }))
for (const [name, value] of Object.entries(FORMS)) document.querySelector('#main').setAttribute(`${name}:inherited`, value)
for (const [name, value] of Object.entries(TABLE)) document.querySelector('#table[hx-get]')?.setAttribute(name, value)
