// Read as text and run in the page: what sticks out, and what a thumb would miss.
;(() => {
  const name = e => `${e.tagName.toLowerCase()}${e.id ? '#' + e.id : ''}.${[...e.classList].join('.')}`
  const beyond = e =>
    e.getBoundingClientRect().right > innerWidth + 1 ||
    (e.scrollWidth > e.clientWidth + 1 &&
      e.clientWidth &&
      !e.querySelector('.bleed') &&
      !['SELECT', 'TEXTAREA', 'INPUT'].includes(e.tagName) &&
      getComputedStyle(e).overflowX === 'visible' &&
      getComputedStyle(e).display !== 'inline')
  const out = [...document.querySelectorAll('body *')].filter(e => !e.closest('svg, .ear, .skip, .strip, pre') && beyond(e))
  // Links inside a sentence are not counted, nor what only the ear meets.
  const small = [...document.querySelectorAll('a, button, input, select, textarea, summary')]
    .filter(e => !e.closest('p, li > span, .ear, .skip, pre') && !e.classList.contains('ear'))
    .map(e => [e, (e.closest('label') ?? e).getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.height < 43.5 || box.width < 43.5))
  return {
    sideways: Math.max(0, document.documentElement.scrollWidth - innerWidth),
    out: out.slice(0, 4).map(name),
    small: small.map(([e, box]) => `${name(e)} ${Math.round(box.width)}×${Math.round(box.height)} ${e.textContent.trim().slice(0, 20)}`),
  }
})()
