// Links to pass on: one button copies, another opens the browser's share dialog. Without this script both stay hidden, and the link can
// be copied from its field. Listens on the document, because parts of the page are swapped.

const showButtons = () => {
  for (const button of document.querySelectorAll('button[data-copy]')) button.hidden = 'unshared' in button.dataset && !!navigator.share
  for (const button of document.querySelectorAll('button[data-share]')) button.hidden = !navigator.share
}
showButtons()
document.addEventListener('htmx:after:settle', showButtons)

const said = (button, text) => {
  const before = button.textContent
  button.textContent = text
  setTimeout(() => (button.textContent = before), 2000)
}

// Shows all fields from here on, and tries the older way of copying, which plain http allows, too.
const copiedFromField = text => {
  document.body.classList.add('by-hand')
  const field = [...document.querySelectorAll('textarea[readonly]')].find(({ value }) => value === text)
  field?.focus()
  field?.select()
  return { field, copied: document.execCommand('copy') }
}

// Where nothing copies, the person does it by hand.
const explain = (field, text) => {
  if (!field || field.nextElementSibling?.role === 'status') return
  const note = document.createElement('small')
  note.role = 'status'
  note.textContent = text
  field.after(note)
}

// Some devices share no files; the text says it all.
const withPicture = async address => {
  const files = [new File([await (await fetch(address)).blob()], 'packetboat.png', { type: 'image/png' })]
  return navigator.canShare?.({ files }) ? { files } : {}
}

document.addEventListener('click', async ({ target }) => {
  const button = target.closest?.('button[data-copy], button[data-share]')
  if (!button) return
  const { copy, share, picture, done, refused } = button.dataset
  if (share !== undefined)
    return navigator.share({ text: share, ...(picture && (await withPicture(picture).catch(() => ({})))) }).catch(() => {})
  try {
    await navigator.clipboard.writeText(copy) // missing on plain http
    said(button, done)
  } catch {
    const { field, copied } = copiedFromField(copy)
    if (copied) said(button, done)
    else explain(field, refused)
  }
})
