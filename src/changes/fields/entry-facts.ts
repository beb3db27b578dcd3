import type { EntityName } from '../../hsds/entities.ts'
import { cardOf } from '../../record/schema/cards.ts'
import { differencesIn } from '../facts/differences.ts'
import type { Fact, How } from '../facts/fact.ts'
import { labelOf } from './labels.ts'
import { without } from '../match/multiset.ts'

type Entry = Readonly<Record<string, unknown>>

/** How many entries of a list were added, removed or changed. Their values are not quoted: they may be personal. */
export function* entryFacts(
  entity: EntityName,
  field: string,
  before: unknown,
  after: unknown,
): Generator<Fact> {
  const nested = cardOf(entity, field)?.of as EntityName | undefined
  const [was, is] = [entriesOf(before), entriesOf(after)]
  const gone = without(was, is)
  const added = without(is, was)
  const what = labelOf(entity, field)
  const of = was.length < 2 && is.length < 2 ? 'one' : 'several'
  const fact = (how: How, count: number): Fact => ({ kind: 'hidden', what, how, of, count })
  let changed = 0
  for (const old of gone.splice(0, Math.min(gone.length, added.length))) {
    const young = added.shift()
    const different = isEntry(old) && isEntry(young) ? publishedDifferences(old, young) : undefined
    // Only the id is different.
    if (different?.length === 0) continue
    const [first, ...more] = different ?? []
    if (nested && first && more.length === 0 && cardOf(nested, first.name)?.change === 'named')
      yield* entryFacts(
        nested,
        first.name,
        (old as Entry)[first.name],
        (young as Entry)[first.name],
      )
    else changed += 1
  }
  if (changed > 0) yield fact('changed', changed)
  if (added.length > 0) yield fact('added', added.length)
  if (gone.length > 0) yield fact('gone', gone.length)
}

const publishedDifferences = (one: Entry, other: Entry) =>
  differencesIn(one, other).filter(({ name }) => name !== 'public')

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null

const entriesOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]
