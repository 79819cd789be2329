/** What the people who run the site say of themselves, where they are written to, and how long finished tables are kept. */

export const OPERATOR_SETTINGS = ['PRIVACY', 'OPERATOR_ADDRESS', 'OPERATOR_KEY', 'KEEP_DAYS'] as const

export function operatorFaults({ OPERATOR_ADDRESS: address, OPERATOR_KEY: key, KEEP_DAYS: days }: NodeJS.ProcessEnv): string[] {
  const faults: string[] = []
  if (address && !/^[^\s@]+@[^\s@]+$/.test(address)) faults.push(`OPERATOR_ADDRESS is no address: ${address}`)
  // It is repeated nowhere, least of all in a log.
  if (key && key.length < 20) faults.push('OPERATOR_KEY is too short: at least 20 letters')
  if (days && !/^[1-9]\d*$/.test(days)) faults.push(`KEEP_DAYS is no number of days: ${days}`)
  return faults
}
