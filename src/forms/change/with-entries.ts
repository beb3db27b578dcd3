import { type Raw, type RawObject, isRawObject } from '../../record/yaml/raw.ts'
import { type FormEntry, type Group, type Part, linesOf } from '../questions/groups.ts'
import { listOf, namedBy } from './list-of.ts'
import { withField, withText } from './with-field.ts'

/**
 * The written entries of a group, which become others. Of an entry that changes, only the changed parts are written anew.
 * Undefined when the entries are not those that the form has shown, or where something that it has not shown would be lost.
 */
export function withEntries(
  { parts }: Group,
  { next, now }: { readonly next: readonly FormEntry[]; readonly now: readonly FormEntry[] },
  written: Raw | undefined,
): readonly Raw[] | undefined {
  const list = Array.isArray(written) ? (written as readonly Raw[]) : []
  if (list.length !== now.length) return undefined
  const origins = originsOf(next, now, list)
  const entries = next.map((entry, at) => {
    const origin = origins.get(at)
    return origin === undefined
      ? withParts(parts, { entry, was: {} }, {})
      : withParts(parts, { entry, was: now[origin]! }, list[origin]!)
  })
  return entries.every((entry) => entry !== undefined) ? entries : undefined
}

function withParts(
  parts: readonly Part[],
  { entry, was }: { readonly entry: FormEntry; readonly was: FormEntry },
  written: Raw,
): Raw | undefined {
  const isChanged = ({ name }: Part) => entry[name] !== was[name]
  return parts
    .filter(isChanged)
    .reduce<Raw | undefined>(
      (made, part) => (isRawObject(made) ? withPart(made, part, entry, was) : undefined),
      written,
    )
}

function withPart(
  written: RawObject,
  { name, short }: Part,
  entry: FormEntry,
  was: FormEntry,
): RawObject | undefined {
  if (short === undefined) return withText(written, name, entry[name] ?? '', was[name] ?? '')
  const [next, now] = [linesOf(entry[name]), linesOf(was[name])]
  const list = listOf(next, now, written[name], namedBy(short))
  return list && withField(written, name, list)
}

/**
 * For the places of new entries, the places of those that they were made from: the equal one, or else the one with the most
 * equal parts. One without any is taken for the entry of its place, unless an entry was removed. What may be published of a
 * person, and what is noted about her, stays only where at least half of the parts are equal: nobody else has agreed.
 */
function originsOf(
  next: readonly FormEntry[],
  now: readonly FormEntry[],
  written: readonly Raw[],
): ReadonlyMap<number, number> {
  const origins = new Map<number, number>()
  const left = new Set(now.keys())
  const take = (at: number, origin: number) => {
    if (!origins.has(at) && left.delete(origin)) origins.set(at, origin)
  }
  const pairs = next.flatMap((entry, at) =>
    now.map((was, origin) => ({ at, origin, likeness: likeness(entry, was) })),
  )
  const far = ({ at, origin }: (typeof pairs)[number]) => Math.abs(at - origin)
  const isKept = (pair: (typeof pairs)[number]) => {
    const { at, origin, likeness: equal } = pair
    if (isPersonal(written[origin])) return equal >= namesIn(next[at]!, now[origin]!).length / 2
    return equal > 0 || (far(pair) === 0 && next.length >= now.length)
  }
  const best = pairs.filter(isKept).toSorted((a, b) => b.likeness - a.likeness || far(a) - far(b))
  for (const { at, origin } of best) take(at, origin)
  return origins
}

const isPersonal = (written: Raw | undefined): boolean =>
  isRawObject(written) && ('public' in written || 'private' in written)

/** How many parts are equal; more than any number for equal entries. */
function likeness(one: FormEntry, other: FormEntry): number {
  const names = namesIn(one, other)
  const equal = names.filter((name) => one[name] === other[name]).length
  return equal === names.length ? Infinity : equal
}

const namesIn = (one: FormEntry, other: FormEntry) => [
  ...new Set([...Object.keys(one), ...Object.keys(other)]),
]
