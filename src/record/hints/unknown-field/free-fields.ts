import type { UnknownField } from '../../shape/issue.ts'

/** The names of the object's fields that are not written yet. */
export const freeFields = ({ expected, beside }: UnknownField): readonly string[] =>
  Object.keys(expected.properties ?? {}).filter((name) => !Object.hasOwn(beside, name))
