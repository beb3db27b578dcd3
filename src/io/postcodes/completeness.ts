import { COUNTRIES, type Country } from '../../countries/countries.ts'
import { nationsOf, postcodeAreas } from '../../countries/gb/postcode-area.ts'
import { IngestError } from './ingest-error.ts'

/** Throws when a source cannot be complete, judging by its number of rows and its postcode areas. */
export function checkComplete(country: Country, rows: number, areas: ReadonlySet<string>): void {
  const { postcodes, hasAreaCodes } = COUNTRIES[country]
  const least = postcodes.leastRows
  if (rows < least)
    throw new IngestError(
      `The source has ${rows} rows, but a complete one has more than ${least}: it is cut off, or an extract. ` +
        'Use --partial for an extract.',
    )
  if (!hasAreaCodes) return
  const missing = postcodeAreas().filter((area) => isInBritain(area) && !areas.has(area))
  if (missing.length > 0)
    throw new IngestError(
      `The source has no postcodes in ${missing.join(', ')}, so it is not complete. Use --partial for an extract.`,
    )
}

const isInBritain = (area: string) => /^[EWS]/.test(nationsOf(area)?.[0] ?? '')
