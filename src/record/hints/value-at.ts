import type { Path } from '../../diagnostics/diagnostic.ts'

/** The value at a path; undefined where there is none. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, step) => Object(inner)[step] as unknown, value)
