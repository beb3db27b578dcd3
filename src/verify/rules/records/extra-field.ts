import { fieldsOf } from '../../../hsds/entities.ts'
import { entityObjectsOf } from '../../records/record-values.ts'
import { type FetchedRecord, recordsOf } from '../../records/records.ts'
import { type JsonPath, formatPath } from '../../report/finding.ts'
import { type Rule, SOURCES } from '../../feed-rule.ts'
import { endpoints } from '../../survey/endpoint.ts'
import type { Answer } from '../../survey/exchange.ts'

export const extraField: Rule = {
  id: 'extra-field',
  severity: 'info',
  means: 'A record has fields that neither the UK profile nor the international standard has.',
  basis: {
    says: 'A feed may add fields that the standard does not have; others will not understand them.',
    where: SOURCES.profile,
  },
  *judge(survey) {
    const extras = recordsOf(survey).flatMap((record) => [...extrasOf(record)])
    const reported = new Set<string>()
    // Each field is reported once, at the first endpoint that shows it. One message names all fields of an endpoint.
    for (const endpoint of endpoints) {
      const fresh = extras.filter(
        ({ exchange, name }) => exchange.endpoint === endpoint && !reported.has(name),
      )
      const names = [...new Set(fresh.map(({ name }) => name))].sort()
      for (const { exchange, path } of fresh)
        yield {
          exchange,
          value: formatPath(path),
          message: `The standard does not have these fields: ${enumerate(names)}.`,
          hint: 'Nothing needs to be done, unless the standard has another name for them.',
        }
      for (const name of names) reported.add(name)
    }
  },
}

interface ExtraField {
  readonly exchange: Answer
  /** With its entity, as in `service.acme_buses`. */
  readonly name: string
  readonly path: JsonPath
}

/** The fields of a record and of the entities nested in it that no standard has. */
function* extrasOf(record: FetchedRecord): Generator<ExtraField> {
  for (const { entity, value, path, owner } of entityObjectsOf(record))
    for (const name of Object.keys(value)) {
      const isRepeated = entity === 'service_at_location' && !owner && REPEATED.has(name)
      if (isRepeated || Object.hasOwn(fieldsOf(entity), name)) continue
      yield { exchange: record.exchange, name: `${entity}.${name}`, path: [...path, name] }
    }
}

/** Fields of the service that a service_at_location repeats, to comply with the edition of 2024. */
const REPEATED = new Set(['name', 'status'])

const MAX_NAMES = 20
const enumerate = (names: readonly string[]) =>
  names.length > MAX_NAMES
    ? `${names.slice(0, MAX_NAMES).join(', ')} and ${names.length - MAX_NAMES} more`
    : names.join(', ')
