import { expect, it } from 'vitest'
import { lensOf } from '../../../../src/forms/change/lenses/lens-of.ts'
import type { FormKind, FormValue } from '../../../../src/forms/questions/fields.ts'

const isAlike = (kind: FormKind, field: string, said: FormValue, shown: FormValue) =>
  lensOf(kind, field).isAlike(said, shown)

it('takes a text in other spaces, and a number in other figures, for alike', () => {
  expect(isAlike('service', 'name', 'Lunch  Club', 'Lunch Club')).toBe(true)
  expect(isAlike('service', 'minimum_age', '60.0', '60')).toBe(true)
  expect(isAlike('location', 'postal_code', 'BS31JA', 'BS3 1JA')).toBe(true)
  expect(isAlike('service', 'name', 'Lunch Club', 'Supper Club')).toBe(false)
  expect(isAlike('service', 'name', '', 'Lunch Club')).toBe(false)
})

it('compares the entries of a list in their order', () => {
  expect(isAlike('service', 'phones', ['01179660123'], ['0117 966 0123'])).toBe(true)
  expect(isAlike('service', 'phones', ['0117 966 0123'], ['0117 966 0123', '0117 1'])).toBe(false)
  expect(isAlike('service', 'service_areas', ['BS3', 'BS1'], ['BS1', 'BS3'])).toBe(false)
})

it('takes an entry for alike that leaves out what is filled in, and no entry that says more', () => {
  const [said, shown] = [{ amount: '3.00' }, { amount: '3', currency: 'GBP' }]
  expect(isAlike('service', 'cost_options', [said], [shown])).toBe(true)
  expect(isAlike('service', 'cost_options', [shown], [said])).toBe(false)
})
