import type { Change, Subject } from './change.ts'
import { distanceInWords } from './distance.ts'
import type { Fact, How } from './fact.ts'

/** A change as one neighbour would tell it to another. */
export const sentenceOf = (change: Change): string => `${shorten(wordsOf(change), LONGEST)}.`

/** No sentence has more letters, and nothing that is named in it. */
const LONGEST = 1500
const LONGEST_NAME = 150
/** How many names of a list are told. */
const MOST_NAMES = 6

function wordsOf({ verb, subject, name: whole, file, before, facts }: Change): string {
  const name = shorten(whole)
  if (verb === 'added') return newInWords(subject, name, facts)
  const phrases = facts.map(locatedPhrase)
  if (verb === 'removed') return [`${name} is taken out`, ...phrases].join('; ')
  if (!before) return `${name}: ${phrases.join('; ')}`
  const called =
    before.name === whole
      ? `${name}: its file is now called ${file.slice(file.indexOf('/') + 1)}`
      : `${shorten(before.name)} is now called ${name}`
  return [called, ...phrases].join('; ')
}

const SUBJECTS: Readonly<Record<Subject, string>> = {
  service: 'service',
  organization: 'organization',
  location: 'place',
  taxonomy: 'list of terms',
  area: 'area',
  settings: 'file',
  removed: 'file',
}

/** `Sewing Circle is a new service of Acorn Trust: Sat 10:00-12:30; at Ropewalk Hall` */
function newInWords(subject: Subject, name: string, facts: readonly Fact[]): string {
  let whose = ''
  const details: string[] = []
  for (const fact of facts) {
    if (fact.kind === 'value') whose = ` of ${fact.after}`
    else if (fact.kind === 'hours') details.push(fact.after ?? '')
    else if (fact.kind === 'names') details.push(`at ${list(fact.added)}`)
    else if (fact.kind === 'draft') details.push('a draft, which is not published yet')
  }
  const told = `${name} is a new ${SUBJECTS[subject]}${whose}`
  return details.length > 0 ? `${told}: ${details.join('; ')}` : told
}

const locatedPhrase = (fact: Fact): string =>
  fact.at === undefined ? phraseOf(fact) : `at ${fact.at}, ${phraseOf(fact)}`

function phraseOf(fact: Fact): string {
  switch (fact.kind) {
    case 'value':
      return valueInWords(fact.what, fact.before, fact.after)
    case 'words':
      return `the ${fact.what} says “${fact.after}” where it said “${fact.before}”`
    case 'text':
      return `${fact.how === 'added' ? withArticle(fact.what) : `the ${fact.what}`} ${WRITTEN[fact.how]}`
    case 'hidden':
      return hiddenInWords(fact)
    case 'hours':
      return hoursInWords(fact.before, fact.after)
    case 'times':
      return `the days, dates or times${fact.of === undefined ? '' : ` of ${shorten(fact.of)}`} change`
    case 'names':
      return namesInWords(fact)
    case 'moved':
      return movedInWords(fact)
    case 'status':
      return STATUS[fact.after] ?? `is now ${fact.after}`
    case 'checked':
      return `said to be still correct on ${fact.on}`
    case 'draft':
      return fact.isDraft
        ? 'becomes a draft, which is not published'
        : 'is a draft no more and will be published'
    case 'readable':
      return fact.isReadable ? 'can be published again' : 'cannot be published as it stands'
    case 'replaced':
      return `${fact.by} takes its place`
    case 'spacing':
      return `the spaces or line breaks in the ${fact.what} change`
    case 'area':
      return `the area ${shorten(fact.name)} changes`
    case 'other':
      return 'something else that is published changes'
    case 'unpublished':
      return 'nothing that is published changes'
  }
}

const WRITTEN: Readonly<Record<How, string>> = {
  added: 'was added',
  changed: 'was rewritten',
  gone: 'was taken out',
}

/** The statuses of the standard, as people say them. */
const STATUS: Readonly<Record<string, string>> = {
  active: 'is open again (active)',
  'temporarily closed': 'closes for now (temporarily closed)',
  inactive: 'rests until further notice (inactive)',
  defunct: 'closes for good (defunct)',
}

function valueInWords(what: string, before?: string, after?: string): string {
  const [was, is] = [before, after].map((value) => value && shorten(value))
  if (was === undefined) return `the ${what} is now ${is}`
  if (is === undefined) return `the ${what} ${was} was taken out`
  return `the ${what} changes from ${was} to ${is}`
}

function hiddenInWords({ what, how, of, count }: Extract<Fact, { kind: 'hidden' }>): string {
  const [is, are] = HIDDEN[how]
  if (count > 1) return `${count} ${plural(what)} ${are}`
  return `${of === 'one' && how !== 'added' ? `the ${what}` : withArticle(what)} ${is}`
}

const HIDDEN: Readonly<Record<How, readonly [one: string, several: string]>> = {
  added: ['was added', 'were added'],
  changed: ['changes', 'change'],
  gone: ['was taken out', 'were taken out'],
}

/** `Tue 12:00-14:00 becomes 12:00-13:30`: days that stay the same are not repeated. */
function hoursInWords(before?: string, after?: string): string {
  if (before === undefined) return `${after} is new`
  if (after === undefined) return `no longer ${before}`
  const [was, is] = [before.split(' '), after.split(' ')]
  const first = is.findIndex((word, i) => word !== was[i])
  const rest = first < 0 ? after : is.slice(first).join(' ')
  return `${before} becomes ${/^\d\d:\d\d-/.test(rest) ? rest : after}`
}

const NAMES = {
  term: ['now listed under', 'no longer listed under'],
  'own term': ['has the new term', 'no longer has'],
  area: ['now also for', 'no longer for'],
  place: ['now also at', 'no longer at'],
  program: ['has the new programme', 'no longer has the programme'],
} as const

const namesInWords = ({ what, added, gone }: Extract<Fact, { kind: 'names' }>): string =>
  [
    added.length > 0 && `${NAMES[what][0]} ${list(added)}`,
    gone.length > 0 && `${NAMES[what][1]} ${list(gone)}`,
  ]
    .filter(Boolean)
    .join('; ')

function movedInWords({ metres, from, to }: Extract<Fact, { kind: 'moved' }>): string {
  const far = metres === undefined ? '' : ` ${distanceInWords(metres)}`
  if (from === undefined) return `moved${far}`
  return `moved${far}${far && ','} from ${from} to ${to}`
}

const withArticle = (what: string) => `${/^[aeio]/i.test(what) ? 'an' : 'a'} ${what}`

/** `phone numbers`, `notes on access` */
function plural(what: string): string {
  const [head = '', ...rest] = what.split(/(?= (?:on|of|in|to) )/)
  const many = /(?:s|x|ch)$/.test(head) ? `${head}es` : head.replace(/([^aeiou])y$/, '$1ie') + 's'
  return many + rest.join('')
}

function list(names: readonly string[]): string {
  const shown = names.length > MOST_NAMES ? names.slice(0, MOST_NAMES - 1) : names
  const more = names.length - shown.length
  const words = [...shown.map((name) => shorten(name)), ...(more > 0 ? [`${more} more`] : [])]
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/**
 * A text on one line, and not too long: line ends, control characters, and those that turn the direction of writing
 * would change what the reader sees.
 */
function shorten(text: string, longest = LONGEST_NAME): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  const letters = [...line]
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : line
}
