// What htmx is told once for all forms and links of a page: their answer replaces the table's part, or, if it is a page that says what is
// wrong, the whole page. Comes before htmx in its file, because htmx reads its settings when it starts.
const SETTINGS = {
  includeIndicatorCSS: false,
  history: false,
  extensions: 'ws',
  // Swaps keep the details that the reader has opened.
  morphIgnore: ['data-htmx-powered', 'open'],
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

document.head.append(Object.assign(document.createElement('meta'), { name: 'htmx-config', content: JSON.stringify(SETTINGS) }))
for (const [name, value] of Object.entries(FORMS)) document.querySelector('#main').setAttribute(`${name}:inherited`, value)
