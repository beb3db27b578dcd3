import { fieldsOf } from '../../hsds/entities.ts'
import { endpoints } from '../endpoint.ts'
import type { Answer } from '../exchange.ts'
import { type JsonPath, formatPath } from '../finding.ts'
import { type Shown, objectsOf, recordsOf } from '../records.ts'
import { type Rule, STANDARD } from '../rule.ts'

export const extraField: Rule = {
  id: 'extra-field',
  severity: 'info',
  means: 'A record has fields that neither the UK profile nor the international standard knows.',
  basis: {
    says: 'A feed may have fields of its own where the standard has none; others will not understand them.',
    where: STANDARD.profile,
  },
  *judge(survey) {
    const told = new Set<string>()
    for (const endpoint of endpoints) {
      const extras = [...recordsOf(survey)]
        .filter(({ exchange }) => exchange.endpoint === endpoint)
        .flatMap((shown) => [...extrasOf(shown)])
        .filter(({ name }) => !told.has(name))
      const names = [...new Set(extras.map(({ name }) => name))].sort()
      for (const { exchange, path } of extras)
        yield {
          exchange,
          // One message names them all, each at the first endpoint that shows it.
          value: formatPath(path),
          message: `The standard does not know these fields: ${enumerate(names)}.`,
          hint: 'Nothing need be done, unless the standard has another name for what they hold.',
        }
      for (const name of names) told.add(name)
    }
  },
}

interface Extra {
  readonly exchange: Answer
  /** With the entity that it is a field of. */
  readonly name: string
  readonly path: JsonPath
}

/** The fields of a record, and of the objects of the standard in it, that are of nobody's standard. */
function* extrasOf(shown: Shown): Generator<Extra> {
  for (const { entity, value, path, owner } of objectsOf(shown))
    for (const name of Object.keys(value)) {
      const isRepeated = entity === 'service_at_location' && !owner && REPEATED.has(name)
      if (isRepeated || Object.hasOwn(fieldsOf(entity), name)) continue
      yield { exchange: shown.exchange, name: `${entity}.${name}`, path: [...path, name] }
    }
}

/** What a service_at_location repeats of its service, for the sake of one edition. */
const REPEATED = new Set(['name', 'status'])

const MOST_NAMES = 20
const enumerate = (names: readonly string[]) =>
  names.length > MOST_NAMES
    ? `${names.slice(0, MOST_NAMES).join(', ')} and ${names.length - MOST_NAMES} more`
    : names.join(', ')
