import { type Level, levelOf } from '../places/gss.ts'

/** Codes of areas by tier, with their names where they are known. */
export type LevelCodes = Partial<Record<Level, Record<string, string>>>

/** Sorts codes by tier; an area without a known name has an empty one. */
export function sortCodes(codes: Iterable<string>, names: ReadonlyMap<string, string>): LevelCodes {
  const levels: LevelCodes = {}
  for (const code of [...codes].sort()) {
    const level = levelOf(code)
    if (level) (levels[level] ??= {})[code] = names.get(code) ?? ''
  }
  return levels
}
