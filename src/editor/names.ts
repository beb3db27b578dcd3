import type { Referable } from '../record/schema/own-field.ts'
import { type EditorSchema, TYPED } from './values.ts'

/** One thing that records can refer to. */
export interface Named {
  readonly slug: string
  readonly name: string
}

/** Everything that the records of one directory can refer to. */
export interface EditorNames {
  readonly organizations: readonly Named[]
  readonly programs: readonly Named[]
  readonly locations: readonly Named[]
  readonly areas: readonly Named[]
  readonly terms: readonly (Named & { readonly taxonomy: string })[]
}

/** How records refer to one kind of thing: by a slug of a list that is suggested, or in other ways. */
export interface Reference {
  readonly list: string
  readonly others: readonly EditorSchema[]
}

/** How records refer to each kind, and the lists by their names. */
export type References = Readonly<Record<Referable, Reference>> & {
  readonly lists: Readonly<Record<string, EditorSchema>>
}

/** Suggests slugs with the names behind them. An id does as well, and so does the full name of a term. */
export function referTo(names: EditorNames): References {
  const { suggested, accepted } = termNames(names.terms)
  const byId = [OTHERWISE]
  const fullNames = accepted.length > 0 ? `|^(?:${accepted.join('|')})$` : ''
  return {
    organization: { list: 'organization-slug', others: byId },
    program: { list: 'program-slug', others: byId },
    location: { list: 'location-slug', others: byId },
    term: { list: 'term-slug', others: [{ ...OTHERWISE, pattern: `${UUID}${fullNames}` }] },
    area: { list: 'area-slug', others: [TYPED] },
    anyArea: { list: 'area-slug', others: [ANY_AREA, OTHERWISE] },
    lists: {
      'organization-slug': slugs(names.organizations, 'organization'),
      'program-slug': slugs(names.programs, 'programme'),
      'location-slug': slugs(names.locations, 'location'),
      'term-slug': slugs(suggested, 'term'),
      'area-slug': slugs(names.areas, 'file of areas/'),
    },
  }
}

/** It has a description of its own, for the language server to tell it from the list of slugs. */
const ANY_AREA: EditorSchema = {
  description: 'A postcode or its beginning, a code, a nation, or words.',
  type: 'string',
  pattern: String.raw`\S`,
}

const UUID = '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

/** An id, or what a YAML reader makes of a slug of digits. */
const OTHERWISE: EditorSchema = { not: { type: ['null', 'array', 'object'] }, pattern: UUID }

/** Things by slug in one order; each slug once, for a schema must not list a value twice. */
function slugs(things: readonly Named[], kind: string): EditorSchema {
  const names = new Map(things.map(({ slug, name }) => [slug, name]))
  const sorted = [...names].sort(([one], [other]) => (one < other ? -1 : 1))
  if (sorted.length === 0) return { type: 'string' }
  return {
    type: 'string',
    enum: sorted.map(([slug]) => slug),
    enumDescriptions: sorted.map(([, name]) => name),
    errorMessage: `No ${kind} is called this. If you have just added it, run \`npm run schemas\`.`,
  }
}

/** A slug that two taxonomies share is suggested with the taxonomy before it, and every other one is also accepted so. */
function termNames(terms: EditorNames['terms']) {
  const owners = new Map<string, Set<string>>()
  for (const { slug, taxonomy } of terms)
    owners.set(slug, (owners.get(slug) ?? new Set()).add(taxonomy))
  const isShared = (slug: string) => (owners.get(slug)?.size ?? 0) > 1
  const full = ({ slug, taxonomy }: EditorNames['terms'][number]) => `${taxonomy}/${slug}`
  return {
    suggested: terms.map((term) => (isShared(term.slug) ? { ...term, slug: full(term) } : term)),
    accepted: [...new Set(terms.map(full))].sort(),
  }
}
