import { expect, it } from 'vitest'
import { findMatches } from '../../src/match/match.ts'
import { britishPairs, recordsOfPairs } from './british-pairs.ts'

const keyOf = (kind: string, slugs: readonly string[]) => `${kind} ${slugs.toSorted().join(' ')}`
const found = new Map(
  findMatches(recordsOfPairs()).map(({ a, b, verdict }) => [
    keyOf(a.kind, [a.slug, b.slug]),
    verdict,
  ]),
)
const judged = britishPairs.map((pair, i) => ({
  ...pair,
  verdict: found.get(keyOf(pair.kind, [`${i}-a`, `${i}-b`])) ?? 'different',
}))
const named = (is: string, verdict: string) =>
  judged
    .filter((one) => one.is === is && one.verdict === verdict)
    .map(({ a, b }) => `${a.name} | ${b.name}`)

it('calls none of the British pairs the same that are two', () => {
  expect(named('different', 'same')).toEqual([])
})

it('finds each British pair that is one, and asks about few', () => {
  expect(named('same', 'different')).toEqual([])
  expect(named('same', 'ask').length).toBeLessThan(4)
})

it('asks less than one question more for two pairs that are different', () => {
  expect(named('different', 'ask').length * 3).toBeLessThan(named('different', 'different').length)
})

it('finds nothing between one pair and another', () => {
  expect(found.size).toBe(judged.filter(({ verdict }) => verdict !== 'different').length)
})
