import { distanceInMetres } from '../countries/distance.ts'
import { areAlike, areExact, compareNames, mayBeSame } from './compare-names.ts'
import { likenessOf } from './street.ts'
import { MARK_KINDS, type MarkKind, type MatchRecord } from './record.ts'
import type { ComparedName } from './name.ts'
import type { Mark, Prepared, Shared } from './shared.ts'
import { isBranchWord } from './telling-words.ts'

/** What speaks for two records being one, or against it: each between 0 and 1. */
export const EVIDENCE = [
  // The names.
  'same_name',
  'words_shared',
  'words_inside',
  'words_known',
  'acronym',
  // What both have, by how few others have it.
  'register',
  'phone',
  'email',
  'web',
  'address',
  'street',
  'postcode',
  'owner',
  'offer',
  'near',
  // What both have, and is not the same.
  'other_register',
  'other_phone',
  'other_web',
  'other_address',
  'other_postcode',
] as const
export type EvidenceKind = (typeof EVIDENCE)[number]

export interface Compared {
  readonly evidence: Readonly<Record<EvidenceKind, number>>
  /** The words that only one of the names has: of the first, and of the second record. */
  readonly only: readonly [readonly string[], readonly string[]]
  /** True when their names have a word in common, or one is an acronym of the other. */
  readonly hasShared: boolean
  /** True when no word of their names is spelt otherwise: Clapton is not Clacton. */
  readonly isExact: boolean
  /** True when one name has a place or a number that the other has not. */
  readonly isBranch: boolean
}

/** Two places are so near that they may be one building, in metres. */
const NEAR = 150

/** The sum of weights at which the words of a name say as much as they can. */
const KNOWN = 20

/** Weighs up two records of one kind. It does not matter which comes first. */
export function compareRecords(a: Prepared, b: Prepared, shared: Shared): Compared {
  const { weightOf, towns } = shared
  const [one, other] = [a.record, b.record]
  const { isSame, isExact, isAcronym, both, only, missing } = bestNames(a, b, weightOf)
  const isOther = (kind: MarkKind, found: number) =>
    found === 0 && one.marks[kind] && other.marks[kind] ? 1 : 0
  const { register, phone, email, web, address, postcode, owner, offer } = rarestShared(
    a,
    b,
    shared,
  )
  const otherPostcode = isOther('postcode', postcode)
  // The same street and number stand in many towns.
  const street = otherPostcode ? address : address === 0 ? likenessOf(one, other) : 0
  const near = isNear(one, other) ? 1 : 0
  const isBranchOf = (words: readonly string[], { towns: own }: MatchRecord) =>
    words.some((word) => isBranchWord(word, towns, own))
  return {
    only,
    hasShared: both > 0 || isAcronym,
    isExact,
    isBranch:
      address + street + near === 0 &&
      !isAcronym &&
      (isBranchOf(only[0], other) || isBranchOf(only[1], one)),
    evidence: {
      same_name: isSame ? Math.min(a.rarity, b.rarity) : 0,
      words_shared: both / (both + missing[0] + missing[1] || 1),
      words_inside: both / (both + Math.min(...missing) || 1),
      words_known: Math.min(both, KNOWN) / KNOWN,
      acronym: isAcronym ? 1 : 0,
      register,
      phone,
      email,
      web,
      address: otherPostcode ? 0 : address,
      street,
      postcode,
      owner,
      offer,
      near,
      other_register: isOther('register', register),
      other_phone: isOther('phone', phone),
      other_web: isOther('web', web),
      other_address: street === 0 ? isOther('address', address) : 0,
      other_postcode: otherPostcode,
    },
  }
}

/** A mark that so few others share stands behind a name. */
export const RARE = 0.5

/**
 * True when two records are different for certain, whatever a comparison would find. Tells most pairs of a large directory, where hundreds
 * have one website, mailbox, building or owner. Organizations without a word in common need two marks, places more than where they are;
 * services of one owner, or without a rare number or mailbox, the same name, and without a rare mark the very same.
 */
export function areUnrelated(a: Prepared, b: Prepared, shared: Shared): boolean {
  const [one, other] = [a.record, b.record]
  const rarest = rarestShared(a, b, shared)
  const { register, phone, email, web, address, postcode, owner } = rarest
  if (one.kind === 'organization')
    return (
      register === 0 &&
      MARK_KINDS.filter((kind) => rarest[kind] > 0).length < 2 &&
      !someNames(a, b, areAlike)
    )
  if (one.kind === 'location')
    return register + phone + email + web + address === 0 && !someNames(a, b, areAlike)
  if (one.point && other.point) return false
  if (owner === 0 && Math.max(phone, email) >= RARE) return false
  if (!someNames(a, b, mayBeSame)) return true
  if (owner > 0 || Math.max(register, web, address, postcode) >= RARE) return false
  // Two addresses that may be one, written differently, are compared where the postcodes do not tell them apart.
  const have = (kind: MarkKind) => one.marks[kind] !== undefined && other.marks[kind] !== undefined
  if (have('address') && address === 0 && !(have('postcode') && postcode === 0)) return false
  return !someNames(a, b, areExact)
}

function someNames(
  { names: some }: Prepared,
  { names: others }: Prepared,
  are: (a: ComparedName, b: ComparedName) => boolean,
): boolean {
  for (const name of some) for (const other of others) if (are(name, other)) return true
  return false
}

/** The names of both that agree best, if one of them is a main one. */
function bestNames(
  { names: some }: Prepared,
  { names: others }: Prepared,
  weightOf: Shared['weightOf'],
) {
  let best = compareNames(some[0]!, others[0]!, weightOf)
  if (some.length + others.length === 2) return best
  for (const [i, name] of some.entries())
    for (const [j, other] of others.entries()) {
      if (best.isSame || (i > 0 && j > 0)) continue
      const found = compareNames(name, other, weightOf)
      if (found.isSame || (found.isAcronym && !best.isAcronym)) best = found
    }
  return best
}

/** By how few records share the rarest mark that both have, for each kind of mark. */
function rarestShared(a: Prepared, b: Prepared, { marks }: Shared): Record<Mark['by'], number> {
  const rarest = { ...NONE }
  for (const number of sharedMarks(a, b)) {
    const { by, rarity } = marks[number]!
    if (rarity > rarest[by]) rarest[by] = rarity
  }
  return rarest
}

const NONE = Object.fromEntries(MARK_KINDS.map((kind) => [kind, 0])) as Record<Mark['by'], number>

function sharedMarks({ marks: a }: Prepared, { marks: b }: Prepared): readonly number[] {
  const found: number[] = []
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const [one, other] = [a[i]!, b[j]!]
    if (one === other) found.push(one)
    if (one <= other) i++
    if (one >= other) j++
  }
  return found
}

/** In degrees of latitude, with room to spare. */
const NEAR_NORTH = NEAR / 100_000

const isNear = ({ point: a }: MatchRecord, { point: b }: MatchRecord): boolean =>
  a !== undefined &&
  b !== undefined &&
  Math.abs(a.latitude - b.latitude) < NEAR_NORTH &&
  distanceInMetres(a, b) < NEAR
