import { WEEKDAYS, weekdayName } from '../../hsds/weekdays.ts'
import { NUMBER_WORDS, numberInWords } from '../../text/number-words.ts'
import type { Access } from '../../parameters/choices.ts'
import type { Sign, Signs } from './question.ts'

/** A pattern in small letters between words. Letters of two languages only: all of Unicode, and both cases, take long to compile. */
export const betweenWords = (pattern: string): RegExp =>
  new RegExp(`(?<![a-zà-ÿ\\d-])(?:${pattern})(?![a-zà-ÿŵŷ\\d])`, 'g')

const always =
  (answer: string): Sign[1] =>
  () =>
    answer
/** A sign that always means the same. */
export const sign = (pattern: string, answer: string): Sign => [
  betweenWords(pattern),
  always(answer),
]

/** Signs, each of which has the mark. A text seldom has it, and to compile them takes a hundred times as long as to look for it. */
export const marked =
  (mark: RegExp, signs: readonly Sign[]): Signs =>
  (text) =>
    mark.test(text) ? signs : []

const CY_DAYS = [
  ...['l{1,2}un', 'mawrth|fawrth', 'mercher|fercher', 'iau'],
  ...['g?wener', 'sadwrn', 'sul'],
]

/** Short names of days: those that are no other word, and those that are a day only with a sign around them. */
const SHORT_DAYS = [
  ...[
    ['', 'mon'],
    ['tues?', ''],
    ['weds', 'wed'],
    ['thurs?|thu', ''],
  ],
  ...[
    ['fri', ''],
    ['', 'sat'],
    ['', 'sun'],
  ],
] as const

const PARTS = 'mornings?|afternoons?|aft|evenings?|eves?|nights?|am|pm'
const shortDay = ([plain, other]: readonly [string, string]) =>
  [
    plain && `(?:on |every )?(?:${plain})`,
    other &&
      `(?:on|every|each|this|next) ${other}|${other}(?= (?:${PARTS})\\b)|(?<! the )${other}(?=[,?!.]|$)`,
  ]
    .filter(Boolean)
    .join('|')

/** Weekdays, in English and Welsh. A part of the day before a Welsh one is read as such. */
export const DAY = marked(
  /mon|tue|wed|thu|fri|sat|sun|ydd|brynhawn|bore|nos/,
  WEEKDAYS.flatMap((day, i) => [
    sign(
      `(?:open )?(?:on (?:a )?|this |next |every |each )?${weekdayName(day).toLowerCase()}s?`,
      day,
    ),
    sign(`(?:ar |bob )?dd?ydd (?:${CY_DAYS[i]})|(?<=(?:brynhawn|bore|nos) )(?:${CY_DAYS[i]})`, day),
    sign(shortDay(SHORT_DAYS[i]!), day),
  ]),
)

export const WHEN = marked(
  /now|nawr|r[wŵ]an|ni(?:gh|t)|evening|heno|tod|heddiw|tom|tmrw|2mo|fory|weekend|wythnos/,
  [
    sign('open (?:right )?now|(?:ar )?agor (?:nawr|rwan|rŵan)', 'now'),
    sign('(?:open )?(?:to|2)ni(?:ght|te)|this evening|heno', 'tonight'),
    sign('(?:open )?today|heddiw', 'today'),
    sign('(?:open )?(?:tomorr?ow|tomoz|tmrw|(?:to|2)moro)|yfory|fory', 'tomorrow'),
    sign(
      '(?:on |at |over )?(?:this |the )?weekends?|(?:dros )?y? ?penwythnos(?: (?:hwn|yma))?',
      'weekend',
    ),
  ],
)

const AFTER_DAY = '(?<=(?:day|\\b(?:mon|tues?|weds?|thurs?|fri|sat|sun)) )'

/** A part of a day, beside a day or with its own sign. */
export const PART = marked(/morning|bore|aft|brynhawn|eve|night|late|work|nos|[ap]m/, [
  sign(`(?:in the )?mornings?(?! after)|${AFTER_DAY}am|(?:yn y )?bore`, 'morning'),
  sign(`(?:in the )?(?:afternoons?|aft)|${AFTER_DAY}pm|(?:yn y )?p?brynhawn`, 'afternoon'),
  sign(
    `(?:in the )?(?:evenings?|eves?)|at night|open (?:until |till )?late|after work|${AFTER_DAY}nights?|(?:(?:gyda[’']r|fin) )?nos`,
    'evening',
  ),
])

/** Who is meant, before an age. */
const WHO = '(?:for |i )?(?:(?:my|a|an|the|our|her|his|fy) )?'
const PEOPLE = '(?:(?:people|women|men|adults|anyone|kids|children|bobl|blant|blentyn|fabi) )?'

/** A person of one's own, whose age stands beside. */
export const KIN =
  '(?:mum|mam|mother|dad|dada|father|nan|nana|gran|grandma|grandad|wife|husband|partner|son|lad|boy|daughter|girl|kid|child|baby|grandson|granddaughter|brother|sister|niece|nephew|mab|merch|tad)'

/** The age of a person, in years. */
export const AGE = marked(
  /\d|year|yr/,
  [
    `${WHO}(\\d{1,2}|${NUMBER_WORDS})[ -]?(?:years?|yrs?|yr)[ -]?olds?`,
    `${WHO}(\\d{1,2})[ -]?y\\.?o`,
    `(?:(?:who|he|she)['’]?s|i['’]?m|i am) (\\d{1,3})(?! (?:weeks?|months?|minutes?|miles?|stone))`,
    `(?:for )?(?:(?:fy|my|our|her|his|a) )?(?:${KIN}|client|patient|tenant|lady|gentleman|man|woman)s?(?: (?:is|are|of|who is|who are|yn|aged?))? \\(?(\\d{1,3})\\)?(?:(?:,| and| &) \\d{1,2})*`,
    `${WHO}${PEOPLE}(?:aged?|(?:who|she|he|they) (?:is|are)) (\\d{1,3})`,
    `${WHO}${PEOPLE}(?:over|dros)[ -]?(?:the age of )?(\\d{2})(?:’?s|'s)?(?: oed)?`,
    `${WHO}(\\d{2})s? (?:and|or|plus) over`,
    `${WHO}${PEOPLE}(\\d{1,2})(?: mlwydd)? oed`,
    // As a surgery writes it: “82F”, “45 M”. 25m is the length of a pool.
    '(\\d{1,2}) ?(?:yo )?[fm](?= (?!pool|swim|sprint|run|race|badge|freestyle)|[,;])',
  ].map((pattern) => [betweenWords(pattern), ([, age = '']) => String(numberInWords(age) ?? age)]),
)

/** What costs nothing. `Free` in the name of something is none: gluten free, free school meals. */
export const FREE = marked(/free|cost|charge|nothing|money|am ddim/, [
  sign(
    '(?<!(?:step|gluten|dairy|smoke|drug|alcohol|sugar|barrier|caffeine) )(?:for )?free(?: of charge)?(?![ -](?:school|range|trade|church|running|parking|wifi|wi-fi|style|will))|at no cost|no charge|for nothing|no money|costs? nothing|(?:yn )?(?:rhad ac )?am ddim',
    'yes',
  ),
])

const withA = (what: string) =>
  `(?:(?:with|and|has|have|that has|gyda) )?(?:(?:a|an) )?(?:${what})(?: access)?`
const access = (what: string, feature: Access): Sign => sign(withA(what), feature)

export const ACCESS_SIGNS = marked(
  /step|wheel|risiau|olwyn|toil|loo|changing|loop|glyw|lift|park|quiet|sensory/,
  [
    access(
      'step[ -]?free|wheelchair (?:accessible|access|friendly)|(?:suitable )?for wheelchairs?|no steps|heb risiau|hygyrch i gadair olwyn',
      'step-free',
    ),
    access('(?:accessible|disabled) (?:toilets?|loo)|toiled hygyrch', 'accessible-toilet'),
    access('changing places?(?: toilet)?', 'changing-place'),
    access('(?:hearing|induction) loops?|dolen glyw', 'hearing-loop'),
    sign('with (?:a )?lift', 'lift'),
    sign(
      'w(?:ith|/)? ?(?:a )?(?:accessible |free |disabled )?(?:parking|car park)|(?<!lorry |coach )parking nearby',
      'parking',
    ),
    sign('(?:with )?(?:a )?(?:quiet|sensory) (?:room|space)', 'quiet-room'),
  ],
)

export const DELIVERY = marked(
  /line|lein|zoom|teams|video|internet|web|phone|ff[oô]n|home|house|gartref|cartref|person|face|wyneb/,
  [
    sign(
      'on ?line|on (?:zoom|teams)|(?:over|via) the (?:internet|web)|(?:by|over) (?:zoom|video)|ar-lein|ar lein',
      'online',
    ),
    sign('(?:by|on|over) (?:the )?(?:tele)?phone|dros y ff[oô]n', 'telephone'),
    sign(
      '(?:at|in) (?:my |your |their )?(?:own )?home|home visits?|to my (?:house|home)|gartref|yn y cartref',
      'home',
    ),
    sign('in person|face to face|wyneb yn wyneb', 'in-person'),
  ],
)

/** What stands before the name of a language: who speaks it, or in it. “Learn to speak English” has no such sign. */
export const LANGUAGE_BEFORE =
  '(?:(?:from |to |with |a )?(?:someone|somebody|people|staff|anyone|rhywun) )?(?:(?:who|that) (?:can )?speaks?|sy.?n siarad|speaks?(?<!to speak)|siarad)|(?:people|staff) speaking|in|yn'
