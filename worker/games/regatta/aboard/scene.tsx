/** Log lines drawn as scenes: a fight with its loot, and the shortage die. */
import { CombatDie } from '../../../../web/board/dice'
import { Icon } from '../../../../web/board/draw'
import { FightScene, type Fighter } from '../../../../web/board/fight'
import { Rich } from '../../../../web/words/rich'
import type { Told } from '../../../rules/contract'
import type { Regatta } from '../board/board'
import type { DieSide } from '../editions/cards'
import type { Side, Strength } from '../state/events'
import { nameOf } from '../state/reading'
import { signOfAct, signOfShip } from '../board/signs'
import { total, type RegattaScene } from '../state/told'

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
    // The fight's scene already shows what leads up to its result and what follows.
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
            {loot?.scene?.of === 'loot' && (
              <>
                {' '}
                <Rich text={say(loot)} />
              </>
            )}
          </p>
          {first !== undefined && <p class="note">{say({ say: 'scene-sabre', with: { first } })}</p>}
        </>
      }
    />
  )
}

function fighter({ fight, view, say, crew }: Regatta & { fight: Drawn<'fought'> }, side: Side): Fighter {
  const [id, strength] = side === 'attack' ? [fight.attacker, fight.attack] : [fight.defender, fight.defence]
  const own = id === view.viewer
  const name = own ? say({ say: 'short-you' }) : nameOf(crew, say, id)
  return {
    ship: signOfShip(crew, id),
    name: own || id === 'ghost' ? name : <bdi>{name}</bdi>,
    role: say({ say: side === 'attack' ? 'scene-attacker' : 'scene-defender' }),
    ...(strength && { face: strength.face }),
    sum: strength ? <Sum say={say} strength={strength} powder={fight.powder} /> : say({ say: 'scene-none' }),
    total: !strength ? '–' : strength.face === 'star' ? '★' : total(strength),
    lost: fight.winner !== undefined && fight.winner !== id,
  }
}

function Sum({
  say,
  strength: { face, powder, beth },
  powder: good,
}: Pick<Regatta, 'say'> & { strength: Strength; powder: Drawn<'fought'>['powder'] }) {
  return (
    <>
      <span class="ear">{say({ say: 'face-words', with: { face } })}</span>
      {powder > 0 && (
        <>
          {` + ${powder}`} <Icon id={signOfAct(good)} size={20} box={24} name={say({ say: 'act', with: { act: good } })} />
        </>
      )}
      {beth > 0 && ` + ${beth} ${say({ say: 'power-beth' })}`}
    </>
  )
}

/** Faces of the fight die that have a sign when rolled as the shortage die. */
const SHAPES: Readonly<Partial<Record<DieSide, string>>> = { port: 'port', sea: 'sea', lair: 'lair' }

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
