/** Content types of static files, by extension. */
export const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
}

export const kind = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

/** Encodings of a file, best first; '' is uncompressed. */
export const ENCODINGS = ['br', 'gzip', ''] as const
export type Encoding = (typeof ENCODINGS)[number]
