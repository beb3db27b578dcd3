import type { Level } from '../../places/gss.ts'
import { type Country, type Postcode, parsePostcode } from '../../places/postcode.ts'
import { type GazetteerManifest, shardNameOf, shardPath } from './gazetteer.ts'
import { type Located, locateWith } from './locate.ts'
import { packNames } from './names.ts'
import type { OwnPlaces } from './own-places.ts'
import { type Shard, decodeShard } from './shard.ts'

/** The ingested postcodes of one country, as a build has them at hand. */
export interface PostcodeSource {
  readonly country: Country
  /** Where they come from and of when they are, in words. */
  readonly edition: string
  /** What the licence asks to be said wherever they are used. */
  readonly attribution: readonly string[]
  readonly levels: readonly Level[]
  /** The shards that this directory publishes, in order. */
  readonly shards: readonly string[]
  /** The text of one of them. */
  readonly read: (shard: string) => Uint8Array
  /**
   * Every GSS code that the source knows, and the name where it has one; absent when it is only a
   * part of a source.
   */
  readonly areas?: Readonly<Partial<Record<Level, Readonly<Record<string, string>>>>>
}

/** Finds a written postcode at build time; nothing comes of text that is no postcode. */
export type Lookup = (text: string) => Located | undefined

/**
 * Looks postcodes up in the ingested files, which it opens when they are first needed, and in the
 * own places.
 */
export function createLookup(
  countries: readonly Country[],
  sources: readonly PostcodeSource[],
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
    const found = locateWith(postcode, { shard, levels: source?.levels })
    if (found.point || !own) return found
    return locateWith(postcode, { shard, levels: source?.levels, cells: own.cells(postcode.area) })
  }
}

/** What the edge must know about the gazetteers of a directory. */
export const gazetteerManifest = (
  sources: readonly PostcodeSource[],
  own: OwnPlaces,
): GazetteerManifest => ({
  ingested: Object.fromEntries(
    sources.map(({ country, edition, levels, shards }) => [
      country,
      { edition, levels, shards: packNames(shards) },
    ]),
  ),
  own: own.areas(),
})
