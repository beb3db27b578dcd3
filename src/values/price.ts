import { NUMBER_WORDS, numberInWords } from '../text/number-words.ts'
import { MAX_LENGTH } from './max-length.ts'

/** One price. */
export interface Price {
  /** 0 is free. */
  readonly amount: number
  /** The code of ISO 4217, where the text has a sign or a code. */
  readonly currency?: string
  /** What it is for: `per session`. */
  readonly per?: string
  /** Who pays it: `members`. */
  readonly label?: string
}

const CURRENCIES: Readonly<Record<string, string>> = {
  '£': 'GBP',
  gbp: 'GBP',
  pound: 'GBP',
  pounds: 'GBP',
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  $: 'USD',
  usd: 'USD',
}
const FREE =
  /^(?:it(?: is|'s) )?(?:free(?: of charge| to (?:all|attend|join|use)| entry| service)?|nil|none|no (?:charge|cost|fee|fees|charges|costs)|[£€$]?0(?:\.00?)?)[.!]?$/i
const PRICE =
  /^(?:(£|€|\$|gbp|eur|usd) ?)?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))? ?(?:(p|pence)\b|(gbp|eur|usd|pounds?|euros?)\b)?(.*)$/i
const PER =
  /^(?:per|a|an|each|every|\/|for (?:a|an|one|the)|on the|at the|pp|p\/p|p\.p\.?|weekly|monthly|annually|yearly)\b[\p{L}\s'’/-]*$/iu

/**
 * The price in a text that says one and nothing else: `£3`, `50p`, `£3 per session`, `Free`, `Nil`. Undefined for anything more,
 * such as `£3-£5` or `£3 (members £2)`.
 */
export function readPrice(text: string): Price | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const plain = inDigits(text.trim().replace(/\s+/g, ' '))
  if (FREE.test(plain)) return { amount: 0 }
  const [, sign, whole, part = '', pence, code, rest = ''] = PRICE.exec(plain) ?? []
  if (whole === undefined || (pence && (sign || part))) return undefined
  const per = rest.trim().replace(/\.$/, '')
  if (per !== '' && !PER.test(per.replace(/^\/ ?/, 'per '))) return undefined
  const amount = Number(`${whole.replaceAll(',', '')}.${part || '0'}`)
  const currency = pence ? 'GBP' : CURRENCIES[(sign ?? code ?? '').toLowerCase()]
  return {
    amount: pence ? amount / 100 : amount,
    ...(currency && { currency }),
    ...(per && { per: per.replace(/^\/ ?/, 'per ') }),
  }
}

const IN_WORDS = new RegExp(
  `^(${NUMBER_WORDS}) (pounds?|quid|pence|p)\\b(?: (?:and )?(${NUMBER_WORDS})(?: (?:pence|p)\\b)?)?`,
  'i',
)

/** A price whose number is words, in digits: `three pounds fifty`. */
const inDigits = (text: string): string =>
  text.replace(IN_WORDS, (_, first: string, unit: string, rest = 'zero') => {
    const [whole, part] = [first, rest].map(numberInWords)
    return /^p(?:ence)?$/i.test(unit) ? `${whole}p` : `£${whole}.${String(part).padStart(2, '0')}`
  })

/** Who pays a price, or for what; words beside it that change it, such as `from`, are none. */
const LABEL =
  '(?:(?:non[- ]?)?members?|adults?|child(?:ren)?|kids|conc(?:s|essions?|essionary)?\\.?|students?|(?:senior|oap|pensioner|carer|guest|visitor|individual|couple|sibling|baby|babies|infant|parent|resident|non-?resident|volunteer|beginner)s?|famil(?:y|ies)|(?:un)?waged|low[- ]income|(?:under|over)[- ]?\\d{1,2}s?|(?:first|second|each (?:extra|additional)|additional) (?:child|sibling|session|visit|class)|(?:drop|walk)[- ]?in|full price|standard|single|taster(?: session)?)'
const LABELS = `${LABEL}(?: (?:and|&) ${LABEL})?`
const BEFORE = new RegExp(`^(${LABELS})(?:\\s*[:=–-]|\\s+(?:is|are|pay))?\\s+(.+)$`, 'i')
const BEHIND = new RegExp(`^(.+?)(?:\\s*[:=–-])?\\s+(?:for |per (?=under|over))?(${LABELS})$`, 'i')
/** Between prices: a comma that parts no thousands, a bracket, or a stroke before another sign. */
const BETWEEN =
  /\s*(?:[;\n]|,(?!\d{3}(?!\d))|\/\s*(?=[£€$])|\s\/\s|\s[-–]\s(?=\p{L})|\s(?:and|or|&)\s(?=[£€$]|free\b))\s*/iu

/**
 * The prices that a text is: `£2.50 (conc. £1)`, `Adults £5, children free`. Undefined where a part of it is none, or where two of
 * them are not told apart, as in `£3-£5`.
 */
export function readPrices(text: string): readonly Price[] | undefined {
  const one = readPrice(text)
  if (one || text.length > MAX_LENGTH) return one && [one]
  const parts = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\s?\(([^()]*)\)/g, ', $1')
    .replace(/[.;,]$/, '')
    .split(BETWEEN)
  const prices = parts.map(labelled)
  if (!prices.every((price) => price !== undefined)) return undefined
  const kinds = new Set(prices.map(({ label = '', per = '' }) => `${label}/${per}`.toLowerCase()))
  // “Free for members” says nothing of others.
  const isWhole = prices.length > 1 || prices[0]?.label === undefined
  return isWhole && kinds.size === prices.length ? prices : undefined
}

function labelled(part: string): Price | undefined {
  const alone = readPrice(part)
  if (alone) return alone
  const [, first, rest = ''] = BEFORE.exec(part) ?? []
  const [, begin = '', last] = BEHIND.exec(part) ?? []
  const label = first ?? last
  const price = label === undefined ? undefined : readPrice(first === undefined ? begin : rest)
  return price && label !== undefined ? { ...price, label } : undefined
}
