import type { Path } from '../diagnostics/diagnostic.ts'
import type { EntityName } from '../hsds/entities.ts'
import type { Written } from '../record/schema/written.ts'
import type { Content } from './content.ts'
import type { Linked } from './directory.ts'
import { deriveOnce, recordId } from './ids.ts'

/** Where something is written, and whether that is a draft. */
export interface Source {
  readonly file: string
  readonly path?: Path
  readonly isDraft?: boolean
}

export interface Factory {
  /** Makes a linked record, or a part of one. The slug of a part starts with that of its owner. */
  create<E extends EntityName>(
    entity: E,
    value: Written<E>,
    slug: string,
    source: Source,
    /** How its id is derived, when it has none of its own; else from its entity and slug. */
    derive?: () => string,
  ): Linked<E>
  /** Everything besides the value that `create` depends on. */
  inputsOf(slug: string, source: Source): readonly unknown[]
}

export const createFactory = (namespace: string, history: Content['history']): Factory => ({
  create(
    entity,
    value,
    slug,
    { file, path = [], isDraft = false },
    derive = () => deriveOnce(value, [namespace, slug], () => recordId(namespace, entity, slug)),
  ) {
    const { id, draft, last_modified } = value as {
      id?: string
      draft?: boolean
      last_modified?: string
    }
    const modified = last_modified ? new Date(last_modified).toISOString() : history.get(file)
    return {
      entity,
      id: id ?? derive(),
      slug,
      value,
      place: { file, path },
      draft: draft === true || isDraft,
      ...(modified && { modified }),
    }
  },
  inputsOf: (slug, { file, path = [], isDraft = false }) => [
    namespace,
    history.get(file),
    isDraft,
    slug,
    file,
    ...path,
  ],
})
