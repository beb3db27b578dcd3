import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gazetteerManifest, createLookup } from '../../../src/coverage/gazetteer/postcode-source.ts'
import { locate } from '../../../src/coverage/gazetteer/locate.ts'
import { hasName, packNames } from '../../../src/coverage/gazetteer/names.ts'
import {
  createOwnPlaces,
  decodeOwnPlaces,
  encodeOwnPlaces,
} from '../../../src/coverage/gazetteer/own-places.ts'
import { decodeShard, encodeShard, unitsUnder } from '../../../src/coverage/gazetteer/shard.ts'
import { decodeSectors, encodeSectors } from '../../../src/coverage/gazetteer/sector-files.ts'
import { type SectorTable, createSectorTable } from '../../../src/countries/gb/sectors.ts'
import type { AreaCodes } from '../../../src/coverage/gazetteer/area-codes.ts'
import { LEVELS } from '../../../src/countries/gb/gss.ts'
import { postcodeAreas } from '../../../src/countries/gb/postcode-area.ts'
import { bytesOf, openShard, postcode, readerOf, sourceOf } from '../helpers.ts'

const BRISTOL = 'E05000001 E06000023 E92000001'
const BATH = 'E05000002 E06000022 E92000001'

const bs1 = sourceOf([
  ['BS1 5TR', 51.45, -2.6, BRISTOL],
  ['BS1 5AA', 51.452, -2.602, BRISTOL],
  ['BS1 4ZZ', 51.46, -2.58, BATH],
  ['BS1 4NO', undefined, undefined, BATH],
])

const own = () => {
  const places = createOwnPlaces(['GB', 'US'])
  places.add('BS3 4EB', { latitude: 51.44, longitude: -2.61 })
  places.add('BS3 4AA', { latitude: 51.442, longitude: -2.612 })
  places.add('BS3 1QG', { latitude: 51.45, longitude: -2.6 })
  return places
}

/** The files and the manifest of a directory with these postcode sources. */
const published = (sources = [bs1], places = own(), sectors?: SectorTable) => ({
  manifest: gazetteerManifest({ sources, sectors }, places),
  reader: readerOf([
    ...sources.flatMap((source) =>
      source.shards.map((shard) => ({
        path: `postcodes/${source.country}/${shard}.json`.toLowerCase(),
        body: source.read(shard),
      })),
    ),
    ...(sectors ? encodeSectors(sectors) : []),
    ...places.files(),
  ]),
})

/** The codes of every part, and those of any part. */
function summarise({ parts, levels }: AreaCodes) {
  const possible = [...new Set(parts.flat())]
  const certain = possible.filter((code) => parts.every((part) => part.includes(code)))
  return { certain, possible, levels }
}

const find = async (text: string, { reader, manifest } = published()) => {
  const { precision, point, codes } = await locate(reader, manifest, postcode(text))
  return { precision, at: point && [point.latitude, point.longitude], codes: summarise(codes) }
}

describe('locating a postcode', () => {
  it('finds the point of the postcode in an ingested file', async () => {
    expect(await find('BS1 5TR')).toMatchObject({
      precision: 'unit',
      at: [51.45, -2.6],
      codes: { certain: ['E05000001', 'E06000023', 'E92000001'] },
    })
  })

  it('takes the centre of the sector for a postcode that is not in the file', async () => {
    const found = await find('BS1 5ZZ')
    expect(found).toMatchObject({ precision: 'sector', at: [51.451, -2.601] })
    expect(found.codes.certain).toContain('E06000023')
  })

  it('takes the centre of the outcode for a sector that is not in the file', async () => {
    const found = await find('BS1 9ZZ')
    expect(found).toMatchObject({ precision: 'outcode', at: [51.454, -2.594] })
    expect(found.codes.certain).toEqual(['E92000001'])
    expect(found.codes.possible).toContain('E06000022')
  })

  it('locates a sector or an outcode', async () => {
    expect(await find('BS1 5')).toMatchObject({ precision: 'sector', at: [51.451, -2.601] })
    expect(await find('BS1')).toMatchObject({ precision: 'outcode', at: [51.454, -2.594] })
  })

  it('takes the areas of a postcode without a point, and the point of its sector', async () => {
    const found = await find('BS1 4NO'.replace('NO', 'NU'))
    expect(found.precision).toBe('sector')
    const nowhere = sourceOf([
      ['JE2 3XP', undefined, undefined, 'L93000001'],
      ['BS1 5TR', undefined, undefined, BRISTOL],
      ['BS1 5AA', 51.452, -2.602, BATH],
    ])
    const located = await find('BS1 5TR', published([nowhere]))
    expect(located).toMatchObject({ precision: 'sector', at: [51.452, -2.602] })
    expect(located.codes.certain).toContain('E06000023')
    expect(await find('JE2 3XP', published([nowhere]))).toMatchObject({
      precision: 'none',
      codes: { certain: ['L93000001'] },
    })
  })

  it('excludes no area for a postcode whose place the file does not know', async () => {
    const files = published([
      sourceOf([
        ['BS1 5TR', 51.45, -2.6, BRISTOL],
        ['BS1 5TP', undefined, undefined, 'E92000001'],
        ['BS1 5TQ', undefined, undefined, ''],
        ['BS2 0AA', undefined, undefined, 'E92000001'],
        ['BS2 0AB', undefined, undefined, ''],
        ['SY10 9AA', undefined, undefined, ''],
      ]),
    ])
    const bristol = {
      certain: BRISTOL.split(' '),
      possible: BRISTOL.split(' '),
      levels: bs1.levels,
    }
    for (const text of ['BS1 5TR', 'BS1 5TP', 'BS1 5TQ', 'BS1 5', 'BS1'])
      expect((await find(text, files)).codes).toEqual(bristol)
    const england = ['E92000001']
    for (const text of ['BS2 0AA', 'BS2 0AB', 'BS2'])
      expect((await find(text, files)).codes).toEqual({
        certain: england,
        possible: england,
        levels: ['country'],
      })
    expect((await find('SY10 9AA', files)).codes).toEqual({
      certain: [],
      possible: ['E92000001', 'W92000004'],
      levels: ['country'],
    })
  })

  it('estimates from the locations of the directory in the same sector, else outcode', async () => {
    expect(await find('BS3 4ZZ')).toMatchObject({ precision: 'estimated', at: [51.441, -2.611] })
    expect(await find('BS3 9ZZ')).toMatchObject({ precision: 'estimated', at: [51.444, -2.60733] })
    expect((await find('BS3 4ZZ')).codes).toEqual({
      certain: ['E92000001'],
      possible: ['E92000001'],
      levels: ['country'],
    })
  })

  it('has no point for a postcode far from all locations, and reads no file that does not exist', async () => {
    const files = published()
    expect(await find('BS30 1AA', files)).toMatchObject({ precision: 'none', at: undefined })
    expect(await find('BS', files)).toMatchObject({ precision: 'none' })
    expect(await find('LS1 1AA', files)).toMatchObject({ precision: 'none' })
    expect(files.reader.asked).toEqual(['postcodes/own/bs.json'])
  })

  it('has the possible nations of a postcode on a border', async () => {
    expect((await find('SY10 9AA')).codes).toEqual({
      certain: [],
      possible: ['E92000001', 'W92000004'],
      levels: ['country'],
    })
  })

  it('throws when a file that should exist is missing', async () => {
    const { manifest } = published()
    await expect(find('BS1 5TR', { manifest, reader: readerOf([]) })).rejects.toThrow(
      'BS1'.toLowerCase(),
    )
  })

  it('locates ZIP codes, or others with the same three digits', async () => {
    const zips = sourceOf(
      [
        ['902 10', 34.1, -118.4],
        ['902 11', 34.06, -118.38],
      ],
      { country: 'US', levels: [] },
    )
    const files = published([zips])
    expect(await find('90210', files)).toMatchObject({ precision: 'unit', at: [34.1, -118.4] })
    expect(await find('90299', files)).toMatchObject({ precision: 'outcode', at: [34.08, -118.39] })
    expect(await find('10001', files)).toMatchObject({ precision: 'none' })
    // There are no GSS codes in America.
    expect((await find('90210', files)).codes).toEqual({
      certain: [],
      possible: [],
      levels: LEVELS,
    })
  })

  it('distinguishes the locations of BS31 from those of BS3', async () => {
    const places = own()
    places.add('BS31 1AA', { latitude: 51.41, longitude: -2.5 })
    const alone = await find('BS3 9ZZ')
    expect(alone.precision).toBe('estimated')
    expect(await find('BS3 9ZZ', published([bs1], places))).toEqual(alone)
  })

  it('ignores locations whose coordinates are certainly wrong', async () => {
    const places = createOwnPlaces(['GB'])
    places.add('BS3 4EB', { latitude: -2.61, longitude: 51.44 })
    places.add('BS3 4EB', { latitude: 172_000, longitude: 358_000 })
    places.add('no postcode', { latitude: 51.44, longitude: -2.61 })
    expect(places.areas()).toEqual({})
    const american = createOwnPlaces(['US'])
    american.add('90210', { latitude: 0, longitude: 0 })
    expect(american.areas()).toEqual({})
  })

  it('accepts locations at the ends of the United Kingdom', async () => {
    const places = createOwnPlaces(['GB'])
    places.add('BT93 8AD', { latitude: 54.48, longitude: -8.1 })
    places.add('ZE2 9EF', { latitude: 60.8, longitude: -0.8 })
    places.add('TR21 0PL', { latitude: 49.91, longitude: -6.3 })
    places.add('NR32 1XF', { latitude: 52.48, longitude: 1.76 })
    expect(places.areas()).toEqual(packNames(['BT', 'ZE', 'TR', 'NR']))
  })

  it('gives the same answer at build time, with a table as well', async () => {
    const lookup = createLookup({ countries: ['GB'], sources: [bs1], sectors: table }, own())
    for (const text of ['BS1 5TR', 'BS1 5ZZ', 'BS1 8AA', 'BS1', 'BS3 4ZZ', 'LS1 1AA', 'JE2 3AB']) {
      const { reader, manifest } = published([bs1], own(), table)
      expect(lookup(text)).toEqual(await locate(reader, manifest, postcode(text)))
    }
  })

  it('gives the same answer at build time', async () => {
    const lookup = createLookup({ countries: ['GB'], sources: [bs1] }, own())
    for (const text of ['BS1 5TR', 'BS1 5ZZ', 'BS1', 'BS3 4ZZ', 'LS1 1AA']) {
      const { reader, manifest } = published()
      expect(lookup(text)).toEqual(await locate(reader, manifest, postcode(text)))
    }
    expect(lookup('nonsense')).toBeUndefined()
  })
})

/** BS1 with the sector 5, and BS3 alone. */
const table = createSectorTable('BS1 514500,-26000,90 5,10,-10,70\nBS3 514400,-26000,150')

describe('locating a postcode by the table of sectors', () => {
  const files = () => published([bs1], own(), table)
  it.each([
    ['BS1 5TR', 'unit', [51.45, -2.6], 100],
    ['BS1 5ZZ', 'sector', [51.451, -2.601], 770],
    ['BS1 5', 'sector', [51.451, -2.601], 770],
    ['BS1 4ZX', 'sector', [51.46, -2.58], 100],
    ['BS1 9AA', 'outcode', [51.45, -2.6], 990],
    ['BS1', 'outcode', [51.45, -2.6], 990],
    ['BS3 4EB', 'outcode', [51.44, -2.6], 1650],
  ])('locates %s by its %s', async (text, precision, [north, east], doubt) => {
    const { reader, manifest } = files()
    const found = await locate(reader, manifest, postcode(text))
    expect(found).toMatchObject({ precision, doubt })
    expect(found.point!.latitude).toBeCloseTo(north!, 5)
    expect(found.point!.longitude).toBeCloseTo(east!, 5)
    expect(summarise(found.codes).certain).toContain('E92000001')
  })

  it('reads the file of the first letter, and no file for an exact postcode', async () => {
    const some = files()
    await find('BS3 4EB', some)
    expect(some.reader.asked).toEqual(['postcodes/sectors/b.json'])
    const exact = files()
    await find('BS1 5TR', exact)
    expect(exact.reader.asked).toEqual(['postcodes/gb/bs1.json'])
  })

  it('uses the places of the directory only for what the table does not have', async () => {
    const places = createOwnPlaces(['GB'])
    places.add('BT1 1AA', { latitude: 54.6, longitude: -5.9 })
    const some = published([], places, table)
    expect(await find('BT1 1AB', some)).toMatchObject({ precision: 'estimated', at: [54.6, -5.9] })
    expect(some.reader.asked).toEqual(['postcodes/sectors/b.json', 'postcodes/own/bt.json'])
    expect(await find('GY1 1AA', some)).toMatchObject({ precision: 'none' })
  })

  it('refuses a damaged file, or that of another letter', () => {
    const [{ body } = { body: '' }] = encodeSectors(table)
    expect(() => decodeSectors('C', bytesOf(body))).toThrow('not the sectors file of C')
    expect(() => decodeSectors('B', bytesOf(String(body).replace('90', '91')))).toThrow('damaged')
    expect(decodeSectors('B', bytesOf(body)).find(postcode('BS1 5'))?.doubt).toBe(770)
  })
})

const unit = fc.record(
  {
    key: fc
      .tuple(fc.integer({ min: 0, max: 9 }), fc.constantFrom('AA', 'ZZ', 'TR', 'QU', 'BD'))
      .map((parts) => parts.join('')),
    point: fc.record({
      latitude: fc.integer({ min: 4_900_000, max: 6_100_000 }).map((steps) => steps / 1e5),
      longitude: fc.integer({ min: -800_000, max: 200_000 }).map((steps) => steps / 1e5),
    }),
    codes: fc.uniqueArray(fc.constantFrom('E06000023', 'E92000001', 'W06000022', 'E05000001')),
  },
  { requiredKeys: ['key', 'codes'] },
)
const units = fc.uniqueArray(unit, { selector: ({ key }) => key, maxLength: 60, minLength: 1 })

describe('a shard of postcodes', () => {
  it('has eleven characters per postcode', () => {
    expect(openShard(bs1, 'BS1').packed).toHaveLength(4 * 11)
  })

  it('round-trips, to the precision that its span allows', () => {
    fc.assert(
      fc.property(units, (all) => {
        const shard = decodeShard('BS1', bytesOf(encodeShard('BS1', all)))
        const sorted = [...all].sort((a, b) => (a.key < b.key ? -1 : 1))
        const back = unitsUnder(shard, '')
        expect(back.map(({ key, codes }) => ({ key, codes }))).toEqual(
          sorted.map(({ key, codes }) => ({ key, codes })),
        )
        for (const [at, { point }] of back.entries()) {
          const original = sorted[at]?.point
          expect(point === undefined).toBe(original === undefined)
          if (!point || !original) continue
          const allowed = shard.step * 0.500001e-5
          expect(Math.abs(point.latitude - original.latitude)).toBeLessThanOrEqual(allowed)
          expect(Math.abs(point.longitude - original.longitude)).toBeLessThanOrEqual(allowed)
        }
      }),
    )
  })

  it('is exact to a metre when its outcode is smaller than two degrees', () => {
    const shard = openShard(bs1, 'BS1')
    expect(shard.step).toBe(1)
    expect(unitsUnder(shard, '5TR')[0]?.point).toEqual({ latitude: 51.45, longitude: -2.6 })
  })

  it('finds by a prefix of the key what a scan finds', () => {
    fc.assert(
      fc.property(units, fc.constantFrom('', '5', '5TR', '0', '9ZZ', '4A'), (all, prefix) => {
        const shard = decodeShard('BS1', bytesOf(encodeShard('BS1', all)))
        const naive = unitsUnder(shard, '').filter(({ key }) => key.startsWith(prefix))
        expect(unitsUnder(shard, prefix)).toEqual(naive)
      }),
    )
  })

  it('does not depend on the order of postcodes', () => {
    fc.assert(
      fc.property(units, (all) => {
        expect(encodeShard('BS1', [...all].reverse())).toBe(encodeShard('BS1', all))
      }),
    )
  })

  it('is refused when a byte is missing or changed', () => {
    const bytes = bytesOf(encodeShard('BS1', unitsUnder(openShard(bs1, 'BS1'), '')))
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 127 }), (at, change) => {
        expect(() => decodeShard('BS1', bytes.subarray(0, at))).toThrow()
        const changed = Uint8Array.from(bytes, (byte, i) => (i === at ? byte ^ change : byte))
        expect(() => decodeShard('BS1', changed)).toThrow()
      }),
    )
  })

  it('is refused when it has another name', () => {
    expect(() => decodeShard('BS2', bs1.read('BS1'))).toThrow('BS2')
  })
})

describe('files of own places', () => {
  it('round-trip, and are refused when damaged', () => {
    const cells = own().cells('BS')
    const bytes = bytesOf(encodeOwnPlaces('BS', cells))
    expect(decodeOwnPlaces('BS', bytes)).toEqual(cells)
    expect(() => decodeOwnPlaces('BS', bytes.subarray(0, -1))).toThrow()
    expect(() => decodeOwnPlaces('BA', bytes)).toThrow('BA')
  })
})

describe('packed names', () => {
  it('have exactly the names that were packed', () => {
    const name = fc
      .tuple(fc.constantFrom(...postcodeAreas()), fc.constantFrom('1', '15', '1A', '2'))
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.uniqueArray(name), name, (names, asked) => {
        expect(hasName(packNames(names), asked)).toBe(names.includes(asked))
      }),
    )
  })

  it('distinguish a name from its prefix', () => {
    const names = packNames(['BS15', 'B1', '902'])
    expect(
      ['BS1', 'BS', 'B', 'B15', '90', '9', 'constructor'].some((name) => hasName(names, name)),
    ).toBe(false)
    expect(hasName(names, '902')).toBe(true)
  })
})
