import { memoise } from '../../text/memoise.ts'
import { asObject } from '../survey/exchange.ts'
import { type Item, type Survey, listedItems } from '../survey/survey.ts'
import { type Sample, objectsIn, objectsNamed } from './sample.ts'

/** A term as a record or the list of terms shows it. */
export interface Term {
  readonly id: string
  readonly parent?: string
  readonly taxonomy?: string
}

/** The terms of a feed and of its records. */
export interface Thesaurus {
  /** The terms of the service itself. */
  readonly ofService: (sample: Sample) => readonly Term[]
  /** The terms of everything in the record. */
  readonly anywhereIn: (sample: Sample) => readonly Term[]
  /** Whether a term is a descendant of another. */
  readonly isBelow: (term: Term, ancestor: string) => boolean
}

/** Memoised by the lists of the survey. */
export const readThesaurus = (survey: Survey): Thesaurus => thesaurusOf(survey.lists)

const thesaurusOf = memoise((lists: Survey['lists']): Thesaurus => {
  const listed = new Map(
    listedItems({ lists }, 'taxonomy_terms')
      .flatMap(toTerm)
      .map((term) => [term.id, term]),
  )
  const termsOf = (attributes: Iterable<Item>): readonly Term[] =>
    [...attributes].flatMap((attribute) => {
      const nested = asObject(attribute.taxonomy_term)
      const term = toTerm({ ...nested, id: nested?.id ?? attribute.taxonomy_term_id })
      return term.map((one) => ({ ...listed.get(one.id), ...one }))
    })
  return {
    ofService: ({ service }) => termsOf(objectsIn(service.attributes)),
    anywhereIn: memoise(({ value }: Sample) => termsOf(objectsNamed('attributes', value))),
    isBelow(term, ancestor) {
      const passed = new Set<string>()
      for (let at: Term | undefined = term; at?.parent && !passed.has(at.id);) {
        if (at.parent === ancestor) return true
        passed.add(at.id)
        at = listed.get(at.parent)
      }
      return false
    },
  }
})

/** A term, or nothing where the object has no id. */
export function toTerm({ id, parent_id, taxonomy_id }: Item): readonly Term[] {
  if (typeof id !== 'string' && typeof id !== 'number') return []
  const parent = parent_id as string | undefined
  const taxonomy = taxonomy_id as string | undefined
  return [{ id: String(id), ...(parent && { parent }), ...(taxonomy && { taxonomy }) }]
}
