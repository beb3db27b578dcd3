import { EXAMPLES, FORMAT_EXAMPLES } from './examples.ts'
import type { Schema } from '../record/schema/schema.ts'

/** What the reader of a field is told: what it is, an example, what stands there when it is left out. */
export function describe(
  schema: Schema,
  name: string,
  byDefault?: unknown,
): { readonly description: string; readonly markdownDescription?: string } {
  const [example] = isSuggested(schema, name) ? [] : exampleOf(schema, name)
  const plain = [
    schema.description || lookUp(DESCRIPTIONS, name),
    byDefault !== undefined && `Left out, it is ${String(byDefault)}.`,
    example !== undefined && `For example: ${example}`,
  ]
    .filter(Boolean)
    .join(' ')
  const help = lookUp(HELP, name)
  return { description: plain, ...(help && { markdownDescription: `${plain}\n\n${help}` }) }
}

/** Examples that are suggested as values. */
export function examplesOf(
  schema: Schema,
  name: string,
): { readonly examples?: readonly (string | number)[] } {
  return isSuggested(schema, name) ? { examples: exampleOf(schema, name) } : {}
}

/** One example of what a field can hold, by `entity.field`. */
export const exampleIn = (schema: Schema, name: string): string | number | undefined =>
  exampleOf(schema, name)[0]

function exampleOf({ type, enum: values, format, items, $ref }: Schema, name: string) {
  if (values || items || $ref || type === 'boolean' || type === 'object') return []
  return lookUp(EXAMPLES, name) ?? FORMAT_EXAMPLES[format ?? ''] ?? []
}

/** An example of a name, a date or an address only shows the form, and somebody would publish it. */
const isSuggested = (schema: Schema, name: string) =>
  SUGGESTED.has(name.slice(name.lastIndexOf('.') + 1)) && exampleOf(schema, name).length > 0

/** By `entity.field`, or else by the name of the field. */
function lookUp<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  const names = [name, name.slice(name.lastIndexOf('.') + 1)]
  const found = names.find((one) => Object.hasOwn(table, one))
  return found === undefined ? undefined : table[found]
}

/** Fields that the schemas leave without a word. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  removed: 'Ids that were published and are gone, each with the day. No line is ever taken out.',
}

/** Fields whose examples are values that many records have. */
const SUGGESTED: ReadonlySet<string> = new Set([
  'areas',
  'attending_type',
  'byday',
  'bymonthday',
  'closes_at',
  'code',
  'country',
  'currency',
  'hours',
  'identifier_scheme',
  'identifier_type',
  'interval',
  'language',
  'maximum_age',
  'minimum_age',
  'opens_at',
  'postcodes',
  'private_fields',
  'public',
  'timezone',
])

/** What helps to fill in a field, besides its description, in Markdown. */
const HELP: Readonly<Record<string, string>> = {
  private: 'Any fields and any notes. In any part of a record.',
  public:
    '`phones`: mobile numbers may be published. `email`: so may addresses that look like a person’s. It holds for the part of the record in which it stands.',
  confidential:
    'Published are the town, the first part of the postcode, and a point within a kilometre. No search leads to the place.',
  'service.organization':
    'Its file name in `organizations/`, without `.yaml`. An organization that only this service has may stand here whole, with its `name` and `description`.',
  'service.locations':
    'File names in `locations/`, without `.yaml`: `[village-hall]`. For what is true at one place only, write its entry as `location:` with `schedules`, `phones` and so on.',
  'service_at_location.location':
    'Its file name in `locations/`, without `.yaml`. A place that only this service has may stand here whole.',
  service_areas:
    'Each entry is a postcode or its beginning (`BS3`), a file of `areas/`, a code such as `E06000023`, a nation, or words of your own that start with a capital letter. For everybody, leave it out.',
  taxonomy_terms:
    'Each by its `slug`, as in `[food, older-people]`. Where two taxonomies have the same, write `taxonomy/slug`.',
  byday:
    'Every week: `TU`, or `MO,WE`. With `freq: MONTHLY`: `2TH` is the second Thursday, `-1FR` the last Friday.',
  dtstart: 'Needed for every other week or month, to know which.',
  phones: 'A number is enough: `[0117 496 0123]`.',
  assured_date: 'Put the date of today here when you have checked that all is still right.',
  hours:
    'One line of text for each time: `Mon-Fri 9am-5pm`, `2nd Thu 14:00-15:30`, `every other Wed 18:00-20:00 from 2026-01-07`. A note goes in brackets at the end. `hours` and `schedules` add up.',
  opens_at: 'The clock of twenty-four hours, with two digits: `09:30`, `19:00`.',
  closes_at: 'The clock of twenty-four hours, with two digits: `09:30`, `19:00`.',
  status:
    '`active`: it can be used. `temporarily closed`: it will open again. `inactive`: nobody knows whether it will. `defunct`: it has ended.',
}
