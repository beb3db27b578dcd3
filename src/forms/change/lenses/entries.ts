import { isObject } from '../../../text/is-object.ts'
import { type Raw, type RawObject, isRawObject } from '../../../record/yaml/raw.ts'
import { type FormEntry, type Group, type Part, filledLines } from '../../questions/groups.ts'
import { ENTRY_LINES } from './entry-lines.ts'
import { type Lens, isAlikeText } from './lens.ts'
import { listOf, namedBy } from './list-of.ts'
import { withField, withText } from './with-field.ts'

type Entries = readonly FormEntry[]

/** A list whose entries have parts. */
export function entriesLens(group: Group): Lens<Entries> {
  const { field } = group
  const lines = Object.hasOwn(ENTRY_LINES, field)
    ? ENTRY_LINES[field as keyof typeof ENTRY_LINES]
    : undefined
  return {
    read: (source) => entriesIn(group, source[field]),
    write(record, { next, was }) {
      const areLines = [...next, ...was].some((one) => typeof one === 'string')
      const [texts, old] = [next, was] as unknown as readonly string[][]
      const list =
        lines && areLines
          ? listOf(texts!, old!, record[field], lines.toEntry)
          : withEntries(group, { next: [...next], now: [...was] }, record[field])
      return list && withField(record, field, list)
    },
    ...(lines && { toLine: lines.toLine, saidBy: lines.says }),
    isAlike: (said, shown) =>
      said.length === shown.length &&
      said.every((entry, i) =>
        Object.entries(entry).every(([name, text]) => isAlikeText(text, shown[i]![name] ?? '')),
      ),
  }
}

/**
 * The written entries of a group, which become others. Of an entry that changes, only the changed parts are written anew.
 * Undefined when the entries are not those that the form has shown, or where something that it has not shown would be lost.
 */
function withEntries(
  { parts }: Group,
  { next, now }: { readonly next: Entries; readonly now: Entries },
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
  const [next, now] = [filledLines(entry[name]), filledLines(was[name])]
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

/** What a form shows of a list of a document or of a record; undefined where it cannot show an entry. */
export function entriesIn({ parts }: Group, list: unknown): readonly FormEntry[] | undefined {
  if (list === undefined) return []
  if (!Array.isArray(list)) return undefined
  const entries = list.map((entry) => toEntry(parts, entry))
  return entries.every((entry) => entry !== undefined) ? entries : undefined
}

function toEntry(parts: readonly Part[], value: unknown): FormEntry | undefined {
  if (!isObject(value)) return undefined
  const texts = parts.map((part) => [part.name, textIn(part, value[part.name])] as const)
  if (!texts.every(([, text]) => text !== undefined)) return undefined
  const filled = texts.filter(([, text]) => text !== '')
  return filled.length > 0 ? (Object.fromEntries(filled) as FormEntry) : undefined
}

function textIn({ short }: Part, value: unknown): string | undefined {
  if (short === undefined || !Array.isArray(value)) return textOf(value)
  const lines = value.map((entry) => textOf(isObject(entry) ? (entry[short] ?? {}) : entry))
  return lines.every((line) => line !== undefined) ? lines.join('\n') : undefined
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null ? undefined : String(value ?? '')
