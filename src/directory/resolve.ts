import type { Place } from '../diagnostic.ts'
import type { ContentRecord } from '../record/written.ts'
import type { Linked, Location, Organization, Term, Unresolved } from './directory.ts'
import type { Content } from './link.ts'
import type { Names } from './names.ts'
import { readServiceArea } from './service-area.ts'
import { walk } from './walk.ts'

/** The kinds of things that records name. */
export interface Kinds {
  readonly organization: Organization
  readonly location: Location
  readonly taxonomy_term: Term
}

/** Finds what names in records mean, and remembers those that mean nothing. */
export interface Resolver {
  find<K extends keyof Kinds>(kind: K, written: string, place: Place): Kinds[K] | undefined
  program(written: string, organization: Organization, place: Place): Linked<'program'> | undefined
  termOf(written: string): Term | undefined
  /** Looks at every name inside a record that needs no joining: terms and areas. */
  checkInside(record: ContentRecord): void
  readonly unresolved: readonly Unresolved[]
}

/** A resolver over the named things of a directory. */
export function createResolver(
  names: { readonly [K in keyof Kinds]: Names<Kinds[K]> },
  { areas, unread, settings: { countries } }: Pick<Content, 'areas' | 'unread' | 'settings'>,
): Resolver {
  const unresolved: Unresolved[] = []
  const unreadOf = {
    organization: unread.organizations,
    location: unread.locations,
    taxonomy_term: [],
  } as const
  const anyTaxonomyUnread = unread.taxonomies.length > 0

  function find<K extends keyof Kinds>(
    kind: K,
    written: string,
    place: Place,
  ): Kinds[K] | undefined {
    const found = names[kind].find(written)
    if (found.length > 1)
      unresolved.push({
        kind,
        written,
        place,
        meanings: found.map((thing) => fullName(thing as Term)),
      })
    else if (found.length === 0 && !isUnread(kind, written))
      unresolved.push({ kind, written, place })
    return found.length === 1 ? found[0] : undefined
  }

  const isUnread = (kind: keyof Kinds, written: string) =>
    kind === 'taxonomy_term'
      ? anyTaxonomyUnread
      : (unreadOf[kind] as readonly string[]).includes(written)

  return {
    unresolved,
    find,
    termOf: (written) => names.taxonomy_term.find(written)[0],
    program(written, organization, place) {
      const found = organization.programs.filter(
        ({ slug, id }) => slug === written || id === written,
      )
      if (found.length === 0) unresolved.push({ kind: 'program', written, place })
      return found[0]
    },
    checkInside({ kind, value, file }) {
      for (const object of walk(kind, value)) {
        const { path } = object
        if (object.entity === 'attribute')
          find('taxonomy_term', object.value.taxonomy_term, {
            file,
            path: [...path, 'taxonomy_term'],
          })
        const { taxonomy_terms, service_areas } = object.value as {
          taxonomy_terms?: readonly string[]
          service_areas?: Parameters<typeof readServiceArea>[0][]
        }
        for (const [i, term] of (taxonomy_terms ?? []).entries())
          find('taxonomy_term', term, { file, path: [...path, 'taxonomy_terms', i] })
        for (const [i, area] of (service_areas ?? []).entries()) {
          const read = readServiceArea(area, { areas, countries })
          if ('unknown' in read && !unread.areas.includes(read.unknown)) {
            const at = typeof area === 'string' ? [i] : [i, 'area']
            unresolved.push({
              kind: 'area',
              written: read.unknown,
              place: { file, path: [...path, 'service_areas', ...at] },
            })
          }
        }
      }
    },
  }
}

const fullName = (term: Term) =>
  term.taxonomy ? `${term.taxonomy.slug}/${term.slug}` : term.place.file
