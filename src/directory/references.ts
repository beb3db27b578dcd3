import type { Path, Place } from '../diagnostics/diagnostic.ts'
import { memoiseBetweenChecks } from '../text/memoise.ts'
import type { ContentRecord, Written } from '../record/schema/written.ts'
import { walk } from './walk.ts'

export type WrittenArea = string | Written<'service_area'>

/** A reference to a term or an area, which resolving checks but does not replace. */
export type Reference = { readonly place: Place } & (
  | { readonly term: string; readonly area?: never }
  | { readonly area: WrittenArea; readonly term?: never }
)

/** The references to terms and areas in a record. */
export const referencesIn = memoiseBetweenChecks(
  ({ kind, value, file }: ContentRecord): readonly Reference[] => {
    const found: Reference[] = []
    for (const object of walk(kind, value)) {
      const at = (...steps: Path): Place => ({ file, path: [...object.path, ...steps] })
      if (object.entity === 'attribute')
        found.push({ term: object.value.taxonomy_term, place: at('taxonomy_term') })
      const { taxonomy_terms = [], service_areas = [] } = object.value as {
        taxonomy_terms?: readonly string[]
        service_areas?: readonly WrittenArea[]
      }
      for (const [i, term] of taxonomy_terms.entries())
        found.push({ term, place: at('taxonomy_terms', i) })
      for (const [i, area] of service_areas.entries())
        found.push({
          area,
          place: at('service_areas', i, ...(typeof area === 'string' ? [] : ['area'])),
        })
    }
    return found.length > 0 ? found : NONE
  },
)

/** Shared by many records, to save memory. */
const NONE: readonly Reference[] = []
