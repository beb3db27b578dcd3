/** The value of a table under a key that may be any text, such as `constructor`, which every object inherits. */
export const ownValue = <T>(
  table: Readonly<Record<string, T>> | undefined,
  key: string,
): T | undefined => (table && Object.hasOwn(table, key) ? table[key] : undefined)
