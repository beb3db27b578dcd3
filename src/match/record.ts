import type { RecordKind } from '../record/schema/written.ts'

/** The kinds of records that are compared, each with its own. */
export const MATCH_KINDS = ['organization', 'location', 'service'] as const satisfies RecordKind[]
export type MatchKind = (typeof MATCH_KINDS)[number]

/** What a record can be recognised by, besides its names. */
export const MARK_KINDS = [
  'register',
  'phone',
  'email',
  'web',
  'address',
  'postcode',
  'owner',
  'offer',
] as const
export type MarkKind = (typeof MARK_KINDS)[number]

/** A record as it is compared: only what is published. */
export interface MatchRecord {
  readonly kind: MatchKind
  readonly id: string
  readonly slug: string
  /** The file in which it stands. */
  readonly file: string
  readonly name: string
  /** Its other names. */
  readonly names: readonly string[]
  /** Normalised values, by kind of mark. `mark.ts` makes them. */
  readonly marks: Readonly<Partial<Record<MarkKind, readonly string[]>>>
  readonly point?: { readonly latitude: number; readonly longitude: number }
  /** The stemmed words of its towns and areas. */
  readonly towns: readonly string[]
}
