import { type Answer, documentOf } from '../exchange.ts'
import type { Found } from '../finding.ts'
import { type Member, type Shown, membersOf, recordsOf } from '../records.ts'
import { type Rule, STANDARD } from '../rule.ts'
import { type SchemaError, isNothing, schemaErrors } from '../schema-errors.ts'
import type { Survey } from '../survey.ts'

/** What is wrong inside the fields of the international standard does not break the UK profile. */
const inProfileOnly = ({ inProfile }: { readonly inProfile: boolean }) =>
  inProfile ? {} : { severity: 'warn' as const }

const isBlank = (value: unknown) => value !== null && isNothing(value)

export const requiredField: Rule = {
  id: 'required-field',
  severity: 'fail',
  means: 'A required field is missing, or has no value.',
  basis: {
    says: 'Fields that a schema marks as required are filled in.',
    where: STANDARD.compliance,
  },
  *judge(survey) {
    for (const error of schemaErrors(survey)) if (error.kind === 'missing') yield missing(error)
    for (const shown of recordsOf(survey)) {
      for (const member of membersOf(shown))
        if (member.field?.required && isBlank(member.value)) yield missing({ ...shown, ...member })
      yield* withoutOrganization(shown)
    }
  },
}

const missing = ({
  exchange,
  path,
  value,
  inProfile,
}: Member & Pick<Found, 'exchange'>): Found => ({
  exchange,
  path,
  value,
  message: 'A required field is missing, or has no value.',
  hint: `Fill in \`${String(path.at(-1))}\`.`,
  ...inProfileOnly({ inProfile }),
})

/** A service names its organization; the schemas leave that to prose. */
function* withoutOrganization({ exchange, entity, value, path }: Shown): Generator<Found> {
  if (entity !== 'service' || value.organization_id !== undefined) return
  const nested = (value.organization as { readonly id?: unknown } | undefined)?.id
  yield {
    exchange,
    path: [...path, 'organization_id'],
    message: 'A service does not name its organization.',
    hint: 'Fill in `organization_id`.',
    ...(nested !== undefined && { severity: 'warn' as const }),
  }
}

export const nullValue: Rule = {
  id: 'null-value',
  severity: 'fail',
  means: 'A field is null.',
  basis: {
    says: 'A field without a value is left out, not sent as null.',
    where: STANDARD.compliance,
  },
  *judge(survey) {
    for (const { exchange, path } of valuesOf(survey, (value) => value === null))
      yield {
        exchange,
        path,
        value: null,
        message: 'The value is null.',
        hint: 'Leave the field out where it has no value.',
      }
  },
}

export const emptyValue: Rule = {
  id: 'empty-value',
  severity: 'fail',
  means: 'A field has an empty text, list or object.',
  basis: {
    says: 'A field without a value is left out, not sent empty.',
    where: STANDARD.compliance,
  },
  *judge(survey) {
    for (const { exchange, path, value, field } of valuesOf(survey, isBlank)) {
      // That is a required field without a value, which is told as such.
      if (field?.required) continue
      yield {
        exchange,
        path,
        value,
        message: 'The value is empty.',
        hint: 'Leave the field out where it has no value.',
      }
    }
  },
}

/** The values that pass a test, in all records and in the root, whose version has a rule of its own. */
function* valuesOf(
  survey: Survey,
  test: (value: unknown) => boolean,
): Generator<Member & Pick<Shown, 'exchange'>> {
  for (const shown of recordsOf(survey))
    for (const member of membersOf(shown))
      if (test(member.value)) yield { ...member, exchange: shown.exchange }
  const root = documentOf(survey.root)
  if (!root) return
  for (const member of membersOf({ entity: undefined, value: root, path: [] }))
    if (test(member.value) && member.path[0] !== 'version')
      yield { ...member, exchange: survey.root as Answer }
}

/** A rule about what the schemas say of a value. */
const aboutSchema = (
  rule: Pick<Rule, 'id' | 'severity' | 'means'> & { readonly says: string },
  applies: (error: SchemaError) => boolean,
  words: (error: SchemaError) => Pick<Found, 'message' | 'hint'>,
): Rule => {
  const { says, ...rest } = rule
  return {
    ...rest,
    basis: { says, where: STANDARD.schema },
    *judge(survey) {
      for (const error of schemaErrors(survey).filter(applies)) {
        const { exchange, path, value } = error
        yield { exchange, path, value, ...words(error), ...inProfileOnly(error) }
      }
    },
  }
}

const isId = ({ kind, field, value }: SchemaError) =>
  field.format === 'uuid' && (kind === 'format' || (kind === 'type' && typeof value === 'number'))

export const idUuid = aboutSchema(
  {
    id: 'id-uuid',
    severity: 'fail',
    means: 'An id is not a UUID.',
    says: 'Ids are UUIDs.',
  },
  isId,
  () => ({
    message: 'The id is not a UUID.',
    hint: 'Give the record a UUID, such as 0b9f4f0e-3c1c-4e0a-9d43-6f1a5b1f2c77, and keep it for good.',
  }),
)

export const fieldType = aboutSchema(
  {
    id: 'field-type',
    severity: 'fail',
    means: 'A value is of another JSON type than its field.',
    says: 'Every field has its type.',
  },
  (error) => error.kind === 'type' && !isId(error),
  ({ field }) => ({
    message: `The value is not of the type ${field.type}.`,
    hint: `Publish it as a JSON ${field.type}.`,
  }),
)

export const fieldChoice = aboutSchema(
  {
    id: 'field-choice',
    severity: 'fail',
    means: 'A value is not one of those that its field allows.',
    says: 'Some fields allow only certain values, in this very spelling.',
  },
  ({ kind }) => kind === 'choice',
  ({ field }) => ({
    message: 'The value is not one of those allowed.',
    hint: `Use one of: ${(field.values ?? []).join(', ')}.`,
  }),
)

const isDay = ({ kind, field }: SchemaError) => kind === 'format' && field.format === 'date'

const KINDS: Readonly<Record<string, string>> = {
  uri: 'a whole web address, such as https://www.example.org/page',
  email: 'an email address',
  'date-time': 'a day and a time with its offset, such as 2026-10-01T09:30:00Z',
}

export const fieldFormat = aboutSchema(
  {
    id: 'field-format',
    severity: 'fail',
    means: 'A web address, an email address or a point in time is not written as it must be.',
    says: 'Formats of texts hold: uri, email, date-time.',
  },
  (error) => error.kind === 'format' && !isId(error) && !isDay(error),
  ({ field }) => ({
    message: `The value is not ${KINDS[field.format ?? ''] ?? `a ${field.format}`}.`,
    hint: 'Correct the value, or leave the field out.',
  }),
)

export const fieldDate = aboutSchema(
  {
    id: 'field-date',
    severity: 'fail',
    means: 'A date is not a day of the calendar.',
    says: 'Dates are days of the calendar, as year-month-day.',
  },
  isDay,
  () => ({
    message: 'The value is not a day of the calendar, such as 2026-10-01.',
    hint: 'Write year, month and day with hyphens, and nothing else.',
  }),
)

export const fieldTime = aboutSchema(
  {
    id: 'field-time',
    severity: 'warn',
    means: 'A time of day cannot be read.',
    says: 'Times are hours and minutes on the 24-hour clock, with seconds or an offset if need be.',
  },
  ({ kind }) => kind === 'time',
  () => ({
    message: 'The value is not a time of day, such as 09:30.',
    hint: 'Write two digits for the hour and two for the minute, with a colon between.',
  }),
)
