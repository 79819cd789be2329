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

// Another group is looked at: what was ticked in the one before is chosen no more, for it is out of sight.
document.addEventListener('change', ({ target }) => {
  if (!target.name?.startsWith('group.')) return
  const shown = [...target.classList].find(name => /^g\d+$/.test(name))
  for (const choice of target.closest('fieldset').querySelectorAll('.group input:checked')) choice.checked = !!choice.closest(`.group.${shown}`)
})

// After one's own answer the reader is led to what stands there now; the button that had the focus is gone.
let answered = false
document.addEventListener('htmx:before:request', ({ target }) => (answered = target.matches?.('form.ask') ?? false))
document.addEventListener('htmx:after:settle', () => {
  const heading = document.querySelector('#answer-asked, #state')
  if (!answered || !heading) return
  answered = false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  heading.scrollIntoView({ block: 'nearest' })
})
