/** Told lines drawn as scenes: a fight with its loot, and the shortage die. */
import { Treasure } from '../../../web/board/cargo'
import { CombatDie } from '../../../web/board/dice'
import { Icon } from '../../../web/board/draw'
import { FightScene, type Fighter } from '../../../web/board/fight'
import { Rich } from '../../../web/board/rich'
import type { Fill, Text } from '../../rules/contract'
import type { Regatta } from './board'
import { editionOf } from './editions'
import { CARGO, signOfAct, signOfShip } from './signs'

type SceneProps = Regatta & { line: Text; among: readonly Text[] }

const FOUGHT = 'told-fought'
const ATTACKED = 'told-attacked'
/** What leads up to the result of a fight, and what follows from it: its scene shows them all. */
const BEFORE: readonly string[] = [ATTACKED, 'told-set-aside', 'told-shot', 'told-kept', 'told-shot-again']
const AFTER = /^told-(?:stole|gave|took-nothing)/

export function Scene(props: SceneProps) {
  const { line, among } = props
  const at = among.indexOf(line)
  if (line.say === FOUGHT) return <Fight {...props} loot={lootAfter(among, at)} />
  if (line.say === 'told-rolled') return <Rolled {...props} />
  if (BEFORE.includes(line.say)) {
    const next = among.slice(at + 1).find(({ say }) => say === FOUGHT || say === ATTACKED)
    return next?.say === FOUGHT ? null : undefined
  }
  return AFTER.test(line.say) && among[at - 1]?.say === FOUGHT ? null : undefined
}

function lootAfter(among: readonly Text[], at: number): Text | undefined {
  const next = among[at + 1]
  return next && AFTER.test(next.say) ? next : undefined
}

function Fight(props: SceneProps & { loot: Text | undefined }) {
  const { line, loot, say } = props
  const fills = line.with ?? {}
  const repeated = [fills['attack-first'], fills['defence-first']].find(first => first !== undefined && first !== 'none')
  const prize = loot?.with?.['card'] ?? loot?.with?.['goods']
  return (
    <FightScene
      heading={<Rich text={say({ say: 'scene-fight', with: fills })} />}
      sides={[fighter(props, 'attack', 'attacker', 'defence'), fighter(props, 'defence', 'defender', 'attack')]}
      verdict={
        <>
          <p>
            <b>
              <Rich text={say(line)} />
            </b>
            {loot && (
              <>
                {' '}
                <Rich text={say(loot)} />
              </>
            )}
          </p>
          {isText(prize) && (
            <p class="jewels">
              <Treasure sign={signOfPrize(prize)}>{say(prize)}</Treasure>
            </p>
          )}
          {repeated !== undefined && <p class="note">{say({ say: 'scene-sabre', with: { first: repeated } })}</p>}
        </>
      }
    />
  )
}

function fighter({ line, say, crew, view }: SceneProps, side: string, role: string, wins: string): Fighter {
  const fills = line.with ?? {}
  const who = fills[role]
  const id = typeof who === 'object' && 'seat' in who ? who.seat : 'ghost'
  const face = faceIn(fills[`${side}-face`])
  const [powder, beth] = [numberIn(fills[`${side}-powder`]), numberIn(fills[`${side}-beth`])]
  const good = signOfAct(editionOf(view.board.edition).goods.powder)
  const name = say({ say: 'act', with: { act: editionOf(view.board.edition).goods.powder } })
  return {
    ship: signOfShip(crew, id),
    name: <b>{id === 'ghost' ? say({ say: 'ghost' }) : <bdi>{crew[id]?.name}</bdi>}</b>,
    role: say({ say: `scene-${role}` }),
    ...(face !== undefined && { face }),
    sum: (
      <>
        {say(face === undefined ? { say: 'scene-none' } : { say: 'face-words', with: { face } })}
        {powder > 0 && (
          <>
            {` + ${powder}`} <Icon id={good} size={20} box={24} name={name} />
          </>
        )}
        {beth > 0 && ` + ${beth} ${say({ say: 'power-beth' })}`}
      </>
    ),
    total: face === undefined ? '–' : face === 'star' ? '★' : numberIn(fills[`${side}-total`]),
    lost: fills['outcome'] === wins,
  }
}

/** The faces of the fight die read as shortage die. */
const SHAPES: Readonly<Record<string, string>> = { port: 'port', sea: 'sea', lair: 'lair-empty' }

function Rolled({ line, say }: SceneProps) {
  const shape = line.with?.['shape']
  const sign = typeof shape === 'string' ? SHAPES[shape] : undefined
  const face = faceIn(line.with?.['face'])
  return (
    <p class="rolled">
      {face !== undefined && <CombatDie face={face} size={30} />}
      {sign && <Icon id={sign} size={26} />}
      <span>
        <Rich text={say(line)} />
      </span>
    </p>
  )
}

const isText = (fill: Fill | undefined): fill is Text => typeof fill === 'object' && 'say' in fill
const numberIn = (fill: Fill | undefined): number => (typeof fill === 'number' ? fill : 0)
const faceIn = (fill: Fill | undefined): number | 'star' | undefined =>
  typeof fill === 'number' || fill === 'star' ? fill : undefined

/** Of a treasure or of cargo, by its words. */
function signOfPrize({ say, with: fills }: Text): string {
  const [kind = '', what = ''] = say.split('-')
  if (kind === 'power') return `t-${what}`
  const cargo = CARGO.find(good => good === what)
  if (cargo) return signOfAct(cargo)
  return String(fills?.['n']).startsWith('−') ? 't-curse' : 't-gem'
}
