import type { Country } from '../countries/countries.ts'
import type { Extent } from './extent.ts'
import type { GazetteerManifest } from './gazetteer/gazetteer.ts'

/** The settings `coverage` of directory.yaml: how queries with a postcode are answered. */
export interface CoverageSettings {
  /** True when services are found whose area cannot be judged. */
  readonly unknown: 'include' | 'exclude'
  /** True when virtual locations are near every postcode, false when near none. */
  readonly virtual_places: 'include' | 'exclude'
}

/** What the edge function must know before it reads a file of coverage; plain JSON. */
export interface CoverageManifest {
  readonly version: 1
  readonly countries: readonly Country[]
  readonly settings: CoverageSettings
  /** The number of offerings in the area index; 0 when no service has an area, and the index does not exist. */
  readonly units: number
  readonly gazetteer: GazetteerManifest
  /** Where the directory is; absent when nothing tells. */
  readonly extent?: Extent | undefined
}

/** The path of the area index in the index folder. */
export const AREA_INDEX = 'coverage/areas.bin'
