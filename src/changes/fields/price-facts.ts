import type { Written } from '../../record/schema/written.ts'
import { sayDate } from '../../times/say-schedule.ts'
import { sayAmount } from '../../values/say-amount.ts'
import { differencesIn } from '../facts/differences.ts'
import { entryFacts } from './entry-facts.ts'
import type { Fact } from '../facts/fact.ts'
import { labelOf } from './labels.ts'
import { looksPersonal } from './looks-personal.ts'
import { textFact } from './text-fact.ts'
import { valueFacts } from './value-facts.ts'

type Price = Written<'cost_option'>

/** How the prices of a service changed. A price is identified by what is paid for. */
export function* priceFacts(
  before: readonly Price[] = [],
  after: readonly Price[] = [],
): Generator<Fact> {
  if (![before, after].every(canBeQuoted))
    return yield* entryFacts('service', 'cost_options', before, after)
  for (const option of new Set([...before, ...after].map(({ option: name }) => name))) {
    const [was, is] = [before, after].map((prices) => prices.find((one) => one.option === option))
    const [old, young] = [was && priceInWords(was), is && priceInWords(is)]
    const what = option === undefined ? 'price' : `price of “${option}”`
    yield* valueFacts(what, old, young)
    if (was && is) yield* detailFacts(what, was, is)
  }
}

/** What is different besides the amount. Without an amount, the words are the price. */
function* detailFacts(what: string, was: Price, is: Price): Generator<Fact> {
  const isInWords = was.amount === undefined && is.amount === undefined
  for (const { name, how } of differencesIn(was, is))
    if (name === 'amount_description' && isInWords) {
      const fact = textFact(what, was.amount_description, is.amount_description)
      if (fact) yield fact
    } else if (name === 'amount_description')
      yield { kind: 'text', what: `note on the ${what}`, how }
    else if (name === 'valid_from' || name === 'valid_to') {
      const [old, young] = [was[name], is[name]].map((day) => day && sayDate(day))
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

/** Whether no two prices are for the same thing, and none looks personal. */
const canBeQuoted = (prices: readonly Price[]) =>
  new Set(prices.map(({ option }) => option)).size === prices.length &&
  !prices.some(({ option = '' }) => looksPersonal(option))

const priceInWords = ({ amount, currency }: Price): string =>
  amount === undefined ? 'not given' : sayAmount(amount, currency)
