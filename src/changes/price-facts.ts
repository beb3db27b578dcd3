import type { Written } from '../record/schema/written.ts'
import { dateInWords } from '../record/hours/date.ts'
import { differencesIn } from './differences.ts'
import { entryFacts } from './entry-facts.ts'
import type { Fact } from './fact.ts'
import { labelOf } from './labels.ts'
import { valueFacts } from './named-facts.ts'
import { looksPersonal, wordsFact } from './words.ts'

type Price = Written<'cost_option'>

/** What became of the prices of a service, each known by what is paid for. */
export function* priceFacts(
  before: readonly Price[] = [],
  after: readonly Price[] = [],
): Generator<Fact> {
  if (![before, after].every(canBeTold))
    return yield* entryFacts('service', 'cost_options', before, after)
  for (const option of new Set([...before, ...after].map(({ option: name }) => name))) {
    const [was, is] = [before, after].map((prices) => prices.find((one) => one.option === option))
    const [old, young] = [was && inWords(was), is && inWords(is)]
    const what = option === undefined ? 'price' : `price of “${option}”`
    yield* valueFacts(what, old, young)
    if (was && is) yield* besidesFacts(what, was, is)
  }
}

/** What is different besides the amount. Where there is none, the words are the price. */
function* besidesFacts(what: string, was: Price, is: Price): Generator<Fact> {
  const isInWords = was.amount === undefined && is.amount === undefined
  for (const { name, how } of differencesIn(was, is))
    if (name === 'amount_description' && isInWords) {
      const fact = wordsFact(what, was.amount_description, is.amount_description)
      if (fact) yield fact
    } else if (name === 'amount_description')
      yield { kind: 'text', what: `note on the ${what}`, how }
    else if (name === 'valid_from' || name === 'valid_to') {
      const [old, young] = [was[name], is[name]].map((day) => day && dateInWords(day))
      yield* valueFacts(`${DAYS[name]} of the ${what}`, old, young)
    } else if (name !== 'amount' && (name !== 'currency' || isInWords))
      yield {
        kind: 'hidden',
        what: `${labelOf('cost_option', name)} of the ${what}`,
        how,
        of: 'one',
        count: 1,
      }
}

const DAYS = { valid_from: 'first day', valid_to: 'last day' } as const

/** Whether no two prices are for the same, and nothing personal is said of them. */
const canBeTold = (prices: readonly Price[]) =>
  new Set(prices.map(({ option }) => option)).size === prices.length &&
  !prices.some(({ option = '' }) => looksPersonal(option))

/** £4.50, 12 EUR, or that nothing is said. */
function inWords({ amount, currency }: Price): string {
  if (amount === undefined) return 'not said'
  const pence = Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
  const number = Number(pence) === amount ? pence : String(amount)
  return currency === 'GBP' ? `£${number}` : [number, currency].filter(Boolean).join(' ')
}
