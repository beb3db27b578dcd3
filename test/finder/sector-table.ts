import { shippedSectors } from '../../src/io/shipped-sectors.ts'
import { parsePostcode } from '../../src/countries/postcode.ts'

/** The middle of the sector of a postcode and its doubt in metres; undefined when the shipped table does not have it. */
export function sectorTable(
  text: string,
): readonly [latitude: number, longitude: number, doubt: number] | undefined {
  const parsed = parsePostcode(text)
  const found = 'postcode' in parsed ? shippedSectors().find(parsed.postcode) : undefined
  return found && [found.latitude, found.longitude, found.doubt]
}
