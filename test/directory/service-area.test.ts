import { describe, expect, it } from 'vitest'
import { readServiceArea, unknownArea } from '../../src/directory/service-area.ts'
import type { Area } from '../../src/record/area.ts'
import type { Written } from '../../src/record/schema/written.ts'

const geojson = { type: 'Polygon', coordinates: [] }
const areas = new Map<string, Area>([
  [
    'southville',
    { slug: 'southville', file: 'areas/southville.geojson', name: 'Southville', geojson },
  ],
  ['ward-7', { slug: 'ward-7', file: 'areas/ward-7.geojson', name: 'Ward 7', geojson }],
  ['bs3', { slug: 'bs3', file: 'areas/bs3.geojson', name: 'An area like a postcode', geojson }],
])
const EXTENT = { extent: JSON.stringify(geojson), extent_type: 'geojson' }
const code = (gss: string) => `http://statistics.data.gov.uk/id/statistical-geography/${gss}`
const text = (postcodes: string) => ({ name: postcodes, extent: postcodes, extent_type: 'text' })

const read = (written: string | Written<'service_area'>, countries: ('GB' | 'US')[] = ['GB']) =>
  readServiceArea(written, { areas, countries })

describe('a service area without fields', () => {
  it.each<[string, object]>([
    ['England', { name: 'England', uri: code('E92000001') }],
    ['nationwide', { name: 'nationwide', uri: code('K02000001') }],
    ['wales', { name: 'wales', uri: code('W92000004') }],
    ['E06000023', { name: 'E06000023', uri: code('E06000023') }],
    ['e06000023', { name: 'e06000023', uri: code('E06000023') }],
    ['BS', text('BS')],
    ['bs4', text('BS4')],
    ['bs3', text('BS3')],
    ['BS3 4', text('BS3 4')],
    ['bs34eb', text('BS3 4EB')],
    [' BS3 ', text('BS3')],
    ['southville', { name: 'Southville', ...EXTENT }],
    ['ward-7', { name: 'Ward 7', ...EXTENT }],
    ['Southville', { name: 'Southville' }],
    ['South Bristol and around', { name: 'South Bristol and around' }],
    ['within 5 miles', { name: 'within 5 miles' }],
    ['90210', { unknown: '90210' }],
    ['southvile', { unknown: 'southvile' }],
    ['bs99x', { unknown: 'bs99x' }],
  ])('is published: %s', (written, published) => {
    expect(read(written)).toEqual(published)
  })

  it('may be a ZIP code, by the countries of the directory', () => {
    expect(read('90210', ['GB', 'US'])).toEqual(text('90210'))
    expect(read('BS3', ['US'])).toEqual({ name: 'BS3' })
  })
})

describe('an area of a file', () => {
  const polygon = (east: number) => ({
    type: 'Polygon',
    coordinates: [
      [
        [east, 50],
        [east + 1, 50],
        [east, 51],
        [east, 50],
      ],
    ],
  })
  const feature = (geometry: object) => ({
    type: 'Feature',
    properties: { note: 'seen by nobody' },
    geometry,
  })
  const extentOf = (geojson: object) => {
    const area = { slug: 'a', file: 'areas/a.geojson', geojson } as Area
    const found = readServiceArea('a', { areas: new Map([['a', area]]), countries: ['GB'] })
    return JSON.parse((found as { extent: string }).extent) as object
  }

  it('is published without its properties', () => {
    expect(extentOf(feature(polygon(0)))).toEqual(polygon(0))
  })

  it('is published with all of its outlines', () => {
    const features = [polygon(0), polygon(2)].map(feature)
    expect(extentOf({ type: 'FeatureCollection', features })).toEqual({
      type: 'GeometryCollection',
      geometries: [polygon(0), polygon(2)],
    })
  })
})

describe('a long service area', () => {
  it.each<[Written<'service_area'>, object]>([
    [{ postcodes: ['bs3', 'BS4 1'] }, text('BS3, BS4 1')],
    [
      { name: 'South', postcodes: ['BS3'] },
      { ...text('BS3'), name: 'South' },
    ],
    [{ area: 'southville' }, { name: 'Southville', ...EXTENT }],
    [
      { area: 'southville', name: 'Ours' },
      { name: 'Ours', ...EXTENT },
    ],
    [{ area: 'nowhere' }, { unknown: 'nowhere' }],
    [{ code: 'E06000023' }, { name: 'E06000023', uri: code('E06000023') }],
    [
      { code: 'E06000023', name: 'Bristol' },
      { name: 'Bristol', uri: code('E06000023') },
    ],
    [
      { uri: 'https://example.org/a' },
      { name: 'https://example.org/a', uri: 'https://example.org/a' },
    ],
    [
      { name: 'Here', uri: 'https://example.org/a' },
      { name: 'Here', uri: 'https://example.org/a' },
    ],
    [
      { name: 'Here', description: 'x' },
      { name: 'Here', description: 'x' },
    ],
    [
      { name: 'Here', extent: 'the parish', extent_type: 'text' },
      { name: 'Here', extent: 'the parish', extent_type: 'text' },
    ],
    [{ name: 'southvile' }, { name: 'southvile' }],
  ])('is published: %j', (written, published) => {
    expect(read(written)).toEqual(published)
  })
})

describe('unknownArea', () => {
  it('agrees with readServiceArea', () => {
    const written = [
      'England',
      'BS3',
      'southville',
      'southvile',
      'South',
      'x y',
      '',
      '90210',
      'bs99x',
      ' southvile ',
      ' southville ',
    ]
    for (const bare of written) {
      const whole = read(bare)
      const unknown = 'unknown' in whole ? whole.unknown : undefined
      expect(unknownArea(bare, { areas, countries: ['GB'] })).toBe(unknown)
    }
    expect(unknownArea({ area: 'nowhere' }, { areas, countries: ['GB'] })).toBe('nowhere')
    expect(unknownArea({ area: 'ward-7' }, { areas, countries: ['GB'] })).toBeUndefined()
    expect(unknownArea({ name: 'nowhere' }, { areas, countries: ['GB'] })).toBeUndefined()
  })
})
