import { monthOf } from '../../calendar/calendar-date.ts'
import { weekdayOf } from '../../calendar/weekday.ts'
import { type Token, createCursor } from '../tokens/token.ts'
import { numberInWords } from '../../../text/number-words.ts'

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words that name days, parts of the year, or how often. */
const WHEN = list(
  `week weeks weekly fortnight fortnights fortnightly month months monthly bimonthly quarterly annually yearly seasonal seasonally
   winter summer autumn spring halfterm newyear term terms termtime holiday holidays hols bank ph sh christmas xmas
   easter lent ramadan whitsun eve alternate alternates alternately alternating alt every other odd even date dates reopen reopens
   reopening today tomorrow soon moment present sometimes occasional occasionally weekday weekdays weekend weekends`.replace(
    /\s+/g,
    ' ',
  ),
)

/** Words that may stand around them without a meaning of their own. */
const SMALL = list(
  `in on at of the a an and or to from until till til by for before after between during over through up except excepting excluding
   excl but not off no never only just also plus open opens opening close closes closed closing shut shuts shutting start starts starting
   begin begins beginning end ends ending finish finishes finishing last first next this that these those is are it we will be has
   back return returns returning again resume resumes resuming restart restarts restarting due new year late early mid middle day days
   night nights time times public school session sessions meeting meetings meet meets class classes course courses block programme
   run runs running held take takes place there break one most some certain selected usually normally mostly often
   vary varies varying different year-round s noon midnight b c bi bar
   without unless ex excepted excluded including include includes incl outside too later earlier good morning mornings afternoon
   afternoons evening evenings`.replace(/\s+/g, ' '),
)

/**
 * True when a note is about days and times alone, and names days other than by a clock: `1st Sat only`, `until Christmas`,
 * `4pm in winter`, `also Sun`, `week A`. With any other word it says what happens then: `quiz on the 1st Tue`.
 */
export function saysWhen(note: string): boolean {
  const text = note
    .toLowerCase()
    .replace(/half[\s-]terms?/g, 'halfterm')
    .replace(/new[\s-]years?/g, 'newyear')
    .replace(/\b(?!24\/7)\d{1,2}\/\d{1,2}\b/g, 'date')
  const { tokens } = createCursor(text)
  return tokens.some(isWhen) && tokens.every((token) => isWhen(token) || isSmall(token))
}

/** True when a word of a text names days or parts of the year. */
export const namesWhen = (text: string): boolean => createCursor(text).tokens.some(isWhen)

const bare = ({ text }: Token): string => text.replace(/\.$/, '').replace(/['’]s$/, '')

const isWhen = (token: Token): boolean =>
  token.kind === 'date' ||
  token.kind === 'slashed' ||
  WHEN.has(bare(token)) ||
  weekdayOf(token.text) !== undefined ||
  monthOf(token.text) !== undefined

const isSmall = (token: Token): boolean =>
  (token.kind !== 'word' && !/^[£$€%#]$/.test(token.text)) ||
  SMALL.has(bare(token)) ||
  /^(?:second|third|fourth|fifth)$/.test(bare(token)) ||
  numberInWords(token?.text ?? '') !== undefined

const CHANGES: readonly RegExp[] = [
  // A group may be closed to others, so `closed` counts only alone or with a time.
  /^(?:(?:is|now|currently|temporarily|still|all) )*(?:closed|shut|cancell?ed|called off|stopped|suspended|paused|postponed|on hold|not running|not open|not meeting)(?: (?:temporarily|now|at the moment|for now|at present|today|this (?:week|month|year)|until\b.*|for (?:the )?(?:refurb|repair|build|winter|summer|christmas|easter|season).*))?[.!]?$/i,
  /\b(?:once|twice|one|two) (?:a|per|every|each|in the) (?:month|fortnight|year)\b/i,
  /\b(?:closed|shut|except|excluding|off|not (?:in|on|during|over|at)|no (?:sessions?|meetings?|class(?:es)?|groups?))\b.*\b(?:christmas|xmas|easter|new year|summer|winter|half[- ]?term|holidays?|august)\b/i,
  /^(?:please )?(?:check|see|ask|ring|call|contact|look at|phone)\b.*\bdates?\b|\bdates? (?:on|in|at|from)\b/i,
]

/** True when a note changes when an entry takes place, with words that no entry has: `cancelled`, `twice a month`, `ask for dates`. */
export const changesInWords = (note: string): boolean =>
  CHANGES.some((pattern) => pattern.test(note.trim()))
