// Subscribes this browser to push notices and submits the subscription with the ordinary form.
const part = document.getElementById('push-here')
const form = part?.querySelector('form')

if (form && 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis) {
  part.hidden = false
  document.getElementById('push-without').hidden = true
  form.addEventListener('submit', event => {
    event.preventDefault()
    subscribe().catch(() => say(part.dataset.failed))
  })
}

const say = text => (part.querySelector('[role=status]').textContent = text)

async function subscribe() {
  if ((await Notification.requestPermission()) !== 'granted') return say(part.dataset.denied)
  const { pushManager } = await active(await navigator.serviceWorker.register(part.dataset.worker))
  const { key } = part.dataset
  const before = await pushManager.getSubscription()
  // A subscription made with another site key would never receive anything.
  if (before && keyOf(before) !== key) await before.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  form.elements.subscription.value = JSON.stringify(subscription)
  form.submit()
}

// A browser can subscribe only once its service worker is active.
async function active(registration) {
  const worker = registration.installing ?? registration.waiting
  if (!worker || registration.active) return registration
  await new Promise(done => worker.addEventListener('statechange', () => worker.state === 'activated' && done()))
  return registration
}

const keyOf = ({ options }) =>
  btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
