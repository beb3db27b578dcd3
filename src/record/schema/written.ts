import type { EntityName, entities } from '../../hsds/entities.ts'
import type { FieldName } from '../../hsds/types.ts'

/**
 * Where a record differs from the standard: fields that editors do not write, because the generator fills them in.
 * Foreign keys (`links`) and copies (`repeats`) are left out besides these, for the table of the standard says so.
 */
export const filledIn = {
  service: ['organization', 'program', 'service_at_locations', 'service_areas'],
  service_at_location: ['location', 'service', 'service_areas'],
  organization: ['locations', 'services'],
  taxonomy: ['taxonomy_terms'],
  taxonomy_term: ['taxonomy', 'taxonomy_detail'],
  attribute: ['taxonomy_term', 'link_id', 'link_entity'],
  metadata: ['resource_id', 'resource_type'],
} as const satisfies { [E in EntityName]?: readonly FieldName<E>[] }

/** What editors write instead, or besides. Slugs refer to other records; an id does as well. */
export interface Conveniences {
  service: {
    readonly organization: string | Written<'organization'>
    readonly program?: string
    readonly locations?: readonly Written<'service_at_location'>[]
    readonly service_areas?: readonly (string | Written<'service_area'>)[]
    /** As they are written; their schedules are the last of `schedules`. */
    readonly hours?: readonly string[]
    readonly draft?: boolean
  }
  service_at_location: {
    readonly location: string | Written<'location'>
    readonly service_areas?: readonly (string | Written<'service_area'>)[]
    readonly hours?: readonly string[]
  }
  service_area: {
    readonly postcodes?: readonly string[]
    /** A file of areas/. */
    readonly area?: string
    /** A code of the Government Statistical Service. */
    readonly code?: string
  }
  organization: {
    readonly parent_organization?: string
    readonly last_modified?: string
    readonly draft?: boolean
  }
  location: {
    readonly organization?: string
    readonly last_modified?: string
    readonly confidential?: boolean
    readonly draft?: boolean
  }
  program: { readonly slug?: string }
  taxonomy: { readonly terms?: readonly Written<'taxonomy_term'>[] }
  taxonomy_term: { readonly slug: string; readonly terms?: readonly Written<'taxonomy_term'>[] }
  attribute: { readonly taxonomy_term: string }
}

type Table = typeof entities
type FieldOf<E extends EntityName, K> = K extends keyof Table[E]['fields']
  ? Table[E]['fields'][K]
  : never
type FilledIn<E extends EntityName> = E extends keyof typeof filledIn
  ? (typeof filledIn)[E][number]
  : never

type OwnName<E extends EntityName> = {
  [K in FieldName<E>]: FieldOf<E, K> extends { links: string } | { repeats: string } ? never : K
}[FieldName<E>]

type WrittenName<E extends EntityName> = Exclude<OwnName<E>, FilledIn<E> | 'id'>

type Value<F> = F extends { values: readonly (infer V)[] }
  ? V
  : F extends { type: 'string' }
    ? string
    : F extends { type: 'number' }
      ? number
      : F extends { type: 'object'; of: infer E extends EntityName }
        ? Written<E>
        : F extends { type: 'array'; of: infer E extends EntityName }
          ? readonly Written<E>[]
          : never

type RequiredName<E extends EntityName> = {
  [K in WrittenName<E>]: FieldOf<E, K> extends { required: true } ? K : never
}[WrittenName<E>]

interface Everywhere {
  readonly id?: string
  /** Fields of one's own, by namespace. */
  readonly extensions?: {
    readonly [namespace: string]: { readonly [field: string]: string | number | boolean }
  }
  /** Personal details that may be published, because the person agreed. */
  readonly public?: readonly ('email' | 'phones')[]
}

type Tagged<E extends EntityName> =
  'attributes' extends FieldName<E> ? { readonly taxonomy_terms?: readonly string[] } : unknown

/** One entity as an editor wrote it, typed and checked, in its long form and without anything private. */
export type Written<E extends EntityName> = Everywhere &
  Tagged<E> & { readonly [K in RequiredName<E>]: Value<FieldOf<E, K>> } & {
    readonly [K in Exclude<WrittenName<E>, RequiredName<E>>]?: Value<FieldOf<E, K>>
  } & (E extends keyof Conveniences ? Conveniences[E] : unknown)

/** The kinds of records, each with a folder of its own. */
export const kinds = {
  organizations: 'organization',
  locations: 'location',
  services: 'service',
  taxonomies: 'taxonomy',
} as const satisfies Record<string, EntityName>

export type Folder = keyof typeof kinds
export type RecordKind = (typeof kinds)[Folder]

/** One record of the content: a file in the folder of its kind. */
export interface ContentRecord<K extends RecordKind = RecordKind> {
  readonly kind: K
  readonly slug: string
  readonly file: string
  readonly value: Written<K>
}
