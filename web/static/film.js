// Plays the past on a stage, still by still, moving each piece along its path; with pause, steps and a bar. Loaded by table.js on demand.
const STEP_MS = 260
const READ_MS = 1400
/** How many positions to reload when going back beyond the first one loaded. */
const REWIND = 8
const WINDOW = { across: 340, down: 190 }
/** What stands at either end of a way, with some of what is around it. */
const AROUND = 70
const still = matchMedia('(prefers-reduced-motion: reduce)')

const arrow = flip =>
  `<svg class="icon${flip ? ' flip' : ''}" width="22" height="22" viewBox="-11 -11 22 22" aria-hidden="true"><use href="#step"/></svg>`
// The buttons stand above the words, so that a long text doesn't move them.
const markup = ({ chart, wide, high, least, from, to }) => `
  <svg viewBox="0 0 ${high} ${wide}" aria-hidden="true"><image href="${chart}" width="${high}" height="${wide}"/>
    <g class="turned" transform="translate(0 ${wide})rotate(-90)"><g class="moving still"></g><g class="mover still"></g></g></svg>
  <figcaption><div class="row">
      <button class="button" type="button" data-does="back">${arrow(true)}</button>
      <button class="button" type="button" data-does="play"></button>
      <button class="button" type="button" data-does="on">${arrow(false)}</button>
      <input type="range" data-does="bar" min="${least}" max="${to}" value="${from}">
    </div><div class="said" aria-live="polite"></div></figcaption>`

/** Stages whose first reel is on its way. */
const awaiting = new Set()

/** Sets up a stage. With `playing` it starts at once. */
export async function begin(stage, playing) {
  if (awaiting.has(stage)) return
  const { film, here } = stage.dataset
  const [least, from, to] = stage.dataset.span.split(' ').map(Number)
  awaiting.add(stage)
  const first = await reelAt(from).finally(() => awaiting.delete(stage))
  const { chart, wide, high, sheet, words } = first.stage
  const styles = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet })
  const styled = new Promise(done => Object.assign(styles, { onload: done, onerror: done }))
  document.head.append(styles)
  stage.innerHTML = markup({ chart, wide, high, least, from, to })
  for (const [name, said] of Object.entries(words)) stage.querySelector(`[data-does=${name}]`)?.setAttribute('aria-label', said)
  const svg = stage.querySelector('svg')
  const parts = {
    moving: svg.querySelector('.moving'),
    mover: svg.querySelector('.mover'),
    said: stage.querySelector('.said'),
    bar: stage.querySelector('input'),
  }
  const [play, back, on] = ['play', 'back', 'on'].map(name => stage.querySelector(`[data-does=${name}]`))
  const shots = []
  const kit = document.createElement('div')
  const run = { at: 0, playing: false, next: undefined, turn: 0, told: undefined, fresh: playing && !here }
  stage.hidden = false
  if (here) {
    document.body.classList.add('filmed')
    stage.scrollIntoView({ block: 'nearest' })
  }
  // Keeps live updates of the page from replacing the stage, until the reader's own answer makes it old.
  stage.setAttribute('hx-morph-skip', '')
  document.addEventListener('htmx:before:request', ({ target }) => {
    if (!target.matches?.('form')) return
    halt()
    stage.removeAttribute('hx-morph-skip')
  })
  stage.append(kit)
  play.hidden = still.matches
  play.removeAttribute('aria-label')

  async function reelAt(position) {
    const [address, query = ''] = film.split('?')
    const answer = await fetch(`${address}${position}?${query}`)
    if (!answer.ok) throw new Error(String(answer.status))
    return answer.json()
  }

  function draw(reel) {
    kit.insertAdjacentHTML('beforeend', reel.kit.replace(/ (id="kit"|hx-swap-oob="\w+")/g, ''))
    return reel
  }

  const seek = async position => cut(await reelAt(position))

  function cut(reel) {
    draw(reel)
    shots.splice(0, shots.length, ...reel.shots)
    run.next = reel.next
    show(0)
  }

  async function more() {
    if (run.next === undefined) return false
    const { next } = run
    run.next = undefined
    const reel = draw(await reelAt(next))
    // The next reel repeats the last still of this one.
    shots.push(...reel.shots.slice(1))
    run.next = reel.next
    return reel.shots.length > 1
  }

  function look(points) {
    const all = points.map(({ x, y }) => ({ x: y, y: wide - x }))
    if (stage.clientWidth >= 560 || all.length === 0) return
    const [x, y] = ['x', 'y'].map(key => all.map(one => one[key])).map(places => [Math.min(...places), Math.max(...places)])
    // A long way is seen from farther off, so that both its ends are in the picture.
    const off = Math.max(1, (x[1] - x[0] + AROUND) / WINDOW.across, (y[1] - y[0] + AROUND) / WINDOW.down)
    const [across, down] = [WINDOW.across * off, WINDOW.down * off]
    const within = ([from, to], size, whole) => Math.min(Math.max((from + to - size) / 2, 0), Math.max(0, whole - size))
    svg.setAttribute('viewBox', [within(x, across, high), within(y, down, wide), across, down].map(Math.round).join(' '))
  }

  function tell(shot) {
    if (run.told !== shot) parts.said.innerHTML = shot.said
    run.told = shot
  }

  function show(i) {
    const shot = shots[i]
    if (!shot) return
    run.at = i
    parts.moving.innerHTML = shot.moving
    parts.mover.replaceChildren()
    tell(shot)
    parts.bar.value = shot.at
    parts.bar.setAttribute('aria-valuetext', `${shot.at} / ${to}`)
    back.disabled = i === 0 && shot.at <= least
    on.disabled = i + 1 >= shots.length && run.next === undefined
    if (here) history.replaceState(history.state, '', here.replace(/\d+(?=[?#]|$)/, String(shot.at)))
    const heading = here && document.querySelector('#state')
    if (heading) heading.textContent = shot.then
    const { way } = shots.slice(i).find(one => one.way) ?? {}
    if (way) look(way.points)
  }

  /** Going back from a reel's first still loads the reel before it. */
  async function backward() {
    const { at } = shots[run.at]
    if (run.at > 0) return show(run.at - 1)
    const before = Math.max(least, at - REWIND)
    await seek(before)
    show(
      Math.max(
        0,
        shots.findLastIndex(shot => shot.at < at)
      )
    )
  }

  /** Animates the mover over the previous still, before the next one is shown. */
  function go(i) {
    const { way } = shots[i]
    if (!way || still.matches || !parts.mover.animate) return Promise.resolve()
    look(way.points)
    parts.mover.innerHTML = `<use href="#${way.sign}"/>`
    const frames = way.points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px) rotate(90deg)` }))
    return parts.mover.animate(frames, { duration: STEP_MS * (frames.length - 1), easing: 'linear', fill: 'both' }).finished
  }

  async function forward() {
    if (run.at + 1 >= shots.length && !(await more())) return false
    const turn = ++run.turn
    const i = run.at + 1
    tell(shots[i])
    intoSight()
    await go(i)
    if (turn === run.turn) show(i)
    return true
  }

  /** Once, with its first caption, because the page may have been opened near its end; while the film plays nothing scrolls. */
  function intoSight() {
    if (run.fresh) stage.scrollIntoView({ block: 'nearest' })
    run.fresh = false
  }

  function sign() {
    play.textContent = run.playing ? words.pause : words.play
  }

  async function toggle(wanted = !run.playing) {
    run.playing = wanted
    sign()
    while (run.playing) {
      if (!(await forward())) break
      await new Promise(done => setTimeout(done, READ_MS))
    }
    run.playing = false
    sign()
  }

  const halt = () => {
    run.playing = false
    run.turn++
    sign()
  }
  play.addEventListener('click', () => toggle())
  on.addEventListener('click', () => (halt(), forward()))
  back.addEventListener('click', () => (halt(), backward()))
  parts.bar.addEventListener('change', () => (halt(), seek(parts.bar.value)))
  stage.addEventListener('keydown', event => {
    if (event.target === parts.bar || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      event.preventDefault()
      ;(event.key === 'ArrowRight' ? on : back).click()
    }
  })
  sign()
  cut(first)
  await styled
  if (playing && !still.matches) void toggle(true)
  else intoSight()
}
