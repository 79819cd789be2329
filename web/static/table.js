// On phones the whole board lies over the page like a page of its own, so the browser's way back closes it, too.
const foldMap = () => document.querySelector('#map:checked')?.click()
document.addEventListener('change', ({ target }) => {
  if (target.id !== 'map') return
  if (target.checked) {
    // The way back must not lead to a part of the page that was looked up before.
    if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
    history.pushState({ map: true }, '')
  } else if (history.state?.map) history.back()
})
addEventListener('popstate', foldMap)
document.addEventListener('keydown', event => event.key === 'Escape' && foldMap())

// A ring on the board ticks its choice at once. Without this script, its link reloads the page with the choice ticked.
document.addEventListener('click', event => {
  const ring = event.target.closest?.('a.aim')
  if (!ring || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  const number = [...ring.classList].find(name => /^n\d+$/.test(name))
  const choice = document.querySelector(`#answer input.${number}`)
  if (!choice) return
  event.preventDefault()
  choice.checked = true
  foldMap()
  choice.closest('label').scrollIntoView({ block: 'nearest' })
  choice.focus({ preventScroll: true })
})

// Plays the film in place. Without this script, the link leads to the positions; the player is loaded on demand.
const playOn = async (stage, playing) => (await import(stage.dataset.script)).begin(stage, playing)
document.addEventListener('click', event => {
  const stage = event.target.closest?.('[data-watch]') && document.querySelector('#stage')
  if (!stage?.hidden || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  playOn(stage, true).catch(() => location.assign(event.target.closest('[data-watch]').href ?? location.href))
})

// Says above a form's button if it could not be sent; without htmx the browser's own error page does.
const tell =
  lost =>
  ({ target }) => {
    const button = target.matches?.('form') && target.querySelector('.send, button')
    if (!button) return
    target.querySelector('.lost')?.remove()
    if (!lost) return
    button.before(Object.assign(document.createElement('p'), { className: 'lost wrong', role: 'alert' }))
    target.querySelector('.lost').textContent = document.querySelector('#heard').dataset.lost
  }
document.addEventListener('htmx:before:request', tell(false))
document.addEventListener('htmx:error', tell(true))

// When CSS shows one group at a time, hidden choices are disabled, and their ticks are cleared.
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

// Whoever opens a group of one choice, even the open one, means that choice. A click is an arrow key's, too.
document.addEventListener('click', ({ target }) => {
  if (!target.name?.startsWith('group.')) return
  const question = target.closest('fieldset')
  show(question)
  const [first, second] = question.querySelectorAll('.group input:enabled')
  if (first && !second) first.checked = true
  // With nothing ticked, Chromium moves Tab to the choice last focused even if it is hidden, and so past all of them. Ticking and clearing
  // a visible one makes it forget.
  if (!first || question.querySelector('input[name^="choice."]:checked')) return
  first.checked = true
  first.checked = false
})

// When the page changes by itself, the part that is being read stays where it is. At its top, its head does.
let reading
const topOf = id => document.getElementById(id)?.getBoundingClientRect().top
function partInSight() {
  const parts = [...document.querySelectorAll('#table h2[id]')].map(({ id }) => ({ id, top: topOf(id) }))
  return parts.sort((a, b) => b.top - a.top).find(({ top }) => top < innerHeight / 3)
}

// After an answer the button that had the focus is gone, so focus moves to what replaced it. The same when it becomes the reader's turn,
// unless they are busy elsewhere on the page.
let answered = false
let before = ''
const questions = () => [...document.querySelectorAll('#answer fieldset:has(:required)')].map(({ id }) => id).join(' ')
document.addEventListener('htmx:before:request', ({ target }) => (answered = target.matches?.('form.ask') ?? false))
document.addEventListener('htmx:before:swap', () => {
  before = questions()
  reading = answered || scrollY === 0 ? undefined : partInSight()
})
document.addEventListener('htmx:after:settle', () => {
  readOut()
  const moved = reading && topOf(reading.id) - reading.top
  if (moved) scrollBy({ top: moved, behavior: 'instant' })
  const heading = document.querySelector('#answer-asked, #state')
  const now = questions()
  const called = now && now !== before && document.activeElement === document.body
  if (!heading || !(answered || called)) return
  // Whoever ticked nothing is told so by the button, and goes on among the choices.
  const open = answered && document.querySelector('#answer .send .notice') && document.querySelector('#answer :required:enabled')
  if (open) {
    answered = false
    open.focus({ preventScroll: true })
    return open.closest('label').scrollIntoView({ block: 'nearest' })
  }
  // A letter's link names the question that has now been answered.
  if (answered && location.search.includes('prompt=')) history.replaceState(history.state, '', location.pathname)
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  // What followed stands above the next question, at the top of the page.
  if (answered && document.querySelector('.masthead').getBoundingClientRect().top < 0) scrollTo({ top: 0, behavior: 'instant' })
  answered = false
})

// Updates the reader did not cause are announced once. After their own answer, the focus moves instead.
const news = () => document.querySelector('#live')?.dataset.heard ?? ''
let known = news()
function readOut() {
  const now = news()
  const region = document.querySelector('#heard')
  if (region && !answered && now !== known) region.textContent = now
  known = now
}

// If a proxy blocks the live channel, polls as long as the page is visible. A channel may look alive after the device slept: then asks, too.
const LOOK_MS = 30_000
let live = false
let awake = Date.now()
document.addEventListener('htmx:ws:before:connection', () => (live = false))
document.addEventListener('htmx:ws:after:connection', () => (live = true))
document.addEventListener('htmx:ws:close', () => (live = false))
function look() {
  const slept = Date.now() - awake > 2 * LOOK_MS
  if (document.hidden || !document.querySelector('#live')) return
  awake = Date.now()
  if (!live || slept) document.querySelector('#table').dispatchEvent(new Event('look'))
}
setInterval(look, LOOK_MS)
document.addEventListener('visibilitychange', look)

// An open socket would keep the page out of the back/forward cache. A reader who comes back gets an update, or a reload if the seat is no
// longer theirs.
addEventListener('pagehide', () => document.querySelector('#live')?._htmx?.ws?.connection?.socket?.close())
addEventListener('pageshow', ({ persisted }) => {
  const [{ type } = {}] = performance.getEntriesByType('navigation')
  if (persisted || type === 'back_forward') document.querySelector('#table')?.dispatchEvent(new Event('look'))
})
document.addEventListener('htmx:response:error', ({ detail: { ctx } }) => {
  if (ctx.request.method === 'GET' && [403, 404, 410].includes(ctx.response.status)) location.reload()
})
