import { expect, it } from 'vitest'
import { parseBritishPlace } from '../../../src/countries/gb/british-place.ts'
import { parsePostcode } from '../../../src/countries/postcode.ts'
import { shippedPlaces } from '../../../src/io/shipped-places.ts'
import { shippedSectors } from '../../../src/io/shipped-sectors.ts'

const { towns, villages } = shippedPlaces()
const places = [...towns, ...villages].map(parseBritishPlace)

/** In metres, how widely the postcodes of a sector are spread. */
const spreadOf = (sector: string) => {
  const parsed = parsePostcode(sector)
  return 'postcode' in parsed ? shippedSectors().find(parsed.postcode)?.doubt : undefined
}

it('gives every place a sector in which people live, and none of the post boxes at an office', () => {
  const odd = places.filter(({ postcode }) => !(spreadOf(postcode)! > 100))
  expect(odd.map(({ name, postcode }) => `${name}: ${postcode}`)).toEqual([])
  // A sector of post boxes, whose middle is nearer to Totterdown than that of any street.
  expect(spreadOf('BS4 9')).toBe(100)
})

it.each([
  ['Totterdown', ['BS4 2', 'BS4 3', 'BS3 4']],
  ['Aldershot', ['GU11 1']],
  ['Abergavenny', ['NP7 5', 'NP7 6']],
])('puts %s where its streets are', (name, sectors) =>
  expect(sectors).toContain(places.find((one) => one.name === name)?.postcode),
)
