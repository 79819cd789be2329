// Shows a notice that came by push, and opens its link. It sees no pages and keeps nothing.
self.addEventListener('push', event => {
  const { title, body, lang, link, tag } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body, lang, tag, renotify: true, data: { link } }))
})

self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(opened(new URL(event.notification.data.link, self.location.origin)))
})

// A window that shows the same page already comes to the front, with what is new there.
async function opened(url) {
  if (url.origin !== self.location.origin) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const found = windows.find(window => new URL(window.url).pathname === url.pathname)
  if (!found) return self.clients.openWindow(url.href)
  await found.focus()
}

// A new one takes over at once: there is nothing that an old one could be in the middle of.
self.addEventListener('install', () => self.skipWaiting())
