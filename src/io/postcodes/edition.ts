import { monthNames, monthOf } from '../../times/calendar/calendar-date.ts'
import { type Input, readText } from './input.ts'
import type { SourceName } from './layout.ts'

/** The edition of a download, such as `August 2026`: from the notes inside it, or else from its name. */
export async function findEdition(input: Input): Promise<string | undefined> {
  const notes = input.files.find(({ path }) => /(^|\/)metadata\.txt$/i.test(path))
  const [, year, month] =
    /COPYRIGHT DATE:\s*(\d{4})(\d{2})/i.exec(notes ? await readText(notes) : '') ?? []
  if (year && month) return `${monthNames[Number(month) - 1]} ${year}`
  for (const name of [input.name, ...input.files.map(({ path }) => path)]) {
    const edition = editionIn(name)
    if (edition) return edition
  }
  return undefined
}

function editionIn(name: string): string | undefined {
  const [, short, year] = /(?:ONSPD|NSPL)[A-Z0-9]{0,20}_([A-Z]{3})_(\d{4})/i.exec(name) ?? []
  const month = short && monthOf(short.toLowerCase())
  if (month && year) return `${monthNames[month - 1]} ${year}`
  return /(\d{4})_Gaz/i.exec(name)?.[1]
}

const TITLES: Readonly<Record<SourceName, string>> = {
  'code-point-open': 'OS Code-Point Open',
  onspd: 'ONS Postcode Directory',
  nspl: 'National Statistics Postcode Lookup',
  census: 'US Census Bureau Gazetteer, ZIP code tabulation areas',
  geonames: 'GeoNames postal codes',
}

/** The name of a source. */
export const titleOf = (source: SourceName): string => TITLES[source]

/** The attribution that the licence of a source requires, with the year of the data. */
export function attributionOf(source: SourceName, edition: string | undefined): readonly string[] {
  const year = /\d{4}/.exec(edition ?? '')?.[0]
  const right = (whose: string, what: string) =>
    `Contains ${what} data © ${whose} copyright and database right${year ? ` ${year}` : ''}.`
  switch (source) {
    case 'code-point-open':
      return [
        right('Crown', 'Ordnance Survey'),
        right('Royal Mail', 'Royal Mail'),
        right('Crown', 'National Statistics'),
      ]
    case 'onspd':
    case 'nspl':
      return [
        right('Crown', 'OS'),
        right('Royal Mail', 'Royal Mail'),
        'Source: Office for National Statistics licensed under the Open Government Licence v.3.0.',
      ]
    case 'census':
      return ['ZIP code points: US Census Bureau Gazetteer files, in the public domain.']
    case 'geonames':
      return [
        'Postal codes: GeoNames (https://www.geonames.org/), licensed under CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/).',
      ]
  }
}
