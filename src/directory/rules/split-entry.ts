import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { list, quote } from '../../text/quote.ts'
import type { Settings } from '../../record/settings/settings.ts'
import type { ContentRecord } from '../../record/schema/written.ts'
import { type WrittenObject, walk } from '../walk.ts'

/** A dash before every field makes an entry of each: four schedules, say, of which none means anything. */
export function* tornEntry(
  { kind, value, file }: ContentRecord,
  settings: Settings,
): Generator<Diagnostic> {
  for (const entries of listsIn(walk(kind, value))) {
    const fields = entries.map((entry) => onlyField(entry, settings))
    const names = fields.filter((name) => name !== undefined)
    const others = [...new Set(names)].slice(1)
    if (names.length < fields.length || others.length === 0 || !areParts(names)) continue
    const path = entries[1]!.path
    yield {
      code: 'torn-entry',
      message: `Every entry of ${quote(path.at(-2))} has only one field.`,
      hint: `If they belong together, write a space in place of the dash before ${list(others, 'and')}. If each is an entry of its own, leave it.`,
      place: { file, path },
    }
  }
}

/** The lists of a record, each with those of its entries that are groups of fields. */
function listsIn(objects: readonly WrittenObject[]): Iterable<readonly WrittenObject[]> {
  const lists = new Map<string, WrittenObject[]>()
  for (const object of objects) {
    // Each of these is an area by itself, whichever field it has.
    if (typeof object.path.at(-1) !== 'number' || object.entity === 'service_area') continue
    const name = JSON.stringify(object.path.slice(0, -1))
    const others = lists.get(name)
    if (others) others.push(object)
    else lists.set(name, [object])
  }
  return lists.values()
}

/** The field of an entry that has no other, but for an id and for those that directory.yaml fills in. */
function onlyField({ entity, value }: WrittenObject, { defaults, private_fields }: Settings) {
  // What else stood there cannot be seen any more.
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
 * Whether entries are parts of others, the first field starting each: freq, byday, freq, byday. Of a name, a name and an
 * email nobody can tell, and two names are two entries.
 */
function areParts(fields: readonly string[]): boolean {
  const whole: string[][] = []
  for (const field of fields) {
    if (field === fields[0]) whole.push([])
    whole.at(-1)?.push(field)
  }
  return whole.every((names) => names.length > 1 && new Set(names).size === names.length)
}
