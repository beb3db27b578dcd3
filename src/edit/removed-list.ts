import { parseYaml } from '../record/yaml/parse-yaml.ts'
import { type Raw, type RawObject, isRawObject } from '../record/yaml/raw.ts'
import { EditError } from './edit.ts'
import { withEdits } from './with-edits.ts'

/** A new entry of removed.yaml. Fields without a value are left out. */
export type RemovedEntry = Readonly<Record<string, string | undefined>>

const EMPTY = '# Ids and names of records that others may still know. Never delete a line here.\n'

/** The text of removed.yaml with more entries in its list of `removed` ids or of `renamed` records. */
export function addToRemoved(
  text: string | undefined,
  list: 'removed' | 'renamed',
  entries: readonly RemovedEntry[],
): string {
  const added = entries.map((entry) =>
    Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined)),
  ) as readonly Raw[]
  const source = text === undefined || text.trim() === '' ? `${EMPTY}${list}: []\n` : text
  const value = parseYaml('', source).value
  if (!isRawObject(value)) throw new EditError('removed.yaml has no fields.')
  const before = value[list] ?? []
  if (!Array.isArray(before)) throw new EditError(`\`${list}\` in removed.yaml is not a list.`)
  const result = withEdits(source, { ...value, [list]: [...before, ...added] })
  if ('refusal' in result) throw new EditError(`removed.yaml: ${result.refusal}`)
  return result.text
}

/** The text of removed.yaml without the entries of ids that are published again, and without an earlier name that is used again. */
export function withoutRemoved(
  text: string,
  ids: ReadonlySet<string>,
  name?: { readonly id: string; readonly slug: string },
): string {
  const value = parseYaml('', text).value
  if (!isRawObject(value)) return text
  const without = (list: 'removed' | 'renamed', isGone: (entry: RawObject) => boolean) =>
    Array.isArray(value[list])
      ? {
          [list]: (value[list] as readonly Raw[]).filter(
            (one) => !isRawObject(one) || !isGone(one),
          ),
        }
      : {}
  const result = withEdits(text, {
    ...value,
    ...without('removed', ({ id }) => ids.has(String(id).toLowerCase())),
    ...without('renamed', ({ id, slug }) => id === name?.id && slug === name?.slug),
  })
  if ('refusal' in result) throw new EditError(`removed.yaml: ${result.refusal}`)
  return result.text
}
