/** Prices of the platform as published in November 2026: developers.cloudflare.com, Workers, Durable Objects and Email Service. */

/** Dollars, beyond what the paid plan includes. */
export const PRICES = {
  workerRequests: 0.3 / 1e6,
  processorMs: 0.02 / 1e6,
  objectRequests: 0.15 / 1e6,
  /** Per second of one object in memory, which counts as 128 MB. */
  objectSeconds: (12.5 / 1e6) * 0.128,
  rowsRead: 0.001 / 1e6,
  rowsWritten: 1 / 1e6,
  /** Per month. */
  storedBytes: 0.2 / 1e9,
  letters: 0.35 / 1000,
}

/** Daily limits of the free plan. It sends letters to verified addresses only, so letters are not counted. */
export const FREE_A_DAY = {
  workerRequests: 100_000,
  objectRequests: 100_000,
  objectSeconds: 13_000 / 0.128,
  rowsRead: 5_000_000,
  rowsWritten: 100_000,
}
