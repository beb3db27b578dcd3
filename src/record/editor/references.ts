import type { Referable } from '../schema/own-field.ts'
import { type EditorSchema, TYPED } from './values.ts'

/** One record that others can refer to. */
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

/** How a record refers to something: by a slug of the list that is suggested, or in other ways. */
export interface Reference {
  readonly list: string
  readonly others: readonly EditorSchema[]
}

/** The references of each kind, and the lists of slugs by name. */
export type References = Readonly<Record<Referable, Reference>> & {
  readonly lists: Readonly<Record<string, EditorSchema>>
}

/** Suggests slugs with the names behind them. Ids are accepted as well, and so are full names of terms. */
export function referencesTo(names: EditorNames): References {
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
      'area-slug': slugs(names.areas, 'file in areas/'),
    },
  }
}

/** The description keeps the language server from merging it with the list of slugs. */
const ANY_AREA: EditorSchema = {
  description: 'A postcode or its beginning, a code, a nation, or words.',
  type: 'string',
  pattern: String.raw`\S`,
}

const UUID = '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

/** An id, or the number that a YAML reader makes of a slug of digits. */
const OTHERWISE: EditorSchema = { not: { type: ['null', 'array', 'object'] }, pattern: UUID }

/** Slugs as choices, sorted. Each is listed once, as JSON Schema requires. */
function slugs(records: readonly Named[], kind: string): EditorSchema {
  const names = new Map(records.map(({ slug, name }) => [slug, name]))
  const sorted = [...names].sort(([one], [other]) => (one < other ? -1 : 1))
  if (sorted.length === 0) return { type: 'string' }
  return {
    type: 'string',
    enum: sorted.map(([slug]) => slug),
    enumDescriptions: sorted.map(([, name]) => name),
    errorMessage: `No ${kind} is called this. If you have just added it, run \`npm run schemas\`.`,
  }
}

/** A slug that two taxonomies have is suggested with its taxonomy in front. Others are also accepted that way. */
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
