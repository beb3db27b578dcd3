import type { ItemKind, ResolvedPath } from '../../record/mapping/paths.ts'

/** The entries of which one record has several. */
export const LISTS: ReadonlySet<ItemKind> = new Set([
  ...(['phone', 'contact', 'url', 'language', 'cost_option', 'funding', 'service_area'] as const),
  ...(['accessibility', 'required_document', 'organization_identifier', 'schedule'] as const),
])

/**
 * For each column, the number of the entry that it fills, at each step of its path: two columns for one list make two entries, and
 * the second columns for a contact make the second contact.
 */
export function entryNumbers(
  paths: readonly (ResolvedPath | undefined)[],
): readonly (readonly number[])[] {
  const before = new Map<string, number>()
  const counts = new Map<string, number>()
  const named = paths.map((path) => path && [...path.steps.map(({ field }) => field), path.field])
  for (const parts of named) if (parts) count(counts, parts.join('.'))
  return paths.map((path, i) => {
    const parts = named[i]
    if (!path || !parts) return []
    const number = count(before, parts.join('.')) - 1
    const lists = path.steps.flatMap(({ kind }, depth) => (LISTS.has(kind) ? [depth] : []))
    const [first] = lists
    const isOfFirst = first !== undefined && hasSeveral(parts.slice(0, first + 1), counts)
    const chosen = isOfFirst ? first : lists.at(-1)
    return path.steps.map((_, depth) => (depth === chosen ? number : 0))
  })
}

/** True when two columns fill the same field of the entries at a path themselves. */
const hasSeveral = (prefix: readonly string[], counts: ReadonlyMap<string, number>): boolean =>
  [...counts].some(([path, number]) => {
    const field = path.startsWith(`${prefix.join('.')}.`) && path.slice(prefix.join('.').length + 1)
    return field && !field.includes('.') && number > 1
  })

function count(counts: Map<string, number>, key: string): number {
  const next = (counts.get(key) ?? 0) + 1
  counts.set(key, next)
  return next
}
