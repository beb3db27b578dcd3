import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  decodePosting,
  encodePosting,
  type RowPosting,
} from '../../../src/search/format/posting.ts'
import { markMask } from '../../../src/search/read/filter-mask.ts'
import { areRows, topRows } from '../../../src/search/read/top-rows.ts'
import { pageOf } from '../../../src/search/read/top-k.ts'
import { runs } from '../../runs.ts'
import { createRandom } from '../random.ts'

/** A row that has each document with this probability. Large impacts are rare. */
function rowOf(count: number, share: number, seed: string) {
  const { unit } = createRandom(seed)
  const all = Uint8Array.from({ length: count }, () =>
    unit() < share ? 1 + Math.floor(254 * unit() ** 6) : 0,
  )
  const docs = Uint32Array.from(all.keys()).filter((doc) => all[doc]! > 0)
  const scale = Math.floor(unit() * 4095)
  const bytes = encodePosting(
    docs,
    all.filter((impact) => impact > 0),
    { scale, count },
  )
  return decodePosting(bytes, 0, { size: docs.length, scale, count })
}

it('the best documents of very common words are those of a scan of all documents', () => {
  const query = fc.record({
    count: fc.constantFrom(1, 15, 16, 17, 31, 32, 33, 1000, 5000, 20_001),
    shares: fc.array(fc.double({ min: 0.4, max: 1, noNaN: true }), { minLength: 1, maxLength: 5 }),
    seed: fc.nat(),
    kept: fc.uniqueArray(fc.integer({ min: 2, max: 40 }), { maxLength: 2 }),
    offset: fc.nat(300),
    limit: fc.oneof(fc.nat(200), fc.constant(Infinity)),
  })
  let rows = 0
  fc.assert(
    fc.property(query, ({ count, shares, seed, kept, offset, limit }) => {
      const postings = shares.map((share, i) => rowOf(count, share, `${seed} ${i}`))
      if (!areRows(postings)) return
      const whole: readonly RowPosting[] = postings
      rows += 1
      const passes = (doc: number) => kept.every((step) => doc % step !== 0)
      const masks = kept.map((step) =>
        markMask(Uint8Array.from({ length: count }, (_, doc) => Math.sign(doc % step))),
      )
      const scored = Array.from({ length: count }, (_, doc) => {
        const impacts = whole.map(({ impacts, scale }) => [impacts[doc]!, scale] as const)
        if (!passes(doc) || impacts.some(([impact]) => impact === 0)) return []
        return { doc, score: impacts.reduce((sum, [impact, scale]) => sum + impact * scale, 0) }
      }).flat()
      const expected = scored.sort((a, b) => b.score - a.score || a.doc - b.doc)
      const { total, hits } = topRows(whole, masks, offset + limit)
      expect(total).toBe(expected.length)
      expect(pageOf(hits, { offset, limit })).toEqual(
        expected.slice(offset, offset + limit).map(({ doc }) => doc),
      )
    }),
    { numRuns: runs(60, 200) },
  )
  expect(rows).toBeGreaterThan(runs(30, 100))
})
