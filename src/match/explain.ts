import { EVIDENCE, type Compared, type EvidenceKind } from './evidence.ts'

/** What each kind of evidence is called. No value is ever named. */
const WORDS: Partial<Readonly<Record<EvidenceKind, string>>> = {
  register: 'the same number in a register',
  phone: 'the same telephone number',
  email: 'the same email address',
  web: 'the same web site',
  address: 'the same address',
  street: 'nearly the same address',
  postcode: 'the same postcode',
  owner: 'the same organization',
  near: 'places near each other',
}

const AGAINST: Partial<Readonly<Record<EvidenceKind, string>>> = {
  other_register: 'other numbers in registers',
  other_address: 'another address',
  other_postcode: 'another postcode',
}

/** Why two records are, or may be, the same: one line, by kinds of evidence. */
export function explain({ evidence, isBranch }: Compared): string {
  const name =
    evidence.same_name > 0
      ? 'the same name'
      : evidence.acronym > 0
        ? 'a name that is short for the other'
        : 'a similar name'
  const wordsIn = (words: typeof WORDS) =>
    EVIDENCE.flatMap((kind) => (evidence[kind] > 0 ? (words[kind] ?? []) : []))
  const against = [...wordsIn(AGAINST), ...(isBranch ? ['a place that only one name has'] : [])]
  const but = against.length > 0 ? `, but ${listOf(against)}` : ''
  return `${listOf([name, ...wordsIn(WORDS)])}${but}`
}

const listOf = (items: readonly string[]): string => {
  const [last = '', ...rest] = items.toReversed()
  return rest.length === 0 ? last : `${rest.toReversed().join(', ')} and ${last}`
}
