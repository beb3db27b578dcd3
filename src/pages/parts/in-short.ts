import type { Document } from '../../hsds/types.ts'
import type { PageContext } from '../page-context.ts'
import { isFree } from '../../values/free.ts'
import { priceOf } from './cost.ts'
import { shorten } from './shorten.ts'

type Service = Document<'service'>

/**
 * `Free` where that is certain, else the words of a cost that says something of being free; `£3`, or `£3 to £5` where there are
 * several prices; nothing when one of them is not stated.
 */
export function costOf(service: Service, { messages }: PageContext): string | undefined {
  if (isFree(service)) return messages.service.free
  const { cost_options = [], fees_description, fees } = service
  if (cost_options.every(({ amount = 0 }) => amount === 0)) {
    const said = [
      fees_description,
      fees,
      ...cost_options.flatMap(({ option, amount_description }) => [option, amount_description]),
    ].find((text) => text?.trim())
    return said && shorten(said, MAX_COST).replace(/\.$/, '')
  }
  if (cost_options.length === 0 || cost_options.some(({ amount }) => amount === undefined))
    return undefined
  const sorted = cost_options.toSorted((a, b) => a.amount! - b.amount!)
  const [least, most] = [sorted[0]!, sorted.at(-1)!].map(({ amount, currency }) =>
    priceOf(amount, currency, messages)!,
  ) as [string, string]
  return least === most ? least : messages.service.prices({ least, most })
}

/** Longer words of a cost are on the page of the service. */
const MAX_COST = 36
