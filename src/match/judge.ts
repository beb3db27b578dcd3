import { type Compared, EVIDENCE, type EvidenceKind } from './evidence.ts'
import type { MatchKind } from './record.ts'
import { areTold } from './telling-words.ts'
import frozen from './weights.json' with { type: 'json' }

/** What the evidence weighs, and from which scores two records are the same, or a question. */
export interface Model {
  /** The logarithm of the odds that each kind of evidence adds; `none` is what a pair begins with. */
  readonly weights: Readonly<Record<EvidenceKind | 'none', number>>
  readonly same: number
  /** What two groups need on average to be one. */
  readonly mean: number
  readonly ask: number
}

/** `test/bench/fit-match.ts` makes them, except those of services, which are set by hand: no labelled set has services. */
export const models: Readonly<Record<MatchKind, Model>> = frozen.models

export interface Judgement {
  readonly score: number
  readonly verdict: 'same' | 'ask' | 'different'
  /** The two can be no members of one group. */
  readonly isVetoed: boolean
}

/** A mark that so few others share stands behind a name. */
const RARE = 0.5
/** A name of words that are so rare is a question wherever it stands twice. */
const TELLING = 0.3
const SUPPORTS = [
  'register',
  'phone',
  'email',
  'web',
  'address',
  'street',
  'postcode',
  'near',
] as const

/** Judges a pair by its evidence, and by what no sum of evidence may overrule. */
export function judge(
  kind: MatchKind,
  compared: Compared,
  { weights, same, ask }: Model,
): Judgement {
  const { evidence, only, hasShared, isBranch } = compared
  let score = weights.none
  for (const one of EVIDENCE) score += evidence[one] * weights[one]
  const hasOnly = only[0].length + only[1].length > 0
  // An organization has many services at one place, with one telephone number: only their names tell them apart.
  const isSibling = kind === 'service' && hasOnly && evidence.owner > 0
  if (areTold(only) || isSibling) return { score, verdict: 'different', isVetoed: true }
  // The same name proves little without a second mark, and of a place with two addresses one may be wrong, or there are two.
  const supports = SUPPORTS.filter((one) => evidence[one] >= RARE).length
  const isElsewhere = kind === 'location' && evidence.other_address > 0
  const isSure =
    score >= same &&
    hasShared &&
    supports > 0 &&
    !isElsewhere &&
    !isBranch &&
    !(kind === 'service' && hasOnly)
  const isNamesake = evidence.same_name >= RARE && evidence.words_known >= TELLING
  const isQuestion = isBranch ? supports > 1 && score >= same : score >= ask || isNamesake
  return { score, verdict: isSure ? 'same' : isQuestion ? 'ask' : 'different', isVetoed: false }
}
