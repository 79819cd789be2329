game-title = Tunnel
edition-jamaica = Jamaica variant
edition-tortuga = Tortuga variant
edition-hispaniola = Hispaniola variant
edition-jamaica-about = hands are hidden, and cards are drawn unseen
edition-tortuga-about = all hands lie open, and cards are taken from an open row of twelve
edition-hispaniola-about = hands are hidden, and cards are taken from an open row of twelve
game-about = Six pirates, six symbols, one boat. Who goes back today runs farther tomorrow.
option-sections = Sections of the tunnel
option-pirates = Pirates of each player

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
   *[other] division { $place }
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
moment = turn { $turn }

ask-action = { $action ->
    [1] Action 1 of 3: play a card and go forward, or go back for cards
   *[other] Action { $action } of 3, or end your turn
  }
waiting-action = { $who-is ->
    [you] It is your turn, action { $action } of 3
   *[other] It is the turn of { $who }, action { $action } of 3
  }
group-symbol = { symbol }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
  }
group-back = go back
choice-forward = { symbol }: { from-word } → { to-word }
choice-back = back: { from-word } → { to-word }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
choice-stop = Enough, end my turn

told-began = { $who-is ->
    [you] The pirates stand at the entrance. You begin.
   *[other] The pirates stand at the entrance. { $who } begins.
  }
told-laid = { $cards ->
    [one] { $cards } new card is laid out in the row.
   *[other] { $cards } new cards are laid out in the row.
  }
told-reshuffled = The discard pile is shuffled and becomes the deck.
passed-words = { $passed ->
    [0] {""}
    [one] {" "}One occupied division is passed.
   *[other] {" "}{ $passed } occupied divisions are passed.
  }
told-advanced = { $who-is ->
    [you] You play: { symbol }, { from-word } → { to-word }.
   *[other] { $who } plays: { symbol }, { from-word } → { to-word }.
  }{ passed-words }
met-words = { $met ->
    [one] where one pirate stands
   *[other] where two pirates stand
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
    [you] You have no action left to do and lose the turn.
   *[other] { $who } has no action left to do and loses the turn.
  }
told-escaped = { $who-is ->
    [you] All your pirates sit in the boat: you win.
   *[other] All pirates of { $who } sit in the boat: { $who } wins.
  }
told-stood = Nobody has an action left: the game ends.

part-way = divisions in all
why-escaped = { $who-is ->
    [you] All your pirates sit in the boat.
   *[other] All pirates of { $who } sit in the boat.
  }
why-stood = Nobody had an action left. Most pirates in the boat, then the greater sum of divisions decide.
why-running = Most pirates in the boat, then the greater sum of divisions.

board = The tunnel: { $divisions } divisions from the fortress to the boat
tally = { $entrance } at the entrance, { $tunnel } in the tunnel, { $boat } in the boat
hand = Pirates: { tally }. { $cards ->
    [0] No card in hand.
    [one] { $cards } card in hand.
   *[other] { $cards } cards in hand.
  }
seat-line = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } · { tally }
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
