/** Placing the dice and choosing cards, when all seats are asked at once (J-ROUND-1, J-ROUND-2). */
import type { Choice, Group, Prompt, Seat } from '../../../rules/contract'
import { offer } from '../../../rules/kit'
import { idOf, placementId, type Does, type RegattaAct } from './acts'
import type { Card } from '../editions/cards'
import type { Rulebook } from '../editions/rulebook'
import type { Story } from './question'
import { cardsOf, editionIn, placementsOf } from '../state/state'
import type { Dice, RegattaState } from '../state/state'
import { cardText } from '../state/texts'

/**
 * The Captain is asked for placement and card together, while the others may seal a card per placement. Once the dice are placed, every
 * seat without a card is asked.
 */
export function pickPrompts(state: RegattaState): Prompt<RegattaAct>[] {
  const { placed, captain } = state
  const seats = [...state.ships.keys()]
  if (placed) return seats.flatMap(seat => (cardsOf(state, seat).picked ? [] : [cardPrompt(state, seat, placed)]))
  return [captain, ...seats.filter(seat => seat !== captain)].flatMap(seat => promptsBefore(state, seat))
}

function promptsBefore(state: RegattaState, seat: Seat): Prompt<RegattaAct>[] {
  return seat === state.captain ? [captainPrompt(state)] : sealPrompts(state, seat)
}

function captainPrompt(state: RegattaState): Prompt<RegattaAct> {
  const { captain: seat, round, dice } = state
  const { halves } = editionIn(state)
  const { hand } = cardsOf(state, seat)
  const choices = placementsOf(dice).flatMap(placement => hand.map(card => captainChoice(card, placement, halves)))
  const waiting = { say: 'waiting-captain', with: { who: { seat } } }
  return offer({ id: `r${round}.captain`, seat, ask: { say: 'ask-captain' }, waiting }, choices)
}

function sealPrompts(state: RegattaState, seat: Seat): Prompt<RegattaAct>[] {
  const { hand, sealed } = cardsOf(state, seat)
  return placementsOf(state.dice).map(placement => {
    const id = placementId(placement)
    const seal = sealed.find(s => s.placement === id)
    const choices = hand.flatMap(card => (card === seal?.card ? [] : [sealChoice(card, placement)]))
    if (seal?.card) choices.push(openChoice(placement))
    const [morning, evening] = placement
    const { halves } = editionIn(state)
    const fills = { morning, evening, ...(seal?.card && { card: cardText(seal.card, placement) }) }
    const say = seal?.card ? `ask-reseal-${halves}` : `ask-seal-${halves}`
    const changed = seal ? `.${seal.times}` : ''
    const prompt: Omit<Prompt, 'choices'> = {
      id: `r${state.round}.s${seat}.seal.${id}${changed}`,
      seat,
      may: true,
      ask: { say, with: fills },
      waiting: { say: 'waiting-card', with: { who: { seat } } },
    }
    if (!seal?.card) prompt.calls = true
    return offer(prompt, choices)
  })
}

function cardPrompt(state: RegattaState, seat: Seat, placed: Dice): Prompt<RegattaAct> {
  const [morning, evening] = placed
  const prompt: Omit<Prompt, 'choices'> = {
    id: `r${state.round}.s${seat}.card`,
    seat,
    together: true,
    ask: { say: `ask-card-${editionIn(state).halves}`, with: { morning, evening } },
    waiting: { say: 'waiting-card', with: { who: { seat } } },
  }
  return offer(
    prompt,
    cardsOf(state, seat).hand.map(card => cardChoice(card, placed))
  )
}

// ── choices ──

type CardChoice = Choice<RegattaAct>

const choiceOf = (act: Does<'captain' | 'seal' | 'card'>): CardChoice => ({ id: idOf(act), label: cardText(act.card, act.placement), act })

const cardChoice = (card: Card, placement: Dice): CardChoice => choiceOf({ do: 'card', placement, card })

const sealChoice = (card: Card, placement: Dice): CardChoice => choiceOf({ do: 'seal', placement, card })

function captainChoice(card: Card, placement: Dice, halves: Rulebook['halves']): CardChoice {
  const [morning, evening] = placement
  const group: Group = {
    id: placementId(placement),
    sign: 'sun',
    column: true,
    say: `group-placement-${halves}`,
    with: { morning, evening },
  }
  return { ...choiceOf({ do: 'captain', placement, card }), group }
}

function openChoice(placement: Dice): CardChoice {
  const act: RegattaAct = { do: 'open', placement }
  return { id: idOf(act), label: { say: 'choice-open' }, act }
}

// ── answers ──

/** Keeps a card for a placement the Captain may still make, or withdraws it. */
export function seal(story: Story, seat: Seat, act: Does<'seal' | 'open'>): void {
  const { halves } = editionIn(story.state)
  const placement = placementId(act.placement)
  story.record({ type: 'sealed', seat, placement, halves, ...(act.do === 'seal' && { card: act.card }) })
}

/** Places the dice; cards sealed for this placement are now played. */
export function place(story: Story, { placement: dice, card }: Does<'captain'>): void {
  const { captain: seat } = story.state
  story.record({ type: 'placed', seat, dice, doubles: false, halves: editionIn(story.state).halves, final: true })
  story.record({ type: 'picked', seat, card })
  story.state.cards.forEach(({ sealed }, seat) => {
    const seal = sealed.find(({ placement }) => placement === placementId(dice))
    if (seal?.card) story.record({ type: 'picked', seat, card: seal.card, sealed: true, final: true })
  })
}
