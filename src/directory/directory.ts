import type { EntityName } from '../hsds/entities.ts'
import type { Place } from '../diagnostics/diagnostic.ts'
import type { Area } from '../record/area.ts'
import type { AreaMisprint } from '../countries/area-misprint.ts'
import type { Replacing } from '../messages/messages.ts'
import type { CuratedList } from '../record/curated-list.ts'
import type { OwnPage } from '../record/own-page.ts'
import type { MatchAnswer } from '../record/schema/matches.ts'
import type { Removed, Renamed } from '../record/schema/removed.ts'
import type { Source } from '../record/source.ts'
import type { Privacy } from './privacy.ts'
import type { FileText } from './other-texts.ts'
import type { Settings } from '../record/settings/settings.ts'
import type { ContentRecord, Written } from '../record/schema/written.ts'

/** A record, or a part of one that has a slug and an id of its own, such as a programme or a term. */
export interface Linked<E extends EntityName> {
  readonly entity: E
  readonly id: string
  readonly slug: string
  readonly value: Written<E>
  readonly place: Place
  readonly draft: boolean
  /** When it last changed: an ISO 8601 time in UTC. Absent when unknown. */
  readonly modified?: string
}

export interface Organization extends Linked<'organization'> {
  readonly parent?: Organization
  readonly programs: readonly Linked<'program'>[]
}

export interface Location extends Linked<'location'> {
  readonly organization?: Organization
}

export interface Term extends Linked<'taxonomy_term'> {
  readonly taxonomy: Taxonomy
  readonly parent?: Term
}

export interface Taxonomy extends Linked<'taxonomy'> {
  /** All terms at every depth, each after its parent. */
  readonly terms: readonly Term[]
}

/** A service at one of its locations. */
export interface ServiceAtLocation extends Linked<'service_at_location'> {
  readonly service: Service
  readonly location: Location
}

export interface Service extends Linked<'service'> {
  readonly organization: Organization
  readonly program?: Linked<'program'>
  readonly places: readonly ServiceAtLocation[]
}

/** A reference to something that does not exist, or to more than one thing. */
export interface Unresolved {
  readonly kind: 'organization' | 'location' | 'taxonomy_term' | 'area' | 'program'
  readonly written: string
  /** The most similar slug. */
  readonly suggestion?: string
  /** The full names of the things that it could mean, when there are several. */
  readonly meanings?: readonly string[]
  /** What is wrong with an area that looks like a postcode or a code. */
  readonly misprint?: AreaMisprint
  readonly place: Place
}

/** All records of a content folder with their references resolved. Drafts are included, but not published. */
export interface Directory {
  readonly settings: Settings
  /** The day for which documents are composed, as YYYY-MM-DD. Absent where none are: times with exceptions stay whole. */
  readonly today?: string
  readonly privacy: Privacy
  readonly records: readonly ContentRecord[]
  readonly organizations: readonly Organization[]
  readonly locations: readonly Location[]
  readonly services: readonly Service[]
  readonly taxonomies: readonly Taxonomy[]
  readonly areas: ReadonlyMap<string, Area>
  /** Pages that the publisher has written, in the order of their files. */
  readonly pages: readonly OwnPage[]
  /** Collections that the publisher curates, in the order of their files. */
  readonly curated: readonly CuratedList[]
  /** The texts of the publisher's own files. */
  readonly files: readonly FileText[]
  /** The directories that records were imported from, by name. */
  readonly sources: readonly Source[]
  /** Sentences of pages that the publisher says in other words. */
  readonly replaced: readonly Replacing[]
  readonly removed: readonly Removed[]
  /** Earlier names of records, for links to their pages. */
  readonly renamed: readonly Renamed[]
  /** What people have said of records that look alike. It is not published. */
  readonly matches: readonly MatchAnswer[]
  /** Finds a term by its slug, by `taxonomy/slug` or by its id. */
  readonly termOf: (written: string) => Term | undefined
  readonly unresolved: readonly Unresolved[]
  /** True when every file was read and every reference resolved, so that an id not found here does not exist. */
  readonly isWhole: boolean
}
