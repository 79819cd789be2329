/** Links as QR codes. Each takes a millisecond to make, and the host's open page shows the same ones again whenever somebody has come. */
import { renderSVG } from 'uqr'
import { Memo } from '../../shared/memo'

const MADE_BEFORE = 100
const made = new Memo<string>(MADE_BEFORE)

export const qrOf = (link: string): string => made.get(link) ?? made.set(link, renderSVG(link))
