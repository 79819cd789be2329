# The development page of parts: words for people who build, in one language.
game = Parts
edition = { $edition }
moment = now
parts-heading = Every part in every state
parts-about = By day and by night as your system is set. All that is new is drawn here first.
parts-colours = Colours
parts-signs = Signs
parts-dice = Dice, spaces and the clock
parts-cards = Eleven cards, one picture that joins its own end
parts-hours = One coast at six hours
parts-cargo = Holds and treasures
parts-fight = A fight
parts-asked = A question
parts-grouped = A question in groups
parts-sealed = Two questions that one may answer
parts-seats = Seats and waiting
parts-log = A log
parts-end = The end
parts-readings = How a clock reads, and what is agreed about it
parts-votes = Votes: mine to give, given, and of others
parts-notices = Notices and mishaps
parts-controls = Controls
parts-boards = Boards
parts-ask = Which route shall the ship take?
parts-ask-grouped = Where shall the ship turn?
parts-ask-first = If the first placement comes true
parts-ask-second = If the second placement comes true
parts-choice = Route { $n }
parts-group = By { $n ->
    [1] sea
   *[other] land
  }
parts-waiting = { $who-is ->
    [you] You choose a route
   *[other] { $who } chooses a route
  }
parts-told = { $who-is ->
    [you] You sail
   *[other] { $who } sails
  } forward { $n }.
parts-why = { $who } comes home first.
parts-gold = gold
parts-route = route
parts-left = 20 h 14 min left
parts-plenty = Plenty of time: 2 days 6 h left
parts-late = 1 h 20 min left
parts-attacks = attacks
parts-defends = defends
parts-verdict = { $who } wins 10 to 9.
parts-empty = empty
parts-food = food
parts-powder = gunpowder
parts-treasure = treasure +7
parts-down = face down
parts-wrong = This is wrong
parts-right = This is good to know
parts-mishap = This table is not here
parts-mishap-about = The link may be cut off. Please copy it whole.
parts-deed = Main deed
parts-other = Another deed
parts-ticked = ticked
parts-free = not ticked
