import { DEFAULT_COUNTRIES } from '../../countries/countries.ts'
import { recordText } from '../../edit/record-text.ts'
import type { Known } from '../../edit/known.ts'
import type { Answers } from '../../package/init/compose-directory.ts'
import { normaliseValue } from '../../record/normalise/value.ts'
import { recordSchema } from '../../record/schema/record-schema.ts'
import type { Schema } from '../../record/schema/schema.ts'
import type { RecordKind } from '../../record/schema/written.ts'
import type { Raw, RawObject } from '../../record/yaml/raw.ts'
import { entriesIn } from '../../times/hours/entries/several-entries.ts'
import { examplesFor } from './examples.ts'
import { FIELDS, type Flag, fieldOf } from './questions.ts'

export interface NewRecord {
  readonly id: string
  /** Today, as YYYY-MM-DD. */
  readonly date: string
  readonly known: Known
}

/** The text of a new record: the answers, and below them more fields as comments with examples. */
export function composeRecord(
  kind: RecordKind,
  answers: Answers,
  { id, date, known }: NewRecord,
): string {
  const { properties = {} } = recordSchema(kind)
  const record: RawObject = { id, ...valuesOf(kind, answers) }
  const examples = Object.entries(examplesFor(kind, { known, date })).filter(
    ([name]) => !(name in record),
  )
  return [
    ...Object.entries(record).flatMap(([name, value]) => [
      ...(NEEDS_COMMENT.includes(name) ? commentOn(properties, name) : []),
      recordText({ [name]: value }),
    ]),
    `\n# More fields of ${NOUNS[kind]}. To use one, delete the # at the start of its lines and write your own value.\n`,
    '# Delete what you do not need.\n',
    ...examples.flatMap(([name, value]) => [
      '\n',
      ...commentOn(properties, name),
      recordText({ [name]: value })
        .replace(/^/gm, '#')
        .slice(0, -1),
    ]),
  ].join('')
}

/** Fields that are written with a comment. */
const NEEDS_COMMENT = [
  'id',
  'organization',
  'status',
  'location_type',
  'locations',
  'taxonomy_terms',
  'assured_date',
]

const NOUNS: Readonly<Record<RecordKind, string>> = {
  service: 'a service',
  organization: 'an organization',
  location: 'a place',
  taxonomy: 'a taxonomy',
}

function commentOn(properties: Readonly<Record<string, Schema>>, name: string): string[] {
  if (name === 'id') return ['# Never change it: other systems know this record by its id.\n']
  const { description = '', enum: values } = properties[name] ?? {}
  const choices = values ? ` One of: ${values.join(', ')}.` : ''
  return description || choices ? [`# ${description}${choices}\n`] : []
}

/** The answers as fields of a record. */
function valuesOf(kind: RecordKind, answers: Answers): RawObject {
  const record: Record<string, Raw> = {}
  const address: Record<string, Raw> = {}
  for (const flag of Object.keys(FIELDS) as Flag[]) {
    const [field, text] = [fieldOf(kind, flag), answers[flag]]
    if (field === undefined || text === undefined) continue
    if (['address', 'city', 'county', 'postcode'].includes(flag))
      address[field] = usual('address', field, text)
    else if (flag === 'point') [record.latitude = '', record.longitude = ''] = text.split(/[,\s]+/)
    else record[field] = LISTS[flag]?.(text) ?? usual(kind, field, text)
  }
  if (address.address_1 === undefined) return record
  const { location_type: type = 'physical' } = record
  const kindOfAddress = type === 'physical' ? {} : { address_type: type }
  return { ...record, addresses: [{ ...address, ...kindOfAddress }] }
}

const LISTS: Readonly<Partial<Record<Flag, (text: string) => readonly Raw[]>>> = {
  phone: (text) => [usual('phone', 'number', text)],
  terms: (text) => text.split(', '),
  location: (text) => text.split(', '),
  hours: (text) =>
    text
      .split(';')
      .flatMap((part) => entriesIn(part.trim()))
      .filter((entry) => entry !== ''),
}

/** A text in the spelling that records have it in. */
function usual(entity: Parameters<typeof recordSchema>[0], field: string, text: string): string {
  const schema = recordSchema(entity).properties?.[field]
  return schema
    ? normaliseValue({ text, schema, beside: () => undefined }, DEFAULT_COUNTRIES)
    : text
}
