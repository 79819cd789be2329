## What every page shares

layout-skip = To the content
layout-mine = My tables
layout-new = New table
layout-rules = Rules
layout-language = Language
layout-about = Packetboat is free, keeps no accounts and sets no trackers.

## Times

time-since = since
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min
time-minutes = { $minutes } min

## The table

table-board = The board
table-list = The board as a list
table-watching = you are watching
table-you = you are
table-mine = My side
table-others = The others
table-all = At the table
table-take-back = Take back my last action
table-notice = { $what ->
    [stale] The table has moved on. What happened meanwhile is below; please look again.
    [counted] This answer is counted already. Once is enough.
    [unanswered] Nothing was ticked yet: please choose one line.
    [took-back] Taken back. You may answer anew.
   *[too-late-to-take-back] This can no longer be taken back: something has been revealed since.
  }

ask-mine = Your move
ask-may = If you like
ask-several = { $count ->
    [one] { $count } question for you
   *[other] { $count } questions for you
  }
ask-groups = What to show
ask-answer = Answer
ask-lost = The answer could not be sent. Please try again in a moment.

waiting-mine = Nothing to do for you now
waiting-watcher = The table waits

seats-awaited = awaited
seats-asked = is asked
seats-taken = is here
seats-expected = expected
seats-held = Seats in this browser

seating-heading = { $free ->
    [0] Everybody is here
    [one] One seat is still free
   *[other] { $free } seats are still free
  }
seating-start = The game starts as soon as everybody sits.
seating-host = Hand out the seats

past-heading = Position { $position }
past-about = This is how the table looked then. Now it is at position { $latest }.
past-now = Back to now

steps = From position to position
steps-first = To the start
steps-back = One step back
steps-on = One step on
steps-now = Back to now

end-ranking = The ranking
end-place = Place
end-who = Who
end-total = Total
end-watch = Watch from the start
end-proof = Check the chance
end-file = The whole game as a file

ledger-decisions = decisions
ledger-automatic = answered automatically
ledger-waits = waits for a person
ledger-median = median wait

dice-summary = How chance is kept honest
dice-sealed = The secret behind every draw was fixed before the first seat was taken. This is its SHA-256; the secret itself is shown after the end.
dice-open = The secret is open now, below its SHA-256: everybody can draw every card again.

## The log

log-since = Since you were last here
log-newest = What happened last
log-nothing = Nothing yet.
log-whole = The whole log
log-heading = The whole log
log-position = Position { $position }
log-back = Back to the table
log-void = taken back
log-took-back = { $who-is ->
    [you] You take back your last action.
   *[other] { $who } takes back the last action.
  }
log-by = { $by ->
    [forced] no other choice
    [order] by standing order
    [bot] by a bot
   *[time] the time was up
  }

# ── names of tables, for who types none ──
table-name-usual = { $n ->
    [1] Flight at dawn
    [2] A fair wind on Friday
    [3] The long way round
    [4] Salt and gunpowder
    [5] Lanterns at the quay
    [6] The slow regatta
    [7] Ten knots and a letter
   *[0] The West Indies Mail
  }

## Home

home-title = Slow pirate races by post
home-tables = Your tables in this browser
home-asked = Your move
home-what = A game that takes its time
home-lead = Packetboat carries pirate games between friends, like a mail ship between islands. You look in once a day, answer one question, and the wind does the rest.
home-open = Open a table
home-open-more = and hand the links on. Nobody registers, nothing is installed.
home-answer = Answer when you like,
home-answer-more = in any browser, on any device. What can be answered without you is never asked.
home-letter = Read the letter.
home-letter-more = It says what happened, shows the board and lists your choices; the next one comes only when you have looked in.
home-dice = Trust the dice.
home-dice-more = Chance is fixed before anybody sits down, and after the game everybody can check every draw.
home-new = Open a table
home-rules = Read the rules
home-games = What is played

## What is wrong with a form

fault-title = Please check: { $title }
fault-heading = { $count ->
    [one] One thing is not right yet
   *[other] { $count } things are not right yet
  }
fault-game = Please choose a game.
fault-seats = This game has from { $least } to { $most } seats: please name as many.
fault-number = Please give a whole number from { $least } to { $most }.
fault-long = This is too long: at most { $most } characters, please.
fault-name-missing = Please write a name.
fault-address = This does not look like an address. Perhaps its ending is missing, such as “.org”?

## New table

new-title = New table
new-about = It takes a minute. Whoever you invite sees all of this before sitting down.
new-game = Game
new-edition = Rules of { $game }
new-seats-range = { $least } to { $most } seats
new-option-range = from { $least } to { $most }
new-seats = Seats
new-seats-about = One name for each seat, your own included. Lines left empty are not seats.
new-seats-about-letters = One name for each seat, your own included; lines left empty are not seats. Where you give an address, one letter with the invitation goes there, and nothing more until it is accepted.
new-seat-name = Seat { $n }: name
new-seat-address = Address, if a letter should go out
new-name-label = Name of the table
new-name-hint = If you leave this empty, the table gets the name that you see.
new-open = Open the table
new-after = You need no account. Next you get a link for each seat, to hand on or to take a seat yourself.

## The host's seats

host-title = Seats
host-free = { $free ->
    [0] Everybody is here
    [one] One seat is still free
   *[other] { $free } seats are still free
  }
host-about = Hand each link to the one whom it is meant for. Whoever takes a seat gets a personal link that nobody else ever sees, and the link from here is then worth nothing. The game starts when all seats are taken.
host-full = The game is under way.
host-to-table = To the table
host-seats = A link for each seat
host-seat-free = free
host-seat-taken = taken
host-sent = A letter with this link went out.
host-claim = Link for { $name }
host-sit = Take this seat yourself
host-own = Back to this page
host-own-link = Your own link
host-own-hint = Keep it to yourself: it opens this page on every device, as often as you like. It opens no seat.

## What is agreed at a table

agreed-heading = What is played
agreed-game = Game
agreed-edition = Rules
agreed-yes = yes
agreed-no = no
dice-heading = Dice that everybody can check
dice-fixed = The secret behind the dice of this table is fixed already. This is its fingerprint (SHA-256); the secret itself is shown after the game, so that nobody can exchange it on the way.
dice-words = Every seat adds words of its own to the secret. Whoever types words of one's own knows that nobody could have chosen the dice, this site included; words that were filled in already, and bots, prove nothing.
dice-how = How this is checked

## The invitation

claim-title = An invitation to { $game }
claim-about = A seat is kept for you. You need no account: you take the seat, and answer when it is your move.
claim-who = Who plays what
claim-yours = this seat is yours
claim-rules = The rules in short
claim-heading = Take your seat
claim-name = Your name at the table
claim-words = Words for the dice
claim-words-hint = Anything you like; they go into every draw and are shown to all after the game. Leave what stands here, and the dice are just as fair, but not proved to you.
claim-address = Address for letters (optional)
claim-address-hint = One letter when it is your move, the next only when you have looked in. Every letter can be stopped by one click.
claim-address-known = Leave this empty, and letters go to the address at which you were invited. Every letter can be stopped by one click.
claim-language = Language
claim-sit = Take this seat
claim-after = Then you get a personal link that opens your seat on any device.
claim-taken = This seat is taken
claim-taken-why = Somebody has sat down here with this invitation.
claim-taken-now = If it was you, please use your own link: it was shown when you took the seat, and stands in every letter to you. If it was not, tell the one who invited you.
claim-dead = This invitation is no longer good
claim-dead-why = It was replaced or withdrawn, or a part of its address got lost on the way.
claim-dead-now = Please check that you have the whole address, or ask the one who invited you for a new link.
taken-title = The seat is yours
taken-about = This link opens your seat. It works on every device, as often as you like, and nobody else knows it.
taken-link = Your personal link
taken-keep = Keep it where you will find it again, as a bookmark for instance. Do not hand it on: whoever has it plays for you.
taken-lettered = It is on its way to you by letter, too. Do not hand it on: whoever has it plays for you.

## Errors

error-title = { $status ->
    [400] This could not be read
    [403] This is not yours
    [404] There is nothing at this address
    [405] This address takes no such request
    [409] Something else came first
    [410] This link is no longer good
    [413] That was too much at once
    [415] This was sent in a wrong form
    [422] Something is missing or does not fit
    [429] Too fast
   *[500] The boat has sprung a leak
  }
error-what = { $status ->
    [400] What your browser sent was cut off or garbled on the way.
    [403] The page belongs to a seat that this browser does not hold, or the form came from another site.
    [404] The address is mistyped, or what was here never existed.
    [405] Pages are opened here by links and forms; this was something else.
    [409] While you were deciding, something happened that changes this.
    [410] It was replaced by a newer one, or has done its duty.
    [413] More was sent than any form of ours needs.
    [415] Only forms are taken here, in the way a browser sends them.
    [422] The form was not filled in so that it can be used.
    [429] From your network there came more requests in a minute than we take.
   *[500] The fault is ours. Nothing was lost: what the table has told you is written down.
  }
error-now = { $status ->
    [400] Go back, load the page again and try once more.
    [403] Open your own link again: it stands in your letters, and it was shown when you took the seat.
    [404] Compare the address with the letter that you have it from, or begin from the home page.
    [405] Begin from the home page.
    [409] Look at the table as it is now, and decide again.
    [410] Use the newest link that you have, or ask the one who gave it to you.
    [413] Shorten what you wrote, and send it again.
    [415] Use the form of the page.
    [422] Go back and look through the form again.
    [429] Wait a minute, then try again.
   *[500] Try again in a moment.
  }
error-number = Error { $status }
error-home = To the home page
error-table = To the table

## The proof of the chance

proof-title = The chance of this table
proof-running = The game is under way. The secret behind its chance stays closed until the end, but it can no longer be exchanged: its fingerprint is public.
proof-open = The game is over and the secret is open. Everybody can derive every draw once more; your browser has just done so, if it may run scripts.
proof-how = How it works
proof-how-secret = Before anybody could sit down, the server drew a secret of 32 bytes and showed its fingerprint (SHA-256). Another secret would have another fingerprint.
proof-how-words = Each seat added words of its own when it was taken.
proof-how-key = When the game began, secret and words gave a key: HMAC-SHA-256, with the secret as its key, of the words as a JSON list in the order of the seats.
proof-how-draw = Draw number i comes from HMAC-SHA-256, with that key, of the number i in decimal digits: eight big-endian words of 32 bits. The first word below the largest multiple of n counts, and its remainder by n is the result, from 0 to n − 1; so no result is favoured. If no word counts, the number is passed over.
proof-how-after = After the game the secret is shown, and all of this can be done again.
proof-honest = Whoever typed words of one's own for the dice knows that nobody could have chosen them, this site included. Words that were filled in already prove nothing, and neither do those of bots.
proof-values = The values
proof-commitment = Fingerprint of the secret
proof-secret = The secret
proof-words = Words of seat { $n }
proof-key = Key of all draws
proof-draws = { $count ->
    [one] One draw
   *[other] { $count } draws
  }
proof-heap = Draws { $from } to { $to } in order
proof-column-number = No.
proof-column-below = out of
proof-column-came = came
proof-column-position = position
proof-column-check = check
proof-right = right
proof-wrong = wrong
proof-unchecked = Your browser has not checked this page: it runs no scripts, or the page came over an insecure connection. You can still check everything on your own machine, as told below.
proof-checking = Your browser is deriving all of it once more …
proof-all-right = { $count ->
    [one] Your browser has derived fingerprint, key and the one draw: all is right.
   *[other] Your browser has derived fingerprint, key and all { $count } draws: all is right.
  }
proof-some-wrong = Something is wrong here: it is marked below.
proof-offline = On your own machine
proof-offline-about = Load the whole game as a file and let Packetboat's own program derive it, without this site:

## The mailbox of one's own machine

mailbox-title = Mailbox
mailbox-about = No way to send letters is set up on this machine, so they all arrive here.
mailbox-empty = No letter has come yet.
mailbox-kind = { $kind ->
    [invitation] invitation
    [seat] personal link
    [turn] your move
    [over] end of the game
   *[other] letter
  }
mailbox-back = All letters
mailbox-to = To
mailbox-at = Sent
mailbox-shown = As mail programs show it
mailbox-text = Its plain text

## No more letters

stop-title = Never write to me again?
stop-about = One click, and Packetboat never sends a letter to this address again, whatever table it is about. Your seats stay yours: their links go on working.
stop-button = Never write to me again
stop-not = No, leave it
stop-done = No more letters
stop-done-about = Packetboat will never write to this address again. Your seats stay yours: their links go on working.

## The rules

rules-page = The rules in short
rules-page-about = What a table offers you is always legal, so you can learn while you play.

## Letters

mail-open-table = Open the table
mail-open-seat = Open your seat
mail-stop = Never write to me again
mail-who = Who plays
mail-turn-subject = { $kind ->
    [reminder] Still your move: { $table }
   *[turn] Your move: { $table }
  }
mail-turn-title = Your move, { $moment }
mail-turn-since = The table has been waiting for you since { $since }.
mail-turn-until = You have time until { $until }, that is { $left }.
mail-turn-others = It also waits for { $names }.
mail-turn-only-you = It waits for nobody else.
mail-turn-earlier = { $count ->
    [one] One earlier line stands on the table's page.
   *[other] { $count } earlier lines stand on the table's page.
  }
mail-turn-choices = Your choices
mail-turn-more = { $count ->
    [one] One more choice stands on the table's page.
   *[other] { $count } more choices stand on the table's page.
  }
mail-turn-how = A link opens the table with this choice ticked; only the button there answers. Opening changes nothing.
mail-turn-why = You get this letter because you hold a seat at this table. { $kind ->
    [reminder] Each kind of reminder can be switched off in the settings of your seat.
   *[turn] The next one comes only when you have looked in.
  }
mail-invitation-subject = An invitation to { $game }: { $table }
mail-invitation-seat = At the table “{ $table }” a seat is kept for { $name }.
mail-invitation-about = It is a slow game: you answer when it is your move, in any browser, once a day or when you like. You need no account, and nothing is installed.
mail-invitation-look = Look at the invitation
mail-invitation-why = You get this letter because somebody who opened a table wrote down your address. It is the only one, unless you accept.
mail-seat-subject = Your seat: { $table }
mail-seat-about = This link opens your seat. It works on every device, as often as you like, and it stands in every letter to you.
mail-seat-secret = Do not hand it on: whoever has it plays for you.
mail-seat-why = You get this letter because you took a seat at this table and gave this address. The next one comes when it is your move.
mail-over-subject = The end: { $table }
mail-over-title = The game is over
mail-over-dice = The secret behind every draw is open now. The page of the proof derives each of them once more, in your own browser:
mail-over-proof = The proof
mail-over-why = You get this letter because you hold a seat at this table. It is the last one about this game.

# ── letters: news ──
mail-news-subject = { $table }: { $kind ->
    [mention] somebody calls you
    [timeout] your time was up
    [declined] an invitation was declined
    [off] called off
   *[vote] something is to be decided
  }
mail-news-title = { $kind ->
    [mention] You are called
    [timeout] Your time was up
    [declined] An invitation was declined
    [off] The table was called off
   *[vote] Something is to be decided
  }
mail-news-about = { $kind ->
    [mention] Somebody at the table has called you by name in the talk.
    [timeout] The deckhand has given this one answer for you, and the game goes on. The seat stays yours, and the next question comes to you again.
    [declined] Somebody whom you invited does not want to play this time. On the page of the seats you can invite somebody else.
    [off] The host has called the table off before it began. There is nothing left to do.
   *[vote] The table asks all its seats. Silence counts after two days.
  }
mail-news-why = { $kind ->
    [declined] You get this letter because you opened this table.
    [off] You get this letter because you hold a seat at this table, or were invited to one. It is the last one about it.
   *[vote] You get this letter because you hold a seat at this table.
  }

# ── the bot ──
deckhand = Deckhand

# ── letters: links ──
mail-links-subject = Your links
mail-links-title = Your links
mail-links-about = These links open your seats, on every device and as often as you like.
mail-links-none = No table of this address is known here.
mail-links-mine = My tables
mail-links-asked = { $table }, where it is your move
mail-links-why = This letter came because somebody asked for the links of this address.
