/** Required settings, checked before anything else, so that whoever sets up a site reads instructions instead of a stack trace. */

/** A message for each missing setting, with what to do; `origin` is the likely PUBLIC_URL. */
export function missingIn({ SITE_KEY, PUBLIC_URL }: Partial<Pick<Env, 'SITE_KEY' | 'PUBLIC_URL'>>, origin: string): string[] {
  const missing: string[] = []
  if (!SITE_KEY)
    missing.push('SITE_KEY is missing. All links are made from it. Make one: openssl rand -hex 32 | npx wrangler secret put SITE_KEY')
  else if (!/^[0-9a-f]{64}$/i.test(SITE_KEY))
    missing.push('SITE_KEY is not 64 hexadecimal digits. Make one: openssl rand -hex 32 | npx wrangler secret put SITE_KEY')
  if (!PUBLIC_URL)
    missing.push(`PUBLIC_URL is missing. It is the address in letters and links. Set it: npm run deploy -- --var PUBLIC_URL:${origin}`)
  else if (!/^https?:\/\/[^\s/]/.test(PUBLIC_URL) || !URL.canParse(PUBLIC_URL))
    missing.push('PUBLIC_URL is not a web address: it must begin with https:// or http://')
  return missing
}
