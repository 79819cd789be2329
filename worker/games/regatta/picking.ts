/** Placement and cards: the part of the round in which all seats are asked at once (J-ROUND-1, J-ROUND-2). */
import type { Choice, Prompt, Seat } from '../../rules/contract'
import { offer } from '../../rules/kit'
import { actOf, type Card } from './cards'
import type { Edition } from './editions/edition'
import type { Story } from './question'
import { cardsOf, editionIn, placementId, placementsOf } from './state'
import type { Cards, Dice, RegattaState } from './state'
import { doing } from './texts'

/** The Captain is asked for placement and card together; the others may seal a card for each placement. Once the placement is
    known, whoever has not picked is asked. */
export function pickPrompts(state: RegattaState): Prompt[] {
  const { placed, captain } = state
  const seats = [...state.ships.keys()]
  if (placed) return seats.flatMap(seat => (cardsOf(state, seat).picked ? [] : [cardPrompt(state, seat, placed)]))
  return [captain, ...seats.filter(seat => seat !== captain)].flatMap(seat => promptsBefore(state, seat))
}

/** While others seal, a seat's own prompts stay as they are: they are made again only when its cards or the dice are others. */
function promptsBefore(state: RegattaState, seat: Seat): Prompt[] {
  const { dice, round, captain } = state
  const own = cardsOf(state, seat)
  const made = newest[seat]
  if (made?.own === own && made.captain === captain && made.dice === dice && made.round === round) return made.prompts
  const prompts = seat === captain ? [captainPrompt(state)] : sealPrompts(state, seat)
  newest[seat] = { own, captain, dice, round, prompts }
  return prompts
}
type Made = Pick<RegattaState, 'captain' | 'dice' | 'round'> & { own: Cards; prompts: Prompt[] }
/** Of each seat, for whichever table was asked last. */
const newest: Made[] = []

function captainPrompt(state: RegattaState): Prompt {
  const { captain: seat, round, dice } = state
  const { halves } = editionIn(state)
  const { hand } = cardsOf(state, seat)
  const choices = placementsOf(dice).flatMap(placement => hand.map(card => captainChoice(card, placement, halves)))
  const waiting = { say: 'waiting-captain', with: { who: { seat } } }
  return offer({ id: `r${round}.captain`, seat, ask: { say: 'ask-captain' }, waiting }, choices)
}

function sealPrompts(state: RegattaState, seat: Seat): Prompt[] {
  const { hand, sealed } = cardsOf(state, seat)
  return placementsOf(state.dice).map(placement => {
    const id = placementId(placement)
    const seal = sealed.find(s => s.placement === id)
    const choices = hand.flatMap(card => (card === seal?.card ? [] : [cardChoice(card, placement)]))
    if (seal?.card) choices.push({ id: 'open', label: { say: 'choice-open' } })
    const [morning, evening] = placement
    const { halves } = editionIn(state)
    const fills = { morning, evening, ...(seal?.card && { card: cardChoice(seal.card, placement).label }) }
    const say = seal?.card ? `ask-reseal-${halves}` : `ask-seal-${halves}`
    const changed = seal ? `.${seal.times}` : ''
    const prompt: Omit<Prompt, 'choices' | 'waiting'> = { id: `r${state.round}.s${seat}.seal.${id}${changed}`, seat, may: true, ask: { say, with: fills } }
    if (!seal?.card) prompt.calls = true
    return offer({ ...prompt, waiting: { say: 'waiting-card', with: { who: { seat } } } }, choices)
  })
}

function cardPrompt(state: RegattaState, seat: Seat, placed: Dice): Prompt {
  const [morning, evening] = placed
  const prompt: Omit<Prompt, 'choices'> = {
    id: `r${state.round}.s${seat}.card`,
    seat,
    ask: { say: `ask-card-${editionIn(state).halves}`, with: { morning, evening } },
    waiting: { say: 'waiting-card', with: { who: { seat } } },
  }
  return offer(prompt, cardsOf(state, seat).hand.map(card => cardChoice(card, placed)))
}

// ── choices: the same few again and again, made once ──

type ByDice = Map<number, Map<Card, Choice>>
const cardsMade: ByDice = new Map()
const captainsMade: Record<Edition['halves'], ByDice> = { day: new Map(), card: new Map() }

function once(made: ByDice, card: Card, [morning, evening]: Dice, make: () => Choice): Choice {
  const key = morning * 10 + evening
  let choices = made.get(key)
  if (!choices) made.set(key, (choices = new Map()))
  let choice = choices.get(card)
  if (!choice) choices.set(card, (choice = make()))
  return choice
}

const cardChoice = (card: Card, dice: Dice): Choice =>
  once(cardsMade, card, dice, () => ({
    id: card,
    label: { say: 'choice-card', with: { morning: doing(actOf(card, 0), dice[0]), evening: doing(actOf(card, 1), dice[1]) } },
  }))

const captainChoice = (card: Card, dice: Dice, halves: Edition['halves']): Choice =>
  once(captainsMade[halves], card, dice, () => {
    const [morning, evening] = dice
    const id = placementId(dice)
    const group = { id, sign: 'sun', say: `group-placement-${halves}`, with: { morning, evening } }
    return { ...cardChoice(card, dice), id: `${id}:${card}`, group }
  })

// ── answers ──

export function pick(story: Story, seat: Seat, prompt: string, choice: string): void {
  const { state } = story
  if (state.placed) return story.record({ type: 'picked', seat, card: heldCard(state, seat, choice) })
  if (seat === state.captain) return place(story, choice)
  const placement = prompt.split('.')[3] ?? ''
  const card = choice === 'open' ? undefined : heldCard(state, seat, choice)
  story.record({ type: 'sealed', seat, placement, halves: editionIn(state).halves, ...(card && { card }) })
}

function heldCard(state: RegattaState, seat: Seat, choice: string): Card {
  const card = cardsOf(state, seat).hand.find(held => held === choice)
  if (!card) throw new Error(`regatta: seat ${seat} does not hold "${choice}"`)
  return card
}

/** The placement becomes known, and with it the cards that were sealed for it come true. */
function place(story: Story, choice: string): void {
  const { captain, dice: thrown } = story.state
  const [placement, card = ''] = choice.split(':')
  const dice = placementsOf(thrown).find(d => placementId(d) === placement)
  if (!dice) throw new Error(`regatta: no placement "${placement}"`)
  story.record({ type: 'placed', seat: captain, dice, doubles: false, halves: editionIn(story.state).halves, final: true })
  story.record({ type: 'picked', seat: captain, card: heldCard(story.state, captain, card) })
  story.state.cards.forEach(({ sealed }, seat) => {
    const seal = sealed.find(s => s.placement === placement)
    if (seal?.card) story.record({ type: 'picked', seat, card: seal.card, sealed: true, final: true })
  })
}
