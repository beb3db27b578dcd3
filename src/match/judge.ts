import { type Compared, EVIDENCE, type EvidenceKind, RARE } from './evidence.ts'
import type { MatchKind } from './record.ts'
import { areTold, isInside } from './telling-words.ts'
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

/** A name of words that are so rare is a question wherever it stands twice. */
const TELLING = 0.3
/** So much of two names is the same that two places near each other may be one. */
const ALIKE = 0.6
const HALF = 0.5
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

const AGAINST = [
  'other_register',
  'other_phone',
  'other_web',
  'other_address',
  'other_postcode',
] as const

/** Judges a pair by its evidence, and by what no sum of evidence may overrule. */
export function judge(
  kind: MatchKind,
  compared: Compared,
  { weights, same, ask }: Model,
): Judgement {
  const { evidence, only, hasShared, isExact, isBranch } = compared
  let score = weights.none
  for (const one of EVIDENCE) score += evidence[one] * weights[one]
  const hasOnly = only[0].length + only[1].length > 0
  // An organization has many services at one place, with one telephone number: only their names tell them apart.
  const isSibling = kind === 'service' && hasOnly && evidence.owner > 0
  if (areTold(only) || isSibling) return { score, verdict: 'different', isVetoed: true }
  // The same name proves little without a second mark.
  const supports = SUPPORTS.filter((one) => evidence[one] >= RARE).length
  if (kind === 'service' && isOfOwner(compared))
    return { score: Math.max(score, same), verdict: 'same', isVetoed: false }
  const isSure =
    score >= same &&
    hasShared &&
    (supports > 0 || hasWeakMarks(compared)) &&
    !mayBeTwo(kind, compared)
  const isNamesake =
    isExact && evidence.same_name >= RARE && evidence.words_known >= TELLING && kind !== 'service'
  const isLikely = score >= ask && isLinked(kind, compared, supports > 0)
  const isQuestion = isBranch ? supports > 1 && score >= same : isLikely || isNamesake
  return { score, verdict: isSure ? 'same' : isQuestion ? 'ask' : 'different', isVetoed: false }
}

/** True when marks that many have are enough: for a name of rare words, and nothing against it. */
const hasWeakMarks = ({ evidence, isExact }: Compared): boolean =>
  isExact &&
  evidence.same_name >= RARE &&
  evidence.words_known >= HALF &&
  SUPPORTS.some((one) => evidence[one] > 0) &&
  !AGAINST.some((one) => evidence[one] > 0)

/** True when two services of one organization have one name, however many services of others have it, and no other place. */
const isOfOwner = ({ evidence }: Compared): boolean =>
  evidence.owner > 0 &&
  evidence.same_name > 0 &&
  evidence.other_address + evidence.other_postcode === 0

/** True when two records with much in common may be two, so that a person decides. */
function mayBeTwo(kind: MatchKind, { evidence, only, isBranch }: Compared): boolean {
  const hasOnly = only[0].length + only[1].length > 0
  if (isBranch || (isInside(only) && evidence.phone === 0)) return true
  if (kind === 'service') return hasOnly
  // Two departments, or two groups in one house, share all but a word.
  if (kind === 'organization')
    return haveBoth(only) && evidence.acronym === 0 && evidence.register === 0
  // Of two addresses one may be wrong. A village calls several places after itself, near each other.
  return (
    evidence.other_address + evidence.other_postcode > 0 ||
    (hasOnly &&
      isBare(evidence) &&
      (haveBoth(only) || (evidence.postcode === 0 && evidence.words_shared < ALIKE)))
  )
}

/** True when something other than a name that many have, or a building that many share, speaks for a question. */
function isLinked(kind: MatchKind, { evidence, only, hasShared }: Compared, hasMark: boolean) {
  // Two of a federation, or of one house, have a common word, and each a word of its own.
  if (kind === 'organization')
    return (
      !haveBoth(only) || evidence.register + evidence.acronym > 0 || evidence.words_shared >= HALF
    )
  if (kind === 'service')
    return (
      evidence.owner > 0 ||
      (hasMark && evidence.same_name + evidence.phone + evidence.email >= RARE)
    )
  if (!hasShared)
    return (
      evidence.phone + evidence.email + evidence.web > 0 ||
      (evidence.address >= RARE && evidence.other_phone === 0)
    )
  if (haveBoth(only) && isBare(evidence) && evidence.words_shared < ALIKE) return false
  return hasMark || evidence.other_address + evidence.other_postcode === 0
}

const haveBoth = (only: Compared['only']) => only[0].length > 0 && only[1].length > 0

/** True when two places have nothing in common but where they are, roughly. */
const isBare = ({ phone, email, web, address, street }: Compared['evidence']) =>
  phone + email + web + address + street === 0
