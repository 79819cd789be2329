// Verifies the dice of a finished game in the reader's own browser: fingerprint, key, and every draw.
const page = document.getElementById('proof')
const { secret, commitment, key: shownKey, words, right, wrong, checking, allRight, someWrong } = page.dataset
// The beacon round, if one was named. Without a signature it did not come in time and is part of no draw.
const { seal, round, chain, signature, beacon } = page.dataset
const verdict = document.getElementById('verdict')

const utf8 = text => new TextEncoder().encode(text)
const fromHex = hex => Uint8Array.from(hex.match(/../g) ?? [], pair => parseInt(pair, 16))
const toHex = buffer => [...new Uint8Array(buffer)].map(byte => byte.toString(16).padStart(2, '0')).join('')
const macKey = bytes => crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])

let wrongs = 0
function mark(place, isRight) {
  place.textContent = isRight ? `✓ ${right}` : `✗ ${wrong}`
  if (isRight) return
  wrongs++
  place.classList.add('wrong')
  const fold = place.closest('details')
  if (fold) fold.open = true
}

// Draw number i below n (prefixed with its epoch after a restore): the first of eight words below the largest multiple of n; undefined if
// none is.
async function draw(mac, i, n, epoch) {
  const block = new DataView(await crypto.subtle.sign('HMAC', mac, utf8(epoch ? `${epoch}:${i}` : String(i))))
  const fair = Math.floor(2 ** 32 / n) * n
  for (let w = 0; w < 8; w++) {
    const word = block.getUint32(w * 4)
    if (word < fair) return word % n
  }
}

// A number may be skipped only if its draw is undefined.
async function nothingBetween(mac, from, to, n, epoch) {
  for (let i = from; i < to; i++) if ((await draw(mac, i, n, epoch)) !== undefined) return false
  return true
}

// The beacon's operators signed exactly this round.
const isSigned = async () => (await import(beacon)).isSigned({ key: chain }, Number(round), signature)

async function check() {
  verdict.textContent = checking
  const fingerprint = toHex(await crypto.subtle.digest('SHA-256', fromHex(secret)))
  mark(document.getElementById('is-commitment'), fingerprint === commitment)
  const seatsKey = await crypto.subtle.sign('HMAC', await macKey(fromHex(secret)), utf8(words))
  if (seal) mark(document.getElementById('is-seal'), toHex(await crypto.subtle.digest('SHA-256', seatsKey)) === seal)
  if (signature) mark(document.getElementById('is-signature'), await isSigned())
  const key = signature ? await crypto.subtle.sign('HMAC', await macKey(seatsKey), fromHex(signature)) : seatsKey
  mark(document.getElementById('is-key'), toHex(key) === shownKey)
  const mac = await macKey(key)
  let next = 0
  for (const row of document.querySelectorAll('.draws tbody tr')) {
    const [i, below, came] = [...row.cells].slice(0, 3).map(cell => Number(cell.textContent))
    const { epoch } = row.dataset
    mark(row.cells[4], (await nothingBetween(mac, next, i, below, epoch)) && (await draw(mac, i, below, epoch)) === came)
    next = i + 1
  }
  verdict.textContent = wrongs ? someWrong : allRight
  verdict.classList.toggle('wrong', wrongs > 0)
}

// Browsers offer crypto.subtle only to pages loaded over a secure connection.
if (globalThis.crypto?.subtle) void check()
