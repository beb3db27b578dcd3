import { asObject } from '../exchange.ts'
import { type Item, type Survey, itemsIn } from '../survey.ts'
import { type Known, anywhere, objectsIn } from './known.ts'

/** A term as a record or a list names it. */
export interface Term {
  readonly id: string
  readonly parent?: string
  readonly taxonomy?: string
}

/** What the feed says of its terms. */
export interface Thesaurus {
  /** The terms of the service itself. */
  readonly ofService: (known: Known) => readonly Term[]
  /** Those of everything in the record as well. */
  readonly anywhereIn: (known: Known) => readonly Term[]
  /** Whether a term stands somewhere below another. */
  readonly isBelow: (term: Term, other: string) => boolean
}

/** Reads terms, each with what the list of terms adds to it. */
export function readThesaurus(survey: Survey): Thesaurus {
  const listed = new Map(
    itemsIn(survey, 'taxonomy_terms')
      .flatMap(toTerm)
      .map((term) => [term.id, term]),
  )
  const named = (attributes: Iterable<Item>): readonly Term[] =>
    [...attributes].flatMap((attribute) => {
      const nested = asObject(attribute.taxonomy_term)
      const term = toTerm({ ...nested, id: nested?.id ?? attribute.taxonomy_term_id })
      return term.map((one) => ({ ...listed.get(one.id), ...one }))
    })
  const walked = new Map<Known, readonly Term[]>()
  return {
    ofService: ({ service }) => named(objectsIn(service.attributes)),
    anywhereIn(known) {
      const before = walked.get(known)
      if (before) return before
      const all = named(anywhere('attributes', known.value))
      walked.set(known, all)
      return all
    },
    isBelow(term, other) {
      const passed = new Set<string>()
      for (let at: Term | undefined = term; at?.parent && !passed.has(at.id);) {
        if (at.parent === other) return true
        passed.add(at.id)
        at = listed.get(at.parent)
      }
      return false
    },
  }
}

/** A term, if it has an id. */
export function toTerm({ id, parent_id, taxonomy_id }: Item): readonly Term[] {
  if (typeof id !== 'string' && typeof id !== 'number') return []
  const parent = parent_id as string | undefined
  const taxonomy = taxonomy_id as string | undefined
  return [{ id: String(id), ...(parent && { parent }), ...(taxonomy && { taxonomy }) }]
}
