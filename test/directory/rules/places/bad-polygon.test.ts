import { expect, it } from 'vitest'
import type { Path } from '../../../../src/diagnostics/diagnostic.ts'
import type { Directory } from '../../../../src/directory/directory.ts'
import { badPolygon } from '../../../../src/directory/rules/places/bad-polygon.ts'
import type { Finding } from '../../../../src/directory/rules/rule.ts'
import type { Area } from '../../../../src/record/area.ts'
import { createSectorTable } from '../../../../src/countries/gb/sectors.ts'
import { completeSettings } from '../../../../src/record/settings/settings.ts'

it('refuses an area in a record that is nested without end', () => {
  const extent = `${'{"type":"Feature","geometry":'.repeat(20_000)}1${'}'.repeat(20_000)}`
  const at = (...path: Path) => ({ file: 'services/a.yaml', path })
  const area = { extent, extent_type: 'geojson' } as const
  const found = badPolygon.objects!.service_area!(
    area,
    at,
    completeSettings({ title: 'T' }),
    createSectorTable(''),
  )
  expect([...found].map(problemOf)).toEqual(['It is nested too deeply.'])
})

/** What is wrong with an area, and where. */
const foundIn = (geojson: object) =>
  [
    ...badPolygon.directory!({
      areas: new Map([['park', { slug: 'park', file: 'areas/park.geojson', geojson } as Area]]),
    } as unknown as Directory),
  ].map((finding) => [problemOf(finding), finding.place.path.join('.')])

const problemOf = ({ message }: Finding) => message.replace('This area cannot be published. ', '')

const NORTH_POLE = [0, 90]
const ring = (...points: unknown[]) => [...points, points[0]]
const polygon = (...coordinates: unknown[]) => ({ type: 'Polygon', coordinates })
const corner = ring([-2.6, 51.4], [-2.5, 51.4], [-2.5, 51.5])

it.each<[what: string, geojson: object]>([
  ['the least outline', polygon(corner)],
  ['an outline with heights', polygon(ring([-2.6, 51.4, 8], [-2.5, 51.4, 9], [-2.5, 51.5, 7]))],
  ['an outline up to the end of the map', polygon(ring([-180, 80], [180, 80], NORTH_POLE))],
])('accepts %s', (_, geojson) => {
  expect(foundIn(geojson)).toEqual([])
})

it.each<[what: string, geojson: object, problem: string, path: string]>([
  ['no coordinates', { type: 'Polygon' }, 'It has no coordinates.', ''],
  ['no outline', polygon(), 'It has no coordinates.', 'coordinates'],
  [
    'a polygon without an outline among others',
    { type: 'MultiPolygon', coordinates: [[corner], []] },
    'One of its polygons has no outline.',
    'coordinates.1',
  ],
  [
    'a way there and back',
    polygon(ring([-2.6, 51.4], [-2.5, 51.4])),
    'An outline has fewer than four points.',
    'coordinates.0',
  ],
  [
    'a hole that is not closed',
    polygon(corner, [...corner.slice(0, 3), [-2.6, 51.41]]),
    'An outline does not end where it starts.',
    'coordinates.1.3',
  ],
  [
    'a point that is one number',
    polygon(ring([-2.6, 51.4], [-2.5], [-2.5, 51.5])),
    'A point is not a pair of numbers, longitude first.',
    'coordinates.0.1',
  ],
  [
    'a point beyond the pole',
    polygon(ring([-2.6, 51.4], [-2.5, 51.4], [-2.5, 90.1])),
    'Its points are not degrees of longitude and latitude, which map programs call WGS 84.',
    'coordinates.0.2',
  ],
])('points at %s', (_, geojson, problem, path) => {
  expect(foundIn(geojson)).toEqual([[problem, path]])
})
