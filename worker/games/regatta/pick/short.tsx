/** A piece of the digest as drawn on pages: a ship's turn in icons, a fight as a scene. */
import { Fragment, type ComponentChildren } from 'preact'
import { CombatDie } from '../../../../web/board/dice'
import { Icon } from '../../../../web/board/draw'
import { Rich } from '../../../../web/words/rich'
import type { Regatta } from '../board/board'
import { deedText, headingOf, outText, paidText } from '../aboard/brief'
import type { Good } from '../editions/cards'
import { nameOf } from '../state/reading'
import { Scene } from '../aboard/scene'
import { Lack, SpaceOf } from './place'
import { signOfAct, signOfShip, signOfTreasure } from '../board/signs'
import type { ShipId } from '../state/state'
import type { ShipAction, RegattaScene } from '../state/told'
import type { SummaryPiece as PieceOf } from '../../../drawing/end'

type Props = Regatta & { piece: PieceOf<RegattaScene> }

export function Piece(props: Props) {
  const { view, say, piece } = props
  switch (piece.kind) {
    case 'heading': {
      const [round, ...others] = piece.told.flatMap(line => headingOf(view.board, line)).map(text => say(text))
      return (
        <h3 class="round-of">
          <Rich text={round ?? ''} />
          {others.length > 0 && (
            <small class="note">
              {' '}
              <Rich text={others.join(' · ')} />
            </small>
          )}
        </h3>
      )
    }
    case 'scene':
      return <Fought {...props} />
    case 'line':
      return <Sailed {...props} />
    case 'told':
      return undefined
  }
}

/** A fight with a result is a scene; an unfinished one is plain sentences. */
function Fought({ piece: { told }, ...drawing }: Props) {
  const result = told.find(({ scene }) => scene?.of === 'fought')
  const drawn = result && Scene({ ...drawing, line: result, among: told })
  if (drawn) return drawn
  return (
    <p>
      {told.map((line, i) => (
        <Fragment key={i}>
          <Rich text={drawing.say(line)} />{' '}
        </Fragment>
      ))}
    </p>
  )
}

function Sailed({ view: { board, viewer }, say, crew, piece: { told } }: Props) {
  const ship = told.flatMap(({ scene }) => (scene?.of === 'deed' || scene?.of === 'shortage' ? [scene.ship] : []))[0]
  if (ship === undefined) return undefined
  const deeds = told.filter(({ scene }) => !(scene?.of === 'deed' && scene.deed.did === 'turn-up'))
  return (
    <p class="sailed">
      <Icon id={signOfShip(crew, ship)} size={30} box={38} />
      {deeds.length > 0 && (
        <Name id={ship} own={ship === viewer} name={ship === viewer ? say({ say: 'short-you' }) : nameOf(crew, say, ship)} />
      )}
      {deeds.length === 0 && told.map((line, i) => <Rich key={i} text={say(line)} />)}
      {deeds.map(({ scene }, i) => (
        <Fragment key={i}>
          {i > 0 && ' '}
          {scene?.of === 'deed' && <Done board={board} say={say} deed={scene.deed} last={i === deeds.length - 1} />}
          {scene?.of === 'shortage' && <CombatDie face={scene.face} size={22} />}
        </Fragment>
      ))}
    </p>
  )
}

const Name = ({ id, own, name }: { id: ShipId; own: boolean; name: string }) => <b>{own || id === 'ghost' ? name : <bdi>{name}</bdi>} </b>

const Paid = ({ say, what, n }: Pick<Regatta, 'say'> & { what: Good; n: number }) => (
  <>
    {say({ say: 'pick-paid', with: { n } })} <Icon id={signOfAct(what)} size={18} box={24} />
  </>
)

/** Icons for the eye, words for screen readers. */
function Done({ board, say, deed, last }: { board: Regatta['view']['board']; say: Regatta['say']; deed: ShipAction; last: boolean }) {
  const words = deedText(board, deed)
    .map(text => say(text))
    .join(', ')
  const seen = (signs: ComponentChildren) => (
    <span class="done">
      <span aria-hidden="true">{signs}</span> <span class="ear">{last ? words : `${words}, `}</span>
    </span>
  )
  switch (deed.did) {
    case 'load':
      return seen(
        <>
          +{deed.n} <Icon id={signOfAct(deed.what)} size={18} box={24} />
          {deed.out && <small> ({say(outText(deed.out))})</small>}
        </>
      )
    case 'pay':
      return seen(<Paid say={say} what={deed.what} n={deed.n} />)
    case 'sail':
      return seen(
        <>
          {deed.way === 'fwd' ? '→' : '←'} {deed.steps} <SpaceOf board={board} say={say} id={deed.to} told />
        </>
      )
    case 'fall-back':
      return seen(<>{words}</>)
    case 'lack':
      return (
        <>
          {deed.paid > 0 && (
            <span class="done">
              <span aria-hidden="true">
                <Paid say={say} what={deed.what} n={deed.paid} />
              </span>{' '}
              <span class="ear">{say(paidText(deed.what, deed.paid))}, </span>
            </span>
          )}
          <Lack say={say} what={deed.what} n={deed.n} />
        </>
      )
    case 'find':
      return seen(
        <>
          +<Icon id={deed.card === undefined ? 'chest' : signOfTreasure(deed.card)} size={20} />
        </>
      )
    case 'no-room':
    case 'leave':
      return <small class="note">{words} </small>
    case 'turn-up':
      return null
  }
}
