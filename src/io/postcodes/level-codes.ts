import { type Level, levelOf } from '../../countries/gb/gss.ts'

/** Area codes by tier: code → name, empty when it is not known. */
export type LevelCodes = Partial<Record<Level, Record<string, string>>>

/** Sorts codes by tier. */
export function sortCodes(codes: Iterable<string>, names: ReadonlyMap<string, string>): LevelCodes {
  const levels: LevelCodes = {}
  for (const code of [...codes].sort()) {
    const level = levelOf(code)
    if (level) (levels[level] ??= {})[code] = names.get(code) ?? ''
  }
  return levels
}
