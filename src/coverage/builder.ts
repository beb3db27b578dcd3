import { COUNTRIES } from '../countries/countries.ts'
import type { Document } from '../hsds/types.ts'
import { type Digest, encodeChecksummed } from '../search/format/checksummed-file.ts'
import { encodeAreaIndex } from './format/area-index.ts'
import { type AreaContext, compileArea } from './compile/area.ts'
import { createNameFinder } from './compile/place-names.ts'
import { shardPath } from './gazetteer/gazetteer.ts'
import { encodeSectors } from './gazetteer/sector-files.ts'
import { createPlaceLookup } from './gazetteer/place-lookup.ts'
import {
  type Lookup,
  type PostcodeSources,
  gazetteerManifest,
} from './gazetteer/postcode-source.ts'
import type { IndexFile } from './format/index-file.ts'
import { AREA_INDEX, type CoverageManifest, type CoverageSettings } from './coverage-manifest.ts'
import { createExtentBuilder } from './measure-extent.ts'
import { createRuleSets } from './rule-set.ts'

/** The inputs of the coverage of a directory, besides its documents. */
export interface CoverageOptions extends PostcodeSources {
  readonly settings: CoverageSettings
}

/** Takes the documents of a directory one at a time, and writes the index of coverage. It does not store the documents. */
export interface CoverageBuilder {
  /** Adds a location, by which postcodes near it can be located. */
  readonly addPlace: (document: Document<'location'>) => void
  /** Adds the next service_at_location, with its location. Its position in the list is its offering number. */
  readonly addServiceAtLocation: (document: Document<'service_at_location'>) => void
  /** Adds the next service. Areas that name one of its service_at_locations count for that one only. */
  readonly addService: (document: Document<'service'>) => void
  /** Locates postcodes by the ingested files and the locations added so far. */
  readonly lookup: Lookup
  readonly manifest: () => CoverageManifest
  /** The files of the index, with paths in its folder, always in the same order. */
  readonly files: () => Generator<IndexFile>
}

type Areas = readonly Document<'service_area'>[]

/** Creates an empty builder. `digest` is SHA-256. */
export function createCoverageBuilder(digest: Digest, options: CoverageOptions): CoverageBuilder {
  const { settings, countries, sources = [], sectors } = options
  const context = contextFor(options)
  const rules = createRuleSets()
  const whereabouts = createExtentBuilder(options)
  const located = createPlaceLookup(options)
  const places = new Set<string>()
  const compiled = new Map<string, number>()
  /** The set of rules of each service_at_location; if it is empty, that of its service counts. */
  const pairings: { set: number; service: string }[] = []
  const services = new Map<string, number>()

  function numberOf(area: Document<'service_area'>): number {
    const { uri, name, service_area, extent, extent_type } = area
    const key = JSON.stringify([uri, name, service_area, extent_type, extent])
    const known = compiled.get(key)
    if (known !== undefined) return known
    const { rule } = compileArea(area, context)
    whereabouts.addRule(rule)
    const number = rules.numberOf(rule)
    compiled.set(key, number)
    return number
  }
  const setOf = (areas: Areas = []) => rules.setOf(areas.map(numberOf))

  function addPlace(location: Document<'location'>): void {
    if (places.has(location.id)) return
    places.add(location.id)
    whereabouts.addPlace(location)
    located.add(location)
  }

  const offeringSets = () => [
    ...pairings.map(({ set, service }) => set || (services.get(service) ?? 0)),
    ...services.values(),
  ]

  /** The set of each service, which covers what any of its offerings covers. */
  function serviceSets(): number[] {
    const further = new Map<string, Set<number>>()
    for (const { set, service } of pairings)
      if (set !== 0) further.set(service, (further.get(service) ?? new Set()).add(set))
    return Array.from(services, ([id, set]) => {
      const others = further.get(id)
      return others ? rules.unionOf([set, ...others]) : set
    })
  }

  return {
    addPlace,
    addServiceAtLocation({ service_areas, service_id, service, location }) {
      pairings.push({ set: setOf(service_areas), service: service_id ?? service?.id ?? '' })
      if (location) addPlace(location)
    },
    addService({ id, service_areas }) {
      services.set(id, setOf(service_areas?.filter((area) => !area.service_at_location_id)))
    },
    lookup: located.lookup,
    manifest: () => {
      const extent = whereabouts.measure(located.lookup)
      return {
        version: 1,
        countries,
        settings,
        units: offeringSets().some((set) => set !== 0) ? offeringSets().length : 0,
        gazetteer: gazetteerManifest(options, located.own),
        ...(extent && { extent }),
      }
    },
    *files() {
      const sets = offeringSets()
      if (sets.some((set) => set !== 0)) {
        const ofServices = serviceSets()
        const { files, ...index } = rules.encode()
        const count = (numbers: readonly number[]) => {
          const counts = new Uint32Array(index.starts.length - 1)
          for (const set of numbers) counts[set]! += 1
          return counts
        }
        const payload = encodeAreaIndex({
          ...index,
          sets: Uint32Array.from(sets),
          counts: count(sets.slice(0, pairings.length)),
          serviceSets: Uint32Array.from(ofServices),
          serviceCounts: count(ofServices),
        })
        const areas = { path: AREA_INDEX, count: sets.length, payload }
        yield { path: AREA_INDEX, body: encodeChecksummed(areas, digest) }
        yield* files
      }
      for (const { country, shards, read } of sources)
        for (const shard of shards)
          yield { path: `postcodes/${shardPath(country, shard)}`, body: read(shard) }
      if (sectors) yield* encodeSectors(sectors)
      yield* located.own.files()
    },
  }
}

/** The context for compiling service areas with these ingested postcodes. */
export function contextFor({ countries, sources = [] }: PostcodeSources): AreaContext {
  const coded = sources.find(({ country }) => COUNTRIES[country].hasAreaCodes)
  const areas = coded?.areas
  const codes = areas && new Set(Object.values(areas).flatMap((names) => Object.keys(names)))
  return {
    countries,
    hasCodes: coded !== undefined && coded.levels.length > 0,
    ...(codes && { knowsCode: (code: string) => codes.has(code) }),
    findName: createNameFinder(areas),
  }
}
