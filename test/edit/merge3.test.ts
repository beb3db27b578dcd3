import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { merge3, mergeEntries } from '../../src/edit/merge3.ts'
import { runs } from '../runs.ts'

describe('merge3', () => {
  const of = (was: string, ours: string, theirs: string) =>
    merge3({ equals: (value: string) => value === was }, { ours, theirs })

  it('takes the side that has changed the value', () => {
    expect([of('a', 'a', 'b'), of('a', 'b', 'a'), of('a', 'a', 'a')]).toEqual([
      'theirs',
      'ours',
      'ours',
    ])
  })

  it('asks only where both have changed it in their own way', () => {
    expect([of('a', 'b', 'c'), of('a', 'b', 'b')]).toEqual(['both', 'ours'])
  })
})

describe('mergeEntries', () => {
  const of = (base: string, ours: string, theirs: string) =>
    mergeEntries({
      base: [...base],
      ours: [...ours],
      theirs: [...theirs].map((entry) => ({ was: entry, now: entry })),
      keyOf: String,
    })?.join('')

  it('takes what each side added and took out', () => {
    expect([of('abc', 'abcx', 'abcy'), of('abc', 'bc', 'ab'), of('ab', 'xb', 'ay')]).toEqual([
      'abcxy',
      'b',
      'xy',
    ])
  })

  it('puts an entry in the place of the one that it replaces', () => {
    expect(of('abc', 'xabc', 'ayc')).toBe('xayc')
  })

  it('asks where both changed one entry, and where one took it out and the other changed it', () => {
    expect([of('ab', 'xb', 'yb'), of('ab', 'b', 'yb'), of('ab', 'xb', 'b')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('loses no entry that a side added, and keeps none that a side took out', () => {
    const list = fc.uniqueArray(fc.constantFrom(...'abcdef'))
    fc.assert(
      fc.property(list, list, list, (base, ours, theirs) => {
        const merged = of(base.join(''), ours.join(''), theirs.join(''))
        if (merged === undefined) return
        for (const one of 'abcdef') {
          const [b, o, t] = [base, ours, theirs].map((side) => side.includes(one))
          expect([one, merged.includes(one)]).toEqual([one, b ? o && t : o || t])
        }
      }),
      { numRuns: runs(300, 20_000) },
    )
  })
})
