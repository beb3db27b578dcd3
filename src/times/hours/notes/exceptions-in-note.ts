import { readExcept, readOnly } from '../clauses/except.ts'
import { readDays } from '../clauses/days.ts'
import { createCursor, peek, take } from '../tokens/token.ts'

/** True when a note is days without its entry, or a part of the year: `closed in August`, `Apr to Oct`. */
export function saysExceptions(note: string): boolean {
  const cursor = createCursor(note)
  while (take(cursor, SMALL));
  const said = readExcept(cursor) ?? readOnly(cursor)
  take(cursor, ['only', '.'])
  return said !== undefined && said.sets.length > 0 && !cursor.problem && !peek(cursor)
}

const SMALL = ['we', 'are', 'is', 'it', 'open', 'runs', 'this', 'service', 'group']

/**
 * True when a note changes when an entry takes place, in words of which no entry can be made: `cancelled`, `once a month`,
 * `closed for Christmas`, `also Sun`. A group may be closed to others, so `closed` counts only alone or with a time.
 */
export const changesInWords = (note: string): boolean =>
  CHANGES.some((pattern) => pattern.test(note.trim())) || isAlso(note)

const CHANGES: readonly RegExp[] = [
  /^(?:(?:is|now|currently|temporarily|still|all) )*(?:closed|shut|cancell?ed|suspended|paused|postponed|on hold|not running|not open|not meeting)(?: (?:temporarily|now|at the moment|for now|at present|today|this (?:week|month|year)|until\b.*|for (?:the )?(?:refurb|repair|build|winter|summer|christmas|easter|season).*))?[.!]?$/i,
  /\b(?:once|twice|one|two) (?:a|per|every|each|in the) (?:month|fortnight|year)\b/i,
  /^(?:alt\.?|alternat(?:e|es|ing|ely)|every other|fortnightly|monthly|bi-?weekly|bi-?monthly|quarterly|annually|seasonal(?:ly)?)(?:\.| weeks?| months?| days| only)?$/i,
  /\b(?:closed|shut|except|excluding|off|not (?:in|on|during|over|at)|no (?:sessions?|meetings?|class(?:es)?|groups?))\b.*\b(?:christmas|xmas|easter|new year|summer|winter|half[- ]?term|holidays?|august)\b/i,
  /\b(?:some|most|certain|selected) (?:weeks|months|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays)\b/i,
]

/** `also Sun`, `and first Sat`: days of which the entry knows nothing. */
function isAlso(note: string): boolean {
  const cursor = createCursor(note)
  if (!take(cursor, ['also', 'plus', 'and', '+'])) return false
  take(cursor, ['on'])
  const days = readDays(cursor)
  return days !== undefined && !cursor.problem && !peek(cursor)
}
