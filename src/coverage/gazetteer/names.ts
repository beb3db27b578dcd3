/** The names of many files in compact form: `{ BS: '1 15 2' }` for BS1, BS15 and BS2. */
export type PackedNames = Readonly<Record<string, string>>

/** Groups names by their leading letters, or their first digit. */
export function packNames(names: Iterable<string>): PackedNames {
  const groups: Record<string, string[]> = {}
  for (const name of [...names].sort()) (groups[groupOf(name)] ??= []).push(restOf(name))
  return Object.fromEntries(
    Object.entries(groups).map(([group, rests]) => [group, rests.join(' ')]),
  )
}

/** Whether a name is among packed names. */
export const hasName = (names: PackedNames, name: string): boolean =>
  (Object.hasOwn(names, groupOf(name)) ? (names[groupOf(name)] ?? '') : '-')
    .split(' ')
    .includes(restOf(name))

const groupOf = (name: string) => /^[A-Z]+|^\d/.exec(name)?.[0] ?? ''
const restOf = (name: string) => name.slice(groupOf(name).length)
