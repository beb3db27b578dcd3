import type { Path } from '../diagnostic.ts'
import type { ContentRecord } from '../record/written.ts'
import { walk } from './walk.ts'

/** One text of a record that is published. */
export interface PublishedText {
  readonly text: string
  readonly path: Path
}

/** What the generator reads and does not publish as it is written. What `hours` say stands in `schedules` as well. */
const NOT_PUBLISHED = new Set(['id', 'hours', 'public'])

/** Every text of a record that is published, with its place; what is private has gone from it before. */
export function* publishedTexts({
  kind,
  value,
}: Pick<ContentRecord, 'kind' | 'value'>): Generator<PublishedText> {
  for (const object of walk(kind, value))
    for (const [name, inner] of Object.entries(object.value)) {
      if (NOT_PUBLISHED.has(name)) continue
      if (typeof inner === 'string') yield { text: inner, path: [...object.path, name] }
      else if (name === 'extensions') yield* textsIn(inner, [...object.path, name])
      else if (Array.isArray(inner))
        for (const [i, item] of inner.entries())
          if (typeof item === 'string') yield { text: item, path: [...object.path, name, i] }
    }
}

/** Texts in fields of the publisher's own. */
function* textsIn(value: unknown, path: Path): Generator<PublishedText> {
  if (typeof value === 'string') yield { text: value, path }
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* textsIn(inner, [...path, name])
}
