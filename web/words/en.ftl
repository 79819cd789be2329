## What every page shares

layout-skip = To the content
layout-mine = My tables
layout-new = New table
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
