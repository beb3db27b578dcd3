import { createHash } from 'node:crypto'
import { canonical } from '../../directory/ids.ts'
import type { Raw } from '../../record/yaml/raw.ts'

/** A short digest of a value: enough to see that it changed, and shorter than most values. */
export const digestOf = (value: Raw): string =>
  createHash('sha256').update(canonical(value)).digest('base64url').slice(0, 8)
