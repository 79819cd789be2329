/** Every limit of the program, each with its reason. */

/** Bytes in a request body: our largest form is far smaller. */
export const BODY_BYTES = 64 * 1024
/** Characters in a name: the longest that fits a seat's line on a phone. */
export const NAME_LENGTH = 40
/** Characters a seat may add to the dice: enough for a sentence. */
export const DICE_WORDS_LENGTH = 100
export const ADDRESS_LENGTH = 254
/** Automatic answers after one answer: more means that the rules loop. */
export const ANSWERS_AT_ONCE = 200
/** Past questions shown beside a standing order. */
export const TRIALS_SHOWN = 3
/** Steps read from a plan's form: more than a turn of any game has. */
export const PLAN_STEPS = 9
/** Choices in one prompt: no page can show more. */
export const CHOICES_PER_PROMPT = 400
/** Answers closer together than this belong to one visit. */
export const VISIT_MS = 30 * 60_000
/** Prompts that one form can answer at once. */
export const PROMPTS_PER_FORM = 12
/** Follow-up questions that one form can answer before they are asked. */
export const QUESTIONS_AHEAD = 64
/** Answers in one game, not counting changes of mind: real games stay far below. */
export const ANSWERS_PER_GAME = 5000
/** Reseals and takebacks of one seat in a round, rounds for which they are counted, and ways back a day of somebody alone with bots. */
export const CHANGES_A_ROUND = 20
export const ROUNDS_COUNTED = 4
export const BACKS_A_DAY = 50
/** Log lines on a table's page; the log has a page of its own. */
export const LINES_ON_TABLE = 40
/** Stills of a film sent at once. */
export const STILLS_IN_A_REEL = 20
/** Newest answers that a table keeps in memory. */
export const ANSWERS_AT_HAND = 20
/** Notices that one alarm handles before it asks to be called again. */
export const NOTICES_PER_ALARM = 50
/** Tries for one delivery, with pauses that grow to hours. */
export const DELIVERY_TRIES = 8
/** Days after sending in which the platform's reports on a letter are believed: a complaint takes longer than a bounce. */
export const EVENT_DAYS = 14
/** Paintings of link previews for the whole site: at once, per minute, and the longest that one may take. Beyond that the game's own
    picture is used. */
export const PAINTINGS = { atOnce: 2, aMinute: 20, ms: 10_000 }
/** Longest that a painter of its own process takes for a picture, those before it included; when nobody has asked for so long, it ends. */
export const PAINTER_MS = 60_000
/** Seconds for which a link preview may be cached. */
export const PICTURE_SECONDS = 24 * 60 * 60
/** Letters kept by the mailbox of a local host. */
export const MAILBOX_LETTERS = 500
/** New tables a minute from one network address, unless TABLES_PER_MINUTE is set. */
export const TABLES_PER_MINUTE = 20
/** Live pages of one table, and how many of them may be watchers', so that players always find room. */
export const LIVE_PAGES = 100
export const LIVE_WATCHERS = 60
/** Characters in a message of the talk, messages a minute, and messages shown on a page. */
export const TALK_LENGTH = 2000
export const TALK_A_MINUTE = 20
export const TALK_SHOWN = 50
/** Characters one seat may say at a table in all, about a hundred pages; a short message counts as TALK_LEAST, because each is a row. */
export const TALK_IN_ALL = 200_000
export const TALK_LEAST = 50
/** Notices an hour, over all channels, that tell one seat that it was mentioned by name. */
export const CALLS_AN_HOUR = 60
/** Private notes that one seat may keep. */
export const NOTES = 200
/** Remarks an hour that one seat may cause, for example by lending itself. */
export const REMARKS_AN_HOUR = 20
/** How long a restored copy that may not send anything waits before it checks again. */
export const SILENT_PAUSE_MS = 60_000
/** How long the table waits before it retries a failed duty. */
export const DUTY_PAUSE_MS = 60_000
/** Hours a vote stays open; a silent voter then counts as "go on". */
export const VOTE_HOURS = 48
/** Days after which a paused table resumes by itself. */
export const PAUSE_DAYS = 30
/** Time-outs in a row after which the others vote on what to do. */
export const TIMEOUTS_BEFORE_VOTE = 3
/** Days the table waits longer for somebody when it votes to wait. */
export const WAIT_DAYS = 3
/** Days after which a table that never fills is called off. */
export const SEATING_DAYS = 14
/** Days that a called-off table is kept. */
export const OFF_DAYS = 14
/** Days that an untouched practice table is kept, and any other untouched table without a clock; and how many days before that its people
    are told. */
export const PRACTICE_DAYS = 7
export const UNTOUCHED_DAYS = 365
export const CLEARING_NOTICE_DAYS = 30
/** How often a finished table checks whether KEEP_DAYS has changed. */
export const CHECK_DAYS = 30
/** Days shown on the operator's page. */
export const DAYS_COUNTED = 14
/** Seats named by a browser's cookie: twenty take less than a kilobyte in each request. */
export const BERTHS = 20
/** How long a page that lists these seats waits for their tables. */
export const BERTH_MS = 100
/** People whose late letters the site counts; rows of the lobby's page, how old they may be, and days that a closed table is remembered. */
export const LATE_OBJECTS = 500
export const LOBBY_ROWS = 100
export const LOBBY_MS = 3_000
export const CLOSED_DAYS = 30
/** Days after which a wait is long enough for the operator's page, and the number of such tables shown there. */
export const LONG_WAIT_DAYS = 3
export const WAITS_SHOWN = 10
/** Days for which a seat may be lent at once. */
export const LEND_DAYS = 60
/** Candidates for one seat at once, days for which an unconfirmed one counts, and days between two substitutes of one seat. */
export const CANDIDATES = 10
export const CANDIDATE_DAYS = 2
export const SUBSTITUTE_DAYS = 7
/** Time to hand one letter to the mail server, from connecting to the last reply. */
export const SEND_MS = 20_000
/** Bytes in an incoming mail, attachments included. */
export const MAIL_BYTES = 2 * 1024 * 1024
/** Bytes read of a reply's text. */
export const REPLY_BYTES = 64 * 1024
/** Hours that a host's own pace may use: a bank of a month is slow enough for letters by ship. */
export const PACE_HOURS = { least: 1, most: 720 }
/** Least waking hours a day and a week: fewer would make the others wait for months. */
export const WAKING_HOURS = { day: 4, week: 24 }
/** Most absences that a table can allow one seat, and their total days. */
export const ABSENCES = { times: 12, days: 60 }
/** Pauses of one table, and their total days: even a table that agrees to everything comes to an end. */
export const PAUSES = { times: 12, days: 120 }
/** How many days ahead an absence can be announced. */
export const ABSENCE_AHEAD = 366
/** Cached weeks of UTC offsets, for all zones together. */
export const ZONE_WEEKS = 5000
/** Size of a reply by mail: a person's is short, and the rest is not read. */
export const REPLY_LINES = 400
export const REPLY_LINE_LENGTH = 1000
export const REPLY_HTML_LENGTH = 200_000
/** Minutes a short code is valid, codes a network address may try in that time, wrong guesses after which a table's codes are dropped, and
    wrong guesses at the whole site. */
export const CODE_MINUTES = 10
export const CODE_TRIES = 5
export const CODE_GUESSES = 5
export const CODE_GUESSES_AT_SITE = 300
/** Letters with links to seats: requests a minute from one network address, and letters a day to one address or seat. */
export const LINKS_A_MINUTE = 20
export const LINKS_A_DAY = 5
/** How long after the response such a letter is ordered, so that the response time reveals nothing. */
export const LINKS_AFTER_MS = 1_000
/** How far ahead the beacon's round is, so that everybody can be told first; how long the table waits for a late one; and the first pause
    between requests, which doubles. */
export const BEACON_LEAD_MS = 30_000
export const BEACON_WAIT_MS = 180_000
export const BEACON_PAUSE_MS = 1_000
/** How many days ahead a start can be set; a table without a set start waits until its last seat is taken. */
export const START_DAYS = 10
/** How long a seat's player may object when the host reports its link lost: waking hours, or waking days if there is nobody else to ask.
    And how often a week the host may report one seat. */
export const RECOVERY_HOURS = 24
export const RECOVERY_DAYS = 7
export const RECOVERIES_A_WEEK = 3
/** Replies by mail an hour from one seat: nobody writes two a minute. Replies that change nothing get fewer answers, because two machines
    could write such to each other for ever. */
export const REPLIES_AN_HOUR = 120
export const VAIN_REPLIES_AN_HOUR = 20
/** Characters in an address that people give us to call: a webhook or a push service. */
export const OUTSIDE_ADDRESS_LENGTH = 2000
/** How long one call may take, how many bytes of the response are read, and how many characters of it are kept and shown. */
export const OUTSIDE_MS = 7_000
export const OUTSIDE_BYTES = 16 * 1024
export const OUTSIDE_SAID = 200
/** A webhook is switched off after this many failures in a row over at least this long. */
export const WEBHOOK_FAILURES = { times: 10, ms: 60 * 60_000 }
/** Log lines in a notice that is not a letter. */
export const BRIEF_LINES = 10
/** Bytes in a push message: a push service must accept 4096, and encryption takes some of them. */
export const PUSH_BYTES = 3_900
/** Seconds that a push service keeps a notice for a device that is off. */
export const PUSH_SECONDS = 2 * 24 * 60 * 60
/** Entries of an Atom feed. */
export const FEED_ENTRIES = 50
/** Seconds for which a feed may be cached. */
export const FEED_SECONDS = 300
/** Deliveries shown to their person and, without their contents, to the host. */
export const LETTERS_SHOWN = 20
export const LETTERS_SHOWN_TO_HOST = 5
/** Webhooks of one seat or table, and browsers of one seat, where a new one replaces the oldest. */
export const HOOKS = 4
export const DEVICES = 5
/** Webhook tests a minute from one seat. */
export const TESTS_A_MINUTE = 3
/** First letters a month to an address that has not agreed to any: one from each host at most. */
export const FIRST_LETTERS_A_MONTH = 3
/** Email addresses a day typed into forms from one network address, which a carrier may share among thousands. */
export const ADDRESSES_A_DAY = 200
/** A request this slow is logged and shown to the operator; so is a disk with this little room. */
export const SLOW_MS = 1_000
export const LEAST_FREE_BYTES = 500_000_000
/** Below this nothing can be saved: one table takes some hundred kilobytes, and work in progress as much again. */
export const FULL_BYTES = 2_000_000
/** Routes shown on the operator's page, slowest first. */
export const ROUTES_SHOWN = 5
/** Kinds of question whose explanation a browser remembers to have seen. */
export const HINTS = 60
