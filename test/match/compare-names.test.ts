import { expect, it } from 'vitest'
import { areAlike, compareNames, mayBeSame } from '../../src/match/compare-names.ts'
import { compareName } from '../../src/match/name.ts'

it.each([
  ['Paulo Freire Centre', 'Paulofreire Center'],
  ['Clapton Lunch Club', 'Claptom Lunch Club'],
  ['St Mary’s Play Group', 'Saint Marys Playgroup'],
  ['Ysgol Gymraeg Môn', 'YSGOL GYMRAEG MON'],
])('takes %s and %s for names that may be the same, as they are', (...pair) => {
  const [a, b] = pair.map(compareName)
  expect(compareNames(a!, b!, () => 1).isSame).toBe(true)
  expect(mayBeSame(a!, b!) && mayBeSame(b!, a!) && areAlike(a!, b!)).toBe(true)
})

it('tells names that begin and end otherwise apart', () => {
  const [a, b] = ['Chess club', 'Food bank'].map(compareName)
  expect(mayBeSame(a!, b!) || areAlike(a!, b!)).toBe(false)
})

it('takes first letters for a name that may be in the other', () => {
  const [a, b] = ['VSO', 'Overseas Voluntary Service'].map(compareName)
  expect([areAlike(a!, b!), areAlike(b!, compareName('OVS'))]).toEqual([false, true])
})
