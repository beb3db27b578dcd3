import { quoteList, quote } from '../../text/quote.ts'
import type { Settings } from '../../record/settings/settings.ts'
import { groupBy } from '../group-by.ts'
import type { WrittenObject } from '../walk.ts'
import type { Rule } from './rule.ts'

/** A split entry: a dash before every field makes four schedules of one, and none of them says anything. */
export const tornEntry: Rule = {
  code: 'torn-entry',
  severity: 'warning',
  means: 'Every entry of a list has only one field, as if one entry had a dash before each field.',
  *record({ record: { file }, objects, settings }) {
    for (const entries of listsIn(objects)) {
      const fields = entries.map((entry) => onlyField(entry, settings))
      const names = fields.filter((name) => name !== undefined)
      const others = [...new Set(names)].slice(1)
      if (names.length < fields.length || others.length === 0 || !areParts(names)) continue
      const path = entries[1]!.path
      yield {
        message: `Every entry of ${quote(path.at(-2))} has only one field.`,
        hint: `If these fields are of one entry, replace the dash before ${quoteList(others, 'and')} with a space. If each is an entry of its own, leave it.`,
        place: { file, path },
      }
    }
  },
}

/** The lists of a record, each with its entries that are objects. An entry with one field is usual in `service_areas`. */
const listsIn = (objects: readonly WrittenObject[]) =>
  groupBy(
    objects.filter(
      ({ entity, path }) => typeof path.at(-1) === 'number' && entity !== 'service_area',
    ),
    ({ path }) => JSON.stringify(path.slice(0, -1)),
  ).values()

/** The one field of an entry, besides an id and what directory.yaml fills in. */
function onlyField({ entity, value }: WrittenObject, { defaults, private_fields }: Settings) {
  // A private field may have been removed from the entry.
  if (private_fields.some((name) => name.startsWith(`${entity}.`))) return undefined
  const filled = defaults[entity] ?? {}
  const names = Object.keys(value).filter((name) => name !== 'id')
  const written = names.filter(
    (name) => (value as Readonly<Record<string, unknown>>)[name] !== filled[name],
  )
  const [only, ...more] = names.length === 1 ? names : written
  return more.length === 0 ? only : undefined
}

/**
 * Whether fields are parts of larger entries that each start with the first field: freq, byday, freq, byday. `name, name,
 * email` could be split in two ways, and `name, name` are two entries.
 */
function areParts(fields: readonly string[]): boolean {
  const whole: string[][] = []
  for (const field of fields) {
    if (field === fields[0]) whole.push([])
    whole.at(-1)?.push(field)
  }
  return whole.every((names) => names.length > 1 && new Set(names).size === names.length)
}
