import { describe, expect, it } from 'vitest'
import type { Document } from '../../src/hsds/types.ts'
import { nodeHashing } from '../../src/generator/publish/hashing.ts'
import { createCoverageBuilder } from '../../src/coverage/builder.ts'
import { readCoverage } from '../../src/coverage/coverage-mask.ts'
import { toCoverageQuery } from '../../src/coverage/coverage-query.ts'
import { isOutside } from '../../src/coverage/extent.ts'
import { shippedSectors } from '../../src/io/shipped-sectors.ts'
import { area, place, postcode, readerOf, service } from './helpers.ts'

interface Town {
  readonly places?: readonly Document<'location'>[]
  readonly areas?: readonly Partial<Document<'service_area'>>[]
}

/** Whether a postcode is outside a town, as the API finds out. */
function createTown({ places = [], areas = [] }: Town) {
  const builder = createCoverageBuilder(nodeHashing.sha256, {
    settings: { unknown: 'include', virtual_places: 'exclude' },
    countries: ['GB'],
    sectors: shippedSectors(),
  })
  for (const location of places) builder.addPlace(location)
  for (const [i, one] of areas.entries()) builder.addService(service(`s${i}`, [area(one)]))
  const reader = readerOf([...builder.files()])
  const manifest = builder.manifest()
  return {
    manifest,
    async isOutside(text: string) {
      const located = builder.lookup(text)!
      const query = toCoverageQuery(postcode(text), located)
      const { isCovered } = await readCoverage(reader, manifest, query)
      return !isCovered && isOutside(manifest.extent ?? {}, postcode(text), located)
    },
  }
}

const hall = place('hall', { latitude: 51.4143, longitude: -2.4996, postcode: 'BS31 1AA' })
const prose = { name: 'Keynsham and around' }

describe('a postcode outside the directory', () => {
  const town = createTown({ places: [hall], areas: [prose] })

  it.each([
    ['BS31 2AA', false],
    ['BS4 1AA', false],
    ['BA1 1AA', false],
    ['BA12 9AA', true],
    ['CF10 1AA', true],
    ['EH1 1AA', true],
    ['BT1 1AA', true],
    ['JE2 3AB', true],
  ])('is that of a town: %s %s', async (text, expected) => {
    expect(await town.isOutside(text)).toBe(expected)
  })

  it('has a circle of at least 10 km around the places, and their nation', () => {
    expect(town.manifest.extent).toEqual({ nations: ['E92000001'], circle: [51.41, -2.5, 10] })
  })

  it('is not one that an area covers, or may cover at a border', async () => {
    const wide = createTown({ places: [hall], areas: [prose, { name: 'England' }] })
    expect(await wide.isOutside('NE1 1AA')).toBe(false)
    expect(await wide.isOutside('TD15 1AA')).toBe(false)
    expect(await wide.isOutside('EH1 1AA')).toBe(true)
    const listed = createTown({ places: [hall], areas: [{ name: 'Cardiff', extent: 'CF10' }] })
    expect(await listed.isOutside('CF10 1AA')).toBe(false)
  })

  it('is in another nation, in a directory of one nation', async () => {
    const places = ['TR18 2AA', 'NE1 1AA', 'TN23 1AA'].map((text) =>
      place(text, { postcode: text }),
    )
    const england = createTown({ places, areas: [prose] })
    expect(await england.isOutside('LS1 1AA')).toBe(false)
    expect(await england.isOutside('CF10 1AA')).toBe(true)
    expect(await england.isOutside('NP16 5AA')).toBe(false)
  })

  it('is not judged by nation when the nation of a place is unknown', async () => {
    const nowhere = place('abroad', { postcode: '75001' })
    const { manifest } = createTown({ places: [hall, nowhere] })
    expect(manifest.extent?.nations).toBeUndefined()
  })

  it('is judged by places without a postcode and by polygons as well', async () => {
    const ring = [
      [-3.3, 51.4],
      [-3.1, 51.4],
      [-3.1, 51.6],
      [-3.3, 51.6],
      [-3.3, 51.4],
    ]
    const extent = JSON.stringify({ type: 'Polygon', coordinates: [ring] })
    const park = place('park', { latitude: 51.4143, longitude: -2.4996 })
    const both = createTown({ places: [park], areas: [{ extent }] })
    expect(both.manifest.extent?.nations).toContain('W92000004')
    expect(await both.isOutside('CF10 1AA')).toBe(false)
    expect(await both.isOutside('SA1 1AA')).toBe(true)
    expect(await both.isOutside('EH1 1AA')).toBe(true)
  })

  const outline = (west: number, south: number, size: number) => ({
    extent: JSON.stringify({
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
    }),
  })

  it('is not covered by an outline in another nation or on another island, without any point', async () => {
    const bristol = createTown({ places: [hall], areas: [outline(-2.7, 51.4, 0.2)] })
    for (const text of ['BT1 5GS', 'JE2 3AB', 'GY1 1WR', 'IM1 1AA', 'EH99 9ZZ'])
      expect(await bristol.isOutside(text), text).toBe(true)
    expect(await bristol.isOutside('BS99 9ZZ')).toBe(false)
    const jersey = createTown({ areas: [outline(-2.15, 49.18, 0.05)] })
    expect(await jersey.isOutside('JE2 3AB')).toBe(false)
    for (const text of ['GY1 1WR', 'BT1 5GS', 'BS31 1AA'])
      expect(await jersey.isOutside(text), text).toBe(true)
    const belfast = createTown({ areas: [outline(-6, 54.55, 0.1)] })
    expect(await belfast.isOutside('BT1 5GS')).toBe(false)
    expect(await belfast.isOutside('IM1 1AA')).toBe(true)
    expect(await belfast.isOutside('PA99 9ZZ')).toBe(true)
  })

  it('may be covered by an outline of several nations, of which it need not be the box', async () => {
    const rings = [
      [-6.5, 49.9],
      [1.8, 49.9],
      [1.8, 58],
      [-4, 58],
      [-3, 54],
      [-6.5, 49.9],
    ]
    const extent = JSON.stringify({ type: 'Polygon', coordinates: [rings] })
    const mainland = createTown({ areas: [{ extent }] })
    for (const text of ['EH99 9ZZ', 'CF99 9ZZ', 'BS99 9ZZ'])
      expect(await mainland.isOutside(text), text).toBe(false)
    expect(await mainland.isOutside('BT1 5GS')).toBe(true)
  })

  it('is none when nothing tells where the directory is', () => {
    const virtual = place('web', { location_type: 'virtual', postcode: 'BS31 1AA' })
    expect(createTown({ places: [virtual], areas: [prose] }).manifest.extent).toBeUndefined()
  })

  it('does not depend on the order of the places', () => {
    const other = place('other', { latitude: 51.5, longitude: -2.6, postcode: 'BS7 8AA' })
    const [one, two] = [
      [hall, other],
      [other, hall],
    ].map((places) => createTown({ places }))
    expect(one!.manifest.extent).toEqual(two!.manifest.extent)
  })
})
