import { expect, it } from 'vitest'
import { ordinal } from '../../src/messages/en/grammar.ts'
import { grouped } from '../../src/messages/sentence.ts'

const SAMPLES = [0, 1, 9, 10, 11, 12, 13, 21, 99, 100, 101, 111, 112, 122, 999, 1000, 14_250]
const MORE = [123_456, 1_000_000, 12_345_678]

it('numbers are grouped as English writes them', () => {
  for (const number of [...SAMPLES, ...MORE])
    expect(grouped(number)).toBe(number.toLocaleString('en-GB'))
})

it('numbers of a row end as English says them', () => {
  const rules = new Intl.PluralRules('en', { type: 'ordinal' })
  const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
  for (const number of [...SAMPLES, 2, 3, 22, 23, 31])
    expect(ordinal(number)).toBe(`${number}${endings[rules.select(number)]}`)
})
