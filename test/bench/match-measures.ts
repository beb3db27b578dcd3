import type { Match } from '../../src/match/match.ts'
import type { LabelledSet } from './match-sets.ts'

/** How well matches agree with what is known. */
export interface MatchMeasures {
  readonly precision: number
  readonly recall: number
  readonly f1: number
  /** The pairs that are the same. */
  readonly gold: number
  /** Of them, the share that is called the same, or is the same once every question is answered. */
  readonly reached: number
  /** Pairs that are shown, after what is joined and answered already, and those of them that are the same. */
  readonly questions: number
  readonly trueQuestions: number
  /** Records in any question. */
  readonly asked: number
}

/**
 * Measures the pairs of the entities that are `chosen`. A wrong pair counts a half for each of its entities that is, so that the measures
 * of two halves are together those of the whole.
 */
export function measureMatches(
  { entityOf, counts }: LabelledSet,
  matches: readonly Match[],
  chosen: (entity: string) => boolean,
): MatchMeasures {
  const parent = new Map<string, string>()
  const rootOf = (id: string): string => (parent.has(id) ? rootOf(parent.get(id)!) : id)
  const join = (a: string, b: string) => {
    const [one, other] = [rootOf(a), rootOf(b)]
    if (one !== other) parent.set(one, other)
  }
  let [right, wrong, questions, trueQuestions] = [0, 0, 0, 0]
  const asked = new Set<string>()
  for (const verdict of ['same', 'ask'] as const)
    for (const { a, b } of matches.filter((match) => match.verdict === verdict)) {
      const [one, other] = [entityOf.get(a.id)!, entityOf.get(b.id)!]
      const isSame = one === other
      const share = (Number(chosen(one)) + Number(chosen(other))) / 2
      if (verdict === 'ask') {
        if (!counts(a.id, b.id) || share === 0 || rootOf(a.id) === rootOf(b.id)) continue
        questions++
        asked.add(a.id).add(b.id)
        if (!isSame) continue
        trueQuestions++
      } else if (counts(a.id, b.id)) {
        right += isSame ? share : 0
        wrong += isSame ? 0 : share
      }
      join(a.id, b.id)
    }
  let [gold, reached] = [0, 0]
  for (const [a, b] of truePairs(entityOf, chosen)) {
    if (!counts(a, b)) continue
    gold++
    if (rootOf(a) === rootOf(b)) reached++
  }
  const [precision, recall] = [right / (right + wrong || 1), right / gold]
  return {
    ...{ precision, recall, f1: (2 * precision * recall) / (precision + recall) },
    ...{ gold, reached: reached / gold, questions, trueQuestions, asked: asked.size },
  }
}

function* truePairs(
  entityOf: ReadonlyMap<string, string>,
  chosen: (entity: string) => boolean,
): Generator<readonly [string, string]> {
  const members = new Map<string, string[]>()
  for (const [id, entity] of entityOf)
    if (chosen(entity)) members.set(entity, [...(members.get(entity) ?? []), id])
  for (const ids of members.values())
    for (const [i, a] of ids.entries()) for (const b of ids.slice(i + 1)) yield [a, b]
}
