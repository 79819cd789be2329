/** Everything has a bound; here they are, each with its reason. */

/** A form of ours is far smaller; a larger body is nobody's answer. */
export const BODY_BYTES = 64 * 1024
/** Longest name that fits a seat's line on a phone. */
export const NAME_LENGTH = 40
/** Words for the dice: enough for a sentence. */
export const DICE_WORDS_LENGTH = 100
export const ADDRESS_LENGTH = 254
/** Answers that may follow one answer by themselves; more is a loop in the rules. */
export const ANSWERS_AT_ONCE = 200
/** Past questions that a standing order is shown with. */
export const TRIALS_SHOWN = 3
/** Actions of a planned turn that a form is read for; no turn of any game has as many. */
export const PLAN_STEPS = 9
/** More choices than any page can show. */
export const CHOICES_PER_PROMPT = 400
/** Prompts one form can answer at once. */
export const PROMPTS_PER_FORM = 12
/** Answers of one game's own course; real games stay far below. What people change their minds about is not counted here. */
export const ANSWERS_PER_GAME = 5000
/** How often one seat may seal a card or take an answer back in a round, and of how many rounds that is remembered. */
export const CHANGES_A_ROUND = 20
export const ROUNDS_COUNTED = 4
/** Lines on a table page; the rest is on the log's own page. */
export const LINES_ON_TABLE = 40
/** The newest answers that a table in memory has at hand. */
export const ANSWERS_AT_HAND = 20
/** Rows that one alarm works off before it asks to be called again. */
export const NOTICES_PER_ALARM = 50
/** Tries for one delivery, the pauses between them growing to hours. */
export const DELIVERY_TRIES = 8
/** What the platform tells of a letter counts for so many days after it went: a complaint takes longer than a bounce. */
export const EVENT_DAYS = 14
/** Pictures for links that are pasted: so many are painted at once and a minute at the whole site, each in so long at most;
    beyond that the game's own picture is given. */
export const PAINTINGS = { atOnce: 2, aMinute: 20, ms: 10_000 }
/** How long, in seconds, such a picture may be kept by whoever asked for it. */
export const PICTURE_SECONDS = 24 * 60 * 60
/** Letters that the mailbox of one's own machine keeps. */
export const MAILBOX_LETTERS = 500
/** Tables that one network address may make in a minute, unless the setting says otherwise. */
export const TABLES_PER_MINUTE = 20
/** Open pages of one table, and how many of them may be watchers': who sits there finds room. */
export const LIVE_PAGES = 100
export const LIVE_WATCHERS = 60
/** A word at the table, how many a minute, and how many a page shows. */
export const TALK_LENGTH = 2000
export const TALK_A_MINUTE = 20
export const TALK_SHOWN = 50
/** What one seat may say at a table in all, in letters: some hundred pages. A short word counts as so many, for its row. */
export const TALK_IN_ALL = 200_000
export const TALK_LEAST = 50
/** Notices in an hour, by all ways together, that say to one seat that it is called by name. */
export const CALLS_AN_HOUR = 60
/** Private notes of one seat. */
export const NOTES = 200
/** Remarks that one seat may cause in an hour by lending itself and the like. */
export const REMARKS_AN_HOUR = 20
/** A duty of the table that failed is met again after so long. */
export const DUTY_PAUSE_MS = 60_000
/** How long a vote stays open; silence then counts as "go on". */
export const VOTE_HOURS = 48
/** A table that was laid aside by all wakes by itself after so long. */
export const PAUSE_DAYS = 30
/** After so many time-outs in a row the others are asked what to do. */
export const TIMEOUTS_BEFORE_VOTE = 3
/** How much longer the table waits for somebody, when it votes to wait. */
export const WAIT_DAYS = 3
/** A table that never fills is called off after so long. */
export const SEATING_DAYS = 14
/** How long a table is kept that was called off. */
export const OFF_DAYS = 14
/** How long a practice table is kept that nobody touches, and any other without a clock; and how long before it goes its
    people are told. */
export const PRACTICE_DAYS = 7
export const UNTOUCHED_DAYS = 365
export const CLEARING_NOTICE_DAYS = 30
/** How soon a finished table hears of a change in how long such tables are kept. */
export const CHECK_DAYS = 30
/** Days that the page of the people who run the site shows. */
export const DAYS_COUNTED = 14
/** Seats of one browser that its one cookie names: twenty are less than a kilobyte with each request. */
export const BERTHS = 20
/** How long a page that lists them waits for their tables. */
export const BERTH_MS = 100
/** Rows of the lobby's page. */
export const LOBBY_ROWS = 100
/** For how long a seat may be lent at once. */
export const LEND_DAYS = 60
/** Who asks to be a substitute: so many at once for one seat, an unread letter counting for so many days; and how many days lie
    between two substitutes of one seat. */
export const CANDIDATES = 10
export const CANDIDATE_DAYS = 2
export const SUBSTITUTE_DAYS = 7
/** Handing one letter to the other side, from the first word to the last. */
export const SEND_MS = 20_000
/** A mail that others hand to us, pictures of its writer included. */
export const MAIL_BYTES = 2 * 1024 * 1024
/** What is read of an answer to a letter. */
export const REPLY_BYTES = 64 * 1024
/** Hours that the numbers of a host's own pace may say: a bank of a month is slow enough for letters by ship. */
export const PACE_HOURS = { least: 1, most: 720 }
/** Hours a day, and hours a week, in which a person's clock runs at least: less would make the others wait for months. */
export const WAKING_HOURS = { day: 4, week: 24 }
/** Absences that a table can allow one seat, and their days together. */
export const ABSENCES = { times: 12, days: 60 }
/** Pauses of one whole table, and their days together: even a table that agrees to everything comes to an end. */
export const PAUSES = { times: 12, days: 120 }
/** How many days ahead an absence can be announced. */
export const ABSENCE_AHEAD = 366
/** Weeks whose time differences stay in memory, all zones together. */
export const ZONE_WEEKS = 5000
/** A reply of a person is short; what comes after so much is not read. */
export const REPLY_LINES = 400
export const REPLY_LINE_LENGTH = 1000
export const REPLY_HTML_LENGTH = 200_000
/** For how long a short code opens a seat on another device, how many a network address may try meanwhile, how many wrong
    guesses a table's codes outlive, and how many may be made at the whole site. */
export const CODE_MINUTES = 10
export const CODE_TRIES = 5
export const CODE_GUESSES = 5
export const CODE_GUESSES_AT_SITE = 300
/** Letters with links that one network address may ask for in a minute, and that one address, or one seat, gets in a day. */
export const LINKS_A_MINUTE = 5
export const LINKS_A_DAY = 5
/** How long after the answer such a letter is ordered, so that the answer's time tells nothing. */
export const LINKS_AFTER_MS = 1_000
/** How far ahead the round of a beacon lies, so that everybody can be told before it is out; how long the table waits for one
    that does not come; and how soon it asks again, the pauses growing. */
export const BEACON_LEAD_MS = 30_000
export const BEACON_WAIT_MS = 180_000
export const BEACON_PAUSE_MS = 1_000
/** How many days ahead a start can be set; a table without a set start waits until its last seat is taken. */
export const START_DAYS = 10
/** How long who sits at a seat may object when the host says that its link is lost, in waking hours; where there is nobody else
    to ask, in waking days. How often the host may say so of one seat. */
export const RECOVERY_HOURS = 24
export const RECOVERY_DAYS = 7
export const RECOVERIES_A_WEEK = 3
/** Letters that one seat may write to the table in an hour: two a minute are more than a person writes. Of those that change
    nothing fewer are answered, for machines that answer each other write such. */
export const REPLIES_AN_HOUR = 120
export const VAIN_REPLIES_AN_HOUR = 20
/** What people give us to ask: webhooks, push services. */
export const OUTSIDE_ADDRESS_LENGTH = 2000
/** How long one try may take, and what is read of the answer. */
export const OUTSIDE_MS = 7_000
export const OUTSIDE_BYTES = 16 * 1024
/** What is kept of the answer, to be shown. */
export const OUTSIDE_SAID = 200
/** So many failures without a success between, over at least so long, and a webhook is switched off. */
export const WEBHOOK_FAILURES = { times: 10, ms: 60 * 60_000 }
/** Told lines in a notice that is not a letter. */
export const BRIEF_LINES = 10
/** A push service has to take 4096 bytes, of which the encryption needs a part. */
export const PUSH_BYTES = 3_900
/** How long a push service keeps a notice for a device that is switched off. */
export const PUSH_SECONDS = 2 * 24 * 60 * 60
/** Entries of an Atom feed. */
export const FEED_ENTRIES = 50
/** Programs that ask for a feed again within so many seconds learn nothing new. */
export const FEED_SECONDS = 300
/** Letters whose way is shown to their person and, without contents, to the host. */
export const LETTERS_SHOWN = 20
export const LETTERS_SHOWN_TO_HOST = 5
/** Webhooks of one seat, or of one table; browsers of one seat, the oldest making room for the next. */
export const HOOKS = 4
export const DEVICES = 5
/** Tests of webhooks that one seat may send in a minute. */
export const TESTS_A_MINUTE = 3
/** First letters to an address that has not agreed to any: one for each host, and so many in a month. */
export const FIRST_LETTERS_A_MONTH = 3
/** Addresses that may be typed in forms from one network address in a day. */
export const ADDRESSES_A_DAY = 40
/** A request that takes so long is worth a line in the log, and the people who run the site a look; so is a disk with so little room. */
export const SLOW_MS = 1_000
export const LEAST_FREE_BYTES = 500_000_000
/** Routes that the operator's page shows, the slowest first. */
export const ROUTES_SHOWN = 5
