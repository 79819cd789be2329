/** A site restored from a back-up: when that was, and whether it may send anything yet. */

/** The moment of the restore in milliseconds; unique even if one back-up is restored twice. 0: never restored. */
export const epochOf = ({ EPOCH }: Pick<Env, 'EPOCH'>): number => (/^\d+$/.test(EPOCH ?? '') ? Number(EPOCH) : 0)

/** Whether nothing may be sent: the letters may have gone out already, and the original site may still be running. */
export const isSilent = ({ SILENT }: Pick<Env, 'SILENT'>): boolean => SILENT === '1'
