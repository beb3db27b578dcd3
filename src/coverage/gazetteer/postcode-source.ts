import type { Level } from '../../countries/gb/gss.ts'
import type { Country } from '../../countries/countries.ts'
import { type Postcode, parsePostcode } from '../../countries/postcode.ts'
import { type SectorTable, lettersOf } from '../../countries/gb/sectors.ts'
import { type GazetteerManifest, shardNameOf, shardPath } from './gazetteer.ts'
import { type Located, locateWith } from './locate.ts'
import { packNames } from './names.ts'
import type { OwnPlaces } from './own-places.ts'
import { type Shard, decodeShard } from './shard.ts'

/** The ingested postcodes of one country, at build time. */
export interface PostcodeSource {
  readonly country: Country
  /** The name and date of the source, in words. */
  readonly edition: string
  /** The attribution that the licence requires. */
  readonly attribution: readonly string[]
  readonly levels: readonly Level[]
  /** The shards that this directory publishes, in order. */
  readonly shards: readonly string[]
  /** The bytes of a shard. */
  readonly read: (shard: string) => Uint8Array
  /** Every GSS code that the source has, with its name; absent when this is only a part of a source. */
  readonly areas?: Readonly<Partial<Record<Level, Readonly<Record<string, string>>>>>
}

/** Locates a postcode at build time; undefined for text that is not a postcode. */
export type Lookup = (text: string) => Located | undefined

/** Where postcodes can be looked up at build time. */
export interface PostcodeSources {
  readonly countries: readonly Country[]
  /** The ingested postcodes. */
  readonly sources?: readonly PostcodeSource[] | undefined
  /** The sectors of Great Britain. */
  readonly sectors?: SectorTable | undefined
}

/** Locates postcodes by the ingested files, each of which is read when first needed, the sectors, and the directory's own places. */
export function createLookup(
  { countries, sources = [], sectors }: PostcodeSources,
  own?: OwnPlaces,
): Lookup {
  const opened = new Map<string, Shard>()
  const names = new Map(sources.map((source) => [source, new Set(source.shards)]))

  function shardOf(source: PostcodeSource | undefined, postcode: Postcode): Shard | undefined {
    const name = shardNameOf(postcode)
    if (!source || name === undefined || !names.get(source)?.has(name)) return undefined
    const path = shardPath(source.country, name)
    const shard = opened.get(path) ?? decodeShard(name, source.read(name))
    opened.set(path, shard)
    return shard
  }

  return (text) => {
    const parsed = parsePostcode(text, countries)
    if (!('postcode' in parsed)) return undefined
    const { postcode } = parsed
    const source = sources.find(({ country }) => country === postcode.country)
    const shard = shardOf(source, postcode)
    const files = { shard, levels: source?.levels, sectors }
    const found = locateWith(postcode, files)
    if (found.point || !own) return found
    return locateWith(postcode, { ...files, cells: own.cells(postcode.area) })
  }
}

/** What the edge function must know about the gazetteers of a directory. */
export const gazetteerManifest = (
  { sources = [], sectors }: Omit<PostcodeSources, 'countries'>,
  own: OwnPlaces,
): GazetteerManifest => ({
  ingested: Object.fromEntries(
    sources.map(({ country, edition, levels, shards }) => [
      country,
      { edition, levels, shards: packNames(shards) },
    ]),
  ),
  sectors: sectors ? lettersOf(sectors.text) : '',
  own: own.areas(),
})
