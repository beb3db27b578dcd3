import { COUNTRIES, isCountry } from '../../../countries/countries.ts'
import { memoise } from '../../../text/memoise.ts'
import { isInCountry } from '../../../countries/gb/reach.ts'
import { parsePostcode } from '../../../countries/postcode.ts'
import type { SectorMiddle, SectorTable } from '../../../countries/gb/sectors.ts'
import type { Written } from '../../../record/schema/written.ts'

/** Hints name no number, because the place may be confidential. */
export const MINUS_LEFT_OUT =
  'Did you leave out the minus sign? West of Greenwich the longitude is below zero: write `-` before it.'
export const IF_ABROAD = 'If the place is abroad, give it an address with its own `country`.'

export const CORRECT =
  'Look the place up on a map and correct both lines, or delete them: the place is then found by its postcode.'

/** True when a place is in Britain only with a minus sign before its longitude. */
export const isMirrored = (
  { latitude = 0, longitude = 0 }: Written<'location'>,
  sectors: SectorTable,
): boolean =>
  longitude > 0 &&
  !isInCountry({ latitude, longitude }, sectors) &&
  isInCountry({ latitude, longitude: -longitude }, sectors)

/** The country of the addresses of buildings. A postal address may be in another country than the place. */
export function countryOf({
  addresses = [],
}: Written<'location'>): 'Britain' | 'abroad' | 'unknown' {
  const countries = addresses
    .filter(({ address_type }) => address_type === 'physical')
    .map(({ country }) => country)
  if (countries.length === 0) return 'unknown'
  return countries.every((country) => isCountry(country) && COUNTRIES[country].hasSectors)
    ? 'Britain'
    : 'abroad'
}

interface Found {
  readonly written: string
  readonly middle: SectorMiddle
}

/** The postcodes of a building with their middles. None when the table cannot judge every one. */
export const postcodesOf = memoise((sectors: SectorTable) =>
  memoise((location: Written<'location'>): readonly Found[] => {
    if (countryOf(location) !== 'Britain') return []
    const found: Found[] = []
    for (const { address_type, postal_code } of location.addresses ?? []) {
      if (address_type !== 'physical') continue
      const parsed = parsePostcode(postal_code)
      const middle = 'postcode' in parsed ? sectors.find(parsed.postcode) : undefined
      if (!middle) return []
      found.push({ written: postal_code, middle })
    }
    return found
  }),
)
