// Opens folds in place whose content the page does not have yet: the table's part is fetched again, with the folds that are to be open.
// Without this script, the fold's link loads the page with it open.
const HEADER = 'X-Open'
/** Folds that were pressed and have not come yet, each with how often they were asked for. */
const wanted = new Map()
const MOST = 3

const isTable = ({ target }) => target?.id === 'table'
const linkOf = name => document.querySelector(`p.fold > a[href$="#${name}"]`)
const ask = () => document.querySelector('#table').dispatchEvent(new Event('look'))

document.addEventListener('click', event => {
  const link = event.target.closest?.('p.fold > a, .pick a[href*="#"]')
  // A page of the past has nothing that renews it.
  if (!link?.closest('#table[hx-get]') || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  // A choice's own link opens what belongs to that choice.
  const choice = link.closest('label')?.control
  if (choice) choice.checked = true
  const name = link.hash.slice(1)
  if (choice && !linkOf(name)) return show(name)
  wanted.set(name, 0)
  ask()
})

function show(name) {
  const summary = document.querySelector(`details#${name} > summary`)
  if (!summary) return
  summary.parentElement.open = true
  summary.focus({ preventScroll: true })
  summary.parentElement.scrollIntoView({ block: 'nearest' })
}

// Whatever was opened stays in the page even if it was closed again, so that nothing typed in it is lost.
document.addEventListener('htmx:before:request', ({ detail: { ctx } }) => {
  if (!isTable(ctx)) return
  const held = [...document.querySelectorAll('details.later')].map(({ id }) => id)
  const open = [...new Set([...held, ...wanted.keys()])]
  if (open.length > 0) ctx.request.headers[HEADER] = open.join('~')
})

// The request was dropped if an answer was on its way, and so is made again.
document.addEventListener('htmx:after:settle', ({ target }) => {
  if (!isTable({ target })) return
  for (const [name, times] of wanted) {
    const link = linkOf(name)
    if (link && times < MOST) {
      wanted.set(name, times + 1)
      return ask()
    }
    wanted.delete(name)
    show(name)
  }
})

// Offline, or no longer one's own seat: the link says what is wrong.
const follow = () => {
  const [name] = wanted.keys()
  const link = name && linkOf(name)
  wanted.clear()
  if (link) location.assign(link.href)
}
document.addEventListener('htmx:error', follow)
document.addEventListener('htmx:response:error', follow)
