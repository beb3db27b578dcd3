import type { Directory, Linked } from '../../directory/directory.ts'
import { slugOf } from '../../edit/record-schemas.ts'
import type { RecordKind } from '../../record/schema/written.ts'
import { parseYaml } from '../../record/yaml/parse-yaml.ts'
import { type Raw, isRawObject } from '../../record/yaml/raw.ts'
import { digestOf } from './digest.ts'
import { type FieldDigest, isRemembered, readLine } from './remembered.ts'
import { shortened } from './short-phones.ts'

/** What one source remembers of a record that is here. */
export interface Origin {
  readonly source: string
  /** The id under which it brought the record; another where that was merged into this one. */
  readonly id: string
  readonly line: string
}

/** A source that a record came from. */
export interface Brought {
  readonly source: string
  /** Its own id of the record. */
  readonly id: string
  /** True when the record began as its own, and was not merged into that of another. */
  readonly isOwner: boolean
}

/** Who says what a record says. It is computed from what imports remember, and stored nowhere. */
export interface Provenance {
  readonly kind: RecordKind
  readonly sources: readonly Brought[]
  /** By published field, the source that says just this; null where it was edited here. */
  readonly fields: Readonly<Record<string, string | null>>
  /** The day since when it has been so, as YYYY-MM-DD. */
  readonly since?: string
}

/** Fields that are published in no document, or say nothing about the thing. */
export const UNTOLD: ReadonlySet<string> = new Set(
  'id draft public private confidential extensions metadata last_modified assurer_email visible_from visible_until'.split(
    ' ',
  ),
)

/** Who says what, of each record that is published and not confidential, and that a source has brought. */
export function provenanceIn(
  { organizations, locations, services, taxonomies }: Directory,
  origins: ReadonlyMap<string, readonly Origin[]>,
  textOf: (file: string) => string | undefined,
): ReadonlyMap<string, Provenance> {
  const found = new Map<string, Provenance>()
  const names = namesIn([...organizations, ...locations], origins)
  const add = ({ id, entity, draft, value, place, modified }: Linked<RecordKind>) => {
    const own = origins.get(id)
    if (!own || draft || ('confidential' in value && value.confidential === true)) return
    const text = textOf(place.file)
    const raw = text === undefined ? undefined : parseYaml(place.file, text).value
    const lines = own.flatMap(({ source, line }) => {
      const [, remembered] = readLine(line) ?? []
      return remembered ? [{ source, ...remembered }] : []
    })
    const says = (field: string, said: Raw) =>
      lines.find(({ source, fields }) =>
        isSaid(fields[field], shortened(field, said), (one) => names.formsOf(source, field, one)),
      )?.source ?? null
    found.set(id, {
      kind: entity,
      sources: own.map(({ source, id: brought }, i) => ({
        ...{ source, id: lines[i]?.key ?? brought, isOwner: brought === id },
      })),
      fields: isRawObject(raw)
        ? Object.fromEntries(
            Object.entries(raw).flatMap(([field, said]) =>
              UNTOLD.has(field) || !Object.hasOwn(value, field) ? [] : [[field, says(field, said)]],
            ),
          )
        : {},
      ...(modified !== undefined && { since: modified.slice(0, 10) }),
    })
  }
  for (const one of [...organizations, ...locations, ...services, ...taxonomies]) add(one)
  return found
}

/** True when a value, or each entry of a list, is what a source brought, under the name that a record had then or has now. */
function isSaid(
  digest: FieldDigest | undefined,
  value: Raw,
  formsOf: (one: Raw) => readonly Raw[],
): boolean {
  if (!Array.isArray(digest) || !Array.isArray(value))
    return formsOf(value).some((one) => isRemembered(digest, one))
  return (
    digest.length === value.length &&
    (value as readonly Raw[]).every((entry, i) =>
      formsOf(entry).some((one) => digestOf(one) === digest[i]),
    )
  )
}

/** The fields that name an organization or a place. */
const NAMING: ReadonlySet<string> = new Set([
  ...['organization', 'parent_organization', 'location', 'locations'],
])

/**
 * What sources called records that were renamed, or merged into another, since. Without it, whatever names such a record would look
 * edited here.
 */
function namesIn(
  records: readonly Linked<RecordKind>[],
  origins: ReadonlyMap<string, readonly Origin[]>,
) {
  const before = new Map<string, string[]>()
  for (const { id, place } of records)
    for (const { source, line } of origins.get(id) ?? []) {
      const [, remembered] = readLine(line) ?? []
      const now = slugOf(place.file)
      if (!remembered || remembered.slug === now) continue
      const key = `${source} ${remembered.kind} ${now}`
      before.set(key, [...(before.get(key) ?? []), remembered.slug])
    }
  const formsOf = (source: string, field: string, value: Raw): readonly Raw[] => {
    if (before.size === 0 || !NAMING.has(field)) return [value]
    if (isRawObject(value) && typeof value.location === 'string')
      return formsOf(source, 'location', value.location).map((location) => ({
        ...value,
        location: location!,
      }))
    const kind = field.startsWith('location') ? 'location' : 'organization'
    return [value, ...(before.get(`${source} ${kind} ${String(value)}`) ?? [])]
  }
  return { formsOf }
}
