import { booleanPointInPolygon, circle, pointToLineDistance, polygonToLine } from '@turf/turf'
import fc from 'fast-check'
import type { Feature, Polygon, Position } from 'geojson'
import { describe, expect, it } from 'vitest'
import { type AreaContext, compileArea } from '../../../src/coverage/compile/area.ts'
import { composeCodes } from '../../../src/coverage/compile/composition.ts'
import { createNameFinder, plainName } from '../../../src/coverage/compile/place-names.ts'
import { readPostcodeList } from '../../../src/coverage/compile/postcode-list.ts'
import { codesByLetters } from '../../../src/coverage/gazetteer/area-codes.ts'
import { LEVELS } from '../../../src/countries/gb/gss.ts'
import type { CoverageQuery } from '../../../src/coverage/coverage-query.ts'
import type { Document } from '../../../src/hsds/types.ts'
import { area, postcode } from '../helpers.ts'
import { type Verdict, judge } from '../judged.ts'
import { runs } from '../../runs.ts'

const NAMES = {
  country: { E92000001: 'England' },
  region: { E12000007: 'London', E12000009: 'South West' },
  county: { E10000009: 'Dorset', E10000014: 'Hampshire' },
  district: {
    E06000023: 'Bristol, City of',
    E06000010: 'Kingston upon Hull, City of',
    E06000059: 'Dorset',
    E09000001: 'City of London',
    E09000007: 'Camden',
    W06000022: 'Newport',
    E07000091: 'New Forest',
    E07000999: 'Twin',
    E07000998: 'Twin',
  },
  ward: { E05000001: '' },
}
const known = new Set(Object.values(NAMES).flatMap((names) => Object.keys(names)))

const bare: AreaContext = {
  countries: ['GB'],
  hasCodes: false,
  findName: createNameFinder(undefined),
}
const full: AreaContext = {
  countries: ['GB'],
  hasCodes: true,
  knowsCode: (code) => known.has(code),
  findName: createNameFinder(NAMES),
}

const compile = (fields: Partial<Document<'service_area'>>, context = full) =>
  compileArea(area(fields), context)

const about = (fields: Partial<Document<'service_area'>>, context = full) => {
  const { by, reason } = compile(fields, context)
  return [by, reason].filter(Boolean).join(' ')
}

const square = (west: number, south: number, size: number): Position[] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
]
const polygon = (...rings: Position[][]) => ({ type: 'Polygon', coordinates: rings })
const home = square(-2.62, 51.44, 0.02)

describe('a service area is compiled by', () => {
  it.each([
    [
      'a polygon before its code',
      { extent: JSON.stringify(polygon(home)), uri: 'http://x.example/E06000023' },
      'polygon',
    ],
    [
      'a code in a URL of any host',
      { name: 'Bristol', uri: 'https://x.example/id/E06000023?a=b' },
      'code',
    ],
    ['a code as a name', { name: 'e06000023' }, 'code'],
    ['a code before a nation', { name: 'England', uri: 'http://x.example/E06000023' }, 'code'],
    ['a nation', { name: 'England' }, 'nation'],
    ['a nation in other words', { name: 'Nationwide' }, 'nation'],
    [
      'a list of postcodes',
      { name: 'Our patch', extent: 'BS3, BS4', extent_type: 'text' },
      'postcodes',
    ],
    ['a list of postcodes in the name', { name: 'BS1, BS2 and BS3' }, 'postcodes'],
    ['a name that one area has', { name: 'Bristol' }, 'name'],
    ['a name with the kind of council', { name: 'London Borough of Camden' }, 'name'],
    ['a name that several areas have', { name: 'Twin' }, 'unknown ambiguous-name'],
    ['a sentence', { name: 'We cover most of the city.' }, 'unknown free-text'],
    ['nothing at all', {}, 'unknown free-text'],
    ['an address without a code', { name: 'Here', uri: 'http://example.com' }, 'unknown free-text'],
    ['a code of a part of an area in the file', { uri: 'http://x.example/E07000049' }, 'code'],
    [
      'a code that is not in the file',
      { uri: 'http://x.example/E05999999' },
      'unknown unknown-code',
    ],
    [
      'a code of a kind that no file has',
      { uri: 'http://x.example/E54000039' },
      'unknown unknown-code',
    ],
    [
      'the official example',
      {
        name: 'The area that a service covers.',
        extent: 'extent',
        extent_type: 'geojson',
        uri: 'http://example.com',
      },
      'unknown bad-extent',
    ],
    [
      '"Local" with the code of the United Kingdom',
      { name: 'Local', uri: 'http://x.example/K02000001' },
      'unknown contradiction',
    ],
    [
      '"local" in spaces with the code of England',
      { name: ' local ', uri: 'http://x.example/E92000001' },
      'unknown contradiction',
    ],
    [
      '"Local" with the code of a council',
      { name: 'Local', uri: 'http://x.example/E06000023' },
      'code',
    ],
    [
      '"National" with the code of the United Kingdom',
      { name: 'National', uri: 'http://x.example/K02000001' },
      'code',
    ],
    [
      'KML',
      { extent: '<kml><Polygon/></kml>', extent_type: 'kml', name: 'Our patch' },
      'unknown unsupported-format',
    ],
    [
      'KML with a name that decides',
      { extent: '<kml/>', extent_type: 'kml', name: 'England' },
      'nation',
    ],
    [
      'metres of the National Grid',
      { extent: JSON.stringify(polygon(square(358_000, 172_000, 1000))) },
      'unknown projected',
    ],
    ['a point', { extent: '{"type":"Point","coordinates":[-2.6,51.4]}' }, 'unknown bad-extent'],
    [
      'a nest without end',
      { extent: `${'{"type":"Feature","geometry":'.repeat(20_000)}1${'}'.repeat(20_000)}` },
      'unknown bad-extent',
    ],
    ['broken JSON', { extent: '{"type":"Polygon","coordinates":[[[-2.6,' }, 'unknown bad-extent'],
    [
      'a ring without numbers',
      { extent: '{"type":"Polygon","coordinates":[[["a","b"],[1,2],[3,4],[1,2]]]}' },
      'unknown bad-extent',
    ],
    [
      'a ring without an area',
      {
        extent: JSON.stringify(
          polygon([
            [1, 1],
            [2, 2],
            [3, 3],
            [1, 1],
          ]),
        ),
      },
      'unknown bad-extent',
    ],
    [
      'latitude and longitude swapped',
      { extent: JSON.stringify(polygon(home.map(([x = 0, y = 0]) => [y, x]))) },
      'polygon',
    ],
    [
      'a ring that does not close',
      { extent: JSON.stringify(polygon(home.slice(0, 4))) },
      'polygon',
    ],
    [
      'a bow-tie',
      {
        extent: JSON.stringify(
          polygon([
            [0, 50],
            [1, 51],
            [1, 50],
            [0, 51],
            [0, 50],
          ]),
        ),
      },
      'polygon',
    ],
  ] as const)('%s', (_, fields, expected) => expect(about(fields)).toBe(expected))

  it('cannot use codes and names without an ingested postcode file', () => {
    expect(about({ uri: 'http://x.example/E06000023' }, bare)).toBe('unknown no-postcode-file')
    expect(about({ name: 'Bristol' }, bare)).toBe('unknown free-text')
    expect(about({ uri: 'http://x.example/E06000023', extent: 'BS1, BS2' }, bare)).toBe('postcodes')
    expect(about({ name: 'Wales' }, bare)).toBe('nation')
  })
})

describe('names of areas', () => {
  it('distinguish the City of London from London', () => {
    expect(plainName('City of London')).toBe('city of london')
    expect(plainName('City of London Corporation')).toBe('city of london')
    expect(plainName('Constructor')).toBe('constructor')
    expect(plainName(`The${' city'.repeat(100_000)} hall`)).toMatch(/^the city .* hall$/)
    const rule = (name: string) => compile({ name }).rule
    expect(rule('City of London')).toMatchObject({ inside: ['E09000001'] })
    expect(rule('Greater London')).toMatchObject({ levels: ['district'] })
    expect(
      judge(rule('London'), {
        codes: { parts: [['E09000007']], levels: LEVELS },
      }),
    ).toBe('yes')
  })

  it('match without the words for the kind of council', () => {
    expect(plainName('Bristol, City of')).toBe('bristol')
    expect(plainName('Bristol City Council')).toBe('bristol')
    expect(plainName('Royal Borough of Kingston upon Thames')).toBe('kingston upon thames')
    expect(plainName('City of Westminster')).toBe('westminster')
    expect(plainName('Hull')).toBe('kingston upon hull')
  })
})

describe('lists of postcodes', () => {
  it.each([
    ['BS1, BS2 and BS3', 'BS1 BS2 BS3'],
    ['BS1;BS2|bs3', 'BS1 BS2 BS3'],
    ['BS1 BS2 BS3.', 'BS1 BS2 BS3'],
    ['BS15', 'BS15'],
    ['BS1 5', 'BS1 5'],
    ['BS1 5, BS15', 'BS1 5,BS15'],
    ['BS1 5 BS2 4TR BS3', 'BS1 5,BS2 4TR,BS3'],
    ['Postcodes: BS1, BS2', 'BS1 BS2'],
    ['all postcodes starting with AB1, AB2, and AB3', 'AB1 AB2 AB3'],
    ['BS', 'BS'],
    ['BS1, Bedminster', undefined],
    ['BS1-BS5', undefined],
    ['N/A', undefined],
    ['', undefined],
    ['and', undefined],
  ])('%j', (text, expected) => {
    const list = readPostcodeList(text, ['GB'])
    expect(list && (expected?.includes(',') ? list.join() : list.join(' '))).toBe(expected)
  })

  it('are read in linear time, whatever spaces they contain', () => {
    expect(readPostcodeList(`BS1${' '.repeat(100_000)}BS2`, ['GB'])).toEqual(['BS1', 'BS2'])
    expect(readPostcodeList(`BS1${' '.repeat(100_000)}x`, ['GB'])).toBeUndefined()
  })

  const codes = fc.constantFrom(
    'B',
    'BS',
    'BS1',
    'BS15',
    'BS1 5',
    'BS1 5TR',
    'BS15 1AA',
    'B1',
    'BA1',
    'BS1 4',
    'BA',
  )
  // No query is for letters alone.
  const questions = codes.filter((code) => /\d/.test(code))
  it('cover postcodes that begin with one of them, by whole parts', () => {
    const parts = (text: string) => {
      const { area: letters, outcode, sector, unit } = postcode(text)
      return [letters, outcode, sector, unit].filter((part) => part !== undefined)
    }
    fc.assert(
      fc.property(fc.uniqueArray(codes, { minLength: 1 }), questions, (listed, asked) => {
        const isCovered = listed.some((one) => parts(asked).includes(one))
        const isPartly = listed.some((one) => parts(one).includes(asked))
        const expected: Verdict = isCovered ? 'yes' : isPartly ? 'unknown' : 'no'
        const rule = { kind: 'postcodes', postcodes: listed } as const
        expect(judge(rule, { postcode: postcode(asked) })).toBe(expected)
      }),
    )
  })

  it('distinguish BS15 from the sector BS1 5', () => {
    const rule = compile({ extent: 'BS15', extent_type: 'text' }).rule
    expect(judge(rule, { postcode: postcode('BS1 5TR') })).toBe('no')
    expect(judge(rule, { postcode: postcode('BS15 1AA') })).toBe('yes')
    const sector = compile({ extent: 'BS1 5', extent_type: 'text' }).rule
    expect(judge(sector, { postcode: postcode('BS1 5TR') })).toBe('yes')
    expect(judge(sector, { postcode: postcode('BS15 1AA') })).toBe('no')
  })
})

describe('a postcode on a border', () => {
  const [england, wales, scotland] = ['E92000001', 'W92000004', 'S92000003'] as const
  it.each([
    ['K02000001', [[england], [wales]], 'yes'],
    ['K04000001', [[england], [wales]], 'yes'],
    ['K04000001', [[england], [scotland]], 'unknown'],
    ['E92000001', [[england], [wales]], 'unknown'],
    ['S92000003', [[england], [wales]], 'no'],
    [
      'E06000066',
      [
        ['E07000187', england],
        ['E07000188', england],
      ],
      'yes',
    ],
    [
      'E06000066',
      [
        ['E07000187', england],
        ['E06000022', england],
      ],
      'unknown',
    ],
  ])('is in %s for certain when every part is: %j', (code, parts, expected) => {
    expect(judge(composeCodes(code)!, { codes: { parts, levels: LEVELS } })).toBe(expected)
  })
})

describe('codes', () => {
  const asked = (certain: string, possible = certain, levels = LEVELS) => ({
    codes: { parts: [certain.split(' '), possible.split(' ')], levels },
  })
  const verdict = (code: string, query: CoverageQuery) => {
    const rule = composeCodes(code)
    return rule && judge(rule, query)
  }

  it('cover the postcodes in them, and no others', () => {
    expect(verdict('E06000023', asked('E06000023 E92000001'))).toBe('yes')
    expect(verdict('E06000023', asked('E06000022 E92000001'))).toBe('no')
  })

  it('are unknown for an outcode that is partly in them', () => {
    expect(verdict('E06000023', asked('E92000001', 'E06000022 E06000023 E92000001'))).toBe(
      'unknown',
    )
  })

  it('are unknown when the file does not have their tier', () => {
    expect(verdict('E12000009', asked('E06000023', 'E06000023', ['district', 'country']))).toBe(
      'unknown',
    )
  })

  it('of groups of nations cover their nations', () => {
    const scotland = { codes: codesByLetters(postcode('EH1 1AA')) }
    expect(verdict('K02000001', scotland)).toBe('yes')
    expect(verdict('K03000001', scotland)).toBe('yes')
    expect(verdict('K04000001', scotland)).toBe('no')
    expect(verdict('K03000001', { codes: codesByLetters(postcode('BT1 1AA')) })).toBe('no')
    expect(verdict('K02000001', { codes: codesByLetters(postcode('JE2 3XP')) })).toBe('no')
    expect(verdict('K02000001', { codes: codesByLetters(postcode('90210')) })).toBe('no')
  })

  it('of a nation are unknown where a border runs through the postcode area', () => {
    const border = { codes: codesByLetters(postcode('SY10 9AA')) }
    expect(verdict('W92000004', border)).toBe('unknown')
    expect(verdict('S92000003', border)).toBe('no')
  })

  it('of old and new councils match as far as they are the same area', () => {
    expect(verdict('E08000019', asked('E08000039'))).toBe('yes')
    expect(verdict('E08000039', asked('E08000019'))).toBe('yes')
    expect(verdict('E06000066', asked('E07000187'))).toBe('yes')
    expect(verdict('E07000187', asked('E06000066'))).toBe('unknown')
    expect(verdict('E07000187', asked('E07000188'))).toBe('no')
    expect(verdict('E06000066', asked('E07000190'))).toBe('yes')
  })

  it('of a county cover its districts', () => {
    expect(verdict('E10000009', asked('E06000059'))).toBe('yes')
    expect(verdict('E10000009', asked('E06000058'))).toBe('unknown')
    expect(verdict('E10000023', asked('E06000065'))).toBe('yes')
    expect(verdict('E11000003', asked('E08000039'))).toBe('yes')
    expect(verdict('E11000003', asked('E08000035'))).toBe('no')
    expect(verdict('E12000007', asked('E09000033', 'E09000033', ['district', 'country']))).toBe(
      'yes',
    )
    expect(verdict('E12000007', asked('E06000023', 'E06000023', ['district', 'country']))).toBe(
      'no',
    )
  })
})

/** A star around the centre of Bristol, with a corner for each radius. */
const star = fc
  .array(fc.double({ min: 0.02, max: 0.1, noNaN: true }), { minLength: 5, maxLength: 900 })
  .map((radii) => {
    const corners = radii.map((radius, at) => {
      const angle = (2 * Math.PI * at) / radii.length
      return [-2.6 + radius * Math.cos(angle), 51.45 + radius * Math.sin(angle)]
    })
    return polygon([...corners, corners[0] ?? []]) as Polygon
  })
const somewhere = fc.record({
  latitude: fc.double({ min: 51.3, max: 51.6, noNaN: true }),
  longitude: fc.double({ min: -2.75, max: -2.45, noNaN: true }),
})

describe('polygons', () => {
  const verdict = (extent: unknown, longitude: number, latitude: number) =>
    judge(compile({ extent: JSON.stringify(extent) }).rule, { point: { latitude, longitude } })

  it('contain the same points after they are simplified, away from the border', () => {
    fc.assert(
      fc.property(star, fc.array(somewhere, { minLength: 20, maxLength: 20 }), (shape, points) => {
        const { rule } = compile({ extent: JSON.stringify(shape) })
        const line = polygonToLine(shape) as Feature<import('geojson').LineString>
        for (const point of points) {
          const at = [point.longitude, point.latitude]
          if (pointToLineDistance(at, line, { units: 'meters' }) < 70) continue
          const expected = booleanPointInPolygon(at, shape) ? 'yes' : 'no'
          expect(judge(rule, { point })).toBe(expected)
        }
      }),
      { numRuns: runs(20, 60) },
    )
  })

  it('are simplified only when they have many positions', () => {
    const round = circle([-2.6, 51.45], 10, { steps: 5000, units: 'kilometers' })
    const large = compile({ extent: JSON.stringify(round) })
    expect(JSON.stringify(large.rule).length).toBeLessThan(5000)
    const small = compile({ extent: JSON.stringify(circle([-2.6, 51.45], 10, { steps: 400 })) })
    expect(small.rule).toMatchObject({ rings: [[{ length: 401 }]] })
  })

  it('of very many positions are simplified in pieces, with the same result', () => {
    const round = circle([-2.6, 51.45], 10, { steps: 60_000, units: 'kilometers' })
    const { rule } = compile({ extent: JSON.stringify(round) })
    expect(JSON.stringify(rule).length).toBeLessThan(20_000)
    expect(judge(rule, { point: { latitude: 51.45, longitude: -2.6 } })).toBe('yes')
    expect(judge(rule, { point: { latitude: 51.55, longitude: -2.6 } })).toBe('no')
  })

  it('are compiled whatever the number of turns of their outline', () => {
    const width = (i: number) => (0.5 * (i + 1)) / 20_000
    const zigzag = Array.from({ length: 20_000 }, (_, i) => [
      -2 + (i % 2 === 0 ? width(i) : -width(i)),
      51 + i / 20_000,
    ])
    const corners = [...zigzag, [-2, 52.1], [-3, 51.5], zigzag[0]!]
    const extent = JSON.stringify({ type: 'Polygon', coordinates: [corners] })
    expect(compile({ extent }).rule).toMatchObject({ kind: 'polygon' })
  })

  it('have five decimals, no altitudes, and a bounding box', () => {
    const lifted = home.map(([x = 0, y = 0]) => [x + 1e-9, y, 12])
    const { rule } = compile({ extent: JSON.stringify(polygon(lifted)) })
    expect(rule).toEqual({
      kind: 'polygon',
      box: [-2.62, 51.44, -2.6, 51.46],
      rings: [[home.map(([x = 0, y = 0]) => [Number(x.toFixed(5)), Number(y.toFixed(5))])]],
    })
  })

  it('may have latitude first, and need not be closed', () => {
    const [whole, swapped, open] = [home, home.map(([x = 0, y = 0]) => [y, x]), home.slice(0, 4)]
    const { rule } = compile({ extent: JSON.stringify(polygon(whole)) })
    for (const ring of [swapped, open])
      expect(compile({ extent: JSON.stringify(polygon(ring)) }).rule).toEqual(rule)
  })

  it('have holes', () => {
    const holed = polygon(square(-3, 51, 1), square(-2.8, 51.2, 0.2))
    expect(verdict(holed, -2.7, 51.3)).toBe('no')
    expect(verdict(holed, -2.9, 51.3)).toBe('yes')
    expect(verdict(holed, -1.9, 51.3)).toBe('no')
  })

  it('are found in features and in collections of any depth', () => {
    const [one, two] = [polygon(square(-3, 51, 0.5)), polygon(square(-2, 52, 0.5))]
    const feature = (geometry: unknown) => ({
      type: 'Feature',
      properties: { name: 'x' },
      geometry,
    })
    const shapes = [
      { type: 'FeatureCollection', features: [feature(one), feature(two)] },
      { type: 'GeometryCollection', geometries: [one, two] },
      { type: 'MultiPolygon', coordinates: [one.coordinates, two.coordinates] },
      feature({
        type: 'GeometryCollection',
        geometries: [one, { type: 'Point', coordinates: [0, 0] }, two],
      }),
    ]
    for (const shape of shapes) {
      expect(verdict(shape, -2.75, 51.25)).toBe('yes')
      expect(verdict(shape, -1.75, 52.25)).toBe('yes')
      expect(verdict(shape, -1.75, 51.25)).toBe('no')
    }
  })

  it('cannot be judged without a point', () => {
    const { rule } = compile({ extent: JSON.stringify(polygon(home)) })
    expect(judge(rule, { postcode: postcode('BS3 4EB') })).toBe('unknown')
  })

  it('are the only rules that a point alone can be judged by', () => {
    const point = { latitude: 51.45, longitude: -2.61 }
    expect(judge(compile({ name: 'England' }).rule, { point })).toBe('unknown')
    expect(judge(compile({ name: 'BS3' }).rule, { point })).toBe('unknown')
    expect(judge(compile({ extent: JSON.stringify(polygon(home)) }).rule, { point })).toBe('yes')
  })
})
