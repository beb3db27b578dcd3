import type { Path, Place } from '../diagnostics/diagnostic.ts'
import { formats } from '../record/schema/formats.ts'
import type { ContentRecord } from '../record/schema/written.ts'
import type { Linked, Location, Organization, Term, Unresolved } from './directory.ts'
import type { Content } from './content.ts'
import { type Names, suggestOne } from './names.ts'
import { memoiseBetweenChecks } from '../memoise.ts'
import { misprintedArea, unknownArea } from './service-area.ts'
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
  {
    areas,
    unread,
    mayBeUnread,
    settings: { countries },
  }: Pick<Content, 'areas' | 'unread' | 'mayBeUnread' | 'settings'>,
): Resolver {
  const unresolved: Unresolved[] = []
  const unreadOf = { organization: unread.organizations, location: unread.locations } as const
  const areaNames = [...areas.values()].map(({ slug, name }) => ({ slug, value: { name } }))

  const known = new Map<WrittenArea, ReturnType<typeof judgeAnew>>()

  /** What is wrong with an area; words are looked at once, however many records have them. */
  function judge(area: WrittenArea) {
    const before = known.get(area)
    if (before) return before
    const judged = judgeAnew(area)
    if (typeof area === 'string') known.set(area, judged)
    return judged
  }

  const judgeAnew = (area: WrittenArea) => ({
    misprint: misprintedArea(area, { areas, countries }),
    unknown: unknownArea(area, { areas, countries }),
  })

  function miss(
    kind: Unresolved['kind'],
    written: string,
    place: Place,
    suggestion: string | undefined,
  ) {
    unresolved.push({ kind, written, place, ...(suggestion && { suggestion }) })
  }

  function find<K extends keyof Kinds>(
    kind: K,
    written: string,
    place: Place,
  ): Kinds[K] | undefined {
    const [found, ...more] = names[kind].find(written)
    if (!found) {
      if (!isUnread(kind, written)) miss(kind, written, place, names[kind].suggest(written))
      return undefined
    }
    if (more.length === 0) return found
    // Things that share an id or a slug where they must not are told as duplicates.
    const meanings = new Set([found, ...more].map((thing) => fullName(thing as Term)))
    if (meanings.size < 2 || found.id === written) return found
    unresolved.push({ kind, written, place, meanings: [...meanings] })
    return undefined
  }

  /** Whether a name may be that of a file that could not be read, or stand in one; so may any id. */
  function isUnread(kind: keyof Kinds, written: string): boolean {
    if (kind === 'taxonomy_term') return isUnreadTerm(written)
    const slugs: readonly string[] = unreadOf[kind as keyof typeof unreadOf]
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
      const found = organization.programs.filter(
        ({ slug, id }) => slug === written || id === written,
      )
      if (found.length === 0)
        miss('program', written, place, suggestOne(written, organization.programs))
      return found[0]
    },
    checkInside(record) {
      for (const { written, area, place } of namesIn(record)) {
        if (area === undefined) find('taxonomy_term', written, place)
        else {
          const { misprint, unknown } = judge(area)
          if (misprint) unresolved.push({ kind: 'area', written: String(area), place, misprint })
          else if (unknown !== undefined && !unread.areas.includes(unknown))
            miss('area', unknown, place, suggestOne(bareName(unknown), areaNames))
        }
      }
    },
  }
}

type WrittenArea = Parameters<typeof unknownArea>[0]

/** A name inside a record: that of a term, or of an area. */
type NameInside = { readonly place: Place } & (
  | { readonly written: string; readonly area?: never }
  | { readonly written?: never; readonly area: WrittenArea }
)

/** The names inside a record that need no joining, looked up once. */
const namesIn = memoiseBetweenChecks(
  ({ kind, value, file }: ContentRecord): readonly NameInside[] => {
    const found: NameInside[] = []
    for (const object of walk(kind, value)) {
      const at = (...steps: Path): Place => ({ file, path: [...object.path, ...steps] })
      if (object.entity === 'attribute')
        found.push({ written: object.value.taxonomy_term, place: at('taxonomy_term') })
      const { taxonomy_terms = [], service_areas = [] } = object.value as {
        taxonomy_terms?: readonly string[]
        service_areas?: readonly WrittenArea[]
      }
      taxonomy_terms.forEach((written, i) => {
        found.push({ written, place: at('taxonomy_terms', i) })
      })
      service_areas.forEach((area, i) => {
        const within = typeof area === 'string' ? [i] : [i, 'area']
        found.push({ area, place: at('service_areas', ...within) })
      })
    }
    return found.length > 0 ? found : NONE
  },
)

/** Many records share this, for they name nothing inside. */
const NONE: readonly NameInside[] = []

/** The name of a file of areas/, without its folder and its ending. */
const bareName = (written: string) => written.replace(/^areas\/|\.geojson$/g, '')

const fullName = (term: Term) =>
  term.taxonomy ? `${term.taxonomy.slug}/${term.slug}` : term.place.file

const isId = (text: string) => formats.uuid!.test(text)
