import type { RecordKind } from '../../record/schema/written.ts'
import { IMPORTED } from '../../record/source.ts'
import type { Raw, RawObject } from '../../record/yaml/raw.ts'
import { digestOf, exactDigestOf } from './digest.ts'

/** Digests by the name of a field. */
export type Digests = Readonly<Record<string, string>>

/** The digest of a field, or those of the entries of a list. The first format had one digest for a list, too. */
export type FieldDigest = string | readonly string[]

/** What one source brought last of a record: digests of its fields and nothing that could be read back. */
export interface Remembered {
  readonly kind: RecordKind
  /** Its slug at the first import. */
  readonly slug: string
  readonly fields: Readonly<Record<string, FieldDigest>>
  /** The id that the source gives it, where that is no UUID. */
  readonly key?: string
  /** The id of the record that it was merged into. */
  readonly into?: string
  /** By field, the digest of what the source says and an editor has decided against; empty until the next import. */
  readonly keep?: Digests
  /** By field, the digest of what the source says where ours is another and nobody has decided. */
  readonly open?: Digests
  /** The digest of the whole record as the source has it, since it was removed here. */
  readonly removed?: string
  /** True when the check refused it last time. */
  readonly isRefused?: true
  /** True when it was taken out with the other records of its source, so that it may come again. */
  readonly isUndone?: true
}

/** True when a record was refused at its first import, so that it has never been here. */
export const isOnlyRefused = (one: Remembered): boolean =>
  one.isRefused === true && Object.keys(one.fields).length === 0 && one.removed === undefined

/** The digests of the fields of a record, but for its id. */
export const digestsOf = (record: RawObject): Remembered['fields'] =>
  Object.fromEntries(
    Object.entries(record).flatMap(([field, value]) =>
      field === 'id' || value === undefined ? [] : [[field, digestOfField(field, value)]],
    ),
  )

/** Terms lie in one another, so they have one digest. */
export const digestOfField = (field: string, value: Raw): FieldDigest =>
  Array.isArray(value) && field !== 'terms' ? (value as Raw[]).map(digestOf) : digestOf(value)

/** True when a value is the one that a source brought. */
export function isRemembered(digest: FieldDigest | undefined, value: Raw | undefined): boolean {
  if (digest === undefined || value === undefined) return digest === value
  if (typeof digest === 'string')
    return digest === digestOf(value) || digest === exactDigestOf(value)
  return (
    Array.isArray(value) &&
    value.length === digest.length &&
    (value as readonly Raw[]).every((entry, i) => digestOf(entry) === digest[i])
  )
}

/** Reads a line of what an import remembers: the id of the record, and what is known of it. */
export function readLine(line: string): [id: string, Remembered] | undefined {
  const [, id, kind, slug, rest = ''] = IMPORTED.exec(line) ?? []
  if (id === undefined || slug === undefined) return undefined
  const fields: Record<string, FieldDigest> = {}
  const marks: Record<string, Record<string, string>> = {}
  const more: { key?: string; into?: string; removed?: string; isRefused?: true; isUndone?: true } =
    {}
  for (const part of rest.split(' ').filter(Boolean)) {
    const at = part.indexOf('=')
    const [name, value] = at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)]
    const [field, digest] = value.split('@')
    if (name === 'refused') more.isRefused = true
    else if (part === 'undone') more.isUndone = true
    else if (at < 0 && name.startsWith('removed@')) more.removed = name.slice(8)
    else if (name === 'id') more.key = decoded(value)
    else if (name === 'into' && value.length === 36) more.into = value
    else if (field && !field.startsWith('[') && (name === 'keep' || (name === 'open' && digest)))
      (marks[name] ??= {})[field] = digest ?? ''
    else if (at > 0)
      fields[name] = value.startsWith('[') ? value.slice(1, -1).split(',') : (digest ?? value)
  }
  return [id, { kind: kind as RecordKind, slug, fields, ...more, ...marks }]
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The line of a record. */
export function lineOf(id: string, one: Remembered): string {
  const marks = (name: 'keep' | 'open') =>
    Object.entries(one[name] ?? {}).map(([field, digest]) => `${name}=${field}@${digest}`)
  return [
    `"${id}": ${one.kind} ${one.slug}`,
    ...(one.key === undefined ? [] : [`id=${encodeURIComponent(one.key)}`]),
    ...Object.entries(one.fields)
      .filter(([, digest]) => digest.length > 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      // A field called "keep" would be the decision of an editor about a field.
      .map(([field, of]) =>
        typeof of === 'string'
          ? `${field}=${field === 'keep' ? '@' : ''}${of}`
          : `${field}=[${of.join(',')}]`,
      ),
    ...(one.into === undefined ? [] : [`into=${one.into}`]),
    ...marks('keep'),
    ...marks('open'),
    ...(one.removed === undefined ? [] : [`removed@${one.removed}`]),
    ...(one.isRefused ? ['refused'] : []),
    ...(one.isUndone ? ['undone'] : []),
  ].join(' ')
}
