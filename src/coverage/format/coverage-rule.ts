import type { Position } from 'geojson'
import type { Level } from '../../countries/gb/gss.ts'
import type { Box } from './point.ts'

/** The rings of one or more polygons, nested as in a GeoJSON MultiPolygon. */
export type Rings = readonly (readonly (readonly Position[])[])[]

/** Covers points inside the polygons. */
export interface PolygonRule {
  readonly kind: 'polygon'
  readonly box: Box
  readonly rings: Rings
}

/** Covers areas by their GSS codes. */
export interface CodesRule {
  readonly kind: 'codes'
  /** Codes of areas that are wholly inside: the code itself, its other codes, and its parts. */
  readonly inside: readonly string[]
  /** Codes of areas that are partly inside, such as a council that absorbed a smaller one. */
  readonly touching: readonly string[]
  /** The tiers whose codes must be known before a place can be excluded. */
  readonly levels: readonly Level[]
}

/** Covers postcodes. `BS1 5` stands for all that begin so, and so do `BS1` and `BS`. */
export interface PostcodesRule {
  readonly kind: 'postcodes'
  readonly postcodes: readonly string[]
}

/** Cannot be judged. */
export interface UnknownRule {
  readonly kind: 'unknown'
}

/** One service area, in a form that can be judged. */
export type Rule = PolygonRule | CodesRule | PostcodesRule | UnknownRule
