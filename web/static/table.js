// A ring on the board ticks its choice at once; without this script its link does the same by loading the page again.
document.addEventListener('click', event => {
  const ring = event.target.closest?.('a.aim')
  if (!ring || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  const number = [...ring.classList].find(name => /^n\d+$/.test(name))
  const choice = document.querySelector(`#answer input.${number}`)
  if (!choice) return
  event.preventDefault()
  choice.checked = true
  choice.closest('label').scrollIntoView({ block: 'nearest' })
  choice.focus({ preventScroll: true })
})

// An answer that could not be sent says so; a page that loads says it by itself.
const tell = lost => event => {
  const notice = event.target.querySelector?.(':scope > .lost')
  if (notice) notice.textContent = lost ? notice.dataset.says : ''
}
document.addEventListener('htmx:before:request', tell(false))
document.addEventListener('htmx:error', tell(true))

// Where the style sheet shows one group at a time, what is out of sight takes no part: what was ticked there is chosen no more,
// and the browser does not point at it when nothing is ticked.
const oneAtATime = CSS.supports('selector(:has(a))')
function show(question) {
  const sign = question.querySelector('.groups input:checked')
  const shown = [...(sign?.classList ?? [])].find(name => /^g\d+$/.test(name))
  if (!shown || !oneAtATime) return
  for (const choice of question.querySelectorAll('.group input')) {
    choice.disabled = !choice.closest(`.group.${shown}`)
    if (choice.disabled) choice.checked = false
  }
}
const showAll = () => document.querySelectorAll('#answer fieldset').forEach(show)
addEventListener('pageshow', showAll)
document.addEventListener('htmx:after:settle', showAll)

document.addEventListener('change', ({ target }) => {
  if (!target.name?.startsWith('group.')) return
  const question = target.closest('fieldset')
  show(question)
  // Where nothing is ticked Chromium leads Tab to the choice that had the focus last, out of sight or not, and so past all of
  // them; a tick makes it forget that one.
  const first = question.querySelector('.group input:enabled')
  if (!first || question.querySelector('input[name^="choice."]:checked')) return
  first.checked = true
  first.checked = false
})

// After one's own answer the reader is led to what stands there now; the button that had the focus is gone. So is a reader who
// waited, when the move becomes theirs, but for one who is at something else.
let answered = false
let before = ''
const questions = () => [...document.querySelectorAll('#answer fieldset:has(:required)')].map(({ id }) => id).join(' ')
document.addEventListener('htmx:before:request', ({ target }) => (answered = target.matches?.('form.ask') ?? false))
document.addEventListener('htmx:before:swap', () => (before = questions()))
document.addEventListener('htmx:after:settle', () => {
  const heading = document.querySelector('#answer-asked, #state')
  const now = questions()
  const called = now && now !== before && document.activeElement === document.body
  if (!heading || !(answered || called)) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  if (answered) heading.scrollIntoView({ block: 'nearest' })
  answered = false
})

// Behind a proxy that lets no live channel through the page asks by itself now and then, for as long as somebody looks at it.
const LOOK_MS = 30_000
let live = false
document.addEventListener('htmx:ws:before:connection', () => (live = false))
document.addEventListener('htmx:ws:after:connection', () => (live = true))
document.addEventListener('htmx:ws:close', () => (live = false))
setInterval(() => {
  if (live || document.hidden || !document.querySelector('#live')) return
  document.querySelector('#table').dispatchEvent(new Event('look'))
}, LOOK_MS)
