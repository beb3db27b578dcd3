/**
 * Whether a value of JSON or YAML is nested deeper than so many levels, so that who walks it could fill the stack. What stands
 * in many places, as an alias makes it, is looked at once a level.
 */
export function nestsDeeper(value: unknown, levels: number): boolean {
  let level = new Set([value])
  for (let depth = 0; level.size > 0; depth++) {
    if (depth > levels) return true
    const below = [...level].flatMap((item): unknown[] =>
      typeof item === 'object' && item !== null ? Object.values(item) : [],
    )
    level = new Set(below.filter((item) => typeof item === 'object' && item !== null))
  }
  return false
}
