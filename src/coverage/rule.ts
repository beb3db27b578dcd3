import type { Position } from 'geojson'
import type { Level } from '../places/gss.ts'
import type { Box } from './point.ts'

/** The rings of one or more polygons, as GeoJSON nests them. */
export type Rings = readonly (readonly (readonly Position[])[])[]

/** Whoever is inside the polygons is covered. */
export interface PolygonRule {
  readonly kind: 'polygon'
  readonly box: Box
  readonly rings: Rings
}

/** Whoever lives in an area with one of these GSS codes is covered. */
export interface CodesRule {
  readonly kind: 'codes'
  /**
   * Codes of areas that lie wholly inside: the code itself, its other names, and what it is made
   * of.
   */
  readonly inside: readonly string[]
  /** Codes of areas that are inside in part, such as the council that took over a smaller one. */
  readonly touching: readonly string[]
  /** The tiers that must be known before anybody can be said to live outside. */
  readonly levels: readonly Level[]
}

/**
 * Whoever has one of these postcodes is covered; `BS1 5` stands for all that begin so, and so do
 * `BS1` and `BS`.
 */
export interface PostcodesRule {
  readonly kind: 'postcodes'
  readonly postcodes: readonly string[]
}

/** Nobody can tell who is covered. */
export interface UnknownRule {
  readonly kind: 'unknown'
}

/** One service area, in the form in which it can be judged. */
export type Rule = PolygonRule | CodesRule | PostcodesRule | UnknownRule
