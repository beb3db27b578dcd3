import { nationsOf, postcodeAreas } from '../places/postcode-area.ts'
import type { Country } from '../places/postcode.ts'
import { IngestError } from './ingest-error.ts'

/**
 * A whole source has at least this many rows: some 1.7 million for Great Britain, 34,000 for the
 * United States.
 */
const FEWEST_ROWS: Readonly<Record<Country, number>> = { GB: 1_000_000, US: 30_000 }

/**
 * Refuses a source that cannot be whole, by the number of its rows and by the postcode areas it
 * has.
 */
export function checkWhole(country: Country, rows: number, areas: ReadonlySet<string>): void {
  const least = FEWEST_ROWS[country]
  if (rows < least)
    throw new IngestError(
      `The source has ${rows} rows, and a whole one has more than ${least}; it is cut off or an extract. ` +
        'If it is meant to be an extract, say so (--partial).',
    )
  if (country === 'US') return
  const missing = postcodeAreas().filter((area) => isInBritain(area) && !areas.has(area))
  if (missing.length > 0)
    throw new IngestError(
      `The source has no postcodes in ${missing.join(', ')}; it is not whole. If it is meant to be an ` +
        'extract, say so (--partial).',
    )
}

const isInBritain = (area: string) => /^[EWS]/.test(nationsOf(area)?.[0] ?? '')
