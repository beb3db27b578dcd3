import { describe, expect, it } from 'vitest'
import { sayAmount } from '../../src/values/say-amount.ts'

describe('an amount of money', () => {
  it.each<[number, string | undefined, string]>([
    [4.5, 'GBP', '£4.50'],
    [3, 'gbp', '£3'],
    [12.5, 'EUR', '€12.50'],
    [12, 'CHF', '12 CHF'],
    [12, undefined, '12'],
  ])('of %d in %s is said as people write it: %s', (amount, currency, said) => {
    expect(sayAmount(amount, currency)).toBe(said)
  })

  it('is not rounded', () => {
    expect(sayAmount(4.504, 'GBP')).toBe('£4.504')
  })
})
