/**
 * What only editors decide: who a record is, whether it is published, what stays private, and that somebody agrees to be
 * published. A suggestion by anybody else cannot change it.
 */
export const GUARDED_KEYS = ['id', 'draft', 'confidential', 'private', 'public'] as const
export type GuardedKey = (typeof GUARDED_KEYS)[number]
