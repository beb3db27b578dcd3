import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nodeHashing } from '../../../src/generator/publish/hashing.ts'
import { decodeColumn, encodeColumn, toColumn } from '../../../src/search/format/column.ts'
import { WEEKDAYS } from '../../../src/hsds/weekdays.ts'
import { dayBit } from '../../../src/search/format/hours.ts'
import { decodePoints, encodePoints } from '../../../src/search/format/points.ts'
import { decodePosting, encodePosting } from '../../../src/search/format/posting.ts'
import {
  decodeChecksummed,
  encodeChecksummed,
} from '../../../src/search/format/checksummed-file.ts'
import { pageOf } from '../../../src/search/read/top-k.ts'
import { decodeShard, encodeShards, formHash } from '../../../src/search/format/shard.ts'
import { decodeWords, encodeWords, initialOf, lettersOf } from '../../../src/search/format/words.ts'
import { decodeTimetable, encodeTimetable } from '../../../src/search/format/timetable.ts'
import { timetableMask } from '../../../src/search/read/timetable-mask.ts'
import { createSchedules, onDay } from '../../../src/search/write/schedules.ts'
import { nearnessOf } from '../naive.ts'

/** Ascending documents of a collection of `count`. */
const documents = fc.integer({ min: 1, max: 3000 }).chain((count) =>
  fc.record({
    count: fc.constant(count),
    docs: fc
      .uniqueArray(fc.integer({ min: 0, max: count - 1 }), { minLength: 1, maxLength: 400 })
      .map((docs) => Uint32Array.from(docs).sort()),
    scale: fc.integer({ min: 0, max: 4095 }),
  }),
)
const impact = (doc: number) => 1 + ((doc * 31) % 255)

/** A payload, written to a file and read back. */
const writtenAndRead = (payload: Uint8Array) =>
  decodeChecksummed('x', 7, encodeChecksummed({ path: 'x', count: 7, payload }, nodeHashing.sha256))

describe('encoding and decoding', () => {
  it('round-trips postings', () => {
    fc.assert(
      fc.property(documents, fc.nat(9), ({ docs, scale, count }, start) => {
        const impacts = Uint8Array.from(docs, impact)
        const bytes = encodePosting(docs, impacts, { scale, count })
        const shifted = Uint8Array.from([...new Uint8Array(start), ...bytes])
        const read = decodePosting(shifted, start, { size: docs.length, scale, count })
        const expected = Array.from(docs, (doc) => [doc, scale * impact(doc)])
        const actual =
          read.kind === 'list'
            ? Array.from(read.docs, (doc, i) => [doc, read.scores[i]])
            : Array.from(read.impacts, (own, doc) => [doc, own * read.scale, own] as const)
                .filter(([, , own]) => own > 0)
                .map(([doc, score]) => [doc, score])
        expect(actual).toEqual(expected)
      }),
    )
  })

  it('round-trips shards of any size', () => {
    const names = fc.uniqueArray(fc.stringMatching(/^[#a-zé𐐨]{1,9}$/u), { maxLength: 60 })
    return fc.assert(
      fc.asyncProperty(names, fc.integer({ min: 1, max: 3000 }), async (all, bytes) => {
        const terms = all.sort().map((term, i) => {
          const docs = Uint32Array.of(i, 100 + i)
          const forms = [formHash(term), i]
          const isTown = i % 3 === 0
          return { term, docs, impacts: Uint8Array.of(1, 2), size: 2, scale: i, forms, isTown }
        })
        const shards = [...encodeShards(terms, { count: 500, bytes })]
        for (const [i, { term, docs }] of terms.entries()) {
          const own = shards.findLast(({ start }) => start <= term)!
          const payload = await writtenAndRead(own.payload)
          const read = decodeShard(payload, 500)(term)!
          expect(read.posting).toEqual({ kind: 'list', docs, scores: Uint32Array.of(i, 2 * i) })
          expect([read.isTown, read.isWritten(term)]).toEqual([i % 3 === 0, true])
          // A form is told by a hash of it, which two forms may share.
          const [other, written] = [formHash(`${term}?`), formHash(term)]
          expect(read.isWritten(`${term}?`)).toBe(other === i || other === written)
          expect(decodeShard(payload, 500)(`${term}!`)).toBeUndefined()
        }
      }),
    )
  })

  it('round-trips words, of each first letter and length', () => {
    const words = fc.uniqueArray(fc.stringMatching(/^[a-zéł𐐨]{2,9}$/u), { maxLength: 200 })
    return fc.assert(
      fc.asyncProperty(words, async (all) => {
        const written = all.map((word, i) => ({ word, frequency: i % 64 }))
        const groups = decodeWords(await writtenAndRead(encodeWords(written)))
        const read = groups.flatMap(({ size, word, frequency, letters, letter, length }) =>
          Array.from({ length: size }, (_, i) => {
            expect([initialOf(word(i)), word(i).length]).toEqual([letter, length])
            expect(letters(i)).toBe(lettersOf(word(i)))
            return { word: word(i), frequency: frequency(i) }
          }),
        )
        const byWord = (a: { word: string }, b: { word: string }) => (a.word < b.word ? -1 : 1)
        expect(read.toSorted(byWord)).toEqual(written.toSorted(byWord))
      }),
    )
  })

  it('round-trips columns', () => {
    const values = fc.array(fc.oneof(fc.double({ noDefaultInfinity: true }), fc.nat(5)), {
      maxLength: 700,
    })
    return fc.assert(
      fc.asyncProperty(values, async (plain) => {
        const column = toColumn(plain)
        expect(column === undefined).toBe(plain.every(Number.isNaN))
        if (!column) return
        const { values, codes } = decodeColumn(await writtenAndRead(encodeColumn(column)))
        expect(Array.from(codes, (code) => values[code]! + 0)).toEqual(plain.map((one) => one + 0))
      }),
    )
  })

  it.each([0x100, 0x101, 0x10000, 0x10001])(
    'round-trips a column of %i different values',
    async (size) => {
      const plain = Array.from({ length: size }, (_, i) => i)
      const payload = encodeColumn(toColumn(plain)!)
      const { codes } = decodeColumn(await writtenAndRead(payload))
      expect([...codes]).toEqual(plain)
    },
  )

  it('round-trips timetables', () => {
    const hours = fc.record({
      days: fc.nat(127),
      opens: fc.integer({ min: -1, max: 86400 }),
      closes: fc.integer({ min: -1, max: 86400 }),
    })
    const sets = fc.array(fc.array(hours, { maxLength: 4 }), { maxLength: 400 })
    return fc.assert(
      fc.asyncProperty(sets, async (offerings) => {
        const { numberOf, timetable } = createSchedules()
        const written = timetable(offerings.map((set) => set.map(numberOf)))
        const { ends, ...read } = decodeTimetable(await writtenAndRead(encodeTimetable(written)))
        const kept = offerings.map(() => new Set<string>())
        for (const [i, end] of ends.entries())
          for (const offering of read.owners.subarray(ends[i - 1] ?? 0, end))
            kept[offering]!.add(`${read.days[i]} ${read.opens[i]} ${read.closes[i]}`)
        const expected = offerings.map(
          (set) => new Set(set.map(({ days, opens, closes }) => `${days} ${opens} ${closes}`)),
        )
        expect(kept).toEqual(expected)
      }),
    )
  })

  it('gives the same answers from the part of a timetable that is on one day', () => {
    const hours = fc.record({
      days: fc.nat(127),
      opens: fc.integer({ min: 0, max: 3 }),
      closes: fc.integer({ min: 4, max: 6 }),
    })
    const sets = fc.array(fc.array(hours, { maxLength: 4 }), { maxLength: 40 })
    fc.assert(
      fc.property(sets, fc.constantFrom(...WEEKDAYS), fc.nat(3), (offerings, day, start_time) => {
        const { numberOf, timetable } = createSchedules()
        const whole = timetable(offerings.map((set) => set.map(numberOf)))
        const part = onDay(whole, day)
        expect(part.days.every((own) => (own & dayBit(day)) !== 0)).toBe(true)
        const wanted = { day, start_time }
        expect(timetableMask(part, wanted, offerings.length)).toEqual(
          timetableMask(whole, wanted, offerings.length),
        )
      }),
    )
  })

  it('round-trips points', () => {
    return fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: -9e7, max: 9e7 })), async (numbers) => {
        const x = Int32Array.from(numbers)
        const points = {
          x,
          y: x.map((number) => -number),
          z: x.map((number) => number >> 1),
          doubts: Uint16Array.from(numbers, (number) => number & 0xffff),
        }
        const payload = await writtenAndRead(encodePoints(points))
        expect(decodePoints(payload)).toEqual(points)
      }),
    )
  })
})

describe('a page of results', () => {
  const hits = fc.array(fc.nat(50), { maxLength: 2000 }).map((list) => Uint32Array.from(list))
  const window = fc.record({
    offset: fc.nat(2100),
    limit: fc.oneof(fc.nat(300), fc.constant(Infinity)),
  })

  it('is the same as in a full sort by score, ties by document number', () => {
    fc.assert(
      fc.property(hits, window, (scores, { offset, limit }) => {
        const docs = scores.map((_, doc) => doc)
        const expected = [...docs].sort((a, b) => scores[b]! - scores[a]! || a - b)
        const actual = pageOf({ docs, scores }, { offset, limit })
        expect(actual).toEqual(expected.slice(offset, offset + limit))
      }),
    )
  })

  it('has the nearest first and documents without a point last', () => {
    const scores = Uint32Array.of(...[Infinity, 3, 1e9, 2.5, 0, 40_000_000, 3].map(nearnessOf))
    const docs = scores.map((_, doc) => doc)
    expect(pageOf({ docs, scores }, { offset: 0, limit: Infinity })).toEqual([4, 3, 1, 6, 0, 2, 5])
  })
})
