import { type Raw, isRawObject } from '../../../record/yaml/raw.ts'

/** What an entry becomes that gets another text; a new one when there is none. */
export type ChangeEntry = (text: string, entry: Raw | undefined) => Raw

/**
 * A list whose texts become others. Each entry that has not changed stays as it is written; a changed one takes the place of
 * the entry that stood there. Undefined when the entries are not those that the form has shown.
 */
export function listOf(
  next: readonly string[],
  now: readonly string[],
  written: Raw | undefined,
  change: ChangeEntry,
): readonly Raw[] | undefined {
  const list = Array.isArray(written) ? (written as readonly Raw[]) : []
  if (list.length !== now.length) return undefined
  const left = new Set(now.keys())
  const same = next.map((text) => [...left].find((i) => now[i] === text && left.delete(i)))
  return next.map((text, at) => {
    const index = same[at]
    if (index !== undefined) return list[index]!
    return change(text, left.delete(at) ? list[at] : undefined)
  })
}

export const asText: ChangeEntry = (text) => text

/** Changes entries that are a text, or an object with the text in this field. */
export function namedBy(name: string): ChangeEntry {
  return (text, entry) => (isRawObject(entry) && name in entry ? { ...entry, [name]: text } : text)
}
