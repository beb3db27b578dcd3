import { nationsOf, postcodeAreas } from '../../places/postcode-area.ts'
import type { Country } from '../../places/postcode.ts'
import { IngestError } from './ingest-error.ts'

/** A complete source has more rows: some 1.7 million for Great Britain, 34,000 for the United States. */
const MIN_ROWS: Readonly<Record<Country, number>> = { GB: 1_000_000, US: 30_000 }

/** Throws when a source cannot be complete, judging by its number of rows and its postcode areas. */
export function checkComplete(country: Country, rows: number, areas: ReadonlySet<string>): void {
  const least = MIN_ROWS[country]
  if (rows < least)
    throw new IngestError(
      `The source has ${rows} rows, but a complete one has more than ${least}: it is cut off, or an extract. ` +
        'Use --partial for an extract.',
    )
  if (country === 'US') return
  const missing = postcodeAreas().filter((area) => isInBritain(area) && !areas.has(area))
  if (missing.length > 0)
    throw new IngestError(
      `The source has no postcodes in ${missing.join(', ')}, so it is not complete. Use --partial for an extract.`,
    )
}

const isInBritain = (area: string) => /^[EWS]/.test(nationsOf(area)?.[0] ?? '')
