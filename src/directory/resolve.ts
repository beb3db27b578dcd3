import type { Place } from '../diagnostics/diagnostic.ts'
import { formats } from '../record/schema/formats.ts'
import type { ContentRecord } from '../record/schema/written.ts'
import type { Content } from './content.ts'
import type { Linked, Location, Organization, Term, Unresolved } from './directory.ts'
import { type NameIndex, suggestSlug } from './name-index.ts'
import { type WrittenArea, referencesIn } from './references.ts'
import { misprintedArea, unknownArea } from './service-area.ts'

/** What a reference can resolve to. */
export interface Targets {
  readonly organization: Organization
  readonly location: Location
  readonly taxonomy_term: Term
}

/** Resolves references, and collects those that cannot be resolved. */
export interface Resolver {
  find<K extends keyof Targets>(kind: K, written: string, place: Place): Targets[K] | undefined
  program(written: string, organization: Organization, place: Place): Linked<'program'> | undefined
  termOf(written: string): Term | undefined
  /** Checks the references to terms and areas in a record. */
  checkInside(record: ContentRecord): void
  readonly unresolved: readonly Unresolved[]
}

export function createResolver(
  names: { readonly [K in keyof Targets]: NameIndex<Targets[K]> },
  {
    areas,
    unread,
    mayBeUnread,
    settings: { countries },
  }: Pick<Content, 'areas' | 'unread' | 'mayBeUnread' | 'settings'>,
): Resolver {
  const unresolved: Unresolved[] = []
  const areaNames = [...areas.values()].map(({ slug, name }) => ({ slug, value: { name } }))
  const checkedTexts = new Map<string, ReturnType<typeof checkArea>>()

  function checkArea(area: WrittenArea) {
    return {
      misprint: misprintedArea(area, { areas, countries }),
      unknown: unknownArea(area, { areas, countries }),
    }
  }

  /** Caches the result for a text, which many records may have. */
  function checkAreaOnce(area: WrittenArea) {
    if (typeof area !== 'string') return checkArea(area)
    const checked = checkedTexts.get(area) ?? checkArea(area)
    checkedTexts.set(area, checked)
    return checked
  }

  function miss(
    kind: Unresolved['kind'],
    written: string,
    place: Place,
    suggestion: string | undefined,
  ) {
    unresolved.push({ kind, written, place, ...(suggestion && { suggestion }) })
  }

  function find<K extends keyof Targets>(
    kind: K,
    written: string,
    place: Place,
  ): Targets[K] | undefined {
    const [found, ...more] = names[kind].find(written)
    if (!found) {
      if (!isUnread(kind, written)) miss(kind, written, place, names[kind].suggest(written))
      return undefined
    }
    if (more.length === 0) return found
    // Equal full names are reported as duplicate slugs or ids.
    const meanings = new Set([found, ...more].map((target) => fullName(target as Term)))
    if (meanings.size < 2 || found.id === written) return found
    unresolved.push({ kind, written, place, meanings: [...meanings] })
    return undefined
  }

  /** Whether a reference may be to a file that could not be read, or to something in one. Any id may be. */
  function isUnread(kind: keyof Targets, written: string): boolean {
    if (kind === 'taxonomy_term') return isUnreadTerm(written)
    const slugs = kind === 'organization' ? unread.organizations : unread.locations
    return slugs.includes(written) || (slugs.length > 0 && isId(written))
  }

  function isUnreadTerm(written: string): boolean {
    const [taxonomy = '', term] = written.split('/')
    if (term !== undefined) return unread.taxonomies.includes(taxonomy)
    return unread.taxonomies.length > 0 && (isId(written) || mayBeUnread(written))
  }

  return {
    unresolved,
    find,
    termOf: (written) => names.taxonomy_term.find(written)[0],
    program(written, organization, place) {
      const found = organization.programs.find(({ slug, id }) => [slug, id].includes(written))
      if (!found) miss('program', written, place, suggestSlug(written, organization.programs))
      return found
    },
    checkInside(record) {
      for (const { term, area, place } of referencesIn(record)) {
        if (area === undefined) {
          find('taxonomy_term', term, place)
          continue
        }
        const { misprint, unknown } = checkAreaOnce(area)
        if (misprint) unresolved.push({ kind: 'area', written: String(area), place, misprint })
        else if (unknown !== undefined && !unread.areas.includes(unknown))
          miss('area', unknown, place, suggestSlug(bareName(unknown), areaNames))
      }
    },
  }
}

/** The name of a file in areas/, without its folder and extension. */
const bareName = (written: string) => written.replace(/^areas\/|\.geojson$/g, '')

const fullName = (target: Term) =>
  target.taxonomy ? `${target.taxonomy.slug}/${target.slug}` : target.place.file

const isId = (text: string) => formats.uuid!.test(text)
