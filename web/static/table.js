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
