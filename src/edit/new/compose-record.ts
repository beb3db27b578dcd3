import type { Schema } from '../../record/schema/schema.ts'
import { recordSchema } from '../../record/schema/record-schema.ts'
import type { RecordKind } from '../../record/schema/written.ts'
import { writeScalar } from '../scalar.ts'
import { type Value, examplesFor } from './examples.ts'
import type { Known } from './known.ts'
import type { Answers } from './questions.ts'

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
  const schema = recordSchema(kind)
  const values: Values = { id, ...valuesOf[kind](answers, date) }
  const filled = Object.entries(values).flatMap(([name, value]) =>
    value && value.length > 0 ? [[name, value] as const] : [],
  )
  const present = filled.map(([name]) => name)
  const examples = Object.entries(examplesFor(kind, known)).filter(
    ([name]) => !present.includes(name),
  )
  return [
    ...filled.flatMap(([name, value]) => [
      ...(NEEDS_COMMENT.includes(name) ? commentOn(schema, name) : []),
      ...linesOf(name, value),
    ]),
    '',
    `# More fields of ${NOUNS[kind]}. To use one, delete the # at the start of its lines and write your own value.`,
    '# Delete what you do not need.',
    ...examples.flatMap(([name, value]) => [
      '',
      ...commentOn(schema, name),
      ...linesOf(name, value).map((line) => `#${line}`),
    ]),
    '',
  ].join('\n')
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

function commentOn({ properties }: Schema, name: string): string[] {
  if (name === 'id') return ['# Never change it: other systems know this record by its id.']
  const { description = '', enum: values } = properties?.[name] ?? {}
  const choices = values ? ` One of: ${values.join(', ')}.` : ''
  return description || choices ? [`# ${description}${choices}`] : []
}

type Values = Readonly<Record<string, Value | undefined>>

const valuesOf: Readonly<Record<RecordKind, (answers: Answers, date: string) => Values>> = {
  service: (
    { name, organization, status, description, url, email, phone, location, terms },
    date,
  ) => ({
    name,
    organization,
    status,
    description,
    url,
    email,
    phones: phone === undefined ? undefined : [phone],
    taxonomy_terms: namesIn(terms),
    locations: namesIn(location),
    assured_date: date,
  }),
  organization: ({ name, description, email, url, phone }) => ({
    name,
    description,
    email,
    website: url,
    phones: phone === undefined ? undefined : [phone],
  }),
  location: ({ name, type, description, url, point, organization, ...parts }) => ({
    name,
    location_type: type,
    description,
    url,
    organization,
    latitude: point?.split(', ')[0],
    longitude: point?.split(', ')[1],
    addresses: addressOf(parts, type),
  }),
  taxonomy: ({ name, description, url }) => ({ name, description, uri: url }),
}

const namesIn = (text: string | undefined): readonly string[] | undefined => text?.split(', ')

function addressOf(
  { address, city, county, postcode }: Answers,
  type: string | undefined,
): readonly Readonly<Record<string, string>>[] {
  if (address === undefined) return []
  return [
    {
      address_1: address,
      ...(city && { city }),
      ...(county && { state_province: county }),
      ...(postcode && { postal_code: postcode }),
      ...(type && type !== 'physical' && { address_type: type }),
    },
  ]
}

/** A field as an editor would write it. */
export function linesOf(name: string, value: Value): string[] {
  if (typeof value === 'string') return [`${name}: ${writeScalar(value)}`]
  const items = value as readonly (string | Readonly<Record<string, string>>)[]
  if (items.every((item) => typeof item === 'string'))
    return [`${name}: [${items.map((item) => writeScalar(item, { inFlow: true })).join(', ')}]`]
  return [
    `${name}:`,
    ...items.flatMap((item) =>
      Object.entries(item).map(
        ([field, text], i) => `${i === 0 ? '  - ' : '    '}${field}: ${writeScalar(text)}`,
      ),
    ),
  ]
}
