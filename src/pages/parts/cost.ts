import type { Document } from '../../hsds/types.ts'
import { type Html, html } from '../layout/html.ts'
import { sayAmount } from '../../values/say-amount.ts'
import type { Messages } from '../../messages/messages.ts'
import { list } from './section.ts'

/** The prices of a service, each in one line. A price of 0 is free; a missing price says nothing. */
export const pricesOf = (
  { cost_options = [] }: Document<'service'>,
  messages: Messages,
): Html | undefined =>
  list(
    cost_options.map(
      ({ option, amount, currency, amount_description }) =>
        html`<span dir="auto"
          >${[option, priceOf(amount, currency, messages), amount_description]
            .filter((part) => part !== undefined && part !== '')
            .join(', ')}</span
        >`,
    ),
    'plain',
  )

/** An amount of money: `£4.50`, `Free`. Undefined without an amount. */
export function priceOf(
  amount: number | undefined,
  currency: string | undefined,
  messages: Messages,
): string | undefined {
  if (amount === undefined) return undefined
  if (amount === 0) return messages.service.free
  return sayAmount(amount, currency)
}
