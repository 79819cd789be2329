// Read as text and run in the page: finds elements that stick out, and targets too small for a thumb.
;(() => {
  const name = e => `${e.tagName.toLowerCase()}${e.id ? '#' + e.id : ''}.${[...e.classList].join('.')}`
  // Some parts, and the bar with the button, extend to the page's edge on purpose.
  const beyond = e =>
    e.getBoundingClientRect().right > innerWidth + 1 ||
    (e.scrollWidth > e.clientWidth + 1 &&
      e.clientWidth &&
      !e.querySelector('.bleed, .send') &&
      !['SELECT', 'TEXTAREA', 'INPUT'].includes(e.tagName) &&
      getComputedStyle(e).overflowX === 'visible' &&
      getComputedStyle(e).display !== 'inline')
  // Words that a line cuts short with an ellipsis cannot be seen outside it; the line itself is checked.
  const isCut = ({ parentElement: around }) =>
    around !== null && ((getComputedStyle(around).textOverflow === 'ellipsis' && getComputedStyle(around).overflowX !== 'visible') || isCut(around))
  const out = [...document.querySelectorAll('body *')].filter(e => !e.closest('svg, .ear, .skip, .strip, pre') && beyond(e) && !isCut(e))
  // A ring on the small board is a second way to a choice whose row is large enough.
  const isSecondWay = e => {
    const number = e.matches('a.aim') && [...e.classList].find(name => /^n\d+$/.test(name))
    return Boolean(number && document.querySelector(`label input.${number}`))
  }
  // Links inside a sentence are exempt, and so is what only screen readers see.
  const small = [...document.querySelectorAll('a, button, input, select, textarea, summary')]
    .filter(e => !e.closest('p, li > span, .ear, .skip, pre') && !e.classList.contains('ear') && !isSecondWay(e))
    .map(e => [e, (e.closest('label') ?? e).getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.height < 43.5 || box.width < 43.5))
  return {
    sideways: Math.max(0, document.documentElement.scrollWidth - innerWidth),
    out: out.slice(0, 4).map(name),
    small: small.map(([e, box]) => `${name(e)} ${Math.round(box.width)}×${Math.round(box.height)} ${e.textContent.trim().slice(0, 20)}`),
  }
})()
