import { describe, expect, it } from 'vitest'
import type { Document } from '../../../src/hsds/types.ts'
import type { PageContext } from '../../../src/pages/page-context.ts'
import { costOf } from '../../../src/pages/parts/in-short.ts'
import { inShort } from '../../../src/pages/records/in-short.ts'
import { messagesIn } from '../../../src/messages/messages.ts'

const context = {
  words: messagesIn({ language: 'en' }),
  isConfidential: (id: string) => id === 'refuge',
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
    [prices(5, 3, 4), '£3–£5'],
    [prices(2, 0), 'Free–£2'],
  ])('of %j is %s', (one, expected) => {
    expect(costOf(one, context)).toBe(expected)
  })
})

describe('the place in short', () => {
  const at = (...locations: readonly object[]) =>
    inShort(service({ service_at_locations: locations.map((location) => ({ location })) }), context)
      ?.text ?? ''
  const hall = { id: 'hall', name: 'Hall', addresses: [{ postal_code: 'BS3 1QG' }] }

  it('is its name and postcode', () => {
    expect(at(hall)).toContain('<li>Hall, BS3 1QG</li>')
  })

  it('is the names of several', () => {
    expect(at(hall, { id: 'inn', name: 'Inn' })).toContain('<li>Hall · Inn</li>')
  })

  it('leaves a confidential place out', () => {
    expect(at({ id: 'refuge', name: 'Refuge', addresses: [{ postal_code: 'BS3 4EB' }] })).toBe('')
  })
})
