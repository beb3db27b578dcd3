import type { Level } from '../../places/gss.ts'
import type { Country, Postcode } from '../../places/postcode.ts'
import type { PackedNames } from './names.ts'

/** What a publisher has ingested for one country. */
export interface IngestedManifest {
  /** Where it comes from and of when it is, in words. */
  readonly edition: string
  /** The tiers whose GSS codes it has. */
  readonly levels: readonly Level[]
  /** Which shards there are; a file that is not named here is not asked for. */
  readonly shards: PackedNames
}

/** What the edge must know before it reads a file of postcodes: which there are. */
export interface GazetteerManifest {
  readonly ingested: Readonly<Partial<Record<Country, IngestedManifest>>>
  /** The postcode areas in which the directory has places with a postcode and coordinates. */
  readonly own: PackedNames
}

/**
 * The shard that holds a postcode: its outcode, or the first three digits of a ZIP code; an area
 * alone has none.
 */
export const shardNameOf = ({ country, area, outcode }: Postcode): string | undefined =>
  country === 'GB' ? outcode : area

/**
 * Where a shard of ingested postcodes lies, in content/postcodes/ and in the index folder's
 * postcodes/ alike.
 */
export const shardPath = (country: Country, name: string): string =>
  `${country}/${name}.json`.toLowerCase()

/** Where the directory's own places in a postcode area lie, in the index folder. */
export const ownPath = (area: string): string => `postcodes/own/${area.toLowerCase()}.json`

/** Whether a file of the index is a shard of ingested postcodes, of which a question is about one in thousands. */
export const isShard = (path: string): boolean =>
  path.startsWith('postcodes/') && !path.startsWith('postcodes/own/')
