import { MEDIA_TYPES } from '../../../../feed/media-types.ts'
import { editPath } from '../../../../feed/paths.ts'
import type { Document } from '../../../../hsds/types.ts'
import type { Site } from '../../composed-site.ts'
import type { SingleDocument } from '../document.ts'
import { pagesOf } from './context.ts'

/*
 * The names that a form offers where a record refers to others. They are made of published documents, so a draft, a private
 * field or a confidential place cannot be among them. Areas are files without drafts and private parts.
 */

export const editOrganizations = names('organizations', 'organizations that a record can name', {
  *of({ lists }, slugOf) {
    for (const { detail } of lists.organizations) {
      const { id, name, programs = [] } = detail()
      const slug = slugOf(id)
      if (slug === undefined) continue
      const offered = programs.map(({ id, name }) => ({ id, name }))
      yield { slug, id, name, ...(offered.length > 0 && { programs: offered }) }
    }
  },
})

export const editLocations = names('locations', 'places that a record can name', {
  *of({ lists }, slugOf) {
    for (const { id, name, addresses } of lists.places()) {
      const slug = slugOf(id)
      if (slug === undefined || name === undefined) continue
      const { city, postal_code } = addresses?.[0] ?? ({} as Partial<Document<'address'>>)
      yield { slug, id, name, ...(city && { city }), ...(postal_code && { postal_code }) }
    }
  },
})

export const editTaxonomies = names('taxonomies', 'topics that a record can name', {
  *of({ lists }, slugOf) {
    const terms = lists.taxonomy_terms.map(({ detail }) => detail())
    for (const { detail } of lists.taxonomies) {
      const { id, name } = detail()
      const own = terms.filter(({ taxonomy_id }) => taxonomy_id === id)
      const slug = slugOf(id)
      if (slug === undefined) continue
      yield {
        slug,
        id,
        name,
        terms: own.flatMap(({ id, name, parent_id }) => {
          const slug = slugOf(id)
          return slug === undefined ? [] : [{ slug, id, name, ...(parent_id && { parent_id }) }]
        }),
      }
    }
  },
})

export const editAreas = names('areas', 'areas that a record can name', {
  of: ({ lists }) => lists.areas?.() ?? [],
})

type Kind = Parameters<typeof editPath>[0]

function names(
  kind: Kind,
  title: string,
  {
    of,
  }: { of: (feed: Site['feed'], slugOf: (id: string) => string | undefined) => Iterable<object> },
): SingleDocument {
  const path = editPath(kind)
  return {
    kind: 'single',
    title,
    path,
    patterns: [path],
    type: MEDIA_TYPES.json,
    from: 'file',
    make(site) {
      const slugs = site.feed.lists.slugs?.()
      if (!pagesOf(site) || !slugs) return undefined
      const slugOf = (id: string) => slugs.get(id)
      return JSON.stringify({ schema: 'osd-edit/1', [kind]: [...of(site.feed, slugOf)] })
    },
  }
}
