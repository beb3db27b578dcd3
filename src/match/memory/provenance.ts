import type { Directory, Linked } from '../../directory/directory.ts'
import type { RecordKind } from '../../record/schema/written.ts'
import { parseYaml } from '../../record/yaml/parse-yaml.ts'
import { type Raw, isRawObject } from '../../record/yaml/raw.ts'
import { isRemembered, readLine } from './remembered.ts'
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
      lines.find(({ fields }) => isRemembered(fields[field], shortened(field, said)))?.source ??
      null
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
