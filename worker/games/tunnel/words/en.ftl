game-title = Tunnel
edition-jamaica = Jamaica variant
edition-tortuga = Tortuga variant
edition-hispaniola = Hispaniola variant
edition-jamaica-about = hands are hidden, and cards are drawn unseen
edition-tortuga-about = all hands are open, and cards are taken from an open row of twelve
edition-hispaniola-about = hands are hidden, and cards are taken from an open row of twelve
game-short = an escape to a boat
game-about = Six pirates, six symbols, one boat. Step back today, run farther tomorrow.
game-goal = Bring all your pirates through the tunnel and into the boat before anyone else does.
option-sections = Sections of the tunnel
option-pirates = Pirates per player

symbol = { $symbol ->
    [flag] flag
    [sabre] sabre
    [pistol] pistol
    [key] key
    [bottle] bottle
   *[tricorne] tricorne
  }
place = { $place ->
    [entrance] entrance
    [boat] boat
   *[other] space { $place }
  }
from-word = { $from ->
    [entrance] entrance
    [boat] boat
   *[other] { $from }
  }
to-word = { $to ->
    [boat] boat
   *[other] { $to }
  }
moment = round { $round }

ask-forward = Action 1 of 3: forward
ask-action = { $action ->
    [1] Action 1 of 3: forward or back
   *[other] Action { $action } of 3, or end your turn
  }
waiting-action = { $who-is ->
    [you] It’s your turn, action { $action } of 3
   *[other] It’s { $who }’s turn, action { $action } of 3
  }
group-symbol = { symbol }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
  }
group-back = back for cards
choice-forward = { symbol }: { from-word } → { to-word }
choice-back = back: { from-word } → { to-word }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
pick-way = { $from ->
    [entrance] { from-word } → space { $to }
    [boat] { from-word } → space { $to }
   *[other] space { $from } → { to-word }
  }
pick-cards = { $cards ->
    [one] +{ $cards } card
   *[other] +{ $cards } cards
  }
aside-last-card = Your last card: without one you must step back, even out of the boat.
aside-no-back = No step back: no space behind your pirates holds just one or two.
choice-stop = Enough, end my turn

short-you = You
short-way = { from-word } → { to-word }

told-began = { $who-is ->
    [you] The pirates are at the entrance. You begin.
   *[other] The pirates are at the entrance. { $who } begins.
  }
told-laid = { $cards ->
    [one] { $cards } new card is laid out in the row.
   *[other] { $cards } new cards are laid out in the row.
  }
told-reshuffled = The discard pile is shuffled and becomes the deck.
passed-words = { $passed ->
    [0] {""}
    [one] {" "}{ $passed } occupied space is passed.
   *[other] {" "}{ $passed } occupied spaces are passed.
  }
told-advanced = { $who-is ->
    [you] You play: { symbol }, { from-word } → { to-word }.
   *[other] { $who } plays: { symbol }, { from-word } → { to-word }.
  }{ passed-words }
met-words = { $met ->
    [one] to a space with one pirate
   *[other] to a space with two pirates
  }
told-retreated = { $who-is ->
    [you] You go back, { from-word } → { to-word }, { met-words }, and take { $cards ->
        [0] no card: none is left
        [one] { $cards } card
       *[other] { $cards } cards
      }.
   *[other] { $who } goes back, { from-word } → { to-word }, { met-words }, and takes { $cards ->
        [0] no card: none is left
        [one] { $cards } card
       *[other] { $cards } cards
      }.
  }
news-boat = { $who } has { $n } of { $all } in the boat
befell-ran = Forward, { $way } ({ symbol })
befell-back = Back, { $way }; no card
befell-drew = Back, { $way }; new: { symbol }
befell-turn = { $who }: { $did }
befell-for = { $way } +{ $cards }
befell-on = { $way } → { to-word }
befell-forward = { $n } forward
befell-backward = { $n } back { pick-cards }
befell-boat = { $n } into the boat
befell-and = { $some }, { $more }
befell-also = { $some }, { symbol }
befell-more = { $n } more
news-run = { $who } runs, { from-word } → { to-word }
news-back = { $who } goes back: { $cards ->
    [0] no card
    [one] { $cards } card
   *[other] { $cards } cards
  }
told-drew = { $who-is ->
    [you] You take { $pile ->
        [row] from the row
       *[deck] from the deck
      }: { symbol }.
   *[other] { $who } takes { $pile ->
        [row] from the row
       *[deck] from the deck
      }: { symbol }.
  }
told-missed = { $who-is ->
    [you] You can’t do anything, so you lose the turn.
   *[other] { $who } can’t do anything and loses the turn.
  }
told-escaped = { $who-is ->
    [you] All your pirates are in the boat: you win.
   *[other] { $who }’s pirates are all in the boat: { $who } wins.
  }
told-stood = Nobody can move any more: the game ends.

# ── plans: why a step was not played ──
now-word = { $now ->
    [boat] boat
   *[other] { $now }
  }
plan-elsewhere = Now it’s { from-word } → { now-word }, not { from-word } → { to-word }.
plan-cards = Back from { from-word }: this now brings { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }.
plan-gone = { symbol } from { from-word }: this can’t be played now.
plan-gone-back = Back from { from-word }: this can’t be done now.

part-free = pirates in the boat
part-way = spaces in all
why-escaped = { $who-is ->
    [you] All your pirates are in the boat.
   *[other] { $who }’s pirates are all in the boat.
  }
why-stood = Nobody could move any more. Most pirates in the boat wins; on a tie, most spaces in all.
why-running = Most pirates in the boat wins; on a tie, most spaces in all.
chart-boat = Pirates in the boat
chart-behind = Spaces behind the leader
highlight-run = The longest run
highlight-back = The boldest step back
highlight-turn = The best turn
highlight-in-round = Round { $round }: { $told }
highlight-turn-told = { $who-is ->
    [you] You gain { $divisions ->
        [one] { $divisions } space
       *[other] { $divisions } spaces
      } in one turn.
   *[other] { $who } gains { $divisions ->
        [one] { $divisions } space
       *[other] { $divisions } spaces
      } in one turn.
  }

board = The tunnel: { $divisions } spaces from the fortress to the boat
legend-symbol = a card with this symbol leads here
legend-crowd = one or two pirates: step back here for cards
tally = { $entrance } at the entrance, { $tunnel } in the tunnel, { $boat } in the boat
stands = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  } of { $all }
stands-gap = { $far ->
    [ahead] { $who } leads
    [behind] { $who } comes next
   *[level] { $several ->
        [yes] level with others
       *[no] level with { $who }
      }
  }
bearings = Your pirates: { tally }. { $far ->
    [ahead] { $who } leads.
    [behind] You lead; { $who } comes next.
   *[level] { $who } is level with you.
  }
hand = Pirates: { tally }. { $cards ->
    [0] No card in hand.
    [one] { $cards } card in hand.
   *[other] { $cards } cards in hand.
  }
hand-line = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
seat-line = { hand-line } · { tally }
row-line = Open row, the next card first: { $cards }
pile-row = Open row
pile-arrow = Cards are taken from this end
pile-discard = Discard pile
pile-top = On top: { symbol }
pile-empty = empty
pile-deck = { $cards ->
    [0] The deck is used up.
    [one] { $cards } card in the deck.
   *[other] { $cards } cards in the deck.
  }

## The rules, told briefly; an empty line parts two paragraphs

rule-aim-title = The aim
rule-aim-short = Bring all your pirates through the tunnel and into the boat. The first to do so wins at once.
rule-aim =
    You lead six pirates out of a fortress-prison, through the tunnel and into the boat. The first to have all pirates in the boat wins, at once. A table can agree on fewer pirates and on a shorter tunnel.
rule-tunnel-title = Tunnel and cards
rule-tunnel-short = Every space shows one of six symbols, and so does every card.
rule-tunnel =
    The tunnel is made of six sections of six spaces each, laid in random order, either side up and either end first. Every section holds each of the six symbols once: flag, sabre, pistol, key, bottle, tricorne. The entrance and the boat have room for any number of pirates.

    There are { $all } cards, { $each } of each symbol. Who has the first turn is drawn.
rule-turn-title = Your turn
rule-turn-short = One, two or three actions a turn: forward or back, with any of your pirates.
rule-turn =
    You take one, two or three actions: forward or back, in any order, with the same pirate or with several. The first action is compulsory; after it you can stop at any time.

    You can play a card in the turn you take it, and your hand can hold any number of cards.
rule-forward-title = Forward: a card takes you on
rule-forward-short = Play a card, and a pirate runs to the next free space with its symbol. If there’s none ahead, it jumps into the boat.
rule-forward =
    You play a card and move one of your pirates from the entrance or from a space to the next space ahead that shows this symbol and is free. Occupied ones are passed, those with your own pirates too. If there is none ahead, the pirate jumps straight into the boat.

    The card goes on the discard pile, which everyone can look through.
rule-back-title = Back: the way to new cards
rule-back-short = Step back to one or two pirates, no matter whose, and take as many cards.
rule-back =
    You move one of your pirates back to the nearest space with one or two pirates on it, no matter whose. One pirate there gives you one card, two give you two. Free spaces and those with three pirates are passed, so that there are never more than three on a space.

    A pirate with no such space behind it can’t go back, and none ever goes back to the entrance. A pirate in the boat can go back, too.
rule-cards-title = Where cards come from
rule-cards-short = { $hands ->
    [unseen] New cards come unseen from the deck; hands are hidden.
    [unseen-open] New cards come unseen from the deck; hands are open.
    [row-open] New cards come from an open row, in its order; hands are open.
   *[row] New cards come from an open row, in its order; hands are hidden.
  }
rule-cards = Everyone begins with { $hand } cards. { $hands ->
    [unseen] Hands are hidden, and cards are drawn unseen from the deck.
    [unseen-open] All hands are open, and cards are drawn unseen from the deck.
    [row-open] All hands are open, and { hand-line } lie face up in a row. Cards are taken from one end of the row, in its order.
   *[row] { hand-line } lie face up in a row, and cards are taken from one end of it, in its order. Hands are hidden: everyone sees which card is taken from the row; then only its owner does.
  }
rule-rare-title = Questions that come up
rule-rare-short = What happens when the cards run out, or when nobody can move.
rule-rare =
    The deck is used up: the discard pile is shuffled and becomes the deck, at the moment when a card is needed. If that is empty as well, you take what there is; the step back counts all the same.

    { $from ->
        [deck] { "" }
       *[row] The row is used up: a new one is laid out at once, even between the two cards of one step back.
    }

    No action is possible: the turn is lost. If nobody can move any more, the game ends: most pirates in the boat wins; on a tie, most spaces in all (the entrance counts 0, the boat one more than the last space); if that’s a tie, too, the victory is shared.

# What each kind of question means, for who meets it for the first time: two sentences at most

hint-first = Play a card, and a pirate runs to the next free space with its symbol, past all occupied ones. Or step back for cards, even out of the boat: one for each pirate there.
hint-next = Up to three actions a turn, as you like. Stop early to save cards; step back while two pirates stand close behind.
verb-first = Confirm
verb-next = { verb-first }
