// Shows push notices and opens their links. It handles no pages and stores nothing.
self.addEventListener('push', event => {
  const { title, body, lang, link, tag } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body, lang, tag, renotify: true, data: { link } }))
})

self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(opened(new URL(event.notification.data.link, self.location.origin)))
})

// If a window already shows the page, brings it to the front.
async function opened(url) {
  if (url.origin !== self.location.origin) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const found = windows.find(window => new URL(window.url).pathname === url.pathname)
  if (!found) return self.clients.openWindow(url.href)
  await found.focus()
}

// A new version can take over at once, because the old one is never in the middle of anything.
self.addEventListener('install', () => self.skipWaiting())
