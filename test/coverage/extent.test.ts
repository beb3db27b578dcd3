import { describe, expect, it } from 'vitest'
import type { Document } from '../../src/hsds/types.ts'
import { nodeHashing } from '../../src/files/hashing.ts'
import { createCoverageBuilder } from '../../src/coverage/builder.ts'
import { readCoverage } from '../../src/coverage/coverage-mask.ts'
import { toCoverageQuery } from '../../src/coverage/coverage-query.ts'
import { isOutside } from '../../src/coverage/extent.ts'
import { shippedSectors } from '../../src/read/shipped-sectors.ts'
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
