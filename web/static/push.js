// Asks this browser to listen for notices, and hands what it gives to the form, which then goes the way of every form.
const form = document.querySelector('form[data-push-key]')
const canListen = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

if (form && canListen) {
  form.hidden = false
  form.querySelector('button').disabled = false
  document.querySelector('[data-push-without]')?.remove()
  form.addEventListener('submit', event => {
    event.preventDefault()
    subscribe().catch(() => say(form.dataset.failed))
  })
}

const say = text => (form.querySelector('[role=status]').textContent = text)

async function subscribe() {
  if ((await Notification.requestPermission()) !== 'granted') return say(form.dataset.denied)
  const { pushManager } = await listening(await navigator.serviceWorker.register(form.dataset.worker))
  const key = form.dataset.pushKey
  const before = await pushManager.getSubscription()
  // One that was made for another site key would never be heard again.
  if (before && keyOf(before) !== key) await before.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  form.elements.subscription.value = JSON.stringify(subscription)
  form.submit()
}

// A browser subscribes only once the worker has started.
async function listening(registration) {
  const worker = registration.installing ?? registration.waiting
  if (registration.active || !worker) return registration
  await new Promise(done => worker.addEventListener('statechange', () => worker.state === 'activated' && done()))
  return registration
}

const keyOf = ({ options: { applicationServerKey } }) =>
  btoa(String.fromCharCode(...new Uint8Array(applicationServerKey))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
