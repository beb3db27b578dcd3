import { type Piece, html } from '../pages/layout/html.ts'
import type { Messages } from '../messages/messages.ts'
import type { Reach } from './arrange.ts'
import type { FindQuery } from './find-query.ts'
import { inMiles } from './in-miles.ts'

/** Sentences on how far results go, with how many are further away; and on how many are nowhere. */
export function reachNotes(
  reach: Reach | undefined,
  {
    place,
    addressOf,
    messages: { find: say },
  }: {
    readonly place: string
    readonly addressOf: (changes: Partial<FindQuery>) => string
    readonly messages: Messages
  },
): Readonly<Record<'first' | 'others', Piece>> {
  if (!reach) return { first: false, others: false }
  const { radius, further, nearest, placeless } = reach
  const isLimited = radius < Infinity
  const first = isLimited
    ? say.within({ radius, place })
    : nearest < Infinity && say.nearest({ count: inMiles(nearest), place })
  const more =
    isLimited &&
    further > 0 &&
    html` <a href="${addressOf({ within: 'any' })}">${say.further({ count: further })}</a>`
  const others = placeless > 0 && first !== false && say.placeless({ count: placeless })
  return { first: first !== false && [first, more], others }
}
