// The rules were opened beside the table, which is as it was left once this tab is closed.
document.querySelector('.way-back a').addEventListener('click', event => {
  if (!opener || opener.closed) return
  event.preventDefault()
  close()
})
