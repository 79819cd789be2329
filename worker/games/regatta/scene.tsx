/** Told lines drawn as scenes: a fight with its loot, and the shortage die. */
import { Treasure } from '../../../web/board/cargo'
import { CombatDie } from '../../../web/board/dice'
import { Icon } from '../../../web/board/draw'
import { FightScene, type Fighter } from '../../../web/board/fight'
import { Rich } from '../../../web/board/rich'
import type { Told } from '../../rules/contract'
import type { Regatta } from './board'
import type { Shape } from './cards'
import type { Side, Strength } from './events'
import { nameOf } from './reading'
import { signOfAct, signOfShip, signOfTreasure } from './signs'
import { goods, treasureText } from './texts'
import { total, type RegattaScene } from './told'

type Line = Told<RegattaScene>
type Drawn<Of extends RegattaScene['of']> = Extract<RegattaScene, { of: Of }>
type SceneProps = Regatta & { line: Line; among: readonly Line[] }

export function Scene(props: SceneProps) {
  const { line, among } = props
  const { scene } = line
  const at = among.indexOf(line)
  switch (scene?.of) {
    case 'fought':
      return <Fight {...props} fight={scene} loot={among[at + 1]} />
    case 'round':
      return (
        <h3 class="round-of">
          <Rich text={props.say(line)} />
        </h3>
      )
    case 'shortage':
      return <Rolled {...props} {...scene} />
    // What leads up to the result of a fight, and what follows from it: its scene shows them all.
    case 'attacked':
    case 'fighting': {
      const next = among.slice(at + 1).find(({ scene }) => scene?.of === 'fought' || scene?.of === 'attacked')
      return next?.scene?.of === 'fought' ? null : undefined
    }
    case 'loot':
      return among[at - 1]?.scene?.of === 'fought' ? null : undefined
    case undefined:
      return undefined
  }
}

function Fight(props: SceneProps & { fight: Drawn<'fought'>; loot: Line | undefined }) {
  const { line, fight, loot, say } = props
  const taken = loot?.scene?.of === 'loot' ? loot.scene : undefined
  const first = fight.attack.first ?? fight.defence?.first
  return (
    <FightScene
      heading={<Rich text={say({ ...line, say: 'scene-fight' })} />}
      sides={[fighter(props, 'attack'), fighter(props, 'defence')]}
      verdict={
        <>
          <p>
            <b>
              <Rich text={say(line)} />
            </b>
            {loot && taken && (
              <>
                {' '}
                <Rich text={say(loot)} />
              </>
            )}
          </p>
          {taken && <Prize say={say} {...taken} />}
          {first !== undefined && <p class="note">{say({ say: 'scene-sabre', with: { first } })}</p>}
        </>
      }
    />
  )
}

function fighter({ fight, say, crew }: Regatta & { fight: Drawn<'fought'> }, side: Side): Fighter {
  const [id, strength] = side === 'attack' ? [fight.attacker, fight.attack] : [fight.defender, fight.defence]
  const name = nameOf(crew, say, id)
  return {
    ship: signOfShip(crew, id),
    name: <b>{id === 'ghost' ? name : <bdi>{name}</bdi>}</b>,
    role: say({ say: side === 'attack' ? 'scene-attacker' : 'scene-defender' }),
    ...(strength && { face: strength.face }),
    sum: strength ? <Sum say={say} strength={strength} powder={fight.powder} /> : say({ say: 'scene-none' }),
    total: !strength ? '–' : strength.face === 'star' ? '★' : total(strength),
    lost: fight.winner !== undefined && fight.winner !== id,
  }
}

function Sum({ say, strength: { face, powder, beth }, powder: good }: Pick<Regatta, 'say'> & { strength: Strength; powder: Drawn<'fought'>['powder'] }) {
  return (
    <>
      {say({ say: 'face-words', with: { face } })}
      {powder > 0 && (
        <>
          {` + ${powder}`} <Icon id={signOfAct(good)} size={20} box={24} name={say({ say: 'act', with: { act: good } })} />
        </>
      )}
      {beth > 0 && ` + ${beth} ${say({ say: 'power-beth' })}`}
    </>
  )
}

function Prize({ say, cargo, card }: Pick<Regatta, 'say'> & Drawn<'loot'>) {
  if (!cargo && card === undefined) return null
  return (
    <p class="jewels">
      {cargo && <Treasure sign={signOfAct(cargo.what)}>{say(goods(cargo.what, cargo.n))}</Treasure>}
      {card !== undefined && <Treasure sign={signOfTreasure(card)}>{say(treasureText(card))}</Treasure>}
    </p>
  )
}

/** The faces of the fight die read as shortage die. */
const SHAPES: Readonly<Partial<Record<Shape, string>>> = { port: 'port', sea: 'sea', lair: 'lair' }

function Rolled({ line, say, face, shape }: SceneProps & Drawn<'shortage'>) {
  const sign = SHAPES[shape]
  return (
    <p class="rolled">
      <CombatDie face={face} size={30} />
      {sign && <Icon id={sign} size={26} />}
      <span>
        <Rich text={say(line)} />
      </span>
    </p>
  )
}
