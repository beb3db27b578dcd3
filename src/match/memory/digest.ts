import { createHash } from 'node:crypto'
import { canonical } from '../../directory/ids.ts'
import type { Raw } from '../../record/yaml/raw.ts'

/** A short digest of a value: enough to see that it changed, and shorter than most values. Differences in blanks are none. */
export const digestOf = (value: Raw): string => exactDigestOf(withPlainBlanks(value) as Raw)

/** The digest of the first format, in which each blank counts. */
export const exactDigestOf = (value: Raw): string =>
  createHash('sha256').update(canonical(value)).digest('base64url').slice(0, 8)

function withPlainBlanks(value: unknown): unknown {
  if (typeof value === 'string') return value.trim().replace(/\s+/g, ' ')
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withPlainBlanks)
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withPlainBlanks(item)]),
  )
}
