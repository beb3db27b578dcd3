import { candidatesOf } from '../../src/match/candidates.ts'
import { EVIDENCE, type EvidenceKind, compareRecords } from '../../src/match/evidence.ts'
import type { Model } from '../../src/match/judge.ts'
import { countShared } from '../../src/match/shared.ts'
import { type LabelledSet, isFitted } from './match-sets.ts'

/** What no labelled set can tell, set by hand. */
const BY_HAND: Readonly<Partial<Record<EvidenceKind, number>>> = {
  register: 5,
  email: 3.5,
  owner: 1.5,
  offer: 0.5,
  near: 1,
  other_register: -0.5,
}

/** What a set weighs in all, whatever its size. */
const SET_WEIGHTS: Readonly<Record<string, number>> = {
  Chicago: 2000,
  'Two registers': 1500,
  Restaurants: 300,
  Federations: 300,
}

const ROUNDS = 3000
const STEP = 0.02
const RIDGE = 0.3

interface Row {
  readonly values: readonly number[]
  readonly isSame: boolean
  weight: number
}

/**
 * Fits the weights of one kind of record by logistic regression on the pairs of which both entities are of the half for it. What
 * speaks for a pair weighs no less than 0, and what speaks against it no more.
 */
export function fitWeights(
  sets: readonly LabelledSet[],
  more: Readonly<Partial<Record<EvidenceKind, number>>> = {},
): Model['weights'] {
  const fixed = { ...BY_HAND, ...more }
  const rows = sets.flatMap(rowsOf)
  const weights = [...EVIDENCE.map((kind) => fixed[kind] ?? 0), -3]
  const free = [...EVIDENCE, 'none' as const].map((kind) => kind === 'none' || !(kind in fixed))
  const [momentum, square] = [weights.map(() => 0), weights.map(() => 0)]
  const last = EVIDENCE.length
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight, i) => (i < last ? RIDGE * weight : 0))
    for (const { values, isSame, weight } of rows) {
      let score = weights[last]!
      for (let i = 0; i < last; i++) score += weights[i]! * values[i]!
      const error = (1 / (1 + Math.exp(-score)) - Number(isSame)) * weight
      for (let i = 0; i < last; i++) slope[i]! += error * values[i]!
      slope[last]! += error
    }
    for (const [i, down] of slope.entries()) {
      if (!free[i]) continue
      momentum[i] = 0.9 * momentum[i]! + 0.1 * down
      square[i] = 0.99 * square[i]! + 0.01 * down * down
      const moved = weights[i]! - (STEP * momentum[i]!) / (Math.sqrt(square[i]!) + 1e-6)
      const isAgainst = EVIDENCE[i]?.startsWith('other_')
      weights[i] = i === last ? moved : isAgainst ? Math.min(0, moved) : Math.max(0, moved)
    }
  }
  const rounded = weights.map((weight) => Math.round(weight * 100) / 100)
  return Object.fromEntries([
    ['none', rounded[last]!],
    ...EVIDENCE.map((kind, i) => [kind, rounded[i]!]),
  ]) as Model['weights']
}

/** The pairs of a set, those with equal evidence once. */
function rowsOf({ name, records, entityOf, counts }: LabelledSet): readonly Row[] {
  const shared = countShared(records)
  const rows = new Map<string, Row>()
  let total = 0
  for (const [a, b] of candidatesOf(shared)) {
    const [one, other] = [records[a]!.id, records[b]!.id]
    const [entity, entityB] = [entityOf.get(one)!, entityOf.get(other)!]
    if (!counts(one, other) || !isFitted(entity) || !isFitted(entityB)) continue
    const { evidence } = compareRecords(shared.prepared[a]!, shared.prepared[b]!, shared)
    const values = EVIDENCE.map((kind) => evidence[kind])
    const isSame = entity === entityB
    const key = `${values.map((value) => value.toFixed(2)).join()} ${isSame}`
    const row = rows.get(key) ?? { values, isSame, weight: 0 }
    rows.set(key, row)
    row.weight++
    total++
  }
  for (const row of rows.values()) row.weight *= SET_WEIGHTS[name]! / total
  return [...rows.values()]
}
