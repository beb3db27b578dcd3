import {
  ADDRESS_FIELDS,
  FORM_KINDS,
  type FormField,
  type FormKind,
  type FormValue,
  emptyValue,
  fieldsOfKind,
  groupOf,
  typeOf,
} from '../../questions/fields.ts'
import type { FormEntry } from '../../questions/groups.ts'
import { entriesLens } from './entries.ts'
import type { Edit, Lens } from './lens.ts'
import { areasLens, inObject, linesLens } from './lines.ts'
import { placeTimesLens } from './place-times.ts'
import { referenceLens, referencesLens } from './references.ts'
import { addressLens, checkedLens, textLens } from './text.ts'
import { timesLens } from './times.ts'

/** The fields that hold neither a simple text nor a list of them, and no entries of parts that are all texts. */
const LENSES: Readonly<
  Partial<Record<FormField, Lens<string> | Lens<readonly string[]> | Lens<readonly FormEntry[]>>>
> = {
  assured_date: checkedLens,
  hours: timesLens,
  place_hours: placeTimesLens,
  phones: linesLens('phones', 'number'),
  accessibility: linesLens('accessibility', 'description', inObject('description')),
  service_areas: areasLens,
  organization: referenceLens('organization'),
  locations: referencesLens('locations', { of: 'service_at_locations', name: 'location' }),
  taxonomy_terms: referencesLens('taxonomy_terms', { of: 'attributes', name: 'taxonomy_term' }),
  ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, addressLens(field)])),
}

function makeLens(kind: FormKind, field: string): Lens {
  const group = groupOf(kind, field)
  return (
    group ? entriesLens(group) : (LENSES[field as FormField] ?? plainLens(kind, field))
  ) as Lens
}

const plainLens = (kind: FormKind, field: string) =>
  typeOf(kind, field) === 'list' ? linesLens(field) : textLens(field)

/** Made once: a build asks for every field of every record. */
const ASKED = new Map(
  FORM_KINDS.map((kind) => [
    kind,
    new Map(fieldsOfKind(kind).map((field): [string, Lens] => [field, makeLens(kind, field)])),
  ]),
)

/** The lens of a field of a record. */
export const lensOf = (kind: FormKind, field: string): Lens =>
  ASKED.get(kind)?.get(field) ?? makeLens(kind, field)

/** A record with another value of a field; undefined where something of the old one would be lost. */
export const withValue = (
  record: Parameters<Lens['write']>[0],
  [kind, field]: readonly [FormKind, string],
  {
    next = emptyValue(kind, field),
    was = emptyValue(kind, field),
    slugOf,
  }: Pick<Edit, 'slugOf'> & {
    readonly next: FormValue | undefined
    readonly was: FormValue | undefined
  },
) => lensOf(kind, field).write(record, { next, was, slugOf })
