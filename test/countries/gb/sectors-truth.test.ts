import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { distanceInMetres, kilometres } from '../../../src/countries/distance.ts'
import { formatPostcode, parsePostcode } from '../../../src/countries/postcode.ts'
import { isInCountry, isWithinReach } from '../../../src/countries/gb/reach.ts'
import type { SectorMiddle } from '../../../src/countries/gb/sectors.ts'
import { createRowScanner } from '../../../src/io/postcodes/rows.ts'
import { shippedSectors } from '../../../src/io/shipped-sectors.ts'
import { sharedPath } from '../../shared.ts'

const STOPS = sharedPath('data/uk-mobile-library-stops', 'comparing the sectors with real places')
const table = shippedSectors()

/** A place whose postcode and point were written down by people, not taken from the table. */
interface Place {
  readonly postcode: string
  readonly point: { readonly latitude: number; readonly longitude: number }
  readonly middle: SectorMiddle
}

/** Every stop of a mobile library that has a postcode of Great Britain, once. */
function readPlaces(folder: string): readonly Place[] {
  const places = new Map<string, Place>()
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.csv'))) {
    let columns: readonly string[] = []
    const scanner = createRowScanner(',', (row) => {
      const texts = Array.from({ length: row.length }, (_, i) => row.text(i))
      if (row.number === 1) columns = texts
      const text = (name: string) => texts[columns.indexOf(name)] ?? ''
      const parsed = parsePostcode(text('postcode'))
      if (!('postcode' in parsed)) return
      const point = { latitude: Number(text('geoy')), longitude: Number(text('geox')) }
      const middle = table.find(parsed.postcode)
      const postcode = formatPostcode(parsed.postcode)
      if (middle) places.set(`${postcode} ${text('stop')}`, { postcode, point, middle })
    })
    scanner.push(readFileSync(join(folder, file)))
    scanner.end()
  }
  return [...places.values()]
}

const words = ({ postcode, point, middle }: Place) =>
  `${postcode} is ${kilometres(distanceInMetres(middle, point))} from the middle; the doubt is ${kilometres(middle.doubt)}.`

describe.skipIf(!STOPS)('the table of sectors, beside real places', () => {
  const places = STOPS ? readPlaces(STOPS) : []

  test('has nine of ten places within its doubt', async () => {
    const misses = places.filter(
      ({ point, middle }) => distanceInMetres(middle, point) > middle.doubt,
    )
    expect(places.length).toBeGreaterThan(900)
    expect(1 - misses.length / places.length).toBeGreaterThan(0.9)
    const lines = [`${misses.length} of ${places.length} places`, ...misses.map(words).sort()]
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('sectors-truth.txt')
  })

  test('finds a place too far away only where its postcode or its point is wrong', () => {
    const far = places.filter(({ point, middle }) => !isWithinReach(middle, point)).map(words)
    expect(far.sort()).toMatchInlineSnapshot(`
      [
        "CB21 6EQ is 6.3 km from the middle; the doubt is 2.0 km.",
        "SG8 7NT is 55 km from the middle; the doubt is 5.9 km.",
        "YO25 9BG is 17 km from the middle; the doubt is 9.3 km.",
      ]
    `)
  })

  test('has every place in the country', () => {
    expect(places.filter(({ point }) => !isInCountry(point, table)).map(words)).toEqual([])
  })
})
