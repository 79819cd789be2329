// On its first page the site does not know this browser's time zone. Keeps it in a cookie, and loads the page again if it shows times.
{
  const isKept = () => document.cookie.includes('zone=')
  if (!isKept()) {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    // biome-ignore lint/suspicious/noDocumentCookie: browsers of 2023 have no Cookie Store API.
    document.cookie = `zone=${zone};path=/`
    if (isKept() && zone !== 'UTC' && document.body.textContent.includes(' UTC')) location.reload()
  }
}
