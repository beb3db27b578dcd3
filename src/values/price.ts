import { MAX_LENGTH } from './max-length.ts'

/** One price. */
export interface Price {
  /** 0 is free. */
  readonly amount: number
  /** The code of ISO 4217, where the text has a sign or a code. */
  readonly currency?: string
  /** What it is for: `per session`. */
  readonly per?: string
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
  /^(?:per|a|an|each|every|\/|for (?:a|an|one|the)|pp|p\/p|p\.p\.?|weekly|monthly|annually|yearly)\b[\p{L}\s'’/-]*$/iu

/**
 * The price in a text that says one and nothing else: `£3`, `50p`, `£3 per session`, `Free`, `Nil`. Undefined for anything more,
 * such as `£3-£5` or `£3 (members £2)`.
 */
export function readPrice(text: string): Price | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const plain = text.trim().replace(/\s+/g, ' ')
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
