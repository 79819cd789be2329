// Links to pass on: one button copies, another opens the browser's share dialog. Without this script both stay hidden, and the link can
// be copied from its field. Listens on the document, because parts of the page are swapped.

// Several links have no field to copy them from by hand.
const copiesAll = !navigator.share && navigator.clipboard
const showButtons = () => {
  for (const button of document.querySelectorAll('button[data-copy]')) button.hidden = 'unshared' in button.dataset && !copiesAll
  for (const button of document.querySelectorAll('button[data-share]')) button.hidden = !navigator.share
}
showButtons()
document.addEventListener('htmx:after:settle', showButtons)

// What is left to do by hand stays said.
const said = (button, text, stays) => {
  const before = button.textContent
  button.textContent = text
  if (!stays) setTimeout(() => (button.textContent = before), 2000)
}

// Where the browser forbids copying, the person copies by hand.
const select = text => {
  const field = [...document.querySelectorAll('input[readonly]')].find(({ value }) => value === text)
  field?.closest('.handing')?.classList.add('by-hand')
  field?.focus()
  field?.select()
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
    if (!refused) return
    select(copy)
    said(button, refused, true)
  }
})
