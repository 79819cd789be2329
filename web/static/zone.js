// The browser's time zone, sent along with forms so that pages can show local times.
const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
for (const field of document.querySelectorAll('input[type=hidden][name=zone]')) field.value = timeZone ?? ''
