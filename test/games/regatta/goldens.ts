/** Golden games of Regatta with house options. */
import { regatta } from '../../../worker/games/regatta'
import { knowingGame } from '../golden'
import { setting, type Match } from '../kit'

export const regattaGoldens: Record<string, () => Match> = {
  'revised-4-open-sea': () => knowingGame(setting(regatta, 'revised', 4, { openSea: true }), 131),
  'revised-3-ghost-open-sea': () => knowingGame(setting(regatta, 'revised', 3, { ghost: true, openSea: true }), 132),
}
