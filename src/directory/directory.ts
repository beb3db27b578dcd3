import type { EntityName } from '../hsds/entities.ts'
import type { Place } from '../diagnostics/diagnostic.ts'
import type { Area } from '../record/area.ts'
import type { AreaMisprint } from '../places/area-misprint.ts'
import type { Removed } from '../record/schema/removed.ts'
import type { Settings } from '../record/settings/settings.ts'
import type { ContentRecord, Written } from '../record/schema/written.ts'

/** A thing of the directory that has a name of its own: what was written, where, and under which id. */
export interface Linked<E extends EntityName> {
  readonly entity: E
  readonly id: string
  readonly slug: string
  readonly value: Written<E>
  readonly place: Place
  readonly draft: boolean
  /** When it last changed, where that is known: an ISO 8601 time in UTC. */
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
  /** All terms at every depth, each after the one above it. */
  readonly terms: readonly Term[]
}

/** A service at one of its places. */
export interface ServiceAtLocation extends Linked<'service_at_location'> {
  readonly service: Service
  readonly location: Location
}

export interface Service extends Linked<'service'> {
  readonly organization: Organization
  readonly program?: Linked<'program'>
  readonly places: readonly ServiceAtLocation[]
}

/** A name in a record that leads nowhere, or to more than one thing. */
export interface Unresolved {
  readonly kind: 'organization' | 'location' | 'taxonomy_term' | 'area' | 'program'
  readonly written: string
  /** What was most likely meant. */
  readonly suggestion?: string
  /** What it could mean, when that is more than one thing. */
  readonly meanings?: readonly string[]
  /** What is wrong with an area that looks like a postcode or a code. */
  readonly misprint?: AreaMisprint
  readonly place: Place
}

/** All records of a content folder, joined: whatever one names is at hand. Drafts are in it, and are not published. */
export interface Directory {
  readonly settings: Settings
  readonly records: readonly ContentRecord[]
  readonly organizations: readonly Organization[]
  readonly locations: readonly Location[]
  readonly services: readonly Service[]
  readonly taxonomies: readonly Taxonomy[]
  readonly areas: ReadonlyMap<string, Area>
  readonly removed: readonly Removed[]
  /** The term that a record means by a slug, `taxonomy/slug` or an id. */
  readonly termOf: (written: string) => Term | undefined
  readonly unresolved: readonly Unresolved[]
  /** Whether every file could be read and every name leads somewhere, so that what is not here is nowhere. */
  readonly isWhole: boolean
}
