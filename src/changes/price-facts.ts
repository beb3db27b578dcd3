import { canonical } from '../directory/ids.ts'
import type { Written } from '../record/written.ts'
import { entryFacts } from './entry-facts.ts'
import type { Fact } from './fact.ts'
import { valueFacts } from './named-facts.ts'
import { looksPersonal } from './words.ts'

type Price = Written<'cost_option'>

/** What became of the prices of a service, each known by what is paid for. */
export function* priceFacts(
  before: readonly Price[] = [],
  after: readonly Price[] = [],
): Generator<Fact> {
  if (![before, after].every(canBeTold)) return yield* entryFacts('cost_options', before, after)
  for (const option of new Set([...before, ...after].map(({ option: name }) => name))) {
    const [was, is] = [before, after].map((prices) => prices.find((one) => one.option === option))
    const [old, young] = [was && inWords(was), is && inWords(is)]
    const what = option === undefined ? 'price' : `price of “${option}”`
    yield* valueFacts(what, old, young)
    if (old === young && canonical(was) !== canonical(is))
      yield { kind: 'text', what: `note on the ${what}`, how: 'changed' }
  }
}

/** Whether no two prices are for the same, and nothing personal is said of them. */
const canBeTold = (prices: readonly Price[]) =>
  new Set(prices.map(({ option }) => option)).size === prices.length &&
  !prices.some(({ option = '' }) => looksPersonal(option))

/** £4.50, 12 EUR, or that nothing is said. */
function inWords({ amount, currency }: Price): string {
  if (amount === undefined) return 'not said'
  const number = Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
  return currency === 'GBP' ? `£${number}` : [number, currency].filter(Boolean).join(' ')
}
