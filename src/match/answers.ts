import type { Removed } from '../record/schema/removed.ts'
import type { MatchAnswer } from '../record/schema/matches.ts'
import { compareName } from './name.ts'
import type { Answers } from './match.ts'
import { MARK_KINDS, type MatchRecord } from './record.ts'

/**
 * A digest of the names of two records and of the marks that both have: eight letters from which nothing can be read back. What only one
 * of them has may change without another question, and so may their organizations become one.
 */
export function digestOfPair(a: MatchRecord, b: MatchRecord): string {
  const names = [a, b].map(({ name }) => compareName(name).letters).sort()
  const shared = MARK_KINDS.filter((by) => by !== 'owner').flatMap((by) =>
    (a.marks[by] ?? [])
      .filter((mark) => b.marks[by]?.includes(mark))
      .sort()
      .map((mark) => `${by} ${mark}`),
  )
  return hashOf(JSON.stringify([names, shared]))
}

/** A hash of 52 bits (cyrb53, in the public domain), in eight letters and more. */
function hashOf(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57]
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    one = Math.imul(one ^ code, 2654435761)
    other = Math.imul(other ^ code, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36)
}

/** Where the answers still hold: by the ids that the records have now, and as long as the two have the same in common. */
export function standingAnswers(
  records: readonly MatchRecord[],
  {
    matches,
    removed,
  }: { readonly matches: readonly MatchAnswer[]; readonly removed: readonly Removed[] },
): Answers {
  const byId = new Map(records.map((record) => [record.id, record]))
  const replaced = new Map(removed.map(({ id, replaced_by }) => [id, replaced_by]))
  const now = (id: string): string => {
    const seen = new Set<string>()
    let at = id
    while (!seen.has(at) && replaced.get(at) !== undefined) {
      seen.add(at)
      at = replaced.get(at)!
    }
    return at
  }
  const same: (readonly [string, string])[] = []
  const apart: (readonly [string, string])[] = []
  for (const { id, other, answer, marks } of matches) {
    const pair = [now(id), now(other)] as const
    const [a, b] = pair.map((one) => byId.get(one))
    if (!a || !b || a === b) continue
    // A merge adds marks that nobody was asked about: the answer stays.
    const isMoved = pair[0] !== id || pair[1] !== other
    if (marks !== undefined && !isMoved && marks !== digestOfPair(a, b)) continue
    ;(answer === 'same' ? same : apart).push(pair)
  }
  return { same, apart }
}
