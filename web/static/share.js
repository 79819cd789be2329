// Links that are handed on: one press copies, another opens the browser's own sheet for sharing. Without this script they are
// fields that give themselves whole.
const said = (button, text) => {
  const before = button.textContent
  button.textContent = text
  setTimeout(() => (button.textContent = before), 2000)
}

for (const button of document.querySelectorAll('button[data-copy]')) {
  button.hidden = !navigator.clipboard
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.dataset.copy)
    said(button, button.dataset.done)
  })
}

for (const button of document.querySelectorAll('button[data-share]')) {
  button.hidden = !navigator.share
  button.addEventListener('click', () => navigator.share({ text: button.dataset.share }).catch(() => {}))
}
