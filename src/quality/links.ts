import { fieldsOf } from '../hsds/entities.ts'
import type { Path } from '../diagnostic.ts'
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
  for (const { entity, value, path } of objectsOf(subject))
    for (const [name, url] of Object.entries(value))
      if (
        typeof url === 'string' &&
        !NAMES.includes(name) &&
        /^https?:/i.test(url) &&
        fieldsOf(entity)[name]?.format === 'uri'
      )
        yield { url, path: [...path, name] }
}
