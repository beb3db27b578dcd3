import { COUNTRIES, type Country } from '../../countries/countries.ts'
import type { Level } from '../../countries/gb/gss.ts'
import type { Postcode } from '../../countries/postcode.ts'
import type { PackedNames } from './names.ts'

/** The ingested postcodes of one country. */
export interface IngestedManifest {
  /** The name and date of the source, in words. */
  readonly edition: string
  /** The tiers whose GSS codes the source has. */
  readonly levels: readonly Level[]
  /** The shards that exist. */
  readonly shards: PackedNames
}

/** What the edge function must know before it reads a file of postcodes: which files exist. */
export interface GazetteerManifest {
  readonly ingested: Readonly<Partial<Record<Country, IngestedManifest>>>
  /** The first letters of the postcodes in the program's own table of sectors; empty without a table. */
  readonly sectors: string
  /** The postcode areas without a table in which the directory has locations with a postcode and coordinates. */
  readonly own: PackedNames
}

/** The shard that holds a postcode: its outcode, or the first three digits of a ZIP code. An area alone has none. */
export const shardNameOf = (postcode: Postcode): string | undefined =>
  COUNTRIES[postcode.country].postcodes.shardOf(postcode)

/** The path of a shard, both in content/postcodes/ and in postcodes/ of the index folder. */
export const shardPath = (country: Country, name: string): string =>
  `${country}/${name}.json`.toLowerCase()

/** The path, in the index folder, of the sectors whose postcodes begin with a letter. */
export const sectorsPath = (letter: string): string =>
  `postcodes/sectors/${letter.toLowerCase()}.json`

/** The path, in the index folder, of the directory's own places in a postcode area. */
export const ownPath = (area: string): string => `postcodes/own/${area.toLowerCase()}.json`

/** True when a file of the index is a shard of ingested postcodes or of sectors. There may be thousands, and a query reads one. */
export const isShard = (path: string): boolean =>
  path.startsWith('postcodes/') && !path.startsWith('postcodes/own/')
