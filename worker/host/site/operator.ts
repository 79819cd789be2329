/** The operator's settings: the privacy text, the address for reports, the key of /operator, how long finished tables are kept, and whether
    boards are painted. */

export const OPERATOR_SETTINGS = ['PRIVACY', 'OPERATOR_ADDRESS', 'OPERATOR_KEY', 'KEEP_DAYS', 'PICTURES'] as const

export function operatorFaults({
  OPERATOR_ADDRESS: address,
  OPERATOR_KEY: key,
  KEEP_DAYS: days,
  PICTURES: pictures,
}: NodeJS.ProcessEnv): string[] {
  const faults: string[] = []
  if (address && !/^[^\s@]+@[^\s@]+$/.test(address)) faults.push(`OPERATOR_ADDRESS is no address: ${address}`)
  // The key is secret, so the message does not repeat it.
  if (key && key.length < 20) faults.push('OPERATOR_KEY is too short: at least 20 letters')
  if (days && !/^[1-9]\d*$/.test(days)) faults.push(`KEEP_DAYS is no number of days: ${days}`)
  if (pictures && pictures !== 'off') faults.push(`PICTURES is off or not set, not ${pictures}`)
  return faults
}
