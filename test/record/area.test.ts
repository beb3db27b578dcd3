import { describe, expect, it } from 'vitest'
import { parseArea } from '../../src/record/area.ts'
import { geometriesOf } from '../../src/record/geometries.ts'

const SQUARE = {
  type: 'Polygon',
  coordinates: [
    [
      [-2.6, 51.4],
      [-2.5, 51.4],
      [-2.5, 51.5],
      [-2.6, 51.4],
    ],
  ],
}
const feature = (geometry: unknown, properties: unknown = {}) => ({
  type: 'Feature',
  properties,
  geometry,
})
const parts = (...names: readonly (string | undefined)[]) => ({
  type: 'FeatureCollection',
  features: names.map((name) => feature(SQUARE, { name })),
})
const parse = (value: unknown) =>
  parseArea('park', 'areas/park.geojson', typeof value === 'string' ? value : JSON.stringify(value))
const found = (value: unknown) =>
  parse(value).diagnostics.map(({ code, place }) => `${code} ${place.line}:${place.column}`)

describe('parseArea', () => {
  it.each([
    ['a polygon', SQUARE],
    ['a feature', feature(SQUARE)],
    ['a collection of features', { type: 'FeatureCollection', features: [feature(SQUARE)] }],
    ['a collection of geometries', { type: 'GeometryCollection', geometries: [SQUARE] }],
  ])('reads %s', (_, geojson) => {
    const { value, diagnostics } = parse(geojson)
    expect(diagnostics).toEqual([])
    expect(value).toEqual({ slug: 'park', file: 'areas/park.geojson', name: 'Park', geojson })
    expect([...geometriesOf(geojson)]).toEqual([SQUARE])
  })

  it.each([
    ['its properties', feature(SQUARE, { name: 'The Park' }), 'The Park'],
    ['itself', { type: 'FeatureCollection', name: 'The Park', features: [] }, 'The Park'],
    ['its file, where it is not a text', feature(SQUARE, { name: 7 }), 'Old park'],
    ['its file, where it is blank', feature(SQUARE, { name: ' ' }), 'Old park'],
    ['its file, without properties', feature(SQUARE, null), 'Old park'],
    ['its parts', parts('East', 'West', 'East'), 'East, West'],
    ['its file, where a part has none', parts('East', undefined), 'Old park'],
    ['its file, where it has many parts', parts(...'abcde'), 'Old park'],
  ])('takes the name from %s', (_, geojson, name) => {
    const { value } = parseArea('old-park', 'areas/old-park.geojson', JSON.stringify(geojson))
    expect(value?.name).toBe(name)
  })

  it.each(['null', '[]', '"Polygon"', '7', '{}', '{"type":["Polygon"]}'])('refuses %s', (text) =>
    expect(found(text)).toEqual(['bad-polygon 1:1']),
  )

  it('points at the end of an incomplete text', () => {
    expect(found('{\n  "type": "Polygon",\n')).toEqual(['yaml-syntax 3:1'])
    expect(found('')).toEqual(['yaml-syntax 1:1'])
  })

  it('points at the first wrong character', () => {
    expect(found('{ "type": "Polygon"\n  "a": 1 }')).toEqual(['yaml-syntax 2:3'])
    expect(found('{ "type": "Polygon", "coordinates": [[[1, 2],]] }')).toEqual(['yaml-syntax 1:46'])
  })

  it('refuses a file that is nested too deeply', () => {
    const deep = (open: string, close: string) => open.repeat(50_000) + close.repeat(50_000)
    expect(found(`{"type":"Feature","properties":${deep('[', ']')},"geometry":null}`)).toEqual([
      'too-deep 1:1',
    ])
    expect(found(deep('{"type":"GeometryCollection","geometries":[', ']}'))).toEqual([
      'too-deep 1:1',
    ])
  })

  it('does not count brackets in strings', () => {
    expect(found(feature(SQUARE, { name: '["{'.repeat(500) }))).toEqual([])
    expect(found(feature(SQUARE, { name: 'x'.repeat(5_000_000) }))).toEqual([])
  })
})

describe('geometriesOf', () => {
  it('returns invalid geometries as they are', () => {
    expect([...geometriesOf(null)]).toEqual([])
    expect([...geometriesOf('x')]).toEqual([])
    expect([...geometriesOf({})]).toEqual([{}])
    expect([...geometriesOf({ type: 'Feature' })]).toEqual([])
    expect([
      ...geometriesOf({ type: 'FeatureCollection', features: [null, feature(null)] }),
    ]).toEqual([])
  })
})
