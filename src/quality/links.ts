import { type EntityName, entities, fieldsOf } from '../hsds/entities.ts'
import type { Path } from '../diagnostics/diagnostic.ts'
import type { Subject } from './advice.ts'
import { objectsOf } from './objects.ts'

/** A web address that people can follow, and where it stands in its record. */
export interface Link {
  readonly url: string
  readonly path: Path
}

/** Addresses that stand for something and are often no page at all. */
const NAMES: readonly string[] = ['uri', 'term_uri']

/** The links of a record. */
export function* linksIn(subject: Subject): Generator<Link> {
  for (const { entity, value, path } of objectsOf(subject)) {
    const fields = linkFields.get(entity)
    if (!fields) continue
    for (const name of Object.keys(value)) {
      const url: unknown = fields.has(name) && value[name as keyof typeof value]
      if (typeof url === 'string' && /^https?:/i.test(url)) yield { url, path: [...path, name] }
    }
  }
}

/** The fields that hold links, of the entities that have any. */
const linkFields = new Map(
  (Object.keys(entities) as EntityName[]).flatMap((entity) => {
    const links = Object.entries(fieldsOf(entity)).flatMap(([name, { format }]) =>
      format === 'uri' && !NAMES.includes(name) ? [name] : [],
    )
    return links.length > 0 ? [[entity, new Set(links)] as const] : []
  }),
)
