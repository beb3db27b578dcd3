import type { Document } from '../../hsds/types.ts'
import type { PageContext } from '../page-context.ts'
import { priceOf } from './cost.ts'

type Service = Document<'service'>

/** How to join, where a few words say it: `Just turn up`. */
export function joinOf({ application_process: text = '' }: Service): string | undefined {
  const said = text.trim().replace(/\.$/, '')
  return said === '' || said.length > MAX_JOIN || /[.!?\n]/.test(said) ? undefined : said
}

/** Longer than this it is an explanation, which the page of the service gives. */
const MAX_JOIN = 40

/** `Free` only when every price is 0; `£3`, or `£3–£5` where there are several; nothing when one of them is not stated. */
export function costOf({ cost_options = [] }: Service, { words }: PageContext): string | undefined {
  if (cost_options.length === 0 || cost_options.some(({ amount }) => amount === undefined))
    return undefined
  const sorted = cost_options.toSorted((a, b) => a.amount! - b.amount!)
  const prices = [sorted[0]!, sorted.at(-1)!].map(({ amount, currency }) =>
    priceOf(amount, currency, words),
  )
  return [...new Set(prices)].join('–')
}
