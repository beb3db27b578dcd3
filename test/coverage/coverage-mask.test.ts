import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nodeHashing } from '../../src/generator/publish/hashing.ts'
import { decodeAreaIndex, encodeAreaIndex } from '../../src/coverage/format/area-index.ts'
import { type CoverageOptions, createCoverageBuilder } from '../../src/coverage/builder.ts'
import { readCoverage } from '../../src/coverage/coverage-mask.ts'
import { locate } from '../../src/coverage/gazetteer/locate.ts'
import { type CoverageQuery, toCoverageQuery } from '../../src/coverage/coverage-query.ts'
import type { CoverageManifest } from '../../src/coverage/coverage-manifest.ts'
import { encodeRules } from '../../src/coverage/format/rule-table.ts'
import { landsOfRule } from '../../src/coverage/rule-lands.ts'
import { judgeRules } from '../../src/coverage/rule-verdicts.ts'
import type { Rule } from '../../src/coverage/format/coverage-rule.ts'
import { composeCodes } from '../../src/coverage/compile/composition.ts'
import { LEVELS } from '../../src/countries/gb/gss.ts'
import type { Document } from '../../src/hsds/types.ts'
import { DamagedFile } from '../../src/search/format/damaged-file.ts'
import { area, bytesOf, place, postcode, readerOf, service, sourceOf } from './helpers.ts'
import { WORDS, explainCover, judge, judgeNaively } from './judged.ts'
import { runs } from '../runs.ts'

const SETTINGS = { unknown: 'include', virtual_places: 'exclude' } as const
const OPTIONS: CoverageOptions = { settings: SETTINGS, countries: ['GB'] }

const square = (west: number, south: number, size: number) =>
  JSON.stringify({
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [west + size, south],
        [west + size, south + size],
        [west, south + size],
        [west, south],
      ],
    ],
  })

interface Pairing {
  readonly service: string
  readonly areas?: readonly Document<'service_area'>[]
  readonly location?: Document<'location'>
}

function build(
  services: Readonly<Record<string, readonly Document<'service_area'>[]>>,
  pairings: readonly Pairing[] = [],
  options = OPTIONS,
) {
  const builder = createCoverageBuilder(nodeHashing.sha256, options)
  for (const [at, { service: service_id, areas, location }] of pairings.entries())
    builder.addServiceAtLocation({
      id: `pairing-${at}`,
      service_id,
      ...(areas && { service_areas: areas }),
      ...(location && { location }),
    })
  for (const [id, areas] of Object.entries(services)) builder.addService(service(id, areas))
  const files = [...builder.files()]
  return { builder, files, manifest: builder.manifest(), reader: readerOf(files) }
}

async function judgeAll(
  { reader, manifest }: { reader: ReturnType<typeof readerOf>; manifest: CoverageManifest },
  text: string,
  count: number,
) {
  const parsed = postcode(text)
  const query = toCoverageQuery(parsed, await locate(reader, manifest.gazetteer, parsed))
  const verdictOf = await explainCover(reader, manifest, query)
  return Array.from({ length: count }, (_, offering) => verdictOf(offering))
}

const bs3 = () => area({ name: 'BS3', extent: 'BS3', extent_type: 'text' })
const bs4 = () => area({ name: 'BS4', extent: 'BS4', extent_type: 'text' })
const prose = () => area({ name: 'Most of the city, and some villages' })

describe('the coverage of offerings', () => {
  it('is that of the service_at_location, or else that of its service', async () => {
    const built = build({ one: [bs3()], two: [], three: [bs3(), bs4()] }, [
      { service: 'one' },
      { service: 'one', areas: [bs4()] },
      { service: 'two' },
      { service: 'three' },
    ])
    expect(await judgeAll(built, 'BS3 4EB', 7)).toEqual([
      'yes',
      'no',
      'no-area',
      'yes',
      'yes',
      'no-area',
      'yes',
    ])
    expect(await judgeAll(built, 'BS4 1AA', 7)).toEqual([
      'no',
      'yes',
      'no-area',
      'yes',
      'no',
      'no-area',
      'yes',
    ])
  })

  it('of a service is that of any of its offerings, and everywhere when one has no area', async () => {
    const services = { one: [bs3()], two: [], three: [bs3()], four: [bs3()] }
    const built = build(services, [
      { service: 'one', areas: [bs4()] },
      { service: 'two', areas: [bs4()] },
      { service: 'three', areas: [bs4(), prose()] },
    ])
    const covered = async (text: string) => {
      const query = { postcode: postcode(text) }
      const { masks } = await readCoverage(built.reader, built.manifest, query)
      const { codes, passes, counts } = masks!.services
      const found = Array.from(codes, (code) => passes[code])
      expect(counts!.reduce((sum, size, set) => sum + size * passes[set]!, 0)).toBe(
        found.filter((passed) => passed === 1).length,
      )
      return found
    }
    expect(await covered('BS3 4EB')).toEqual([1, 1, 1, 1])
    expect(await covered('BS4 1AA')).toEqual([1, 1, 1, 0])
    expect(await covered('BS5 1AA')).toEqual([0, 1, 1, 0])
  })

  it('does not count the areas of a service_at_location for the service', async () => {
    const elsewhere = { ...bs4(), service_at_location_id: 'pairing-0' }
    const built = build({ one: [bs3(), elsewhere] }, [{ service: 'one', areas: [elsewhere] }])
    expect(await judgeAll(built, 'BS4 1AA', 2)).toEqual(['yes', 'no'])
  })

  it('includes unknown areas and offerings without an area, unless unknown areas are excluded', async () => {
    const services = { yes: [bs3()], no: [bs4()], unknown: [prose(), bs4()], none: [] }
    const query = { postcode: postcode('BS3 4EB') }
    const passing = async (settings: CoverageOptions['settings']) => {
      const { reader, manifest } = build(services, [], { ...OPTIONS, settings })
      const { codes, passes } = (await readCoverage(reader, manifest, query)).masks!.offerings
      return Array.from(codes, (code) => passes[code] === 1)
    }
    expect(await passing(SETTINGS)).toEqual([true, false, true, true])
    expect(await passing({ ...SETTINGS, unknown: 'exclude' })).toEqual([true, false, false, true])
  })

  it('reads no file when no service has an area', async () => {
    const { manifest, files } = build({ one: [] }, [{ service: 'one' }])
    expect(files).toEqual([])
    const query = { postcode: postcode('BS3 4EB') }
    expect(await readCoverage(readerOf([]), manifest, query)).toEqual({ isCovered: false })
    const coverageOf = await explainCover(readerOf([]), manifest, query)
    expect(coverageOf(0)).toBe('no-area')
  })

  it('judges polygons by the point of the postcode, and codes by its areas', async () => {
    const source = sourceOf(
      [
        ['BS3 4EB', 51.44, -2.61, 'E06000023 E92000001'],
        ['CF10 1AA', 51.48, -3.18, 'W06000015 W92000004'],
      ],
      { areas: { district: { E06000023: 'Bristol, City of', W06000015: 'Cardiff' } } },
    )
    const areas = {
      polygon: [area({ extent: square(-2.7, 51.4, 0.2) })],
      code: [area({ uri: 'http://statistics.data.gov.uk/id/statistical-geography/E06000023' })],
      name: [area({ name: 'Cardiff' })],
      nation: [area({ name: 'Wales' })],
    }
    const built = build(areas, [], { ...OPTIONS, sources: [source] })
    expect(await judgeAll(built, 'BS3 4EB', 4)).toEqual(['yes', 'yes', 'no', 'no'])
    expect(await judgeAll(built, 'CF10 1AA', 4)).toEqual(['no', 'no', 'yes', 'yes'])
    expect(built.reader.asked).toEqual([
      'postcodes/gb/bs3.json',
      'coverage/areas.bin',
      'postcodes/gb/cf10.json',
      'coverage/areas.bin',
    ])
  })

  it('judges codes and postcodes for a postcode without a point', async () => {
    const built = build({
      list: [bs3()],
      polygon: [area({ extent: square(-2.7, 51.4, 0.2) })],
      code: [area({ uri: 'http://x.example/E06000023' })],
      nation: [area({ name: 'England' })],
      other: [area({ name: 'Scotland' })],
    })
    expect(await judgeAll(built, 'BS3 4EB', 5)).toEqual(['yes', 'unknown', 'unknown', 'yes', 'no'])
  })

  it('judges only polygons for a point', async () => {
    const { reader, manifest } = build({
      polygon: [area({ extent: square(-2.7, 51.4, 0.2) })],
      away: [area({ extent: square(0, 51.4, 0.2) })],
      list: [bs3()],
      nation: [area({ name: 'England' })],
    })
    const verdictOf = await explainCover(reader, manifest, {
      point: { latitude: 51.45, longitude: -2.6 },
    })
    expect([0, 1, 2, 3].map(verdictOf)).toEqual(['yes', 'no', 'unknown', 'unknown'])
  })

  it('gives the same verdicts as judging every offering on its own', async () => {
    const names = fc.constantFrom('BS3', 'BS4', 'BS3 4', 'England', 'Wales', 'Somewhere')
    const rows = fc.array(names, { maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(fc.array(rows, { minLength: 1, maxLength: 300 }), async (lists) => {
        const services = Object.fromEntries(
          lists.map((list, at) => [`s${at}`, list.map((name) => area({ name }))]),
        )
        const naive = lists.map((list) => {
          if (list.length === 0) return 'no-area'
          if (list.some((name) => ['BS3', 'BS3 4', 'England'].includes(name))) return 'yes'
          return list.includes('Somewhere') ? 'unknown' : 'no'
        })
        expect(await judgeAll(build(services), 'BS3 4EB', lists.length)).toEqual(naive)
      }),
      { numRuns: 50 },
    )
  })

  it('reads only the files of polygons whose bounding box contains the point', async () => {
    const many = Array.from({ length: 40 }, (_, at) => {
      const [west, south] = [-8 + (at % 8), 50 + Math.floor(at / 8)]
      const ring = Array.from({ length: 450 }, (__, i) => [
        west + 0.4 + 0.3 * Math.cos((i * Math.PI) / 225),
        south + 0.4 + 0.3 * Math.sin((i * Math.PI) / 225),
      ])
      const coordinates = [[...ring, ring[0]]]
      return [
        `s${at}`,
        [area({ extent: JSON.stringify({ type: 'Polygon', coordinates }) })],
      ] as const
    })
    const { files, manifest, reader } = build(Object.fromEntries(many))
    expect(
      files.filter(({ path }) => path.startsWith('coverage/polygons/')).length,
    ).toBeGreaterThan(4)
    const verdictOf = await explainCover(reader, manifest, {
      point: { latitude: 51.4, longitude: -2.6 },
    })
    const yes = many.flatMap((_, at) => (verdictOf(at) === 'yes' ? [at] : []))
    expect(yes).toEqual([13])
    expect(reader.asked).toHaveLength(2)
  })
})

describe('the builder', () => {
  const services = () => ({
    one: [bs3(), prose()],
    two: [area({ extent: square(-2.7, 51.4, 0.2) })],
  })
  const pairings = [
    {
      service: 'one',
      location: place('hall', { latitude: 51.44, longitude: -2.61, postcode: 'BS3 4EB' }),
    },
  ]

  it('writes the same bytes for the same documents', () => {
    const [one, two] = [build(services(), pairings), build(services(), pairings)]
    expect(two.files.map(({ path, body }) => [path, ...bytesOf(body)])).toEqual(
      one.files.map(({ path, body }) => [path, ...bytesOf(body)]),
    )
    expect(JSON.stringify(two.manifest)).toBe(JSON.stringify(one.manifest))
    expect(JSON.parse(JSON.stringify(one.manifest))).toEqual(one.manifest)
  })

  it('writes a rule that many services share once', () => {
    const shared = Object.fromEntries(
      Array.from({ length: 1000 }, (_, at) => [`s${at}`, [bs3(), bs4()]]),
    )
    const index = build(shared).files.find(({ path }) => path === 'coverage/areas.bin')
    expect(bytesOf(index?.body ?? '').length).toBeLessThan(2200)
  })

  it('makes a gazetteer of the locations, with each location once', async () => {
    const built = build(services(), [...pairings, ...pairings])
    expect(built.manifest.gazetteer.own).toEqual({ BS: '' })
    const found = await locate(built.reader, built.manifest.gazetteer, postcode('BS3 4AA'))
    expect(found).toMatchObject({
      precision: 'estimated',
      point: { latitude: 51.44, longitude: -2.61 },
    })
    expect(built.builder.lookup('BS3 4AA')).toEqual(found)
  })
})

describe('the area index', () => {
  it('round-trips columns of any width', () => {
    const index = fc.record({
      terms: fc.string({ unit: 'grapheme' }),
      polygons: fc.uint8Array({ maxLength: 20 }),
      kinds: fc.uint8Array(),
      boxes: fc.int32Array(),
      numbers: fc.uint32Array(),
      sets: fc.array(fc.nat(255)),
      serviceSets: fc.array(fc.nat(255)),
      count: fc.constantFrom(1, 3, 256, 257, 65_537),
    })
    fc.assert(
      fc.property(index, ({ sets, serviceSets, count, ...rest }) => {
        const starts = Uint32Array.from({ length: count + 1 }, (_, at) => at)
        const counts = Uint32Array.from({ length: count }, (_, at) => at * 2)
        const serviceCounts = counts.map((one) => one + 1)
        const written = { ...rest, starts, counts, serviceCounts }
        const columns = {
          sets: Uint32Array.from(sets),
          serviceSets: Uint32Array.from(serviceSets),
        }
        const read = decodeAreaIndex(encodeAreaIndex({ ...written, ...columns }))
        // Long arrays are slow to compare, but not their text.
        const told = (index: Pick<typeof read, 'starts' | 'counts' | 'serviceCounts'>) => ({
          starts: index.starts.join(),
          counts: index.counts.join(),
          serviceCounts: index.serviceCounts.join(),
        })
        const own = { sets: [...read.sets], serviceSets: [...read.serviceSets] }
        expect({ ...read, ...told(read), ...own }).toEqual({
          ...written,
          ...told(written),
          sets,
          serviceSets,
        })
      }),
      { numRuns: 40 },
    )
  })

  it('is refused when a byte is missing or changed, and is read from any position of a buffer', async () => {
    const { files, manifest } = build({ one: [bs3()], two: [bs4()] })
    const bytes = bytesOf(files[0]?.body ?? '')
    const query = { postcode: postcode('BS3 4EB') }
    const judged = (body: Uint8Array) => readCoverage(async () => body, manifest, query)
    const shifted = new Uint8Array(bytes.length + 1)
    shifted.set(bytes, 1)
    expect(await judged(shifted.subarray(1))).toEqual(await judged(bytes))
    for (const at of bytes.keys()) {
      const changed = Uint8Array.from(bytes, (byte, i) => (i === at ? byte ^ 1 : byte))
      await expect(judged(bytes.subarray(0, at))).rejects.toThrow(DamagedFile)
      await expect(judged(changed)).rejects.toThrow(DamagedFile)
    }
  })
})

describe('inverted rules', () => {
  const postcodes = ['B', 'BS', 'BS1', 'BS15', 'BS1 5', 'BS1 5TR', 'B1', 'BA1', 'BS1 4', '90210']
  const codes = ['E06000023', 'E06000066', 'E07000187', 'E12000009', 'E92000001', 'W92000004']
  const rule: fc.Arbitrary<Rule> = fc.oneof(
    fc
      .uniqueArray(fc.constantFrom(...postcodes), { minLength: 1 })
      .map((listed) => ({ kind: 'postcodes', postcodes: listed }) as const),
    fc.constantFrom(...codes, 'K04000001').map((code) => composeCodes(code) as Rule),
    fc.constant<Rule>({
      kind: 'codes',
      inside: ['E06000023'],
      touching: ['E12000009'],
      levels: ['district', 'region'],
    }),
    fc
      .tuple(fc.integer({ min: -3, max: 1 }), fc.integer({ min: 50, max: 53 }))
      .map(([west, south]): Rule => ({
        kind: 'polygon',
        box: [west, south, west + 1, south + 1],
        rings: JSON.parse(square(west, south, 1)).coordinates.map((ring: number[][]) => [ring]),
      })),
    fc.constant({ kind: 'unknown' } as const),
  )
  const query: fc.Arbitrary<CoverageQuery> = fc.record(
    {
      postcode: fc
        .constantFrom(...postcodes.filter((text) => /\d/.test(text)))
        .map((text) => postcode(text)),
      point: fc.record({
        latitude: fc.constantFrom(50, 50.5, 51, 51.45, 52.99999, 54),
        longitude: fc.constantFrom(-3, -2.6, -1, 0, 0.5, 2),
      }),
      codes: fc
        .tuple(fc.array(fc.subarray(codes), { maxLength: 3 }), fc.subarray([...LEVELS]))
        .map(([parts, levels]) => ({ parts, levels })),
    },
    { requiredKeys: [] },
  )

  it('give the same verdicts as each rule on its own', () => {
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 12 }), query, (rules, asked) => {
        const { verdicts, candidates } = judgeRules(encodeRules(rules, landsOfRule), asked)
        for (const [number, one] of rules.entries()) {
          const expected = judgeNaively(one, asked)
          const isNear = candidates.some((polygon) => polygon.rule === number)
          expect(WORDS[verdicts[number]!]).toBe(isNear ? 'unknown' : expected)
          expect(judge(one, asked)).toBe(expected)
        }
      }),
      { numRuns: runs(60, 1000) },
    )
  })
})
