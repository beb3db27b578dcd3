import { distanceInWords } from '../facts/distance.ts'
import type { Fact, How } from '../facts/fact.ts'
import { shorten } from './shorten.ts'

type FactOf<K extends Fact['kind']> = Extract<Fact, { readonly kind: K }>

/** A fact as a part of a sentence. */
export function phraseOf(fact: Fact): string {
  switch (fact.kind) {
    case 'value':
      return valueInWords(fact)
    case 'words':
      return `the ${fact.what} says “${fact.after}” where it said “${fact.before}”`
    case 'text':
      return `${fact.how === 'added' ? withArticle(fact.what) : `the ${fact.what}`} ${WRITTEN[fact.how]}`
    case 'hidden':
      return hiddenInWords(fact)
    case 'hours':
      return hoursInWords(fact)
    case 'times':
      return `the days, dates or times${fact.of === undefined ? '' : ` of ${shorten(fact.of)}`} change`
    case 'names':
      return nameChangesInWords(fact)
    case 'moved':
      return moveInWords(fact)
    case 'status':
      return STATUS[fact.after] ?? `is now ${fact.after}`
    case 'checked':
      return `confirmed as correct on ${fact.on}`
    case 'draft':
      return fact.isDraft
        ? 'becomes a draft, which is not published'
        : 'is no longer a draft and will be published'
    case 'readable':
      return fact.isReadable ? 'can be published again' : 'can no longer be published'
    case 'replaced':
      return `${fact.by} replaces it`
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
  gone: 'was removed',
}

/** The statuses of the standard in everyday words. */
const STATUS: Readonly<Record<string, string>> = {
  active: 'is open again (active)',
  'temporarily closed': 'closes for now (temporarily closed)',
  inactive: 'pauses until further notice (inactive)',
  defunct: 'closes for good (defunct)',
}

function valueInWords({ what, before, after }: FactOf<'value'>): string {
  const [was, is] = [before, after].map((value) => value && shorten(value))
  if (was === undefined) return `the ${what} is now ${is}`
  if (is === undefined) return `the ${what} ${was} was removed`
  return `the ${what} changes from ${was} to ${is}`
}

function hiddenInWords({ what, how, of, count }: FactOf<'hidden'>): string {
  const [is, are] = HIDDEN[how]
  if (count > 1) return `${count} ${plural(what)} ${are}`
  return `${of === 'one' && how !== 'added' ? `the ${what}` : withArticle(what)} ${is}`
}

const HIDDEN: Readonly<Record<How, readonly [one: string, several: string]>> = {
  added: ['was added', 'were added'],
  changed: ['changes', 'change'],
  gone: ['was removed', 'were removed'],
}

/** `Tue 12:00-14:00 becomes 12:00-13:30`: days that stay the same are not repeated. */
function hoursInWords({ before, after }: FactOf<'hours'>): string {
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

const nameChangesInWords = ({ what, added, gone }: FactOf<'names'>): string =>
  [
    added.length > 0 && `${NAMES[what][0]} ${namesInWords(added)}`,
    gone.length > 0 && `${NAMES[what][1]} ${namesInWords(gone)}`,
  ]
    .filter(Boolean)
    .join('; ')

function moveInWords({ metres, from, to }: FactOf<'moved'>): string {
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

/** How many names of a list are quoted. */
const MAX_NAMES = 6

export function namesInWords(names: readonly string[]): string {
  const quoted = names.length > MAX_NAMES ? names.slice(0, MAX_NAMES - 1) : names
  const more = names.length - quoted.length
  const words = [...quoted.map((name) => shorten(name)), ...(more > 0 ? [`${more} more`] : [])]
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
