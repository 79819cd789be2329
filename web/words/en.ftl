## What every page shares

layout-skip = Skip to the content
layout-mine = My tables
layout-new = New table
layout-rules = Rules
layout-language = Language
layout-more = More pages
layout-about = Packetboat is free, keeps no accounts and sets no trackers.

## Times

time-since = since
time-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
  }{ $hours ->
    [0] {""}
    [one] , { $hours } hour
   *[other] , { $hours } hours
  }
time-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
  }{ $minutes ->
    [0] {""}
    [one] , { $minutes } minute
   *[other] , { $minutes } minutes
  }
time-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }

## The table

table-board = The board
table-list = The board as a list
map-open = Whole board
map-short = Map
map-close = Close the map
map-near = The board around you
table-watching = you’re watching
table-you = you are
table-mine = My side
table-others = My other tables
table-crew = The others
table-all = At the table
table-take-back = Take back my last answer
table-undo = Take back
table-notice = { $what ->
    [forgotten] This browser has forgotten the seat. Its own link still opens it, here or anywhere else.
    [too-many] No room for more: remove one if you can.
    [reported] Reported. The letter is on its way to the people who run this site.
    [reported-before] You’ve reported this table already.
    [stale] The table has moved on. What happened in the meantime is below; please look again.
    [passed] That question has already been answered, or its time is up. Here’s how things are now.
    [counted] This answer already counts. Once is enough.
    [too-often] You can’t change this any more this round. Your last choice counts.
    [unanswered] Nothing is chosen yet. Make a choice above, then press the button again.
    [took-back] Taken back. You can answer again.
    [owner-only] Only the seat’s owner can do that, not a substitute.
    [not-now] It’s too late for that: the table has moved on. Please look again.
    [nothing-said] There was nothing to send: please type something first.
    [said-enough] This table can’t keep any more messages from you. You can still play.
    [too-long] That’s too long: at most 2,000 characters.
    [too-fast] That was a lot at once. Please wait a while.
    [no-such-vote] This vote is closed. Please look at the table again.
    [not-a-voter] This vote is up to the others. Please wait for it to end.
    [refused-before] The others said no to this not long ago. Please play on, and ask again later.
    [agreed-before] The others have already agreed to this once. Please play on before you ask again.
    [same-address] This seat already uses that email. Please type another.
    [bad-date] That day won’t work. Please choose another.
    [bad-hours-zone] There’s no time zone by that name. Please choose one from the list.
    [bad-hours-day] Please leave at least 4 waking hours a day.
    [bad-hours-weekdays] Please choose at least one day.
    [bad-hours-week] Please leave at least 24 waking hours a week.
    [bad-absence-empty] The last day can’t be before the first, or in the past.
    [bad-absence-far] That’s too far ahead. Please choose days within a year.
    [bad-absence-times] You have no absences left at this table. You can lend your seat instead.
    [bad-absence-days] That’s more days than you have left at this table. Please choose fewer.
    [bad-absence-late] Your time is already up, so it’s too late for an absence. Please answer now.
    [bad-absence-none] That absence is already over or cancelled. Announce a new one if you need it.
    [bad-address] That doesn’t look like an email. Please check it.
    [not-sure] Nothing has changed: please tick the box to say you’re sure.
    [plan-turn] It’s already your turn: please answer at the table.
    [plan-gone] It became your turn while that page was open, or what you chose can’t be planned now. Please look again.
    [plan-changed] You’ve changed your plan on another page. This is the one that counts.
    [plan-empty] Please choose at least one action.
    [too-late-to-take-back] You can’t take this back any more: something has been revealed since. Perhaps the others will let you: look under “{ deeds }”.
   *[other] Nothing was changed.
  }

ask-mine = Your move
ask-last = Everyone’s waiting for you
ask-may = If you like
ask-may-back = Back to the question
ask-may-ribbon = No hurry
ask-may-about = Nobody’s waiting for this. You can change your mind until the choice takes effect.
ask-several = { $count ->
    [one] { $count } question for you
   *[other] { $count } questions for you
  }
ask-spare = { $count ->
    [one] { $count } more choice that gains you nothing
   *[other] { $count } more choices that gain you nothing
  }
ask-rarer = { $count ->
    [one] { $count } more choice
   *[other] { $count } more choices
  }
ask-groups = Show choices
ask-answer = Answer
own-link = My personal link
own-link-and-settings = My settings and personal link
ask-rules = What the rules say
ask-hint-more = More below
ask-hint-heading = Good to know
ask-hint-others = More hints
ask-hints-off = No more hints
hints-on = Explain questions again
hints-are = { $state ->
    [on] Each kind of question is explained when it first comes up.
   *[off] Questions are no longer explained.
  }

waiting-change = Change
waiting-letter = { $lettered ->
    [yes] You’ll get a letter when it’s your move. You can close this page.
   *[no] Come back with your link: this page tells you when it’s your move.
  }
waiting-held = It’s { $who }’s move: go to that seat
waiting-mine = Nothing to do for you now
waiting-watcher = The table is waiting

seats-awaited = to move
seats-asleep = asleep
seats-asked = to move
seats-taken = is here
seats-expected = not here yet
seats-held = Seats in this browser

seating-heading = { $free ->
    [0] Everyone’s here
    [one] One seat is still free
   *[other] { $free } seats are still free
  }
seating-start = The game starts as soon as everyone is here.
seating-host = Hand out the seats
seating-meanwhile = Meanwhile

past-heading = { $round ->
    [0] Step { $position }
   *[other] Round { $round }, step { $position }
  }
past-about = This is how the table looked then. It’s at step { $latest } now.
past-now = Back to now
past-back = Go back to this step
past-back-about = { $whose ->
    [own] {""}
   *[all] Everyone at the table must agree.{" "}
  }What came after this step stays in the log, marked as taken back. From here on the dice and cards will be new.
past-back-ask = { $whose ->
    [own] Go back here
   *[all] Ask everyone to go back here
  }

steps = From step to step
steps-first = To the start
steps-back = One step back
steps-on = One step on
steps-now = Back to now

end-verdict = { $who-is ->
    [you] You win
   *[other] { $who } wins
  }{ $scored ->
    [yes] {" "}with { $n }
   *[no] {""}
  }
end-share = Share
end-share-link = The watchers’ page
end-share-hint = Anyone with this link can watch, but not play.
end-share-look = Look at it
end-picture = The result as a picture
end-remembered = Worth remembering
chart-table = As a table
chart-turn = Round
end-ranking = The ranking
end-place = Place
end-who = Who
end-you = you
end-total = Total
end-watch = Watch from the start
end-proof = Check every draw
end-file = The whole game as a file

ledger-decisions = decisions
ledger-seats = Who the table waited for
ledger-waited = total wait
ledger-who = { $who }
ledger-own = You visited { $visits ->
    [one] once
   *[other] { $visits } times
  }.
ledger-own-waited = The table waited { $waited } for you in all.
ledger-rounds = Round by round
ledger-round = Round { $round }
ledger-waits = { $n ->
    [one] wait
   *[other] waits
  }
ledger-median = usual wait
ledger-decided = { $n ->
    [one] decision
   *[other] decisions
  }

dice-summary = How chance is checked
dice-sealed = The secret behind every draw was fixed before anyone sat down. This is its fingerprint (SHA-256). You’ll see the secret itself after the game.
dice-open = The secret is out now: it’s below its fingerprint (SHA-256). Anyone can use it to redo every draw.

## The log

log-since = Since you were last here
film-watch = Watch it
film-play = Play
film-pause = Pause
film-bar = Position in the film
log-newest = What happened last
log-nothing = Nothing yet.
log-whole = The whole log
log-heading = The whole log
log-numbers = A number opens the board as it was then.
log-position = Step { $position }
log-back = Back to the table
log-void = taken back
log-epoch = The site was restored from a backup. What anyone did after that backup is gone; the game goes on from here, with new dice.
log-put-back = The table goes back to step { $position }. What came after it no longer counts.
log-took-back = { $who-is ->
    [you] You take back your last answer.
   *[other] { $who } takes back the last answer.
  }
log-by = { $by ->
    [forced] no other choice
    [order] by standing order
    [bot] by a bot
   *[time] the time was up
  }
log-by-who = { $by }: { $names }

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
home-tables = { layout-mine }
home-asked = Your move
berth-as = as { $name }
berth-left = { $left } left
berth-late = time is up
berths-late = Some of your tables haven’t loaded yet.
berths-again = Look again
home-what = A game that takes its time
home-how = How it works
home-lead = Packetboat carries pirate games between friends, like a mail ship between islands. Look in once a day, answer one question, and the wind does the rest.
home-open = Start a table
home-open-more = and hand the links on. Nobody registers, nothing is installed.
home-answer = Answer when you like,
home-answer-more = in any browser, on any device. You’re only asked when there’s a real choice to make.
home-letter = Read the letter.
home-letter-more = It says what happened, shows the board and lists your choices; until you look in, only reminders follow.
home-dice = Check the dice.
home-dice-more = Their secret is fixed before anyone sits down. After the game you can redo every draw.
home-new = Start a table
home-find = Find a seat
home-known = I’m already playing
home-known-code = Or type a short code from another device
home-rules = Read the rules
home-games = The games

## What is wrong with a form

fault-title = Please check: { $title }
fault-heading = { $count ->
    [one] One thing isn’t right yet
   *[other] { $count } things aren’t right yet
  }
fault-game = Please choose a game.
fault-seats = This game has { $least } to { $most } seats: please fill in that many names.
fault-number = Please type a whole number from { $least } to { $most }.
fault-long = That’s too long: at most { $most } characters, please.
fault-name-missing = Please type a name.
fault-address = That doesn’t look like an email. Is the ending missing, such as “.org”?
fault-addresses-today = Too many invitations have gone out from your network today. Share the links yourself, or try again tomorrow.

## New table

new-title = Start a table
new-game = Which game?
new-players = { $least }–{ $most } players
new-edition = Rules of { $game }
new-seats-range = { $least } to { $most } seats
new-option-range = from { $least } to { $most }
new-seats = Who’s playing?
new-own-name = Your name
new-own = I’m playing
new-own-address-about = Optional: a letter says it’s your turn.
new-friend = a friend’s name
new-friend-address = email, if they should get a letter
new-more = Add more friends
new-pace = How fast?
pace-takes = { $pace ->
    [quick] a week
    [slow] 2 months
   *[steady] 3 weeks
  }
new-rules = Which rules?
new-rules-said = { $edition }, unless you choose another
new-letters-about = Each email gets one letter, and nothing more until it’s confirmed.
new-seat-name = Seat { $n }: name
new-seat-address = Friend { $n }: email
new-seat-language = Friend { $n }: language
host-email = Email
new-name-label = Name of the table
new-name-hint = If you leave this empty, the table gets the name you see.
new-open = Start the table

## The host's seats

host-title = Seats
host-free = { $free ->
    [0] Everyone’s here
    [one] One seat is still free
   *[other] { $free } seats are still free
  }
host-about = { $letters ->
    [all] A letter invites { $names }. Until an email is confirmed, no second one goes there: if it doesn’t come, send the link.
    [some] A letter invites { $names }. Until an email is confirmed, no second one goes there. Send the others their link.
   *[none] Send each friend their link.
  } The game starts when all seats are taken.
host-full = The game is under way.
host-to-table = Go to the table
host-seats = A link for each seat
host-seat-own = your seat
host-go = Go to my seat
host-return = To come back to your seat from another device, or without an email:
host-return-link = get your personal link
host-copy = Copy
host-copy-all = Copy all links
host-copied = Copied
host-copy-by-hand = Copying isn’t allowed here. The text is selected: copy it yourself.
host-share = Share
host-share-all = Share all in one message
host-more = QR and more
host-refresh = Reload this page to see who has come
host-channels = News to a chat, and letters
host-sent = invited by email
host-claim = Link for { $name }
host-claim-qr = { $name }’s link, to scan with a camera
host-sit = Playing for a friend here, too? Take their seat:
host-sit-here = I’ll sit here
host-own = Open this page on another device
host-own-link = Your own link
host-own-hint = Keep it to yourself: it opens this page on every device, as often as you like. It opens no seat.

## What is agreed at a table

agreed-heading = This game
agreed-game = Game
agreed-edition = Rules
agreed-yes = yes
agreed-no = no
dice-heading = Chance you can check
dice-fixed = The secret behind every draw at this table is fixed. This is its fingerprint, a code that no other secret has (SHA-256): keep it. If the secret shown after the game still matches it, nobody swapped the secret on the way.
dice-words = Each seat adds words of its own. If you keep the words filled in for you, nothing proves to you that this site didn’t pick the draws. If you type your own and sit down last, it could only cheat about who sat down when, with which words.
dice-words-beacon = Each seat adds words of its own. When the last seat is taken, this site names a round of a public beacon that nobody can know yet, and it goes into the draws. If you’re told of it before the beacon publishes it, nobody picked the draws, unless the people who run the beacon helped.
dice-how = What this proves, and what it doesn’t
mail-dice-kept = The secret behind the draws is fixed. Keep this letter: after the game, anyone can check it against this
dice-signed = After the game this site signs the whole file. It can be checked with this public key (Ed25519), so keep it too:
dice-who = Who could cheat with the draws
round-awaited = Everyone’s here. The dice are waiting for the beacon
round-when = The game begins by itself when the round comes: { $due }. If it hasn’t come by { $until }, the game begins without it.
round-number = Round of the beacon
round-seal = Fingerprint of the secret and all words (SHA-256)
round-chain = Public key of the beacon
round-signature = Signature of the round
round-keep = Keep the round and the fingerprint. Knowing them before the beacon published the round is what proves that nobody picked your dice.
round-named = Round { $round } of a public beacon goes into these dice. It was named when the last seat was taken.
round-came = Round { $round } of a public beacon is in these dice. It was named when the last seat was taken.
round-absent = Round { $round } of the beacon was named for these dice and didn’t come in time, so the game began without it. The dice prove no more than without a beacon.
round-wrong = For round { $round } of the beacon, named for these dice, no good signature came in time, so the game began without it. The dice prove no more than without a beacon.

## The invitation

claim-title = An invitation to { $game }
claim-invites = { $host } invites you to a game of { $game }
claim-takes = One short visit a day, { $pace ->
    [quick] about a week.
    [steady] about three weeks.
    [slow] about two months.
    [own] at the table’s own pace.
   *[none] for as long as you like.
  } No account.
claim-orders = Fights and payments are settled for you.
claim-who = Who’s playing
claim-other = Not { $name }?
claim-other-about = { $host ->
    [none] This link is meant for { $name }. Ask the person who shared it for a link of your own. If it’s for you after all, type your name above.
   *[other] This link is meant for { $name }. Ask { $host } for a link of your own. If it’s for you after all, type your name above.
  }
claim-held = You’re already at this table as { $name }. If you take this seat too, you’ll play both.
claim-terms = What’s agreed
claim-terms-said = { $pace ->
    [quick] quick
    [steady] steady
    [slow] slow
    [own] own pace
   *[none] no clock
  }{ $days ->
    [0] { "" }
    [one] , away { $days } day at most
   *[other] , away { $days } days at most
  }
claim-dice-said = fixed before the start
cover = A game of { $game } under way, on its board
preview-move = Whose move: { $names }
preview-on = The game is under way
wall-clock = My time now
wall-clock-unsaid = rather not say
claim-yours = this seat is yours
claim-rules = The rules in short
claim-name = Your name at the table
claim-words = Words for the draws
claim-words-hint = Anything you like; everyone sees them after the game.
claim-address = Email (optional)
claim-address-hint = You’ll get a letter when it’s your move. The first one asks you to confirm; one click stops them all.
claim-address-known = Letters go to { $address }; one click stops them.
claim-address-other = Another email, or none
claim-unlettered = That’s not my email: don’t write to it
claim-language = Language
claim-sit = Take this seat
claim-taken = This seat is taken
claim-taken-why = Someone has sat down here with this invitation.
claim-taken-now = If it was you, use your own link: you saw it when you sat down, and it’s in every letter we send you. If it wasn’t you, tell the person who invited you.
claim-taken-code = Playing on another device now? On the first one open “{ settings }”, then “{ settings-seat }”, ask for a short code, and type it here.
claim-dead = This invitation no longer works
claim-dead-why = It was replaced or withdrawn, or part of the link got lost on the way.
claim-dead-now = Check that you have the whole link, or ask the person who invited you for a new one.
claim-began = The game has begun without this seat
claim-began-why = It started on the day the host had set, and a bot is playing the seat kept for you.
claim-began-now = You can watch. If you’d still like to play, ask the person who invited you: the host can look for someone to take over from the bot.
claim-off = { off-heading }
claim-off-why = { off-about }
claim-off-now = There’s nothing left to do. You can start a table of your own.
taken-title = The seat is yours
taken-about = This link opens your seat. It works on every device, as often as you like, and nobody else knows it.
taken-link = Your personal link
taken-keep = Keep it where you’ll find it again, as a bookmark for instance. Don’t share it: anyone who has it plays for you.
taken-again = You’ll find it again under “{ settings }”, “{ settings-seat }”.
taken-alone = { $manner ->
    [brisk] This table is removed a week after your last answer.
   *[classic] Here you’re asked everything; with friends, standing orders can answer the small questions. This table is removed a week after your last answer.
  }
taken-bots = Only bots play with you: no hurry
taken-lettered = Don’t share it: anyone who has it plays for you. The letter we’ve sent you has it, too.
taken-asked = Don’t share it: anyone who has it plays for you. Keep it, too: your email gets one letter, and no more until you say yes there.
came = You’re { $name } here.
came-before = This browser already had a seat at this table: { $names }.
came-not = Not you?
came-forget = Forget this seat here
came-forget-about = Only this browser forgets it. The seat stays with its owner, and its link still opens it.
linked = Come back with this link
linked-about = Your browser keeps no cookies for this site, so it won’t recognise you next time. You can still play here.



## Errors

error-title = { $status ->
    [400] This couldn’t be read
    [403] This isn’t yours
    [404] There’s nothing here
    [405] Pages don’t open this way
    [409] Something else came first
    [410] This link no longer works
    [413] That was too much at once
    [415] This was sent in the wrong form
    [422] Something is missing or doesn’t fit
    [429] Too fast
   *[500] The boat has sprung a leak
  }
error-what = { $status ->
    [400] What your browser sent was cut off or garbled on the way.
    [403] The page belongs to a seat that this browser doesn’t have, or the form came from another site.
    [404] The link is mistyped, or nothing was ever here.
    [405] Pages here open from links and forms; this was something else.
    [409] While you were deciding, something happened that changes this.
    [410] It was replaced by a newer one, or it has done its job.
    [413] You sent more than any form of ours needs.
    [415] This site only takes forms that a browser sends.
    [422] We can’t use the form the way it was filled in.
    [429] Your network sent more requests in a minute than we take.
   *[500] That’s our fault. Nothing is lost: everything the table confirmed has been saved.
  }
error-now = { $status ->
    [400] Go back, load the page again and try once more.
    [403] Open your own link again: it’s in your letters, and you saw it when you sat down. If you replaced it on another device, get a short code there.
    [404] Check the link against your letter, or start from the home page.
    [405] Start from the home page.
    [409] Look at the table as it is now, and decide again.
    [410] Use the newest link you have, or ask the person who gave it to you.
    [413] Shorten what you wrote, and send it again.
    [415] Use the form on the page.
    [422] Go back and look through the form again.
    [429] Wait a minute, then try again.
   *[500] Try again in a moment.
  }
error-number = Error { $status }
error-home = Go to the home page
error-table = Go to the table
damaged-title = This table can’t be read
damaged-what = Its records are damaged, so nothing can be shown or played here for now. Other tables aren’t affected.
damaged-now = Nothing you can do will make it worse. Tell the people who run this site its name, { $table }: if they keep backups, they can put the table back.

## The proof of the chance

proof-title = The draws of this table
proof-running = The game is under way. The secret behind the dice stays hidden until the end. Its fingerprint is public, so swapping the secret would show.
proof-open = The game is over and the secret is out. Anyone can redo every draw; your browser has just done so, if it runs scripts.
proof-how = How it works
proof-how-secret = Before anyone could sit down, the server drew a secret of 32 bytes and showed its fingerprint (SHA-256). Another secret would have another fingerprint.
proof-how-words = Each seat added words of its own when it was taken.
proof-how-key = When the game began, the secret and the words were made into a key: HMAC-SHA-256, with the secret as its key, of the words as a JSON list in the order of the seats.
proof-how-round = When the last seat was taken, a round of a public beacon was named that still lay ahead, and the SHA-256 of the key so far was shown. When the beacon published it, with a good BLS signature, that signature went into the key: HMAC-SHA-256, with the key so far as its key, of the signature’s 48 bytes.
proof-how-draw = Draw number i has n possible results. It comes from HMAC-SHA-256, with that key, of the number i in decimal digits: eight big-endian words of 32 bits. The first word below the largest multiple of n counts, and its remainder by n is the result, from 0 to n − 1; so no result is favoured. If no word counts, the number is passed over.
proof-how-epoch = After the site was restored from a backup, the HMAC is taken of a number, a colon and i instead; here that number is { $epochs }. It’s the time of the restore, so that dice someone saw before it don’t come again.
proof-how-after = After the game the secret is shown, and anyone can do all of this again.
proof-means = What this proves
proof-means-all = To everyone who kept the fingerprint from the start: this is the secret that was fixed then, and every draw follows from it and from the seats’ words.
proof-means-kept = To a seat that kept the words filled in, and to watchers: nothing about who picked the dice. The site knew the secret and those words. It could have tried a million of them and kept the best.
proof-means-last = To the last person to sit down, if they typed words of their own: the site had no choice left, provided it told the truth about who sat down when, and with which words.
proof-means-order = To nobody: that the site told the truth about this. A dishonest site could seat a bot or a friend last. Bots’ words prove nothing.
proof-means-round = To everyone who was told of the round and of the fingerprint of secret and words before the beacon published that round: nobody picked the dice, unless the people who run the beacon helped this site.
proof-means-later = To everyone who came later: nothing about who picked the dice. The site could have named the round after the beacon published it.
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
proof-column-position = step
proof-column-check = check
proof-right = right
proof-wrong = wrong
proof-unchecked = Your browser hasn’t checked this page: it runs no scripts, or the page came over an insecure connection. You can still check everything on your own machine, as described below.
proof-checking = Your browser is working it all out again…
proof-all-right = { $count ->
    [one] Your browser has worked out the fingerprint, the key and the one draw again: everything is right.
   *[other] Your browser has worked out the fingerprint, the key and all { $count } draws again: everything is right.
  }
proof-some-wrong = Something is wrong here: it’s marked below.
proof-offline = On your own machine
proof-offline-about = Download the whole game as a file and let Packetboat’s own program work it out again, without this site:
proof-offline-kept = Put in the values from your own letters instead: the ones here come from this site now.
who-about = Dice on a site are only as good as what you can check. Here’s who could still do what, and how you’d notice.
who-with = This site waits for a public beacon before a game of two or more people begins.
who-without = This site uses no public beacon, so read what it says below about dice without one.
who-host = The host
who-host-could =
    A host picks the game and the seats, but sees neither the secret nor anyone’s words before the end. That gives them no say in the dice.

    If the host also runs the site, read what the site could do.
who-last = The last person to sit down
who-last-could =
    They type their words when all the others are fixed. But they don’t know the secret, so no words are better than any others.

    If someone tells them the secret, they can try a million words and keep the best. A beacon stops that: its round comes after the words.
who-site = The site
who-site-could =
    It knows the secret and all words. It fills in words for you, and decides who sits down last. Without a beacon it could try a million possibilities before the game begins, and nothing in the file would show it.

    With a beacon it first names the round, and the fingerprint of the secret and all words. If you got these before the beacon published the round, it has only one trick left: to claim that the round didn’t come, and begin without it. The table will always say so.

    It can’t swap the secret if you kept its fingerprint, and it can’t change a draw without the proof failing. It could write another answer of yours into the file, so look through the log.
who-beacon = The beacon
who-beacon-could =
    Independent organisations sign each round together. If enough of them worked together they could know a round ahead. They can’t choose what it brings, since only one signature is right. So they’d need the site’s help to gain anything.

    A site can name a beacon of its own, which proves nothing against that site. The proof shows the beacon’s public key: compare it with the one that the beacon publishes.
who-all = What no proof can stop
who-all-could =
    A site sees every hidden card, and could tell someone. Two people at a table can talk to each other elsewhere. No dice prevent that.

    To check a game, keep the letters from before it began, open the proof when it’s over, and compare the fingerprints.

## The mailbox of one's own machine

mailbox-title = Mailbox
mailbox-about = This machine isn’t set up to send letters, so they all arrive here.
mailbox-empty = No letters yet.
mailbox-kind = { $kind ->
    [invitation] invitation
    [seat] personal link
    [round] the round of the beacon
    [turn] your move
    [over] end of the game
   *[other] letter
  }
mailbox-back = All letters
mailbox-to = To
mailbox-at = Sent
mailbox-shown = As mail programs show it
mailbox-text = As plain text

## No more letters

stop-title = Fewer letters, or none?
stop-about = Choose which letters you don’t want. Your seats stay yours: their links keep working.
stop-button = Never write to me again
stop-not = No, leave it
stop-done = No more letters
stop-done-about = Packetboat will never write to this email again. Your seats stay yours: their links keep working.
stop-all = No letters at all
stop-all-about = Packetboat will never send a letter to this email again, whatever table it’s about.
stop-kinds = One kind of letter
stop-one = { $what ->
    [turn] Stop letters that say it’s my move
    [reminder] Stop letters that say my time is running short
    [timeout] Stop letters that say my time is up
    [mention] Stop letters that say someone called my name
    [vote] Stop letters about votes
    [over] Stop letters that say a game is over
    [invitation] Stop invitations
    [table] Stop letters about this table
   *[other] Stop these letters
  }
stop-again = { $what ->
    [turn] Send letters again that say it’s my move
    [reminder] Send letters again that say my time is running short
    [timeout] Send letters again that say my time is up
    [mention] Send letters again that say someone called my name
    [vote] Send letters again about votes
    [over] Send letters again that say a game is over
    [invitation] Send invitations again
    [all] Send letters to this email again
    [table] Send letters again about this table
   *[other] Send these letters again
  }
stop-did = { $what ->
    [again] Saved: you’ll get those letters again.
   *[other] Saved: no more of those letters.
  }
confirm-title = Letters to this email?
confirm-about = Someone gave this email for letters about a game. If it was you, agree here, and the seat opens. If not, do nothing: you won’t get any more letters.

## The rules

rules-page = The rules in short
rules-page-about = What a table offers you is always legal, so you can learn while you play.
rules-others = The same game with other rules:
rules-all = All rules
rules-contents = Contents
rules-more = In full
rules-whole = Read every chapter in full

## Letters

mail-open-table = Go to the table
mail-open-seat = Go to your seat
mail-stop = Fewer letters, or none
mail-who = Who’s playing
mail-turn-subject = { $kind ->
    [reminder] Still your move: { $table }
   *[turn] Your move: { $table }
  }
mail-turn-news = { $told ->
    [yes] { $kind ->
        [reminder] still your move
        [ahead] choose your cards
       *[turn] your move
      }
   *[no] { $kind ->
        [reminder] Still your move
        [ahead] Choose your cards
       *[turn] Your move
      }
  }
mail-aboard = Yours:
mail-turn-since = The table has been waiting for you since { $since }.
mail-turn-until = You have time until { $until }.
mail-turn-others = The table is also waiting for { $names }.
mail-rest = { $count ->
    [one] One more line on the table’s page
   *[other] { $count } more lines on the table’s page
  }
mail-turn-more = { $count ->
    [one] One more choice is on the table’s page.
   *[other] { $count } more choices are on the table’s page.
  }
mail-spare = { $count ->
    [one] gains nothing more
   *[other] gain nothing more
  }
mail-turn-how = Each link opens the table with that choice selected. Nothing counts until you press “{ $verb }” there.
mail-turn-reply = To { $vote ->
    [yes] vote
   *[no] answer
  } by letter, reply with { $several ->
    [yes] one number for each question, for example “{ $example }”. A question you leave out stays as it is.
   *[no] the number of a choice.
  }
mail-turn-always = Reply “always { $n }” to answer this way every time.
mail-turn-also = These tables are waiting for you, too
mail-turn-why = You’re getting this letter because you have a seat at this table. { $kind ->
    [reminder] You can switch off each kind of reminder in the settings of your seat.
   *[turn] Until you look in, only reminders follow.
  }
mail-invitation-seat = There’s a seat for { $name } at the table “{ $table }”.
mail-invitation-kept = { $name }, there’s a seat for you.
mail-invitation-look = Take my seat
mail-invitation-why = Someone who started a game entered your email. Unless you accept, we won’t write again.
mail-seat-subject = Your seat: { $table }
mail-seat-about = This link opens your seat. It works on every device, as often as you like, and it’s in every letter we send you.
mail-confirm-title = Please confirm your email
mail-confirm-about = You won’t get another letter, not even when it’s your move, until you say yes on the page this button opens. Some mail programs open links by themselves, so a click alone isn’t enough.
mail-confirm = Yes, send letters here
mail-confirm-look = Confirm my email
mail-seat-secret = Don’t share it: anyone who has it plays for you.
mail-seat-why = You’re getting this letter because you took a seat at this table and gave this email. { $first ->
    [yes] Unless you agree to more, we won’t write again.
   *[no] The next one comes when it’s your move.
  }
mail-over-subject = Game over: { $table }
mail-round-title = Everyone’s here. The dice come next
mail-round-when = The dice come from a public beacon: { $due }. Then the game begins by itself. If the beacon hasn’t spoken by { $until }, the game begins without it.
mail-round-about = All seats are taken. A round of a public beacon, which nobody can know yet, goes into the dice. Keep this letter: if it came before the beacon published the round, it proves that nobody picked them.
mail-over-place = You came { $place ->
    [2] second.
    [3] third.
    [4] fourth.
    [5] fifth.
   *[6] sixth.
  }
mail-over-ranked = { $verdict }, you’re { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
  }
mail-over-own = you
mail-over-why = You’re getting this letter because you have a seat at this table. It’s the last one about this game.

# ── letters: news ──
mail-news-title = { $kind ->
    [hook-off] A webhook is switched off
    [first-lost] Letters come here now
    [unreached] Letters don’t arrive
    [report] A table was reported
    [mention] { $named ->
        [yes] { $by } wrote to you
       *[no] Someone called your name
      }
    [timeout] Your time was up
    [declined] An invitation was declined
    [off] The table was called off
    [clearing] Nobody’s playing here any more
    [candidate] Would you play for someone?
    [stand-in] You’re in
    [stood-in] Someone is playing for you now
    [given-back] Thank you for playing
    [vote] There’s a vote
   *[other] There’s news at this table
  }
mail-writes = { $by } writes
mail-news-about = { $kind ->
    [hook-off] One of this table’s webhooks has taken no notices for an hour or longer, or is gone. You can switch it on again where you added it.
    [first-lost] Letters to the first email of your seat don’t arrive, so they come to this one, your second. You can change the first one in the settings of your seat.
    [unreached] Letters to a seat of this table don’t arrive. The table’s page shows which seat it is; the person there can give another email in the settings.
    [report] Someone at this table has reported it. You’ll see it the way any watcher does.
    [mention] { $named ->
        [yes] { $by } called you by name in the talk.
       *[no] Someone at the table has called you by name in the talk.
      }
    [timeout] The bot answered once for you, and the game goes on. The seat stays yours, and the next question comes to you again.
    [declined] Someone you invited doesn’t want to play this time. You can invite someone else on the table’s “Seats” page.
    [off] The host called the table off before it began. There’s nothing left to do.
    [clearing] Nobody has answered or said anything at this table for eleven months. In 30 days it’ll be removed, with its game and its talk. One answer, or one word in the talk, keeps it for another year.
    [candidate] Someone gave this email to take over from a player who’s gone. If it was you, say yes on the next page, and the table decides. If not, do nothing.
    [stand-in] The table has agreed: you play this seat until its owner is back, 60 days at most. This button opens the seat, and it’s in every letter about it.
    [stood-in] You were gone, and the table has agreed to a substitute. The seat stays yours: open it and take it back whenever you like.
    [given-back] The seat’s owner is playing again, or your time as a substitute is up. Your link to the seat no longer works.
    [vote] The table is asking you. Open it to vote.
   *[other] There’s news at this table.
  }
mail-news-why = { $kind ->
    [hook-off] You’re getting this letter because you added this webhook.
    [unreached] You’re getting this letter because you started this table.
    [report] You’re getting this letter because you run this site.
    [declined] You’re getting this letter because you started this table.
    [off] You’re getting this letter because you have a seat at this table, or were invited to one. It’s the last one about it.
    [candidate] You’re getting this letter because someone asked to play with this email. You won’t get any more unless you say yes.
    [stand-in] You’re getting this letter because you asked to be a substitute at this table.
    [given-back] You’re getting this letter because you were a substitute at this table. It’s the last one about it.
   *[other] You’re getting this letter because you have a seat at this table.
  }

# ── the bot ──
practice-name = Guest
practice-table = Practice: { $game }{ $n ->
    [1] {""}
   *[other] {" "}{ $n }
  }
deckhand = Deckhand
# First names, with a comma between; they begin with the letters on the sails: A, E, K, M, O, T
deckhand-names = Abe, Eli, Kit, Max, Otis, Tom

# ── letters: links ──
mail-links-subject = { $kind ->
    [digest] { $count ->
        [one] { $count } table is waiting for you
       *[other] { $count } tables are waiting for you
      }
    [links] Your links
   *[other] A letter from Packetboat
  }
mail-links-title = { mail-links-subject }
mail-links-about = { $kind ->
    [digest] These tables are waiting for your move, the soonest deadline first.
    [links] These links open your seats, on every device and as often as you like.
   *[other] This is for your tables.
  }
mail-links-none = No table here uses this email.
mail-links-mine = My tables
mail-links-asked = { $table } · your move
mail-links-why = { $kind ->
    [digest] You asked for one letter a day. You can change that under “My tables”.
    [links] This letter came because someone asked for the links that go with this email.
   *[other] This letter came because you have tables here.
  }
mail-links-until = { $table } · your move, due { $until }

# ── the clock ──
clock-left = { $left } left
clock-brief = The bot answers in { $left }
clock-up = The time is up
clock-runs = { $left } left, until { $until }{ $zone ->
    [own] , your time.
   *[utc] .
  }
clock-until = You have until { $until }{ $zone ->
    [own] , your time.
   *[utc] .
  }
clock-stopped = Stopped until { $sleeps }.
clock-late = The bot is about to answer. An answer that comes before it still counts.
clock-then = After that the bot gives this one answer.
pace-name = { $name ->
    [quick] Quick
    [steady] Steady
    [slow] Slow
    [own] Your own pace
   *[none] No clock
  }
pace-numbers = { $first } in hand at the start; each answer puts back { $add }; never more than { $most }
pace-about = How much time each seat has. It runs only while the table waits for that seat, and only in the waking hours that each person sets.
pace-own-about = three numbers of your own, in hours
pace-none-about = Nobody’s on the clock; the table waits as long as it takes.
pace-first = Hours at first
pace-add = Hours that each answer adds
pace-most = Hours at most
terms-pace = Clock
terms-late = When time runs out
terms-late-about = The bot answers that question, the log says so, and the game goes on. When that has happened three times in a row, the others vote: go on with the bot, look for a substitute, wait longer, or end the game. The seat’s owner can always take the seat back.
terms-absences = Absences
terms-absences-about = Players can announce time away, and their clock stops: at most { $times ->
    [one] { $times } time
   *[other] { $times } times
  }, { $days ->
    [one] { $days } day
   *[other] { $days } days
  } in all.
terms-absences-none = none at this table
terms-start = Starts no later than
terms-hours = A clock runs only in the hours and days its owner sets. You set yours after sitting down.

# ── who sits there ──
seat-bot = bot
seat-hot = hot seat
seat-away = away
seat-away-until = away until { $until }
seat-lent = substitute until { $until }
seating-start-at = The game starts no later than this, with bots in any free seats:
seating-rules = The rules in pictures
off-heading = This table was called off
off-about = The game never began: its host called it off, or its seats didn’t fill.
end-rematch = Play again
end-again = Go to this crew’s next table
end-again-host = Seats and webhooks of the next table

# ── talk and notes ──
talk = Talk
talk-nothing = Nobody has said anything yet. Wish them fair winds.
talk-muted = Nothing to read here: only people you’ve muted have written.
talk-earlier = { $count ->
    [one] { $count } earlier message
   *[other] { $count } earlier messages
  }
talk-say = Write to everyone
talk-hint = { $open ->
    [open] Anyone can read this, watchers too. Type @ and a name to get someone’s attention.
   *[table] Only people at this table can read this. Type @ and a name to get someone’s attention.
  }
talk-send = Send
talk-mute = Mute someone
talk-mute-about = You no longer see what that person writes. They aren’t told.
talk-silence = Mute
talk-hear = Unmute
notes = { $count ->
    [0] My notes
   *[other] My notes ({ $count })
  }
notes-new = A new note
notes-about = For your eyes only. It’s kept with the table’s current step.
notes-keep = Keep it
deed-lost = That couldn’t be sent. Please try again in a moment.

# ── votes ──
vote-mine = Your vote
vote-asks = { $kind ->
    [pause] { $who-is ->
        [you] You’d like to pause the game
       *[other] { $who } would like to pause the game
      }
    [takeback] { $who-is ->
        [you] You’d like to take back your last answer
       *[other] { $who } would like to take back the last answer
      }
    [back] { $who-is ->
        [you] You’d like the table to go back to { $to }
       *[other] { $who } would like the table to go back to { $to }
      }
    [lost] { $who-is ->
        [you] The host says you’ve lost your link. The others decide about a new one
       *[other] The host says { $who } has lost the link. Give the seat a new one?
      }
    [substitute] { $who-is ->
        [you] { $name } would like to play for you until you’re back. All right?
       *[other] { $name } would like to play for { $who }. All right?
      }
    [vanished] { $who-is ->
        [you] You ran out of time three times in a row. What should happen now?
       *[other] { $who } ran out of time three times in a row. What should happen now?
      }
   *[other] There’s something to decide
  }
vote-back-to = { $moment }, before { $next-is ->
    [you] your move
   *[other] { $next }’s move
  }
mail-vote-subject = Vote: { $kind ->
    [pause] { $who-is ->
        [you] you’d like to pause
       *[other] { $who } would like to pause
      }
    [takeback] { $who-is ->
        [you] taking back your answer
       *[other] may { $who } take back an answer?
      }
    [back] { $who-is ->
        [you] going back, as you propose
       *[other] go back, as { $who } proposes?
      }
    [lost] { $who-is ->
        [you] a new link for you
       *[other] a new link for { $who }?
      }
    [substitute] { $who-is ->
        [you] may { $name } play for you?
       *[other] may { $name } play for { $who }?
      }
    [vanished] { $who-is ->
        [you] you’ve run out of time
       *[other] { $who } has run out of time
      }
   *[other] something to decide
  }
ballot-vanished = { $ballot ->
    [bot] Go on with the bot
    [substitute] Look for a substitute
    [wait] Wait longer
    [end] End the game
   *[other] Something else
  }
ballot-vanished-means = { $ballot ->
    [bot] The bot answers for this seat until its owner takes the seat back.
    [substitute] The seat is offered among the open tables, and you’re asked about each person. Until you agree to one, the bot goes on playing.
    [wait] This seat’s clock gets 3 more days.
    [end] The ranking at that moment counts.
   *[other] Something else.
  }
ballot-pause = { $ballot ->
    [yes] Pause the game
   *[no] Play on
  }
ballot-pause-means = { $ballot ->
    [yes] All clocks stop until someone resumes the game, for 30 days at most.
   *[no] Nothing changes.
  }
ballot-takeback = { $ballot ->
    [yes] Allow it
   *[no] Keep the answer
  }
ballot-takeback-means = { $ballot ->
    [yes] The answer and what followed from it no longer count, and the log says so. Nobody gets extra time.
   *[no] The game goes on as it is.
  }
ballot-back = { $ballot ->
    [yes] Go back there
   *[no] Stay where we are
  }
ballot-back-means = { $ballot ->
    [yes] Nothing since then counts any more, and the log says so. The dice will be new, and nobody gets extra time.
   *[no] The game goes on as it is.
  }
ballot-lost = { $ballot ->
    [yes] Give a new link
   *[no] Leave it
  }
ballot-lost-means = { $ballot ->
    [yes] The person who gets the new link from the host plays this seat and sees its cards. Agree only if you know that it’s the owner.
   *[no] Nothing changes.
  }
vote-count = { $voted } of { $voters } { $voted ->
    [one] has
   *[other] have
  } voted
vote-until = { $kind ->
    [vanished] Open until { $until }. More than half decide; silence counts as “{ $silence }”.
    [substitute] Open until { $until }. The seat’s owner decides; if they say nothing, all the others must agree.
   *[other] Open until { $until }. All must agree; silence counts as “{ $silence }”.
  }
vote-cast = Vote
vote-change = Change my vote
vote-withdraw = Withdraw my request

# ── what else a seat may do ──
deeds = What else you can do
deed-takeback = { $whose ->
    [own] Take back my last answer
   *[all] Ask to take back my last answer
  }
deed-takeback-about = Something has been revealed or answered since, so all the others must agree. Everyone sees that you asked, and nobody gets extra time.
deed-pause = Propose a pause
deed-pause-about = If everyone agrees, the clocks stop until someone resumes the game, for 30 days at most.
deed-resign = Resign…
deed-resign-about = The bot takes over your seat, the others play on, and you can take the seat back. You’ll be asked once more.
paused = The game is paused
paused-about = Everyone agreed. The clocks are stopped until { $until }, or until someone resumes the game.
paused-resume = Resume the game
recovery = The host says you’ve lost your link
recovery-about = If that’s wrong, say so, and your link stays as it is. You have until { $until }; nights, days off and absences in your settings don’t count.
recovery-object = Keep my link
lent-reader = You’re playing for { $who } until { $until }.
back = { $by ->
    [bot] The bot is playing your seat
   *[substitute] A substitute is playing your seat
  }
back-about = You can take it back at any moment. What was answered in the meantime stays.
back-take = Take my seat back
claim-win = { $who } ran out of time three times in a row
claim-win-about = You can end the game here and take the win, or play on while the bot answers.
claim-win-take = End the game and take the win

# ── settings of a seat ──
settings = My settings
settings-about = Your hours, reminders and absences, your link, a substitute, letters, and leaving.
settings-time = Hours
settings-absences = Absences
settings-letters = Letters
settings-notices = Notices
settings-seat = My seat
settings-save = Save
settings-done = { $deed ->
    [replace-feeds] The old links no longer work. Here are the new ones.
    [push-drop] That browser won’t show any more notifications.
    [push] This browser shows notifications from now on.
    [hook-drop] The webhook is removed.
    [hook-on] The webhook is on again.
    [hook-test] A test is on its way. Load this page again in a moment to see what came of it.
    [hook] The webhook is added. Send a test to see whether it works.
    [hours] Your hours are saved. They count from the next question.
    [reminders] Saved.
    [absent] Announced: everyone at the table sees when you’re away.
    [back-sooner] Your absence is shorter now.
    [replace-link] The old link no longer works. Here’s the new one.
    [lend] The seat is lent. Share the link below.
    [take-seat-back] The seat is all yours again.
    [code] Here’s your code.
    [second-address] Letters go to this email, too, when the first one fails. Your link is on its way there.
    [drop-second] Only the first email is left.
    [address] Saved as the email for your letters. Your link is on its way there.
    [language] Letters come in this language from now on.
    [resign] You’ve resigned. The bot plays on, and you can still take the seat back.
   *[other] Saved.
  }
settings-lent-heading = You’re a substitute here
settings-lent = Hours, absences, link, letters and leaving are up to the seat’s owner.
hours = My hours
hours-about = Your clock runs only in these hours, and all times are in your time zone. A change counts from the next question.
hours-zone = Time zone
hours-zone-hint = Its name, such as Europe/Warsaw. Start typing, and you’ll see suggestions.
hours-from = Awake from
hours-to = to
hours-days = On these days
hours-least = At least 4 hours a day and 24 hours a week. The same time twice is the whole day; an end before the beginning is past midnight.
tick-reminders = Reminders
tick-reminders-about = Send me a letter when this much of my time is gone
tick-reminders-each = { $tick }%
tick-turns = Each turn
tick-turns-about = If a browser or a webhook tells me first, letters wait for the first reminder, unless I want both
tick-turns-each = a letter as well
absences = Absences
absences-about = While you’re away, your clock is stopped. The others see when you go, but not when you’ll be back, unless you tick that. Announce it before your time runs out.
absences-left = Left at this table: { $times ->
    [one] { $times } absence
   *[other] { $times } absences
  }, { $days ->
    [one] { $days } day
   *[other] { $days } days
  } in all.
absences-one = From { $from } to { $until }
absences-drop = Cancel it
absences-end = I’m back
absences-from = First day away
absences-until = Last day away
absences-share = Let the others see when I’ll be back
absences-shared = the others see when you’ll be back
absences-announce = Announce it
settings-own-about = Your personal link opens this seat in any browser, as often as you like.
settings-own-show = Show my link
settings-own-qr = The same link, to scan with a camera
settings-own-replace-about = If someone else has got hold of it, replace it: the old one and any link you lent stop working at once, and your other devices lose the seat until you open the new link there.
settings-own-replace = Replace my link
settings-own-fresh = Your new personal link
device = Another device
device-about = You’ll get a short code that works once, within a few minutes. On the other device, open “Short code” at the foot of any page and type it in.
device-ask = Give me a code
device-code = On the other device, open “{ code }” at the foot of any page and type this in before { $until }. It works once.
device-qr = The same code, to scan with a camera
lend = A substitute
lend-about = Someone else plays for you for a few days. You get a link to share, and can take the seat back at any moment.
lend-days = For how many days, at most { $most }
lend-do = Lend my seat
lend-fresh = Link for the substitute
lend-fresh-hint = For one person. It works until the day below, or until you take the seat back.
lend-until = Your seat is lent until { $until }.
letters = Letters
letters-state = { $state ->
    [given] letters go there
    [spare] the second email; letters go there only when they can’t reach the first
    [bounced] letters came back
    [stopped] letters about this table are stopped. The link “{ mail-stop }” in any letter lets them come again.
   *[asked] no letters yet. Press “{ mail-confirm-look }” in the letter that went there, then say yes on the page it opens.
  }
consent = { $state ->
    [stopped] You get no letters about this table, not even when it’s your move: they were stopped. The link “{ mail-stop }” in any letter lets them come again.
   *[asked] You get no letters yet, not even when it’s your move. In the letter that went to your email, press “{ mail-confirm-look }”, then say yes on the page it opens.
  }
consent-change = No letter there? Change your email
letters-other = Another email
letters-other-hint = From now on letters go there instead, starting with one that has your link.
letters-use = Use this email
letters-second = A second email (optional)
letters-second-change = Change the second email
letters-second-hint = Letters go there only when they can’t reach the first email. You can ask for your links with it, too. A letter with your link goes there right away; press the button in it if you agree to more.
letters-second-keep = Keep this email, too
letters-second-kept = This seat has a second email. A new one replaces it.
letters-language = Language of letters
goodbye = Leaving
resign-about = If you resign, the bot plays on in your seat at once. Nobody else’s game ends, and you can take the seat back while the game lasts.
resign-sure = Yes, let the bot play my seat
resign-do = Resign
leave-about = If you leave, your name, email, notes and everything you wrote are removed, your link stops working, and a bot plays on in your seat as “{ left-name }”. The game stays whole for the others. You can’t undo this.
leave-sure = Yes, forget me at this table
leave-do = Leave and be forgotten

# ── taking a seat ──
join-title = A free seat: { $game }
decline-about = Not for you this time? Say so, and the host can ask someone else. You won’t get any more letters about it.
decline-do = Decline the invitation
done = { $what ->
    [declined] Declined. Thanks for saying so
    [left] You’ve left the table
    [forgotten] You’ve left every table
   *[other] Done
  }
done-about = { $what ->
    [declined] The host can see that and ask someone else. You won’t get any more letters about this table.
    [left] Your name, email, notes and everything you wrote there are gone, and your link no longer works. If the game had begun, a bot plays on in your seat.
    [forgotten] Your name, email, notes and everything you wrote are gone from all of them, and this site has forgotten your email. Where a game had begun, a bot plays on in your seat.
   *[other] You can close this page.
  }


# ── the host ──
host-done = { $what ->
    [hook-drop] The webhook is removed.
    [hook-on] The webhook is on again.
    [hook-test] A test is on its way. Load this page again in a moment to see what came of it.
    [hook] The webhook is added.
    [withdraw] The invitation is withdrawn, and its link no longer works.
    [recover] You’ve asked, and everyone at the table sees it. Once the others agree and the time to object is over, a new link appears here.
    [seek] The seat is among the open tables now, as one that needs a substitute.
    [refill] Someone else is invited. The old link no longer works.
    [call-off] The table is called off. Everyone who sat down with an email is told.
   *[other] Done.
  }
host-declined = The invitation was declined.
host-guest = Someone else for a free seat
host-guest-seat = Which seat
host-guest-name = Name of the new guest
host-guest-invite = Invite them
host-withdraw = Just withdraw it
host-withdraw-about = Either way the link you gave out for that seat stops working at once, and there’s a new one above.
host-off = Call the table off
host-off-about = As long as the game hasn’t begun, you can call it off. Everyone who sat down with an email is told.
host-off-do = Call it off
host-off-sure = Yes, call this table off
new-seat-kind = Seat { $n }: who sits there
new-kind-link = friend
new-kind-open = anyone
new-kind-bot = bot
seat-open-name = anyone
new-rare = Other clocks, absences, start, talk
new-absences-about = How long each player can be away while their clock is stopped. Zero allows none.
new-absences-times = How many times
new-absences-days = How many days in all
new-start = Start after this many days at the latest
new-start-hint = 0: the game starts when everyone is here, however long that takes. Otherwise bots take the seats that are free on that day.
new-host-address = Your email, for news about the table
new-host-address-hint = When someone declines, or the table doesn’t fill.
new-open-talk = Watchers can read the talk

# ── the six pirates ──
persona-heading = Your pirate
persona-choose = Your pirate: { $name }. Choose another
persona-a = Anne Bonny
persona-a-life = She left a dull marriage for the sea and fought harder than most of the crew. After her trial in Jamaica all trace of her is lost, as she would have wished.
persona-e = Samuel Bellamy
persona-e-life = “Black Sam” took more than fifty ships in little over a year and was known for his manners. A storm off Cape Cod took it all back in one night.
persona-k = John Rackham
persona-k-life = “Calico Jack” is remembered for bright cotton coats and for a flag with two crossed swords. He robbed fishing boats more often than treasure fleets, and did it with style.
persona-m = Mary Read
persona-m-life = Raised as a boy, she served as a soldier before she ever saw a pirate. When the last fight came, she was one of the few who stayed on deck.
persona-o = Olivier Levasseur
persona-o-life = The “Buzzard” fell upon his prey fast, and once took a ship full of diamonds without a shot. From the scaffold he threw a page of cipher into the crowd; people dig to this day.
persona-t = Edward Teach
persona-t-life = “Blackbeard” tucked burning fuses under his hat, and most crews gave up at the sight. He blockaded a whole town for a chest of medicine.

# ── the lobby ──
lobby = Open tables
lobby-known = Already playing? Your seats are under
lobby-about = Anyone can take these seats. The tables that start soonest come first.
lobby-empty = No table is open just now. Start one yourself: every seat you mark “anyone” is offered here.
lobby-unlike = No open tables match.
lobby-all = Show all
lobby-show = Show
lobby-any-game = any
lobby-pace = Pace
lobby-any-pace = any
lobby-least = Free seats
lobby-from = { $n } or more
lobby-free = { $free ->
    [one] { $free } free seat
   *[other] { $free } free seats
  }
lobby-with = with { $names }
lobby-alone = nobody here yet
lobby-start = starts no later than
lobby-made = opened
lobby-join = Take a seat

# ── one's own tables ──
mine-about = All tables with your email. Anyone who has the link to this page sees them, so keep it to yourself.
mine-asked = Waiting for you
mine-others = Nothing to do now
mine-seating = Not begun yet
mine-over = { $count ->
    [one] { $count } finished table
   *[other] { $count } finished tables
  }
mine-nothing = No tables here yet.
mine-own = My data
mine-file = Everything stored about this email, as one file
mine-forget-about = Leave all these tables at once: your name, email, notes and everything you wrote are removed at each of them, bots play on in your seats, and this email is forgotten. You can’t undo this.
mine-forget-sure = Yes, forget me everywhere
mine-forget = Leave and be forgotten everywhere
mine-unknown = This browser doesn’t know your email yet
mine-unknown-about = You need no account. Ask for a letter with the links to all your seats; the link to this page is in it.
links = Send me my links
links-about = Lost a link? Type the email you gave at the table. We’ll send all its links in one letter.
links-address = Your email
links-send = Send them
links-done = Check your email
links-done-about = If this email is used at any table, a letter with its links is on its way. This page tells nobody whether it is.
code = Short code
code-enter = Type a short code
code-about = On the device you play on, open “{ settings }”, then “{ settings-seat }”, ask for a code, and type it here.
code-field = The code
code-open = Open my seat
code-wrong = This code doesn’t work: it’s mistyped, already used, or too old. Ask for a new one.
home-practice = Practise now
home-practice-game = Practise { $game }
home-practice-about = Practice: you against bots, right away, no email needed.
privacy = Privacy
privacy-operator = Who runs this site, in their own words
privacy-stored = A table stores what its game needs: the names that people typed, their answers, their talk and notes, and when they answered. There are no accounts and no passwords.
privacy-address = An email is stored only if someone gave it for letters. Nobody else at a table sees it. Every letter has a link that stops all letters for good.
privacy-cookies = A cookie for each table remembers which seats this browser has, one lists the last twenty of them for “My tables”, one keeps the language, one the time zone, one the name you last typed, and one which kinds of question have been explained. There’s nothing else: no trackers, no advertising, no one else’s scripts.
privacy-network = A visitor’s network address is used for a day at most, so that nobody can start tables by the thousand or write to many strangers; it isn’t kept in the clear.
privacy-public = Anyone who has the link of a table can watch it: the board, the log, and the talk if the host allowed that. Hidden cards and notes are never shown to others.
privacy-leave = You can leave in the settings of a seat: your name, email, notes and everything you wrote are then removed, and the game stays whole for the others.
unready = This site isn’t set up yet
unready-what = If you run it, here’s what to do. If you came to play, please come back later.
operator = For the people who run this site
operator-wrong = This isn’t the key from the settings.
operator-open = Open
operator-post = The post
operator-transport = Letters go out through: { $transport }
operator-none = This site sends no letters: no way to send them is set up.
operator-replies = Answers to letters come to { $domain }.
operator-no-replies = Nobody can play by answering a letter: REPLY_DOMAIN isn’t set.
operator-none-late = No letters are waiting to be tried again.
operator-late = { $count ->
    [one] One letter couldn’t be sent and will be tried again. It’s { $age } old.
   *[other] { $count } letters couldn’t be sent and will be tried again. The oldest is { $age } old.
  }
operator-restored = This site was restored from a backup, and writes to nobody yet.
operator-restored-do = Check that everything is here and that the old site is off for good. Then run: npm run restore speak
operator-test = A test letter
operator-send = Send it
operator-sent = Accepted by the server of { $to }. { $id }
operator-failed = Not sent to { $to }: { $error }
operator-site = How the site is doing
operator-version = Version: { $version }
operator-tables = Tables kept: { $tables }. Changed in the last day: { $touched }.
operator-disk = Disk: { $used } MB used by the site, { $free } MB free.
operator-disk-do = Make room on the disk: when it’s full, no answer can be kept. KEEP_DAYS removes finished tables by itself.
operator-quiet-tables = Tables at which nothing has happened for a week: { $quiet }
operator-quiet-do = Their games are over, or they’re waiting for someone. KEEP_DAYS removes finished tables; a clock lets the bot answer for a player who doesn’t come.
operator-jumped = The clock jumped by { $seconds } seconds, { $when }.
operator-jumped-do = Deadlines follow the clock, so keep it right (for example with systemd-timesyncd). A machine that has slept looks the same.
operator-silent = The machine last reported { $age } ago. Look at its log.
operator-open-tables = Open tables: { $count }
operator-no-waits = No table has been waiting for longer than three days.
operator-waits = Tables that have been waiting for longer than three days: { $tables }
operator-wait = Table { $table }…: { $age }, seats it waits for: { $seats }, { $clock ->
    [yes] with a clock
   *[no] no clock
  }
operator-waits-do = A table with a clock goes on by itself; without one it waits until the player comes. One such table is nothing to worry about. If there are several, check whether letters go out and arrive; in the log their names begin with the same letters.
operator-slowest = The slowest requests since the start:
operator-pace = { $route }: { $slowest } ms at worst, { $mean } ms on average, requests: { $times }
operator-slow-do = A request took longer than a second. If that keeps happening, check whether the disk or the processor is busy with something else.
operator-late-do = Look for post-fails in the log: it says why. Once that’s fixed, the letters go out by themselves.
operator-back = Put a table back
operator-back-about = If something went wrong, put the table back to an earlier step. Everyone at the table sees it in the log; nothing is deleted, and the dice will be new.
operator-back-table = Link of the table
operator-back-position = Step
operator-back-do = Put it back
operator-back-done = The table was put back.
operator-back-failed = Nothing was done: there’s no running table under this link, or it can’t go back to that step. Please check both.
operator-days = Day by day
operator-quiet = Nothing has happened yet.
operator-day = tables opened: { $tables }, letters given up: { $givenUp }, letters that came back: { $bounced }, letters not read because too many came: { $unread }
operator-letter = A test letter
operator-letter-about = The people who run { $site } sent this letter to see whether it arrives.

# ── told beside the game ──
remark-put-back = The people who run this site put the table back to step { $position }.
remark-withdrawn = The request is withdrawn: the answer stays.
remark-vote = { $kind ->
    [pause] { $outcome ->
        [yes] Everyone agreed: the game is paused.
       *[no] Not everyone agreed to pause the game. It goes on.
      }
    [takeback] { $outcome ->
        [yes] Everyone agreed: { $who-is ->
            [you] you take
           *[other] { $who } takes
          } the last answer back.
       *[no] Not everyone agreed to take the answer back. It stays.
      }
    [back] { $outcome ->
        [yes] Everyone agreed: the table goes back.
       *[no] Not everyone agreed to go back. The game goes on as it is.
      }
    [lost] { $outcome ->
        [yes] The others agreed to a new link for { $who }.
       *[no] There’s no new link for { $who }: not everyone agreed.
      }
    [substitute] { $outcome ->
        [yes] There’s a substitute for { $who } now.
       *[no] The vote said no: { $who } has no substitute yet.
      }
    [vanished] { $outcome ->
        [bot] The table has voted: the bot plays on for { $who }.
        [substitute] The table has voted: a substitute is wanted for { $who }; until then the bot plays on.
        [wait] The table has voted: it waits longer for { $who }.
        [end] The table has voted: the game ends here.
       *[other] The vote is over.
      }
   *[other] The vote is over.
  }
remark-lent = { $who-is ->
    [you] You’ve lent your seat to a substitute.
   *[other] { $who } has lent the seat to a substitute.
  }
remark-back = { $who-is ->
    [you] You’ve taken your seat back.
   *[other] { $who } has taken the seat back.
  }
remark-resigned = { $who-is ->
    [you] You’ve resigned. The bot plays on.
   *[other] { $who } has resigned. The bot plays on.
  }
remark-bot = From now on the bot plays for { $who }.
remark-resumed = { $who-is ->
    [you] You’ve resumed the game. The clocks run.
   *[other] { $who } has resumed the game. The clocks run.
  }
remark-left = { $who-is ->
    [you] You’ve left the table.
   *[other] { $who } has left the table.
  }
remark-away = { $who-is ->
    [you] You’re away, as you announced. Your clock is stopped.
   *[other] { $who } is away for a while.
  }
remark-declined = The invitation to { $who }’s seat was declined.
why-vote = The table voted to end the game. The ranking at that moment counts.
why-claim = { $who-is ->
    [you] You claimed the win because nobody else was answering any more.
   *[other] { $who } claimed the win because nobody else was answering any more.
  }
remark-clearing = Nobody has played or said anything here for eleven months. In 30 days this table will be removed; one answer, or one word, keeps it.
remark-lost = { $who-is ->
    [you] The host says that you’ve lost your link. You can say on your page that you haven’t.
   *[other] The host says that { $who } has lost the link to the seat. If the others agree and that player doesn’t object, the seat can get a new one.
  }
remark-lost-silence = { $who-is ->
    [you] The host says that you’ve lost your link. You can say on your page that you haven’t.
   *[other] The host says that { $who } has lost the link to the seat. If that player says nothing for seven days (days off and absences don’t count), the seat can get a new one.
  }
remark-retaken = { $who-is ->
    [you] You’ve taken over this seat with a new link. The old one no longer works.
   *[other] { $who } has taken over the seat with a new link. The old one no longer works.
  }
remark-found = { $who-is ->
    [you] You’re here: your link stays as it is.
   *[other] { $who } is here: the link stays as it is.
  }
remark-round-named = Everyone’s here. The dice are waiting for round { $round } of the beacon.
remark-round-came = The beacon has published round { $round }, and it’s in the dice.
remark-round-missed = Round { $round } of the beacon didn’t come in time with a good signature. The game begins without it.
remark-hot = { $who-is ->
    [you] You play this seat and { $other }’s: a hot seat.
   *[other] { $who } and { $other } are played by one person: a hot seat.
  }
fault-pace = These hours don’t fit together. Use whole numbers from 1 to 720; the most can’t be less than the other two.
fault-absences = That’s too much time away: at most 12 absences, 60 days in all.

# ── letters: receipts ──
mail-receipt-title = { $kind ->
    [misread] We didn’t understand your letter
    [stale] Your letter came too late
    [flood] Too many letters in one hour
    [receipt] Your answer counts
   *[other] We have your letter
  }
mail-receipt-about = { $kind ->
    [misread] Nothing was changed. Answer with the number of a choice, for example 3; or with “take back”; or with a line that begins with “say:”.
    [stale] The table had moved on when it came, so nothing in it counts. This is how things are now.
    [flood] Your last letter wasn’t read, and nothing in it counts: too many came from you in one hour. Play on the page, or write again in an hour.
    [receipt] We’ve read your letter and done what it asked for.
   *[other] We have your letter. This is how things are now.
  }
mail-receipt-chose = You chose “{ $choice }”.
mail-receipt-next = Next question
mail-receipt-waits = Now the table is waiting for { $names }.
mail-receipt-why = You’re getting this because you answered one of our letters.
left-name = A pirate

# ── the mailbox: answering ──
mailbox-reply = Answer this letter
mailbox-reply-label = A number, a choice, “take back”, or a line that begins with “say:”
mailbox-reply-send = Send the answer

## Notices that are not letters

brief-test = { $table } · a test
brief-test-about = Notices for this table arrive here.
brief-waits = { $table } · waiting for { $names }

hooks = Webhooks
hooks-about = Notices can also go where you like: to { $services }, or to a program of your own. Their link gives nobody your seat, and chats never get what only you should know.
hooks-new = Add a webhook
hooks-shape = Where the notices go
hooks-json = A program of your own (JSON)
hooks-url = Address of the webhook
hooks-url-hint = It begins with https:// and a public name. For Telegram: https://api.telegram.org/bot…/sendMessage?chat_id=…
hooks-secret = Secret
hooks-secret-hint = For a program of your own: leave it empty, and one is made for you. For ntfy: an access token, if the topic wants one.
hooks-fresh = This is how your program knows that a notice comes from here (Standard Webhooks). It’s shown only now.
hooks-add = Add it
hooks-test = Send a test
hooks-on = Switch it on again
hooks-drop = Remove it
hooks-health = { $state ->
    [taken] The latest notice got through: { $at }.
    [failing] Notices haven’t got through since { $at }. We keep trying.
    [off] Switched off since { $at }, because notices didn’t get through.
   *[none] Nothing has been sent yet.
  }
hooks-said = The answer was: { $said }
hooks-fault = { $fault ->
    [shape] Please choose where the notices go.
    [long] Use a shorter address.
    [https] The address has to begin with https://.
    [login] An address with a name and a password in it can’t be used.
    [port] Only the usual https port, or 8443, can be used.
    [name] This isn’t the name of a public server. Numeric addresses and names on a home network can’t be used.
    [chat] For Telegram the address has to end with the chat: ?chat_id=…
    [secret] This secret doesn’t have the right form. For a program of your own it begins with whsec_.
    [form] Please type a web address here.
   *[other] Please use another address.
  }

push = Notifications in this browser
push-about = This browser can show a notification when the table waits for you, even while no page is open.
push-without = This needs a browser that runs scripts and shows notifications, and the site’s web address has to begin with https.
push-do = Show notifications here
push-denied = Your browser doesn’t allow notifications from this site. You can change that in its settings.
push-failed = It didn’t work. Please try again in a moment.
push-device = A browser that shows notifications, since { $since }

feeds = Feeds
feeds-news = News, for a feed reader (Atom)
feeds-deadlines = Deadlines with alarms, for a calendar (iCalendar)
feeds-secret = Anyone who has one of these links can read along, but not play. If one has leaked, replace both.
feeds-replace = Replace both
post = What became of the latest notices
post-heard = Last heard from: { $at }
post-never-heard = Nothing has been heard from this seat yet.
post-none = No notice has been written yet.
post-written = written { $at }
post-sent = sent { $at }
post-accepted = accepted by the other server { $at }
post-state = { $state ->
    [failing] not through yet; we’ll try again
    [daily] goes in the daily letter
    [unneeded] no longer needed
    [given-up] not delivered
    [restored] not sent again after the site was restored
    [bounced] it came back
    [unwanted] not wanted
    [unconfirmed] nobody has confirmed this email yet
    [unreachable] the email doesn’t work
    [unknown] we don’t know what became of it
    [waiting] on its way
   *[other] nothing known yet
  }
post-way = { $way ->
    [letter] a letter
    [second] a letter to the second email
    [push] a browser
    [json] a program of your own
   *[other] another way
  }
post-kind = { $kind ->
    [invitation] Invitation
    [seat] Link of the seat
    [round] Everyone’s here
    [reminder] Reminder
    [timeout] Time was up
    [mention] Called by name
    [vote] Vote
    [over] End of the game
    [off] Called off
    [unreached] Letters don’t arrive
    [hook-off] A webhook is switched off
    [test] Test
    [receipt] Receipt
    [misread] Not understood
    [stale] Came too late
    [clearing] Nobody’s playing
    [flood] Too many at once
    [report] Report
    [declined] Declined
    [candidate] Question to a substitute
    [stand-in] Link for a substitute
    [stood-in] A substitute is playing
    [given-back] Seat given back
    [turn] Your move
   *[other] News
  }
seat-unreached = letters don’t arrive

# ── the host: a lost link ──
host-lost = A lost link
host-lost-about = If a player gave no email and has lost the link, you can ask for a new one. Everyone at the table sees that you asked. The others vote, and all must agree. The seat’s owner has 24 hours to object; if there’s nobody to vote, seven days. Nights, days off and absences don’t count.
host-lost-refused = { $why ->
    [reachable] Letters, a browser or a webhook still reach this seat, so you can’t ask for a new link. If its owner gave an email, they can get the link again under “{ layout-mine }”.
   *[away] This player is away or has lent the seat. Ask again later.
  }
host-lost-do = Ask for a new link for { $name }

# ── my tables: one letter a day ──
digest = One letter a day
digest-on = Put all of a day’s turns in one letter, the most urgent first. All other letters still come right away.
digest-time = At

# ── the table: a substitute ──
wanted = A substitute is wanted
wanted-about = The bot is playing this seat until someone takes it over. The seat is listed among the open tables, and you can also pass this link on. Nobody who asks for it sees any cards until the seat’s owner, or all of you, agree.
wanted-link = Play for { $name }

# ── to those who run the site ──
report = What should the people who run this site know?
report-about = One letter goes to them, with your words, the latest talk and a link to this table. Nobody else at the table is told.
report-send = Report this table

# ── standing orders ──
orders = Standing orders
orders-title = What your crew does without you
orders-about = These answer the small questions of a round, so the others don’t have to wait for you. Only you can see them, and you can change them at any time.
orders-yours = Your standing orders answer for you at forks, in fights and for payments.
orders-yours-change = See or change them
orders-done = Saved.
orders-once-now = What you see here holds for this round only.
orders-once = only for this round
orders-save = Save my orders
orders-ask = Ask me
orders-stake = Ask me if more coins than this are at stake (empty: never)
orders-percent = per cent
orders-number = how many
orders-ranks = What I’d like best, before everything else
orders-rank = choice { $n }
orders-rank-none = no preference
orders-spares = Spare this player if there’s someone else
orders-spares-none = no one
orders-never = Not needed yet.
orders-answered = Step { $position }: it chose “{ $answer }”.
orders-you-answered = Step { $position }: you chose “{ $answer }”.
orders-would = As things are now, it would choose “{ $answer }”.
orders-would-too = It would choose the same.
orders-would-ask = { $why ->
    [stake] As things are now, it would ask you: too much at stake.
    [no-fit] As things are now, it would ask you: nothing on offer fits.
   *[wish] As things are now, it would ask you.
  }
log-by-order = your standing order: { $order }
log-unkept = With your card you chose “{ $choice }”, but it couldn’t be done any more: your ship or its holds had changed on the way.
log-left = { $why ->
    [stake] Your standing order “{ $order }” left this to you: too much at stake.
   *[no-fit] Your standing order “{ $order }” left this to you: nothing on offer fits.
  }
always = Always do this
always-none = no standing order does this
always-back = your standing orders
ahead = Choose routes and payments yourself{ $sealed ->
    [yes] , for sealed cards too
   *[no] {""}
  }
ahead-about = For this round only, as long as what you choose can be done. Tick a card to see what it may ask.
ahead-usual = as my standing orders say
ahead-usual-is = { $choice } · my standing orders
ahead-asks = ask me then
ahead-after = { $asked } (after “{ $path }”)
terms-manner = Small questions
manner-name = { $manner ->
    [brisk] Standing orders answer them
   *[classic] Everyone is asked everything
  }
manner-about = { $manner ->
    [brisk] You choose your card; your standing orders answer the rest, and you can change them or be asked. About one visit a round.
   *[classic] Every question waits for its player. Several visits a round.
  }

# ── a planned turn ──
plan = Plan your next turn
plan-title = Your next turn
plan-about = While the others move, say what you’d do. It’s played as soon as your turn comes; if something in it no longer works, you’re asked. Only you can see it.
plan-saved = Your plan is saved.
plan-withdrawn = Your plan is withdrawn.
plan-yours = Your plan
plan-holds = As the board is now, all of it would be played.
plan-stumbles = As the board is now, action { $n } no longer works. { $why }
plan-exactly = only if it still leads there
plan-anyway = wherever it leads
plan-otherwise = If that no longer works
plan-end = { $end ->
    [stop] end my turn
   *[ask] ask me
  }
plan-if-not = { $end ->
    [stop] if not, my turn ends
   *[ask] if not, I’m asked
  }
plan-then = { $end ->
    [stop] Then my turn ends.
   *[ask] Then I’m asked.
  }
plan-after = And then
plan-first = { $n ->
    [1] What will you do first?
   *[other] And what next?
  }
plan-add = Add this action
plan-keep = Keep this plan
plan-withdraw = Withdraw this plan
plan-anew = Plan something else
plan-over = Start over
plan-shorter = As the board is now, only part of this can be planned. Here it is.
plan-nothing = As the board is now, you’d have no action: there’s nothing to plan.
plan-own-turn = It’s your turn: plans are for later turns.
plan-to-table = Go to the table
plan-kept-here = Your next turn is planned.
plan-look = Look at your plan
plan-dropped = Your plan wasn’t played. { $why }
plan-cut = Your last plan ended your turn before action { $n }. { $why }
plan-else = Your turn began differently.
log-by-said = { $said ->
    [plan] your plan
    [ahead] as you said with your card
   *[alike] every choice came to the same thing
  }

# ── a substitute ──
ballot-substitute = { $ballot ->
    [yes] Yes, let them play
   *[no] No, someone else
  }
ballot-substitute-means = { $ballot ->
    [yes] They see the cards of this seat and play it until its owner is back.
   *[no] The bot plays on, and the seat stays on offer.
  }
remark-sought = A substitute is wanted for { $who }. Until one is found, the bot plays.
remark-substitute = From now on a substitute plays for { $who }.
host-seek = A substitute
host-seek-about = When a player is gone, the bot plays for them. You can offer the seat among the open tables. Its owner, or all the others, must agree to the person who asks, and the owner can take it back at any time.
host-seek-do = Look for a substitute for { $name }
lobby-substitute = a substitute for { $name }
lobby-stand-in = Play for them
substitute-title = A substitute is wanted: { $game }
substitute-about = { $who } is gone, and the bot is playing this seat. You could play it until its owner is back.
substitute-state = { $state ->
    [asked] Check your inbox
    [read] Would you like to play?
    [confirmed] The table decides
    [offered] Ask for the seat
   *[other] This seat is looking for a substitute
  }
substitute-next = { $state ->
    [asked] If you can play here with this email, a letter is on its way to it. Say yes on the page its link opens.
    [read] The owner of the seat, or else all the others, must agree to you. They’re asked when you say yes.
    [confirmed] They’ve been asked. As soon as they agree, a letter brings you the link of the seat.
    [offered] You’ll see this seat’s cards only once the table says yes. First, a letter checks that the email is yours.
   *[other] The table decides who’ll play.
  }
substitute-confirm = Yes, ask the table
substitute-address = Your email
substitute-address-hint = Not one that’s already used at this table. The other players won’t see it.
substitute-ask = Send me the letter
substitute-refused = { $why ->
    [too-soon] This seat has just changed hands
    [sits-here] You already play at this table
    [dead] This link no longer works
    [not-sought] No substitute is wanted here
   *[other] This can’t be done now
  }
substitute-refused-now = { $why ->
    [too-soon] A seat gets a new substitute at most once a week. Come back in a few days.
    [sits-here] Only someone who has no seat at the table can be a substitute.
    [dead] Part of it got lost on the way, or the table has already decided. You can ask for the seat again.
    [not-sought] Someone is already playing this seat. Perhaps another one is free among the open tables.
   *[other] Look at the table to see how things stand.
  }
fault-address-missing = Please type your email: the link of the seat goes there.
mail-candidate = See what it’s about

mail-ahead-about = The dice have been rolled. Seal a card for each placement now, and the round won’t wait for you. You can change your mind until the dice are placed. If you have no card for the placement that comes, your clock starts then.

## For games that have no words of their own for it

edition-plain = plain rules
edition-plain-about = without variants
turn-waiting = { $who-is ->
    [you] It’s your turn
   *[other] It’s { $who }’s turn
  }
turn-moment = turn { $turn }
why-score = The highest score wins.
why-race = Whoever arrives first wins.
race-counts = space
trail-at = { $space ->
    [0] at the start
   *[other] space { $space }
  }
trail-on = { $where }, { $mark }
trail-mark = { $mark }: { $spaces }
