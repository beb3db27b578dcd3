import { type SchemaError, schemaErrors } from '../../records/schema-errors.ts'
import type { Occurrence } from '../../report/finding.ts'
import { type Rule, SOURCES } from '../../feed-rule.ts'
import { warnOutsideProfile } from './profile.ts'

type SchemaRule = Pick<Rule, 'id' | 'severity' | 'means'> & {
  readonly says: string
  readonly applies: (error: SchemaError) => boolean
  readonly words: (error: SchemaError) => Pick<Occurrence, 'message' | 'hint'>
}

/** A rule about some of the schema errors. */
const schemaRule = ({ says, applies, words, ...rule }: SchemaRule): Rule => ({
  ...rule,
  basis: { says, where: SOURCES.schema },
  *judge(survey) {
    for (const error of schemaErrors(survey).filter(applies)) {
      const { exchange, path, value, inProfile } = error
      yield { exchange, path, value, ...words(error), ...warnOutsideProfile(inProfile) }
    }
  },
})

const isId = ({ kind, field, value }: SchemaError) =>
  field.format === 'uuid' && (kind === 'format' || (kind === 'type' && typeof value === 'number'))

export const idUuid = schemaRule({
  id: 'id-uuid',
  severity: 'fail',
  means: 'An id is not a UUID.',
  says: 'Ids are UUIDs.',
  applies: isId,
  words: () => ({
    message: 'The id is not a UUID.',
    hint: 'Give the record a UUID, such as 0b9f4f0e-3c1c-4e0a-9d43-6f1a5b1f2c77, and never change it.',
  }),
})

export const fieldType = schemaRule({
  id: 'field-type',
  severity: 'fail',
  means: 'A value has another JSON type than its field.',
  says: 'Every field has a type.',
  applies: (error) => error.kind === 'type' && !isId(error),
  words: ({ field }) => ({
    message: `The value is not of the type ${field.type}.`,
    hint: `Publish it as a JSON ${field.type}.`,
  }),
})

export const fieldChoice = schemaRule({
  id: 'field-choice',
  severity: 'fail',
  means: 'A value is not one of those that its field allows.',
  says: 'Some fields allow only certain values, in exactly this spelling.',
  applies: ({ kind }) => kind === 'choice',
  words: ({ field }) => ({
    message: 'The value is not one of those allowed.',
    hint: `Use one of: ${(field.values ?? []).join(', ')}.`,
  }),
})

const isDate = ({ kind, field }: SchemaError) => kind === 'format' && field.format === 'date'

const FORMATS: Readonly<Record<string, string>> = {
  uri: 'a complete URL, such as https://www.example.org/page',
  email: 'an email address',
  'date-time': 'a date and a time with an offset, such as 2026-10-01T09:30:00Z',
}

export const fieldFormat = schemaRule({
  id: 'field-format',
  severity: 'fail',
  means: 'A URL, an email address or a date-time is malformed.',
  says: 'Texts have their format: uri, email, date-time.',
  applies: (error) => error.kind === 'format' && !isId(error) && !isDate(error),
  words: ({ field }) => ({
    message: `The value is not ${FORMATS[field.format ?? ''] ?? `a ${field.format}`}.`,
    hint: 'Correct the value, or leave the field out.',
  }),
})

export const fieldDate = schemaRule({
  id: 'field-date',
  severity: 'fail',
  means: 'A date is malformed, or does not exist.',
  says: 'Dates are written year-month-day.',
  applies: isDate,
  words: () => ({
    message: 'The value is not a date, such as 2026-10-01.',
    hint: 'Write year, month and day with hyphens, and nothing else.',
  }),
})

export const fieldTime = schemaRule({
  id: 'field-time',
  severity: 'warn',
  means: 'A time of day is malformed.',
  says: 'Times are hours and minutes on the 24-hour clock, optionally with seconds or an offset.',
  applies: ({ kind }) => kind === 'time',
  words: () => ({
    message: 'The value is not a time of day, such as 09:30.',
    hint: 'Write two digits for the hour and two for the minute, with a colon between.',
  }),
})
