import { canonical } from '../directory/ids.ts'
import type { EntityName } from '../hsds/entities.ts'
import { cardOf } from '../record/schema/cards.ts'
import type { Fact, How } from './fact.ts'
import { labelOf } from './labels.ts'

type Entry = Readonly<Record<string, unknown>>

/** How many entries of a list came, went or changed. None of them is shown, for they may be about people. */
export function* entryFacts(
  entity: EntityName,
  field: string,
  before: unknown,
  after: unknown,
): Generator<Fact> {
  const nested = cardOf(entity, field)?.of as EntityName | undefined
  const [was, is] = [entriesOf(before), entriesOf(after)]
  const gone = without(was, is)
  const come = without(is, was)
  const of = was.length < 2 && is.length < 2 ? 'one' : 'several'
  const fact = (how: How, count: number): Fact => ({
    kind: 'hidden',
    what: labelOf(entity, field),
    how,
    of,
    count,
  })
  let changed = 0
  for (const old of gone.splice(0, Math.min(gone.length, come.length))) {
    const young = come.shift()
    if (said(old) === said(young)) continue
    const inner = nested && onlyDifference(nested, old, young)
    if (nested === undefined || inner === undefined) changed += 1
    else yield* entryFacts(nested, inner, (old as Entry)[inner], (young as Entry)[inner])
  }
  if (changed > 0) yield fact('changed', changed)
  if (come.length > 0) yield fact('added', come.length)
  if (gone.length > 0) yield fact('gone', gone.length)
}

/** The one field in which two entries differ, if it is named in place of the entry: the phone number of a contact. */
function onlyDifference(entity: EntityName, one: unknown, other: unknown): string | undefined {
  if (!isEntry(one) || !isEntry(other)) return undefined
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  const different = [...names].filter((name) => canonical(one[name]) !== canonical(other[name]))
  const [first = '', ...more] = different
  const isNamed = more.length === 0 && cardOf(entity, first)?.change === 'named'
  return isNamed ? first : undefined
}

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null

/** What an entry says, whatever its id. */
const said = (entry: unknown) => canonical(isEntry(entry) ? { ...entry, id: undefined } : entry)

const entriesOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]

/** The entries that are not among others. */
function without(some: readonly unknown[], others: readonly unknown[]): unknown[] {
  const left = others.map((entry) => canonical(entry))
  return some.filter((entry) => {
    const found = left.indexOf(canonical(entry))
    if (found >= 0) left.splice(found, 1)
    return found < 0
  })
}
