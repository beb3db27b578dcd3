import { byEntity, fieldsOf } from '../hsds/entities.ts'
import type { Path } from '../diagnostics/diagnostic.ts'
import type { WrittenObject } from '../directory/walk.ts'

/** A web address that people can open, and its path in the record. */
export interface Link {
  readonly url: string
  readonly path: Path
}

/** The links of the objects of a record. */
export function* linksIn(objects: readonly WrittenObject[]): Generator<Link> {
  for (const { entity, value, path } of objects) {
    const fields = linkFields[entity]
    if (fields.size === 0) continue
    for (const name of Object.keys(value)) {
      const url: unknown = fields.has(name) && value[name as keyof typeof value]
      if (typeof url === 'string' && /^https?:/i.test(url)) yield { url, path: [...path, name] }
    }
  }
}

/** The fields that hold links. */
const linkFields = byEntity(
  (entity): ReadonlySet<string> =>
    new Set(
      Object.entries(fieldsOf(entity)).flatMap(([name, { format, identifier }]) =>
        format === 'uri' && !identifier ? [name] : [],
      ),
    ),
)
