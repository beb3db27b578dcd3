import type { Schema } from '../../record/schema/schema.ts'
import { recordSchema } from '../../record/schema/record-schema.ts'
import type { RecordKind } from '../../record/schema/written.ts'
import { entriesIn } from '../../times/hours/entries/several-entries.ts'
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
  const filled = [['id', id] as const, ...filledIn(kind, answers)]
  const present = filled.map(([name]) => name)
  const examples = Object.entries(examplesFor(kind, { known, date })).filter(
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

/** The answers so far, as fields of a record. */
export const composeAnswers = (kind: RecordKind, answers: Answers): string =>
  filledIn(kind, answers)
    .flatMap(([name, value]) => linesOf(name, value))
    .map((line) => `${line}\n`)
    .join('')

const filledIn = (kind: RecordKind, answers: Answers) =>
  Object.entries({ ...valuesOf[kind](answers), public: slugsIn(answers.agreed) }).flatMap(
    ([name, value]) => (value && value.length > 0 ? [[name, value] as const] : []),
  )

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

const valuesOf: Readonly<Record<RecordKind, (answers: Answers) => Values>> = {
  service: (answers) => ({
    name: answers.name,
    organization: answers.organization,
    status: answers.status,
    description: answers.description,
    url: answers.url,
    email: answers.email,
    phones: listOf(answers.phone),
    taxonomy_terms: slugsIn(answers.terms),
    locations: slugsIn(answers.location),
    hours: entriesOf(answers.hours),
    fees_description: answers.cost,
    eligibility_description: answers.for,
    assured_date: answers.assured,
  }),
  organization: (answers) => ({
    name: answers.name,
    description: answers.description,
    email: answers.email,
    website: answers.url,
    phones: listOf(answers.phone),
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

const listOf = (text: string | undefined) => (text === undefined ? undefined : [text])

const slugsIn = (text: string | undefined) => text?.split(', ')

/** The entries of `hours` that a person has put on one line. */
const entriesOf = (text: string | undefined) =>
  text
    ?.split(';')
    .flatMap((part) => entriesIn(part.trim()))
    .filter((entry) => entry !== '')

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

/** A field as an editor would write it: each entry of `hours` on a line of its own. */
export function linesOf(name: string, value: Value): string[] {
  if (typeof value === 'string') return [`${name}: ${writeScalar(value)}`]
  const items = value as readonly (string | Readonly<Record<string, string>>)[]
  if (name === 'hours')
    return ['hours:', ...items.map((item) => `  - ${writeScalar(String(item))}`)]
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
