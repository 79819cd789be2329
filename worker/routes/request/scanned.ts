/**
 * Links as QR codes, by a part of the program that few requests load. Each takes a millisecond to make, and the host's open page shows the
 * same ones again whenever somebody has come.
 */
import { Memo } from '../../shared/memo'

const MADE_BEFORE = 100
const made = new Memo<string>(MADE_BEFORE)

export const qrOf = async (link: string): Promise<string> => made.get(link) ?? made.set(link, (await import('uqr')).renderSVG(link))
