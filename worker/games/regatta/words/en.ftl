game-title = Regatta
game-short = a race round an island
game-about = Once round the island, with too little food, too little money and neighbours who want both.
game-goal = Race round the island, short of food and money. Distance and cargo decide it.
edition-first = Jamaica, first edition
edition-revised = Jamaica, revised edition
edition-yassa = Yassa
edition-first-about = if you can’t pay, you fall back to the first space you can afford
edition-revised-about = if you can’t pay, the shortage die says how far you fall back; the Ghost Ship can join any game
edition-yassa-about = a shorter course, face-up treasures, and fights with an ordinary die
option-ghost = Ghost Ship with three to five players (with two it always sails)
option-open-sea = The open sea instead of the island: another course, with four forks

brief = round { $round }
last = { $sure ->
    [yes] the last
   *[no] perhaps the last
  }
moment = { $who-is ->
    [you] round { $round }, you’re Captain
   *[other] round { $round }, Captain { $who }
  }

## Pieces

ghost = The Ghost Ship
goods-gold = { $n ->
    [one] { $n } doubloon
   *[other] { $n } doubloons
  }
goods-food = { $n } food
goods-powder = { $n } gunpowder
goods-piastre = { $n ->
    [one] { $n } piastre
   *[other] { $n } piastres
  }
goods-provision = { $n ->
    [one] { $n } provision
   *[other] { $n } provisions
  }
goods-cannon = { $n ->
    [one] { $n } cannon
   *[other] { $n } cannons
  }
hold-empty = empty
do-fwd = forward { $n }
do-back = back { $n }
do-load = load { $goods }
cost-gold = { $n ->
    [one] { $n } doubloon
   *[other] { $n } doubloons
  }
cost-food = { $n } food
cost-piastre = { $n ->
    [one] { $n } piastre
   *[other] { $n } piastres
  }
cost-provision = { $n ->
    [one] { $n } provision
   *[other] { $n } provisions
  }
place-royal = Port Royal
place-bay = Pirate Bay
place-lair = pirate lair with treasure
place-lair-empty = pirate lair
place-port = port, price { $cost }
place-sea = sea, price { $cost }
lane-words = { $lane ->
    [outer] {" "}by the outer route
    [inner] {" "}by the inner route
   *[none] {""}
  }
at-words = { $at ->
    [none] {""}
   *[named] {" "}({ $at })
  }
face-words = { $face ->
    [star] a star
   *[other] { $face }
  }
first-words = { $first ->
    [star] a star
   *[other] { $first }
  }
power-map = Morgan’s Map
power-sabre = Saran’s Sabre
power-beth = Lady Beth
power-hold = the 6th Hold
treasure-worth = treasure { $n }

## Cards

group-placement-day = Morning { $morning }, evening { $evening }
group-placement-card = Upper { $morning }, lower { $evening }
ask-captain = Place the dice and pick your card
waiting-captain = { $who-is ->
    [you] You place the dice and pick a card
   *[other] { $who } places the dice and picks a card
  }
ask-seal-day = Seal a card for morning { $morning }, evening { $evening }
ask-seal-card = Seal a card for upper { $morning }, lower { $evening }
ask-reseal-day = Sealed for morning { $morning }, evening { $evening }: { $card }. Change it or leave it?
ask-reseal-card = Sealed for upper { $morning }, lower { $evening }: { $card }. Change it or leave it?
headline-seal = If you like, pick a card for each order of the dice while { $who } decides
headline-sealed = Sealed. Nothing to do until { $who } places the dice
headline-half = Sealed
headline-more-day = You can seal a card for morning { $morning }, evening { $evening }, too
headline-more-card = You can seal a card for upper { $morning }, lower { $evening }, too
ask-card-day = Morning { $morning }, evening { $evening }: pick your card
ask-card-card = Upper { $morning }, lower { $evening }: pick your card
waiting-card = { $who-is ->
    [you] You pick a card
   *[other] { $who } picks a card
  }
choice-card = { $morning }, then { $evening }
choice-open = None: decide when the dice are placed

## Questions of an action

ask-fwd = { $n ->
    [one] { $n } space forward: which route?
   *[other] { $n } spaces forward: which route?
  }
ask-back = { $n ->
    [one] { $n } space back: which route?
   *[other] { $n } spaces back: which route?
  }
ask-ghost = { $n ->
    [one] You steer the Ghost Ship { $n } space: where to?
   *[other] You steer the Ghost Ship { $n } spaces: where to?
  }
choice-fwd = forward{ lane-words }: { $place }{ at-words }
choice-back = back{ lane-words }: { $place }{ at-words }
brief-route = { $place }{ $lane ->
    [outer] {" "}(outer)
    [inner] {" "}(inner)
   *[none] {""}
  }{ at-words }
brief-from = { $holds }
choice-retreat = back { $n }{ lane-words }: { $place }{ at-words }
waiting-course = { $who-is ->
    [you] You choose the route
   *[other] { $who } chooses the route
  }
waiting-ghost = { $who-is ->
    [you] You steer the Ghost Ship
   *[other] { $who } steers the Ghost Ship
  }
ask-hold = Which hold takes { $goods }?
choice-into = { $full ->
    [no] an empty hold
   *[yes] { $cargo } overboard
  }
choice-into-sixth = { $full ->
    [no] the empty 6th Hold (if you lose it, its cargo goes, too)
   *[yes] { $cargo } overboard, from the 6th Hold
  }
waiting-hold = { $who-is ->
    [you] You choose a hold
   *[other] { $who } chooses a hold
  }
ask-pay = Pay { $goods }: what should be left?
choice-from = from the holds: { $holds }
choice-some = take { $n } of the hold’s { $full }
waiting-pay = { $who-is ->
    [you] You choose what to pay from
   *[other] { $who } chooses what to pay from
  }
ask-retreat = Not enough to pay: which way back?
waiting-retreat = { $who-is ->
    [you] You choose the way back
   *[other] { $who } chooses the way back
  }
ask-treasure = A shortage has brought you to a treasure. Will you take it?
choice-take = take the treasure
choice-leave = leave it in the lair
waiting-treasure = { $who-is ->
    [you] You decide about a treasure
   *[other] { $who } decides about a treasure
  }

## Questions of a fight

ask-opponent = { $ship-is ->
    [you] Several ships are here. Who do you attack?
   *[other] Several ships are here. Who does { $ship } attack?
  }
choice-opponent = { $ship-is ->
    [you] your own ship
   *[other] { $ship }
  }
waiting-opponent = { $who-is ->
    [you] You choose an opponent
   *[other] { $who } chooses an opponent
  }
ask-powder-attack = You attack { $ship } and have { $powder }. What do you fire? It’s gone either way.
ask-powder-defence = { $ship } attacks with a strength of { $n }, and you have { $powder }. What do you fire? It’s gone either way.
ask-powder-holds = What should be left when you fire { $powder }?
choice-powder = { $n ->
    [0] nothing
   *[other] { $powder }
  }
waiting-powder = { $who-is ->
    [you] You load the guns
   *[other] { $who } loads the guns
  }
ask-sabre = { $ship-is ->
    [you] You rolled { face-words }. Use Saran’s Sabre for a re-roll?
   *[other] { $ship } rolled { face-words }. Use Saran’s Sabre for a re-roll?
  }
choice-keep = no, keep the roll
choice-again = yes, and the second roll counts
waiting-sabre = { $who-is ->
    [you] You decide about Saran’s Sabre
   *[other] { $who } decides about Saran’s Sabre
  }
ask-loot = You’ve beaten { $ship }. What do you take?
ask-loot-ghost = The Ghost Ship has beaten { $ship }. What does it take?
choice-cargo = cargo: { $cargo }
choice-cargo-sixth = the cargo of the 6th Hold: { $cargo }
choice-power = { $power }
choice-unseen = { $n ->
    [one] the face-down treasure
   *[other] one of { $n } face-down treasures, at random
  }
choice-token = a treasure token
choice-curse = give away the cursed treasure { $worth }
choice-nothing = nothing
waiting-loot = { $who-is ->
    [you] You choose the loot
   *[other] { $who } chooses the loot
  }

## What happened

told-began = { $who-is ->
    [you] All ships are ready. You’re the first Captain.
   *[other] All ships are ready. { $who } is the first Captain.
  }{ $ghost ->
    [yes] {" "}The Ghost Ship sails, too.
   *[no] {""}
  }
told-reshuffled = { $who-is ->
    [you] You shuffle your discard pile: it becomes your deck.
   *[other] { $who } shuffles the discard pile: it becomes the deck.
  }
told-threw = { $who-is ->
    [you] Round { $round }. You’re the Captain and roll { $a } and { $b }.
   *[other] Round { $round }. { $who } is the Captain and rolls { $a } and { $b }.
  }
told-placed-day = { $who-is ->
    [you] You place the dice: morning { $morning }, evening { $evening }.
   *[other] { $who } places the dice: morning { $morning }, evening { $evening }.
  }
told-placed-card = { $who-is ->
    [you] You place the dice: upper { $morning }, lower { $evening }.
   *[other] { $who } places the dice: upper { $morning }, lower { $evening }.
  }
told-doubles = Both dice show { $n }: there’s nothing to choose.
told-sealed-day = { $who-is ->
    [you] You seal a card for morning { $morning }, evening { $evening }: { $card }.
   *[other] { $who } seals a card for morning { $morning }, evening { $evening }: { $card }.
  }
told-sealed-card = { $who-is ->
    [you] You seal a card for upper { $morning }, lower { $evening }: { $card }.
   *[other] { $who } seals a card for upper { $morning }, lower { $evening }: { $card }.
  }
told-opened-day = { $who-is ->
    [you] You have no card sealed for morning { $morning }, evening { $evening } any more.
   *[other] { $who } has no card sealed for morning { $morning }, evening { $evening } any more.
  }
told-opened-card = { $who-is ->
    [you] You have no card sealed for upper { $morning }, lower { $evening } any more.
   *[other] { $who } has no card sealed for upper { $morning }, lower { $evening } any more.
  }
told-came-true = { $who-is ->
    [you] Your sealed card is played.
   *[other] { $who } plays the sealed card.
  }
told-turned = { $who-is ->
    [you] You turn up your card: { $card }.
   *[other] { $who } turns up a card: { $card }.
  }
emptied-words = { $emptied ->
    [yes] {" "}Overboard: { $cargo }.
   *[no] {""}
  }
told-loaded = { $who-is ->
    [you] You load { $goods }.
   *[other] { $who } loads { $goods }.
  }{ emptied-words }
told-no-room = { $who-is ->
    [you] You have no hold for it, so nothing is loaded.
   *[other] { $who } has no hold for it, so nothing is loaded.
  }
told-moved = { $who-is ->
    [you] You sail
   *[other] { $who } sails
  } { $way ->
    [fwd] forward
   *[back] back
  } { $n }{ lane-words }: { $place }.
told-home = { $who-is ->
    [you] You complete the circuit
   *[other] { $who } completes the circuit
  }: { $place }!
told-attacked = { $attacker-is ->
    [you] You attack { $defender }
   *[other] { $attacker } attacks { $defender-is ->
        [you] you
       *[other] { $defender }
      }
  }.
told-set-aside = { $who-is ->
    [you] You fire { $n ->
        [0] nothing
       *[other] { $powder }
      }.
   *[other] { $who } fires { $n ->
        [0] nothing
       *[other] { $powder }
      }.
  }
beth-words = { $beth ->
    [0] {""}
   *[other] {" "}Lady Beth adds { $beth }.
  }
told-shot = { $who-is ->
    [you] You roll { face-words }
   *[other] { $who } rolls { face-words }
  }.{ $face ->
    [star] {""}
   *[other] { beth-words }{" "}Strength { $total }.
  }
told-kept = { $who-is ->
    [you] You leave Saran’s Sabre sheathed.
   *[other] { $who } leaves Saran’s Sabre sheathed.
  }
told-shot-again = { $who-is ->
    [you] You draw
   *[other] { $who } draws
  } Saran’s Sabre: the roll was { first-words }, now it’s { face-words }.
attacker-wins = { $attacker-is ->
    [you] You win
   *[other] { $attacker } wins
  }
defender-wins = { $defender-is ->
    [you] You win
   *[other] { $defender } wins
  }
told-fought = { $outcome ->
    [tie] { $attack-total } to { $defence-total }: a tie.
    [attack] { $star ->
        [yes] A star! { attacker-wins }.
       *[no] { attacker-wins } { $attack-total } to { $defence-total }.
      }
   *[defence] { $star ->
        [yes] A star! { defender-wins }.
       *[no] { defender-wins } { $defence-total } to { $attack-total }.
      }
  }
loser-words = { $from-is ->
    [you] from you
   *[other] from { $from }
  }
receiver-words = { $from-is ->
    [you] to you
   *[other] to { $from }
  }
by-steals = { $by-is ->
    [you] You steal
   *[other] { $by } steals
  }
by-gives = { $by-is ->
    [you] You give
   *[other] { $by } gives
  }
told-stole-cargo = { by-steals } { $goods } { loser-words }.{ $sunk ->
    [yes] {" "}The loot goes overboard.
   *[no] {""}
  }{ emptied-words }
told-stole-power = { by-steals } a treasure { loser-words }: { $card }{ $kept ->
    [none] .
    [yes] {", "}with { $cargo } in it.
   *[no] . Its cargo, { $cargo }, goes overboard.
  }
told-stole-unseen = { by-steals } a face-down treasure { loser-words }.
told-stole = { by-steals } a face-down treasure { loser-words }: { $card }.
told-stole-token = { by-steals } a treasure token { loser-words }.
told-gave-curse = { by-gives } a cursed treasure { receiver-words }, face down.
told-gave = { by-gives } a cursed treasure { receiver-words }: { $card }.
told-took-nothing = { $by-is ->
    [you] You take nothing.
   *[other] { $by } takes nothing.
  }
told-paid = { $who-is ->
    [you] You pay { $goods }.
   *[other] { $who } pays { $goods }.
  }
told-short = { $who-is ->
    [you] Shortage! You owe { $due } and pay { $n ->
        [0] nothing
       *[other] { $goods }
      }
   *[other] Shortage! { $who } owes { $due } and pays { $n ->
        [0] nothing
       *[other] { $goods }
      }
  }{ $stays ->
    [yes] {", "}and the ship stays where it is.
   *[no] .
  }
told-rolled = { $who-is ->
    [you] You roll the shortage die: { face-words }
   *[other] { $who } rolls the shortage die: { face-words }
  }, { $shape ->
    [port] a circle, back to a port.
    [sea] a square, back to the sea.
    [lair] a skull, back to a lair.
   *[stay] and the ship stays where it is.
  }
told-retreated = { $who-is ->
    [you] You fall back
   *[other] { $who } falls back
  }{ lane-words }: { $place }.
told-found = { $who-is ->
    [you] You open
   *[other] { $who } opens
  } a chest: { $card }.
told-found-unseen = { $who-is ->
    [you] You find a treasure and lay it face down.
   *[other] { $who } finds a treasure and lays it face down.
  }
told-found-token = { $who-is ->
    [you] You find a treasure.
   *[other] { $who } finds a treasure.
  }
told-left = { $who-is ->
    [you] You leave the treasure in the lair.
   *[other] { $who } leaves the treasure in the lair.
  }
told-ended = The round is played to its end, and the race is over.

## The board and what lies round it

island-jamaica = Jamaica
island-open-sea = Open Sea
island-yassa = Yassa
board = Course: { $island }, { $spaces } spaces

## Places of the courses, and what the signs of a chart mean

town-old-harbour = Old Harbour
town-black-river = Black River
town-negril = Negril
town-lucea = Lucea
town-montego-bay = Montego Bay
town-falmouth = Falmouth
town-st-anns-bay = St. Ann’s Bay
town-port-maria = Port Maria
town-annotto-bay = Annotto Bay
town-port-antonio = Port Antonio
town-morant-bay = Morant Bay
town-whale-bay = Whale Bay
town-salt-pans = Salt Pans
town-turtle-cove = Turtle Cove
town-gull-rock = Gull Rock
town-anchor-cay = Anchor Cay
town-far-light = Far Light
town-coral-haven = Coral Haven
town-pelican-cay = Pelican Cay
town-cape-hope = Cape Hope
town-rum-cay = Rum Cay
town-long-strand = Long Strand
town-lookout-point = Lookout Point
town-smugglers-cove = Smugglers’ Cove
town-cannon-bay = Cannon Bay
town-old-pier = Old Pier
town-fishers-isle = Fishers’ Isle
town-palm-strand = Palm Strand
town-westhaven = Westhaven
tag-you = you
legend-food = sea: pay food
legend-provision = sea: pay provisions
legend-gold = port: pay doubloons
legend-piastre = port: pay piastres
legend-lair = lair with treasure
legend-looted = lair without treasure
legend-red = behind the red line: −{ $n }
legend-number = points at the end
legend-royal = { $place }: finish, { $n } points, no price, no fights
legend-dear = you can’t pay here, so you’d fall back

space-number = scores { $number }
lap-behind = behind the start line
lap-finished = finished
stands-at = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }{ $far ->
    [ahead] , { $n } { $n ->
        [one] space
       *[other] spaces
      } behind
    [behind] , { $n } { $n ->
        [one] space
       *[other] spaces
      } ahead
   *[level] , level with others
  }
bearings = You: { $where }. { $far ->
    [ahead] { $who } is { $n ->
        [one] { $n } space
       *[other] { $n } spaces
      } ahead.
    [behind] You lead; { $who } is { $n ->
        [one] { $n } space
       *[other] { $n } spaces
      } behind.
   *[level] { $who } is level with you.
  }
act = { $act ->
    [fwd] forward
    [back] back
    [gold] doubloons
    [food] food
    [powder] gunpowder
    [piastre] piastres
    [provision] provisions
   *[cannon] cannons
  }
down-known = { $card }, face down
down-cursed = { $n ->
    [one] a cursed treasure, face down
   *[other] { $n } cursed treasures, face down
  }
down-unknown = { $n ->
    [one] a face-down treasure
   *[other] { $n } face-down treasures
  }
tokens = { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
  }
hand-cards = In hand
hand-picked = Your card for this round (others can’t see it yet)
hand-piles = Deck: { $deck }. Discard pile: { $discard }.
seat-captain = Captain
seat-sails = sailing now
needed = { $when ->
    [dice] You’re needed again when { $who } has placed the dice.
    [sailing] You’re needed again when your ship has a choice to make, or someone attacks you.
    [ordered] You’re needed again with the dice of the next round, or if a choice is left to you.
   *[round] You’re needed again with the dice of the next round, or if someone attacks you.
  }
seat-picked = card picked
seat-cards = in hand { $hand }, deck { $deck }
round-cards = The round
round-down = face down
round-sealed = sealed
round-none = not picked yet
dice-thrown = Rolled: { $a } and { $b }
pick-or = or
pick-taken = { $by ->
    [own] (your choice)
   *[usual] (default)
  }
pick-routes = ({ $n } routes)
pick-full = (one hold overboard)
pick-over = ({ $sign } overboard)
pick-short = { $n } { $sign } short
pick-paid = paid { $n }
pick-pay = pay { $paid }
pick-back = { $way ->
    [die] back by the die
    [far] fall back to where you can pay
   *[back] fall back to
  }
pick-adrift = from where you fall back
pick-lost = your race ends here
pick-load = load { $n }
pick-then = then
pick-fights = fights
aside-two = { $some }, { $who }
aside-you = you
aside-order = Turn order{ $points ->
    [yes] {" "}(points):
   *[no] :
  }
aside-same = Holds with { $what } aren’t listed: only cargo of another kind can go overboard.
aside-then = After that your card goes on: { $deed }.
aside-loads = Your card still loads { $goods } ({ $room }).
aside-full = no hold free
odds-against = { $by ->
    [own] if you fire nothing, { $n }% if you fire { $powder }
   *[foe] against 0, { $n }% against { $powder }
  }
odds-you-win = you win { $n }%
odds-you-lose = lose { $n }%
odds-tie = tie { $n }%
loot-points = +{ $n } { $n ->
    [one] point
   *[other] points
  }
spot = { $kind ->
    [port] port
    [sea] sea
    [looted] empty lair
   *[lair] lair
  }
scene-fight = { $attacker-is ->
    [you] You attack { $defender }
   *[other] { $attacker } attacks { $defender-is ->
        [you] you
       *[other] { $defender }
      }
  }
scene-attacker = attacks
scene-defender = defends
scene-none = no defence
scene-sabre = Saran’s Sabre was drawn: the first roll, { first-words }, doesn’t count.

## What happened, in short

short-round = Round { $round }
short-captain = { $who-is ->
    [you] you’re the Captain
   *[other] Captain { $who }
  }
short-you = You
short-more = +{ $goods }
short-out = { $goods } overboard
short-less = paid { $goods }
short-sail = { $way } → { $place }
short-lack = { $goods } short
short-fall = back to { $place }
short-no-room = no room
short-find = a treasure found
short-find-card = found: { $card }
short-leave = treasure left in the lair
holds-free = { $n ->
    [one] { $n } hold free
   *[other] { $n } holds free
  }
news-threw = { $who-is ->
    [you] You’re Captain, dice { $a } and { $b }
   *[other] { $who } rolls { $a } and { $b }
  }
news-stole = { $by-is ->
    [you] You rob
   *[other] { $by } robs
  } { $from-is ->
    [you] you
   *[other] { $from }
  }: { $what }
news-attacked = { $attacker } attacks you and { $outcome ->
    [attack] wins
    [defence] loses
   *[tie] it’s a tie
  }{ $score }
news-score = {", "}{ $a } to { $b }
news-no-score = {""}
befell-found = { $power ->
    [map] You find { power-map }: one more card in hand from now on
    [sabre] You find { power-sabre }: once per fight, one roll again, yours or theirs
    [beth] You find { power-beth }: +2 in every fight
    [hold] You find { power-hold }: one hold more
   *[none] You find a { $cursed ->
        [yes] curse: { $n } points, unless you can pass it on
       *[no] treasure: { $n } points
      }
  }
befell-tied = You and { $who } tie{ $score }
befell-repelled = You attack { $who } and lose{ $score }
befell-unarmed = { $powder ->
    [cannon] You had no cannons
   *[powder] You had no gunpowder
  }
befell-stole = { $by-is ->
    [you] You rob
   *[other] { $by } robs
  } { $from-is ->
    [you] you
   *[other] { $from }
  } { $n ->
    [2] twice
   *[other] { $n } times
  }: { $what }
befell-short = You were { $goods } short{ $paid ->
    [0] {""}
   *[other] , paid { $paid }
  }{ $back ->
    [yes] {" "}and fell back → { $place }
   *[no] {""}
  }{ $there ->
    [yes] , paying { $price } there
   *[no] {""}
  }
befell-sailed = { $half ->
    [second] Your card goes on:{" "}
    [paid] {""}
   *[first] You:{" "}
  }{ $deeds }
befell-paid = You pay { $goods }
befell-then = { $some }, then { $who }
voyage-chest = { $chest ->
    [yes] {" "}(treasure)
   *[no] {""}
  }
voyage = { $who } { $n } → { $place }{ voyage-chest }
voyage-steps = { $who } sails { $n }
voyage-fall = falls back
voyage-legs = { $some }, { $next }
voyage-load = { $who } loads{ $full ->
    [yes] {" "}{ $goods }
   *[no] {""}
  }
voyage-loads = { $some } + { $next }
voyage-two = { $some } · { $next }

## Scoring

chart-behind = Spaces behind the leader
chart-gold = { $gold ->
    [piastre] Piastres aboard
   *[gold] Doubloons aboard
  }
highlight-theft = The biggest theft
highlight-fight = The boldest fight
highlight-shortage = The worst shortage
highlight-round = Round { $round }: { $told }
highlight-theft-told = { $by-is ->
    [you] you take { $goods }
   *[other] { $by } takes { $goods }
  } { $from-is ->
    [you] from you
   *[other] from { $from }
  }.
highlight-fight-told = { $by-is ->
    [you] you fire
   *[other] { $by } fires
  } { $own ->
    [0] nothing
   *[other] { $powder }
  } against { $against } and { $by-is ->
    [you] beat
   *[other] beats
  } { $from-is ->
    [you] you
   *[other] { $from }
  }.
highlight-shortage-told = { $by-is ->
    [you] you are
   *[other] { $by } is
  } { $goods } short.
part-space = place on the course
part-gold = doubloons
part-piastre = piastres
part-treasures = treasures
part-cursed = cursed
part-lost = { $cursed ->
    [yes] behind the line, cursed
   *[no] behind the line
  }
part-tokens = treasures
why-running = { $gold ->
    [piastre] Your space’s number, piastres and treasures count.
   *[gold] Your space’s number, doubloons and treasures count.
  }
why-points = { $by ->
    [one] One point ahead of second place.
   *[other] { $by } points ahead of second place.
  }
why-ahead = Tied at { $n }: the ship farther along the course wins.
why-shared = Tied at { $n } on the same part of the course: the victory is shared.

## The rules, told briefly; an empty line parts two paragraphs

rule-aim-title = The aim
rule-aim-short = Once round the island. Points are the white number beside your space, your coins and your treasures; behind the red line it’s { $behind }.
rule-aim =
    { $edition ->
        [yassa]
            Once round the island. When a ship completes the circuit (falling back to the start doesn’t count) the round is played to its end, and then points count: the white number beside your space ({ $finish } on the finish, { $behind } behind the red line), the piastres in your holds, and one point for each treasure.

            The highest score wins; on a tie, the ship farther along the course.
       *[other]
            Once round the island. When a ship completes the circuit (falling back to the start doesn’t count) the round is played to its end, and then points count: the white number beside your space ({ $finish } on the finish, { $behind } behind the red line), the doubloons in your holds, and your treasures, of which the cursed ones cost points.

            The highest score wins; on a tie, the ship farther along the course.
    }
rule-course-title = Ship and course
rule-course-short = Your cards say how far you go, forward or back. At a fork you choose the route.
rule-course =
    { $edition ->
        [yassa]
            A ship has { $holds } holds. A hold takes tokens of one kind only: piastres, provisions or cannons, as many as you like. You begin with { $food } and { $gold } in two holds.

            The course, whose map is our own, is made of ports, where you pay piastres, the sea, where you pay provisions, and { $lairs } lairs, which cost nothing and hide a treasure as long as their chest is there. At forks you choose the route.
       *[other]
            A ship has { $holds } holds. A hold takes tokens of one kind only: doubloons, food or gunpowder, as many as you like. You begin with { $food } and { $gold } in two holds.

            The course is made of ports, where you pay doubloons, the sea, where you pay food, and lairs, which cost nothing and hide a treasure as long as their chest is there. At forks you choose the route.
    }
rule-round-title = A round
rule-round-short = The Captain places two dice, and everyone plays a card: each half of it uses its own die, to load that many or to sail that far.
rule-round =
    { $edition ->
        [yassa]
            The Captain rolls two dice and places one on the upper half of the cards, the other on the lower. Everyone secretly picks one of { $hand } cards in hand; on this site you can seal a card (lay it aside) for each placement before the Captain decides.

            Then, starting with the Captain, each seat in turn does the two actions of its card, each with its own die: load that many tokens, or sail exactly that many spaces forward or back. You can’t skip either action.

            At the end of the round everyone draws back up to a full hand, and the next seat is Captain.
       *[other]
            The Captain rolls two dice and places one on the morning, the other on the evening. Everyone secretly picks one of { $hand } cards in hand; on this site you can seal a card (lay it aside) for each placement before the Captain decides.

            Then, starting with the Captain, each seat in turn does the two actions of its card, each with its own die: load that many tokens, or sail exactly that many spaces forward or back. You can’t skip either action.

            At the end of the round everyone draws back up to a full hand, and the next seat is Captain.
    }
rule-load-title = Loading
rule-load-short = A load fills one empty hold. If none is empty, another load goes overboard first.
rule-load =
    All tokens of a load go into one empty hold; nothing is ever added to a hold that has something in it. If none is empty, you first throw the cargo of one hold overboard, as long as it’s of another kind. If all hold the same kind, nothing is loaded.
rule-arrive-title = Arriving
rule-arrive-short = You pay only where a move ends: the number on the space. A lair is free.
rule-arrive =
    { $edition ->
        [yassa]
            Things only happen on the space where a move ends: first a fight, if another ship lies there; then you pay, or take the treasure of the lair. You pay from the holds of your choice. In Pirate Bay nobody fights and nobody pays.
       *[other]
            Things only happen on the space where a move ends: first a fight, if another ship lies there; then you pay, or take the treasure of the lair. You pay from the holds of your choice. In Port Royal nobody fights and nobody pays.
    }
rule-fight-title = Fights
rule-fight-short = Where another ship lies, you fight: what you fire plus the die, and the higher total wins. The winner takes one thing.
rule-fight =
    { $edition ->
        [yassa]
            If several ships lie there, the attacker picks one of them; there’s one fight, and it moves nobody.

            The attacker fires as many cannons as they like and rolls an ordinary die. Then the defender does the same. The higher total wins. The cannons are gone either way. On a tie nothing happens.

            The winner takes one thing: the cargo of a hold, or a treasure. Or nothing. If the attacker has lost what the space costs, that’s a shortage.
       *[other]
            If several ships lie there, the attacker picks one of them; there’s one fight, and it moves nobody.

            The attacker fires as much gunpowder as they like and rolls the combat die: { $faces } or a star. Then the defender does the same. The higher total wins, a star wins at once, and after the attacker’s star there is no defence. The gunpowder is gone either way. On a tie nothing happens.

            The winner takes the cargo of a hold or a treasure (one lying face down is picked at random), or gives away a cursed treasure, or does nothing. If the attacker has lost what the space costs, that’s a shortage.
    }
rule-short-title = Shortage
rule-short-short =
    { $edition ->
        [revised] Can’t pay? You give what you have, and the shortage die says how far you fall back.
       *[other] Can’t pay? You give what you have and fall back to the first space you can pay for.
    }
rule-short =
    { $edition ->
        [revised]
            If you can’t pay in full, you pay what you have and roll the shortage die: it shows a port, the sea, a lair or a star. The ship goes back to the nearest such space, never beyond Port Royal, and pays nothing there; with a star it stays. Wherever it arrives, there may be a fight.
       *[other]
            If you can’t pay in full, you pay what you have and fall back to the first space you can pay for with what’s left, and you pay there. Wherever you arrive, there may be a fight.
    }
rule-treasure-title = Treasures
rule-treasure-short =
    { $edition ->
        [yassa] The first ship to stop at a lair with a chest takes its treasure: one point.
       *[other] The first ship to stop at a lair with a chest takes its treasure: points, a power or a curse.
    }
rule-treasure =
    { $edition ->
        [yassa]
            The chest of a lair goes to the first ship that stops there. Treasures lie face up, and each is worth one point. A lair whose chest is gone costs nothing and gives nothing.
       *[other]
            { $cards } cards ({ $lairs } are in the game): { $good } good ones of { $least } to { $most } points, { $cursed } cursed ones of { $mild } to { $worst }, and { $powers } with a power, which lie face up. Morgan’s Map: a hand of { $hand } cards. Saran’s Sabre: once per fight, re-roll your own die or make your opponent re-roll. Lady Beth: adds { $beth } in fights. The 6th Hold: one extra hold.
    }
rule-ghost-title = The Ghost Ship
rule-ghost-short = With two players it always sails. It moves after all others, twice, and the Captain steers it; it fights, scores and can win.
rule-ghost =
    { $edition ->
        [revised]
            With two players it always sails, with three to five if the host wishes. It moves after all others, twice, with both dice; the Captain steers it. It goes back when it leads, forward when it’s last, otherwise either way. It pays nothing, fights with Lady Beth, and takes part in the scoring: it can win.
       *[other]
            With two players the Ghost Ship always sails. It moves after all others, twice, with both dice; the Captain steers it. It goes back when it leads, forward when it’s last, otherwise either way. It pays nothing, fights with Lady Beth, and takes part in the scoring: it can win.
    }

# What each kind of question means, for who meets it for the first time: two sentences at most

hint-captain = { $edition ->
    [yassa] You’re the Captain: you place the dice for everyone. A card does its upper half with one die, then its lower half with the other.
   *[other] You’re the Captain: you place the dice for everyone. A card does its left half with the morning die, then its right half with the evening die.
  }
hint-seal = Nobody’s waiting for this. Of the cards you seal (lay aside), the one for the placement that comes is played. The board may change by then.
hint-card = { $edition ->
    [yassa] A card does two things: its upper half with one die, then its lower half with the other.
   *[other] A card does two things: its left half with the morning die, then its right half with the evening die.
  }
hint-load = { $edition ->
    [yassa] A load fills one empty hold. If none is empty, the cargo of one goes overboard; but without cannons you only roll when attacked.
   *[other] A load fills one empty hold. If none is empty, the cargo of one goes overboard; but without gunpowder you only roll when attacked.
  }
hint-route = The course forks here. Compare the ends: what they cost, whether a treasure lies there, who you’d have to fight.
hint-pay = { $edition ->
    [yassa] Where you stop, you pay: provisions at sea, piastres in port. Empty a small hold, and there’s room for the next load.
   *[other] Where you stop, you pay: food at sea, doubloons in port. Empty a small hold, and there’s room for the next load.
  }
hint-retreat = You couldn’t pay in full, so the ship falls back. Choose the way by what waits at its end.
hint-found = { $edition ->
    [yassa] You fell back to a chest, so you can refuse it. Each treasure is worth a point.
   *[other] You fell back to a chest, so you can refuse it. A treasure is 3 to 7 points, a useful power, or a curse of −2 to −4.
  }
hint-whom = If you stop where several ships lie, you must attack one; the others look on. Look for rich holds and little to fire with.
# Shared by the two hints that follow
hint-fight = { $edition ->
    [yassa] An ordinary die plus the cannons you fire, which are gone either way. The higher total takes one thing from the other ship; on a tie nobody does.
   *[other] Die (2, 4, 6, 8, 10 or a star, which wins at once) plus gunpowder, which is gone either way. The higher total takes one thing from the other ship; on a tie nobody does.
  }
hint-attack = { hint-fight }
hint-defend = { hint-fight }
hint-powder = What you fire is spread over several holds. Empty one if you can: it takes the next load.
hint-sabre = Once per fight the Sabre re-rolls one die, yours or theirs. The second roll counts, even if it’s worse.
hint-loot = { $edition ->
    [yassa] You’ve won: take one thing. Piastres are points, provisions carry you on, a treasure is a point. If the attacker then can’t pay for the space, they fall back.
   *[other] You’ve won: take one thing. Doubloons are points, food carries you on, a curse can be given away. If the attacker then can’t pay for the space, they fall back.
  }
hint-ghost = The Captain steers the Ghost Ship, too. It fights anyone it meets: keep it away from you, and send it at the leader.
primer-aim = Race once round the island; then the most points win: coins, treasures, distance (−5 up to the red line). Where you stop, you pay: { $edition ->
    [yassa] provisions at sea, piastres in port.
   *[other] food at sea, doubloons in port.
  }
primer-symbols = { $edition ->
    [yassa] On a card, the solid arrow sails forward, the hollow one back. Coin, fish and cannon load as many piastres, provisions or cannons as the die shows.
   *[other] On a card, the solid arrow sails forward, the hollow one back. Coin, leg of meat and barrel load as many doubloons, food or gunpowder as the die shows.
  }
primer-spaces = { $edition ->
    [yassa] The number on a space, or beside the ship on it, is its price if you stop there: provisions at sea, piastres in port. Pirate Bay has no price and no fights.
   *[other] The number on a space, or beside the ship on it, is its price if you stop there: food at sea, doubloons in port. Port Royal has no price and no fights.
  }
primer-order = Ships sail one after another, the Captain first. Cards show the board as it is now: a ship that sails before you can take a chest, or stop where you’re going.
primer-lair = { $edition ->
    [yassa] A lair (skull) is free. If its chest is still there, you take a treasure, worth a point. If you fall back there, you can refuse.
   *[other] A lair (skull) is free. If its chest is still there, you take a treasure: 3 to 7 points, a power, or a curse of −2 to −4. If you fall back there, you can refuse.
  }
primer-short = { $edition ->
    [revised] If you can’t pay in full, you pay what you have, and the shortage die sends you back to a port, the sea or a lair: no price there, maybe a fight. On a star you stay.
   *[other] If you can’t pay in full, you pay what you have, fall back to the nearest space you can still pay for, and pay there. If a ship lies there, you fight.
  }
primer-meet = { $edition ->
    [yassa] Stop where a ship lies, and you fight: an ordinary die plus the cannons you fire, and the higher total wins. Cannons fired are gone either way.
   *[other] Stop where a ship lies, and you fight: die (2, 4, 6, 8, 10 or a star, which wins at once) plus gunpowder, and the higher total wins. What you fire is gone either way.
  }
primer-crowd = Where several ships lie, the ship that stops there picks one to fight. There’s one fight, and it moves nobody.
primer-stake = { $edition ->
    [yassa] The winner of a fight takes one thing from the loser: the cargo of a hold or a treasure. On a tie nobody gets anything.
   *[other] The winner of a fight takes one thing from the loser, the cargo of a hold or a treasure, or gives away a curse. On a tie nobody gets anything.
  }
primer-guard = { $edition ->
    [yassa] An attacked ship fires back, after the attacker’s roll. Without cannons it only rolls, so keep some.
   *[other] An attacked ship fires back, after the attacker’s roll. Without gunpowder it only rolls, so keep some.
  }
primer-holds = Each load takes an empty hold, and nothing can be added to it later. When all holds are full, you first throw a load of another kind overboard.
primer-rings = Rings on the board show where each choice ends. A dashed ring: you can’t pay there, so you’d fall back.
primer-turns = { $edition ->
    [yassa] Each round the Captain rolls two dice and places them for everyone, one for the upper half of the cards, one for the lower. The next player is the next Captain.
   *[other] Each round the Captain rolls two dice and places them for everyone, one for the morning, one for the evening. The next player is the next Captain.
  }
primer-hand = Each round you play a card of your hand, then draw another. You sail exactly as far as the die says; only the finish ends a move early.
primer-points = { $edition ->
    [yassa] Points at the end: the white number on red by your space (15 in Pirate Bay, −5 behind the red line), piastres and treasures, nothing else. Ties go to the ship ahead.
   *[other] Points at the end: the white number on red by your space (15 in Port Royal, −5 behind the red line), doubloons and treasures, nothing else. Ties go to the ship ahead.
  }
primer-map = Morgan’s Map: its owner has one more card to pick from.
primer-sabre = Saran’s Sabre: once per fight, its owner can have one die rolled again, their own or the opponent’s.
primer-beth = Lady Beth: adds 2 in every fight to the ship that has her.
primer-hold = The 6th Hold: a treasure that is one more hold. Like any treasure, it can be lost in a fight.
primer-curse = A cursed treasure costs you points at the end. Win a fight, and you can give it to the loser.
primer-phantom = The Ghost Ship sails last, steered by the Captain. It pays nothing, fights anyone it meets, and can win the race.

# Standing orders: questions decided ahead, and how

order-line = { $line ->
    [fork] Which way at a fork?
    [room] What goes overboard when I need a hold?
    [pay] Which holds do I pay from?
    [whom] Who do I attack?
    [attack] How much do I fire when I attack?
    [defence] How much do I fire when I’m attacked?
    [sabre] When do I use Saran’s Sabre?
    [loot] What do I take when I win?
    [found] What if I fall back to a treasure?
   *[ghost] Where does the Ghost Ship go when I steer it?
  }
order-way = { $way ->
    [fork-best] the best mix of distance, treasure and price
    [fork-treasure] to a treasure, then the cheapest
    [fork-cheap] the cheapest
    [fork-peace] where no ship lies
    [fork-far] the farthest
    [fork-near] the nearest
    [fork-line] never behind the start line
    [room-worth] the least valuable hold
    [room-few] { $gold ->
        [piastre] the hold with the fewest tokens, piastres last
       *[gold] the hold with the fewest tokens, doubloons last
      }
    [room-food] { $food ->
        [provision] provisions first
       *[food] food first
      }
    [room-powder] { $powder ->
        [cannon] cannons first
       *[powder] gunpowder first
      }
    [pay-empty] a hold that this empties, if possible
    [pay-large] the fullest first
    [whom-rich] the ship with the best prize
    [whom-gold] { $gold ->
        [piastre] the ship with the most piastres in one hold
       *[gold] the ship with the most doubloons in one hold
      }
    [whom-weak] the ship that can fire least
    [whom-leader] the leader
    [attack-worth] as much as pays off
    [attack-chance] just enough to win { $n }% of the time, otherwise nothing
    [attack-none] nothing
    [attack-all] everything aboard
    [attack-some] { $n }, or everything aboard if it’s less
    [defence-worth] as much as pays off
    [defence-chance] just enough to win { $n }% of the time, otherwise nothing
    [defence-none] nothing
    [defence-all] everything aboard
    [defence-some] { $n }, or everything aboard if it’s less
    [sabre-odds] whenever it helps
    [sabre-stars] only against a star
    [sabre-never] never
    [loot-worth] the most valuable
    [loot-mild] the most valuable; of my curses, the mildest
    [loot-nothing] nothing
    [found-take] take it
    [found-leave] leave it
    [ghost-rich] to the ship with the best prize, never mine
    [ghost-leader] to the leader, never mine
   *[ghost-calm] where it meets nobody
  }
order-liking = { $what ->
    [gold] { $gold ->
        [piastre] piastres
       *[gold] doubloons
      }
    [food] { $food ->
        [provision] provisions
       *[food] food
      }
    [powder] { $powder ->
        [cannon] cannons
       *[powder] gunpowder
      }
    [power] a treasure with a power
    [unseen] a treasure
   *[curse] give away a curse
  }

# ── the button of each kind of question ──
verb-captain = Place the dice and play
verb-seal = Seal
verb-card = Play this card
verb-load = Load
verb-route = Sail this way
verb-pay = Pay
verb-retreat = Fall back
verb-found = Choose this
verb-whom = Attack
verb-attack = Fire
verb-defend = Fire
verb-powder = Fire
verb-sabre = Choose this
verb-loot = Choose this
verb-ghost = Send it this way
