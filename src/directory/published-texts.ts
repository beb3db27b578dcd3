import type { Path } from '../diagnostics/diagnostic.ts'
import type { ContentRecord } from '../record/schema/written.ts'
import { walk } from './walk.ts'

/** One text of a record that is published. */
export interface PublishedText {
  readonly text: string
  readonly path: Path
}

/** What the generator reads and does not publish as it is written. What `hours` say stands in `schedules` as well. */
const NOT_PUBLISHED = new Set(['id', 'hours', 'public'])

type IsWanted = (text: string) => boolean

/** The texts of a record that are published, all or some; what is private has gone from it before. */
export function* publishedTexts(
  { kind, value }: Pick<ContentRecord, 'kind' | 'value'>,
  isWanted: IsWanted = () => true,
): Generator<PublishedText> {
  for (const { value: object, path } of walk(kind, value))
    for (const name of Object.keys(object)) {
      if (NOT_PUBLISHED.has(name)) continue
      const inner: unknown = object[name as keyof typeof object]
      if (typeof inner === 'string') {
        if (isWanted(inner)) yield { text: inner, path: [...path, name] }
      } else if (name === 'extensions') yield* textsIn(inner, [...path, name], isWanted)
      else if (Array.isArray(inner))
        for (let i = 0; i < inner.length; i++)
          if (typeof inner[i] === 'string' && isWanted(inner[i]))
            yield { text: inner[i], path: [...path, name, i] }
    }
}

/** Texts in fields of the publisher's own. */
function* textsIn(value: unknown, path: Path, isWanted: IsWanted): Generator<PublishedText> {
  if (typeof value === 'string') {
    if (isWanted(value)) yield { text: value, path }
  } else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value))
      yield* textsIn(inner, [...path, name], isWanted)
}
