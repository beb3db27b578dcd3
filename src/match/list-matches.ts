import { explain } from './explain.ts'
import type { Match } from './match.ts'
import type { MatchRecord } from './record.ts'

/** One of two records, as programs read it. */
export interface ListedRecord {
  readonly id: string
  readonly slug: string
  readonly name: string
  /** The name of the source that brought it; null where it began here. */
  readonly source: string | null
}

/** A pair of records that are the same, or perhaps, and why: by kinds of evidence, never a value. */
export interface ListedPair {
  readonly kind: MatchRecord['kind']
  readonly a: ListedRecord
  readonly b: ListedRecord
  readonly verdict: Match['verdict']
  readonly why: string
}

/** The pairs of a list, the surest first. */
export function listMatches(
  matches: readonly Match[],
  sourceOf: (id: string) => string | undefined,
): readonly ListedPair[] {
  const listed = ({ id, slug, name }: MatchRecord): ListedRecord => ({
    ...{ id, slug, name },
    source: sourceOf(id) ?? null,
  })
  return surestFirst(matches).map(({ a, b, verdict, compared }) => ({
    ...{ kind: a.kind, a: listed(a), b: listed(b), verdict, why: explain(compared) },
  }))
}

/** What is the same first, and the worst doubt last. */
export const surestFirst = (matches: readonly Match[]): readonly Match[] =>
  matches.toSorted(
    (one, other) =>
      Number(one.verdict === 'ask') - Number(other.verdict === 'ask') ||
      other.score - one.score ||
      (one.a.id + one.b.id < other.a.id + other.b.id ? -1 : 1),
  )
