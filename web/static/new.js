// Labels each friend's email and language with the name typed above; without this script they are numbered.
const label = ({ name, value }) => {
  const seat = /^name\.([1-9])$/.exec(name)?.[1]
  for (const label of seat ? document.querySelectorAll(`label[for="f-address.${seat}"], label[for="language.${seat}"]`) : []) {
    label.dataset.usual ??= label.textContent
    label.textContent = value.trim() ? label.dataset.usual.replace(/^[^:]*/, () => value.trim()) : label.dataset.usual
  }
}
for (const field of document.querySelectorAll('input[name^="name."]')) label(field)
document.addEventListener('input', ({ target }) => label(target))
