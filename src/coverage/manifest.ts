import type { GazetteerManifest } from './gazetteer/gazetteer.ts'
import type { Country } from '../places/postcode.ts'

/**
 * What a publisher decides about answers to questions with a postcode; directory.yaml's `coverage`.
 */
export interface CoverageSettings {
  /** Whether services stay whose area nobody can judge. */
  readonly unknown: 'include' | 'exclude'
  /** Whether places on the web are near every postcode, or near none. */
  readonly virtual_places: 'include' | 'exclude'
}

/** What the edge must know before it reads a file of coverage; plain JSON. */
export interface CoverageManifest {
  readonly version: 1
  readonly countries: readonly Country[]
  readonly settings: CoverageSettings
  /**
   * How many units the index of areas has; 0 when no service has an area, and there is no index.
   */
  readonly units: number
  readonly gazetteer: GazetteerManifest
}

/** Where the index of areas lies in the index folder. */
export const AREA_INDEX = 'coverage/areas.bin'
