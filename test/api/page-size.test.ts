import { beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '../../src/api/api.ts'
import type { Manifest } from '../../src/api/manifest.ts'
import { createMemoryStore } from '../../src/api/memory-store.ts'
import { parseQuery } from '../../src/api/list-query.ts'
import { isTooLarge, sizeOf } from '../../src/api/page-size.ts'
import { indexPath } from '../../src/feed/paths.ts'
import { indexOf, serviceOf } from '../search/fixture.ts'

/** A partial manifest of a directory with this many services. */
const manifestOf = (
  total: number,
  items_per_file: number,
  per_page = { default: 50, maximum: 200 },
) =>
  ({
    build: 'size',
    per_page,
    collections: { services: { total, items_per_file, details: 'static', marks: {}, sizes: {} } },
    coverage: { countries: ['GB'] },
  }) as unknown as Manifest

describe('a page', () => {
  const sizes = (asked: string, total: number, most = { default: 500, maximum: 5000 }) => {
    const parsed = parseQuery(new URLSearchParams(asked), 'services', ['GB'])
    if ('problem' in parsed) throw new Error(parsed.problem.detail)
    return sizeOf(parsed.query, { manifest: manifestOf(total, 8, most), collection: 'services' })
  }

  test('has as many items as per_page, or the default of the directory', () => {
    expect(sizes('per_page=7', 1e5)).toBe(7)
    expect(sizes('', 1e5)).toBe(500)
    expect(sizes('per_page=201', 1e5, { default: 50, maximum: 200 })).toBe(200)
    expect(sizes('per_page=6000&minimal=true', 1e5)).toBe(5000)
  })

  test('has at most twenty complete records', () => {
    expect(sizes('per_page=21&full=true', 100)).toBe(20)
  })

  test('has no more items of a long list than are in two hundred files', () => {
    expect(sizes('per_page=5000&search=club', 6001)).toBe(200)
    expect(sizes('search=club', 6001)).toBe(200)
    expect(sizes('per_page=5000', 6001)).toBe(199 * 8)
  })

  test('has any number of items of a list that can be read whole', () => {
    expect(sizes('per_page=5000&search=club', 6000)).toBe(5000)
    expect(sizes('per_page=5000', 6000)).toBe(5000)
  })

  test('of the default size is not limited, because it is published', () => {
    expect(sizes('', 1e5, { default: 5000, maximum: 5000 })).toBe(5000)
    expect(sizes('per_page=5000', 1e5, { default: 5000, maximum: 5000 })).toBe(5000)
  })
})

describe('an answer is too large', () => {
  const isRefused = (
    asked: string,
    positions: readonly number[],
    { items_per_file = 8, total = 1e6 } = {},
  ) => {
    const parsed = parseQuery(new URLSearchParams(asked), 'services', ['GB'])
    if ('problem' in parsed) throw new Error(parsed.problem.detail)
    const manifest = manifestOf(total, items_per_file)
    return isTooLarge({ manifest, collection: 'services' }, parsed.query, positions)
  }
  const every = (step: number, length: number) => Array.from({ length }, (_, i) => i * step)

  test('with items from more than two hundred files', () => {
    expect(isRefused('format=ndjson', every(8, 200))).toBe(false)
    expect(isRefused('format=ndjson', every(8, 201))).toBe(true)
    expect(isRefused('format=ndjson', every(1, 1600))).toBe(false)
    expect(isRefused('format=ndjson', every(1, 1601))).toBe(true)
  })

  test('never in a list that can be read whole', () => {
    expect(isRefused('format=ndjson', every(1, 6000), { total: 6000 })).toBe(false)
    expect(isRefused('format=ndjson', every(1, 6000), { total: 6001 })).toBe(true)
  })

  test('later with minimal records, which are in larger files', () => {
    for (const asked of ['minimal=true', 'minimal=true&format=ndjson']) {
      expect(isRefused(asked, every(1, 1601))).toBe(false)
      expect(isRefused(asked, every(4000, 200))).toBe(false)
      expect(isRefused(asked, every(4000, 201))).toBe(true)
    }
  })

  test('with more than twenty-five thousand records', () => {
    for (const asked of ['minimal=true', 'format=ndjson']) {
      expect(isRefused(asked, every(1, 25_000), { items_per_file: 4000 })).toBe(false)
      expect(isRefused(asked, every(1, 25_001), { items_per_file: 4000 })).toBe(true)
    }
  })

  test('never as a page', () => {
    expect(isRefused('', every(8, 300))).toBe(false)
    expect(isRefused('minimal=true&per_page=200', every(4000, 300))).toBe(false)
  })
})

describe('a query with too many results', () => {
  const TOTAL = 25_001
  let api: (request: Request) => Promise<Response>
  beforeAll(() => {
    const services = Array.from({ length: TOTAL }, (_, i) => {
      return serviceOf({ id: `${i}`, name: 'Club', minimum_age: 18 })
    })
    const { files, manifest: search } = indexOf({ services })
    const manifest = { ...manifestOf(TOTAL, 4000), search }
    const store = createMemoryStore(
      new Map([...files].map(([path, body]) => [indexPath('size', path), body])),
    )
    api = createApi({ store, manifest })
  })

  test.each([
    ['format=ndjson', 'format', ''],
    ['minimal=true', 'minimal', 'minimal=true&per_page=3'],
    ['minimal=true&format=ndjson', 'format', 'minimal=true&per_page=3'],
  ])('gets advice that works: %s', async (asked, parameter, instead) => {
    for (const filter of ['search=club', 'minimum_age=18']) {
      const ask = (more: string) =>
        api(new Request(`https://feed.example.org/services?${filter}&${more}`))
      const response = await ask(asked)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({
        type: 'urn:open-service-directory:problem:too-many',
        detail: expect.stringMatching(
          parameter === 'format'
            ? /^25001 records match\. .* without `format`/
            : / with `per_page`/,
        ),
        parameter,
      })
      // Not refused any more. It is a 503 because this site has no records.
      expect((await ask(instead)).status).toBe(503)
    }
  })
})
