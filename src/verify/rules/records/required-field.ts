import type { FieldValue } from '../../records/record-values.ts'
import { type FetchedRecord, recordsOf } from '../../records/records.ts'
import { schemaErrors } from '../../records/schema-errors.ts'
import type { Occurrence } from '../../report/finding.ts'
import { type Rule, SOURCES } from '../../feed-rule.ts'
import { emptyValuesOfRecords } from './empty-values.ts'
import { warnOutsideProfile } from './profile.ts'

export const requiredField: Rule = {
  id: 'required-field',
  severity: 'fail',
  means: 'A required field is missing or empty.',
  basis: {
    says: 'Fields that a schema marks as required are filled in.',
    where: SOURCES.compliance,
  },
  *judge(survey) {
    for (const error of schemaErrors(survey)) if (error.kind === 'missing') yield missing(error)
    for (const value of emptyValuesOfRecords(survey))
      if (value.field?.required && value.value !== null) yield missing(value)
    for (const record of recordsOf(survey)) yield* missingOrganization(record)
  },
}

const missing = ({
  exchange,
  path,
  value,
  inProfile,
}: FieldValue & Pick<Occurrence, 'exchange'>): Occurrence => ({
  exchange,
  path,
  value,
  message: 'A required field is missing or empty.',
  hint: `Fill in \`${String(path.at(-1))}\`.`,
  ...warnOutsideProfile(inProfile),
})

/** A service names its organization. The standard says so in prose, not in its schemas. */
function* missingOrganization(record: FetchedRecord): Generator<Occurrence> {
  const { exchange, entity, value, path } = record
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
