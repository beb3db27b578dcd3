import { isObject } from '../../../text/is-object.ts'
import { type Raw, isRawObject } from '../../../record/yaml/raw.ts'
import { type Lens, type Source, areAlikeTexts, isAlikeText, listAt } from './lens.ts'
import { withField } from './with-field.ts'

/** A reference to another record. */
export const referenceLens = (field: string): Lens<string> => ({
  read: ({ [field]: one }) => idIn(one) ?? '',
  write(record, { next, slugOf }) {
    const slug = slugOf(String(next))
    const isNested = record[field] !== undefined && typeof record[field] !== 'string'
    return slug === undefined || isNested ? undefined : withField(record, field, slug)
  },
  refers: true,
  isAlike: isAlikeText,
})

/**
 * A list of references, which a document has in the entries of another list. The entries that stay are as they are written, also
 * those that the form has not shown.
 */
export const referencesLens = (
  field: string,
  { of, name }: { readonly of: string; readonly name: string },
): Lens<readonly string[]> => ({
  read(source: Source) {
    const ids = listAt(source, of).map((entry) => (isObject(entry) ? idIn(entry[name]) : undefined))
    return [...new Set(ids.filter((id) => id !== undefined))]
  },
  write(record, { next, was, slugOf }) {
    let list = listAt(record, field) as readonly Raw[]
    for (const id of was.filter((one) => !next.includes(one))) {
      const at = list.findIndex((entry) => isNamed(entry, id, slugOf(id)))
      if (at < 0) return undefined
      list = list.toSpliced(at, 1)
    }
    const added = next.filter((one) => !was.includes(one)).map(slugOf)
    return added.every((slug) => slug !== undefined)
      ? withField(record, field, [...list, ...added])
      : undefined
  },
  toLine: (id, slugOf) => slugOf(id),
  refers: true,
  isAlike: areAlikeTexts,
})

export const idIn = (value: unknown) =>
  isObject(value) && typeof value.id === 'string' ? value.id : undefined

/** True when an entry is a name of something: its slug, alone or after its taxonomy, or its id. */
export function isNamed(entry: Raw, id: string, slug: string | undefined): boolean {
  const name = isRawObject(entry) ? entry.location : entry
  if (typeof name !== 'string') return false
  return name === id || (slug !== undefined && (name === slug || name.endsWith(`/${slug}`)))
}
