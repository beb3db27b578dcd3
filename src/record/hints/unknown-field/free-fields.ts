import type { UnknownField } from '../../shape/issue.ts'

/** The names of the object's fields that are not written yet. */
export const freeFields = ({ expected, object }: UnknownField): readonly string[] =>
  Object.keys(expected.properties ?? {}).filter((name) => !Object.hasOwn(object, name))
