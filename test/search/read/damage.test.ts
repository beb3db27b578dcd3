import { describe, expect, it } from 'vitest'
import { nodeHashing } from '../../../src/generator/publish/hashing.ts'
import { find } from '../../../src/search/read/find.ts'
import type { Query } from '../../../src/search/read/query.ts'
import {
  decodeChecksummed,
  encodeChecksummed,
} from '../../../src/search/format/checksummed-file.ts'
import { DamagedFile } from '../../../src/search/format/damaged-file.ts'
import { readBoxes, readRegions } from '../../../src/search/read/regions.ts'
import { createSource, type Source } from '../../../src/search/read/source.ts'
import { readPoints, readServices } from '../../../src/search/read/offerings.ts'
import { runs } from '../../runs.ts'
import { indexOf, listsOf } from '../fixture.ts'
import { createRandom } from '../random.ts'

const FLIPS = runs(40, 400)
const lists = listsOf({ services: 80, seed: 9, description: [5, 20] })
const QUERIES: Query[] = [
  { search: 'service support' },
  { taxonomy_id: lists.taxonomies[0]!.id, minimum_age: 5 },
  { day: 'TU', start_time: 9 * 3600, near: { nearness: new Uint32Array(200) } },
]

describe.each([
  ['packed', {}, 100],
  ['in many files', { shardBytes: 2048, packBytes: 0 }, 1200],
])('a damaged index, %s', (_, options, refusals) => {
  const index = indexOf(lists, options)

  /** Runs every query on files changed by `harm`. Each must fail, or answer as before; returns how many fail. */
  async function harmed(harm: (body: Uint8Array, path: string) => Uint8Array): Promise<number> {
    let refused = 0
    for (const query of QUERIES) {
      const right = await find(index.reader, index.manifest, 'services', query)
      const reader = async (path: string) => harm(await index.reader(path), path)
      try {
        expect(await find(reader, index.manifest, 'services', query)).toEqual(right)
      } catch (error) {
        expect(error).toBeInstanceOf(DamagedFile)
        refused += 1
      }
    }
    return refused
  }

  it('is detected when any bit is flipped', async () => {
    let refused = 0
    for (let i = 0; i < FLIPS; i++) {
      const r = createRandom(`flip ${i}`)
      const [where, bit] = [r.unit(), 1 << r.whole(0, 7)]
      refused += await harmed((body) => {
        const changed = body.slice()
        changed[Math.floor(where * body.length)]! ^= bit
        return changed
      })
    }
    expect(refused).toBeGreaterThanOrEqual((refusals * FLIPS) / 400)
  })

  it('is detected when a file is too short or too long', async () => {
    for (let i = 0; i < runs(10, 100); i++) {
      const share = createRandom(`cut ${i}`).unit()
      const refused = await harmed((body) => body.subarray(0, Math.floor(share * body.length)))
      expect(refused).toBe(QUERIES.length)
    }
    expect(await harmed((body) => Uint8Array.from([...body, 0, 0, 0, 0, 0, 0, 0, 0]))).toBe(3)
    expect(await harmed(() => new TextEncoder().encode('<!doctype html>'))).toBe(3)
    expect(await harmed(() => new Uint8Array())).toBe(3)
  })

  it('is detected when a file is replaced by another', async () => {
    const bodies = [...index.files.entries()]
    for (const [other, body] of bodies.slice(0, 20)) {
      await harmed((right, path) => (path === other ? right : body))
    }
    const elsewhere = indexOf(listsOf({ services: 81, seed: 10 }), options)
    await harmed((right, path) => elsewhere.files.get(path) ?? right)
  })

  it('passes on what the reader throws', async () => {
    const reader = async () => Promise.reject(new Error('gone'))
    const asked = find(reader, index.manifest, 'services', {
      search: 'help',
      minimum_age: 1,
      day: 'MO',
    })
    await expect(asked).rejects.toThrow('gone')
  })

  it('is read from any position of a buffer', async () => {
    const reader = async (path: string) => {
      const body = await index.reader(path)
      const shifted = new Uint8Array(body.length + 3)
      shifted.set(body, 3)
      return shifted.subarray(3)
    }
    for (const query of QUERIES) {
      const right = await find(index.reader, index.manifest, 'services', query)
      expect(await find(reader, index.manifest, 'services', query)).toEqual(right)
    }
  })

  it.each([
    ['points', readPoints],
    ['the services of locations', readServices],
    ['the boxes of regions', readBoxes],
    ['a region', (source: Source) => readRegions(source, [0])],
  ])('is detected by the reader of %s', async (_, read) => {
    const harmed = (harm: (body: Uint8Array, path: string) => Uint8Array) =>
      read(createSource(async (path) => harm(await index.reader(path), path), index.manifest))
    const right = await harmed((body) => body)
    const refusedOrRight = (answer: Promise<unknown>) =>
      answer.then(
        (given) => expect(given).toEqual(right),
        (error) => expect(error).toBeInstanceOf(DamagedFile),
      )
    await expect(harmed((body) => body.map((byte) => byte ^ 1))).rejects.toThrow(DamagedFile)
    await expect(harmed((body) => body.subarray(8))).rejects.toThrow(DamagedFile)
    await expect(harmed((body) => body.subarray(0, -8))).rejects.toThrow(DamagedFile)
    await expect(harmed(() => new Uint8Array())).rejects.toThrow(DamagedFile)
    for (const [other, body] of index.files)
      await refusedOrRight(harmed((own, path) => (path === other ? own : body)))
    for (let i = 0; i < runs(5, 40); i++) {
      const r = createRandom(`flip in offerings ${i}`)
      const [where, bit] = [r.unit(), 1 << r.whole(0, 7)]
      const flipped = harmed((body) => {
        const changed = body.slice()
        changed[Math.floor(where * body.length)]! ^= bit
        return changed
      })
      await refusedOrRight(flipped)
    }
  })
})

it.each([
  ['not an index file', 16],
  ['an index file of another version', 20],
  ['for another number of records', 24],
  ['another index file', 28],
])('refuses a file with a correct checksum when it is %s', async (_, position) => {
  const file = encodeChecksummed(
    { path: 'x', count: 7, payload: new Uint8Array(8) },
    nodeHashing.sha256,
  )
  expect(await decodeChecksummed('x', 7, file)).toEqual(new Uint8Array(8))
  file[position]! += 1
  file.set(nodeHashing.sha256(file.subarray(16)).subarray(0, 16))
  await expect(decodeChecksummed('x', 7, file)).rejects.toThrow(DamagedFile)
})
