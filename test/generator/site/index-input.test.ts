import { expect, test } from 'vitest'
import { nodeHashing } from '../../../src/generator/publish/hashing.ts'
import { feedOf } from '../../../src/generator/site/feed.ts'
import { createIndexInput } from '../../../src/generator/site/index-input.ts'
import type { Document } from '../../../src/hsds/types.ts'
import { toSpherePoint } from '../../../src/search/format/points.ts'
import { readSmallTown } from '../publish/small-town.ts'

const feed = feedOf(await readSmallTown())

/** The point by which a service at a location is found. */
const pointOf = (location: object) => {
  const pair = { id: 'pair', location } as Document<'service_at_location'>
  const found = createIndexInput({ feed, postcodes: [] }, nodeHashing.sha256).read(
    'service_at_locations',
    pair,
  )
  return 'point' in found ? found.point : undefined
}

const gate = { id: 'gate', name: 'Gate', latitude: 50.7, longitude: -3.2 }
const NOWHERE = [0, 0, 0]

test('a physical place has its coordinates as point', () => {
  expect(pointOf({ ...gate, location_type: 'physical' })).toEqual(toSpherePoint(gate))
  expect(toSpherePoint(gate)).not.toEqual(NOWHERE)
})

test('a virtual place has no point, even with coordinates', () => {
  expect(pointOf({ ...gate, location_type: 'virtual' })).toEqual(NOWHERE)
})
