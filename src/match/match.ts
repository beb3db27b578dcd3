import { candidatesOf } from './candidates.ts'
import { type Compared, areUnrelated, compareRecords } from './evidence.ts'
import { createGroups } from './groups.ts'
import { type Judgement, type Model, judge, models } from './judge.ts'
import type { MatchKind, MatchRecord } from './record.ts'
import { countShared } from './shared.ts'

/** Two records that are, or may be, one. */
export interface Match {
  readonly a: MatchRecord
  readonly b: MatchRecord
  readonly verdict: 'same' | 'ask'
  readonly score: number
  readonly compared: Compared
}

/** What people have answered, as pairs of ids. */
export interface Answers {
  readonly same?: Iterable<readonly [string, string]>
  /** Pairs that are not one: they are different, or one is part of the other. */
  readonly apart?: Iterable<readonly [string, string]>
}

/** Of larger groups so many members are compared, and so many are listed in pairs. */
const MOST_COMPARED = 8
const MOST_LISTED = 40
/** No pair weighs more for or against a group. */
const MOST_WEIGHT = 3

/**
 * The pairs of records that are the same, and those to ask about, whatever the order of the records. Two groups are joined where their
 * members agree on average, so that one wrong link joins nothing; never where a pair that was answered to be different would be one.
 */
export function findMatches(
  given: readonly MatchRecord[],
  answers: Answers = {},
  { by = models }: { readonly by?: Readonly<Record<MatchKind, Model>> } = {},
): readonly Match[] {
  const records = given.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const positions = new Map(records.map(({ id }, i) => [id, i]))
  const known = (pairs: Iterable<readonly [string, string]> = []) =>
    [...pairs].flatMap(([a, b]) => {
      const [one, other] = [positions.get(a), positions.get(b)]
      return one === undefined || other === undefined ? [] : [[one, other] as const]
    })
  const shared = countShared(records)
  const { prepared } = shared
  const cache = new Map<number, Judged>()
  const judged = (a: number, b: number): Judged => {
    const [one, other] = a < b ? [a, b] : [b, a]
    const key = one * records.length + other
    const before = cache.get(key)
    if (before) return before
    const compared = compareRecords(prepared[one]!, prepared[other]!, shared)
    const { kind } = records[one]!
    const made = { a: one, b: other, compared, ...judge(kind, compared, by[kind]) }
    if (made.verdict !== 'different') cache.set(key, made)
    return made
  }
  const likely: Judged[] = []
  for (const [a, b] of candidatesOf(shared)) {
    if (areUnrelated(prepared[a]!, prepared[b]!, shared)) continue
    const pair = judged(a, b)
    if (pair.verdict !== 'different') likely.push(pair)
  }
  likely.sort((x, y) => y.score - x.score || x.a - y.a || x.b - y.b)
  const groups = createGroups(records.length, known(answers.apart))
  for (const [a, b] of known(answers.same)) if (!groups.isApart(a, b)) groups.join(a, b)
  const answered = groups.copy()
  const sampleOf = (item: number) => groups.membersOf(item).slice(0, MOST_COMPARED)
  for (const { a, b, verdict } of likely) {
    if (verdict !== 'same' || groups.rootOf(a) === groups.rootOf(b) || groups.isApart(a, b))
      continue
    const pairs = sampleOf(a).flatMap((one) => sampleOf(b).map((other) => judged(one, other)))
    const mean =
      pairs.reduce(
        (sum, { score }) => sum + Math.max(-MOST_WEIGHT, Math.min(score, MOST_WEIGHT)),
        0,
      ) / pairs.length
    if (mean >= by[records[a]!.kind].mean && !pairs.some((pair) => pair.isVetoed)) groups.join(a, b)
  }
  const found: Match[] = []
  const add = ({ a, b, score, compared }: Judged, verdict: Match['verdict']) =>
    found.push({ a: records[a]!, b: records[b]!, verdict, score, compared })
  for (const members of groups.all())
    for (const [i, a] of members.slice(0, MOST_LISTED).entries())
      for (const b of members.slice(i + 1, MOST_LISTED))
        if (answered(a) !== answered(b)) add(judged(a, b), 'same')
  const asked = new Set<string>()
  for (const pair of likely) {
    const [a, b] = [groups.rootOf(pair.a), groups.rootOf(pair.b)]
    const key = a < b ? `${a} ${b}` : `${b} ${a}`
    if (a === b || groups.isApart(a, b) || asked.has(key)) continue
    asked.add(key)
    add(pair, 'ask')
  }
  return found
}

interface Judged extends Judgement {
  readonly a: number
  readonly b: number
  readonly compared: Compared
}
