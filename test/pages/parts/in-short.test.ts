import { describe, expect, it } from 'vitest'
import type { Document } from '../../../src/hsds/types.ts'
import type { PageContext } from '../../../src/pages/page-context.ts'
import { costOf } from '../../../src/pages/parts/in-short.ts'
import { messagesIn } from '../../../src/messages/messages.ts'

const context = {
  messages: messagesIn({ language: 'en' }),
} as unknown as PageContext
const service = (fields: object) => fields as Document<'service'>
const prices = (...amounts: readonly (number | undefined)[]) =>
  service({ cost_options: amounts.map((amount) => ({ amount, currency: 'GBP' })) })

describe('the cost in short', () => {
  it.each([
    [prices(), undefined],
    [prices(0), 'Free'],
    [prices(0, 0), 'Free'],
    [prices(0, undefined), undefined],
    [prices(4.5), '£4.50'],
    [prices(5, 3, 4), '£3 to £5'],
    [prices(2, 0), 'Free to £2'],
  ])('of %j is %s', (one, expected) => {
    expect(costOf(one, context)).toBe(expected)
  })
})
