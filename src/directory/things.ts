import type { Path } from '../diagnostics/diagnostic.ts'
import type { EntityName } from '../hsds/entities.ts'
import type { Written } from '../record/schema/written.ts'
import type { Content } from './content.ts'
import type { Linked } from './directory.ts'
import { derivedOnce, recordId } from './ids.ts'

/** Where something is written, and whether it stands in a draft. */
export interface At {
  readonly file: string
  readonly path?: Path
  readonly isDraft?: boolean
}

/** Makes things of what is written, in a directory of this namespace whose files changed at these times. */
export function createThings(namespace: string, history: Content['history']) {
  return {
    /** A thing with a file, or a part of one. Derived ids hang on the slug, which for a part leads with its owner's. */
    thing<E extends EntityName>(
      entity: E,
      value: Written<E>,
      slug: string,
      { file, path = [], isDraft = false }: At,
      derive = () => derivedOnce(value, [namespace, slug], () => recordId(namespace, entity, slug)),
    ): Linked<E> {
      const { draft, last_modified } = value as { draft?: boolean; last_modified?: string }
      const modified = last_modified ? new Date(last_modified).toISOString() : history.get(file)
      return {
        entity,
        id: (value as { id?: string }).id ?? derive(),
        slug,
        value,
        place: { file, path },
        draft: draft === true || isDraft,
        ...(modified && { modified }),
      }
    },

    /** All that a thing depends on, besides what is written. */
    partsOf: (slug: string, { file, path = [], isDraft = false }: At) => [
      namespace,
      history.get(file),
      isDraft,
      slug,
      file,
      ...path,
    ],
  }
}

/** The latest of some times, all in UTC and written alike. */
export const latest = (times: readonly (string | undefined)[]): string | undefined =>
  times
    .filter((time) => time !== undefined)
    .sort()
    .at(-1)
