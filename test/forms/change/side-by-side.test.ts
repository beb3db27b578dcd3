import { expect, it } from 'vitest'
import { type NameOf, sideBySide } from '../../../src/forms/change/side-by-side.ts'

const nameOf: NameOf = (_, reference) => reference.replace('acorn-trust', 'Acorn Trust')

const one = {
  ...{ id: '1', name: 'Lunch', organization: 'acorn-trust', hours: ['Tue 12:00-14:00'] },
  ...{ cost_options: [{ amount: '3', currency: 'GBP' }], assured_date: '2026-11-01' },
  extensions: { old: { number: '7' } },
}
const other = {
  ...{ id: '2', name: 'Lunch Club', organization: { name: 'Men’s Shed' } },
  ...{ cost_options: [{ amount: '3', currency: 'GBP' }], locations: [{ location: 'hall' }] },
}
const compared = sideBySide('service', [one, other], nameOf)
const valuesOf = (field: string) => compared.find((found) => found.field === field)?.values

it('shows what records refer to by its name', () => {
  expect(valuesOf('organization')).toEqual([['Acorn Trust'], ['Men’s Shed']])
  expect(valuesOf('locations')).toEqual([[], ['hall']])
})

it('says a price as a cell does, and what else its entry has', () => {
  const three = {
    ...one,
    cost_options: [{ amount: '3', currency: 'GBP', option: 'Adult', amount_description: 'A year' }],
  }
  expect(
    sideBySide('service', [three, one], nameOf).find(({ field }) => field === 'cost_options')
      ?.values,
  ).toEqual([['Adult: £3, A year'], ['£3']])
})

it('says which fields are the same', () => {
  expect(compared.filter(({ isSame }) => isSame).map(({ field }) => field)).toEqual([
    'cost_options',
  ])
})

it('shows what no question asks for below what one does, and no day of a check or id', () => {
  expect(compared.map(({ field }) => field)).toEqual([
    ...['hours', 'locations', 'name', 'organization', 'cost_options', 'extensions'],
  ])
  expect(valuesOf('extensions')).toEqual([['{"old":{"number":"7"}}'], []])
})

it('shows all addresses, and times in both forms', () => {
  const hall = { addresses: [{ address_1: '1 Mill Lane' }, { address_1: 'PO Box 1' }] }
  const [first, rest] = sideBySide('location', [hall, {}], nameOf)
  expect(first).toMatchObject({ field: 'address_1', values: [['1 Mill Lane'], []] })
  expect(rest).toMatchObject({ field: 'addresses', values: [['{"address_1":"PO Box 1"}'], []] })
  const schedules = [{ freq: 'WEEKLY', byday: 'TU', opens_at: '12:00', closes_at: '14:00' }]
  const [times, ...others] = sideBySide('service', [{ schedules }, one], nameOf)
  expect(times).toMatchObject({ field: 'hours', isSame: true })
  expect(others.map(({ field }) => field)).not.toContain('schedules')
})
