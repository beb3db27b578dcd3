import { booleanPointInPolygon } from '@turf/turf'
import { decodeChecksummed } from '../search/format/checksummed-file.ts'
import type { CoverageMasks } from '../search/read/query.ts'
import type { Reader } from '../search/read/reader.ts'
import { type AreaIndex, decodeAreaIndex } from './format/area-index.ts'
import type { CoverageQuery } from './coverage-query.ts'
import { AREA_INDEX, type CoverageManifest } from './coverage-manifest.ts'
import type { Point } from './format/point.ts'
import { INSIDE, decodePolygons, polygonPath } from './format/polygon-file.ts'
import { UNKNOWN } from './format/rule-table.ts'
import { MAYBE, NO, type PolygonCandidate, YES, judgeRules } from './rule-verdicts.ts'
import type { Rings } from './format/coverage-rule.ts'

/** What is for people at a place, and whether some area is known to cover it, or may do so at a border. */
export interface Coverage {
  readonly masks?: CoverageMasks
  readonly isCovered: boolean
}

/**
 * Finds the offerings that cover a place, those without a service area, and, unless the settings exclude them, those whose area
 * cannot be judged. No masks mean all, when no offering has an area.
 */
export async function readCoverage(
  reader: Reader,
  manifest: CoverageManifest,
  query: CoverageQuery,
): Promise<Coverage> {
  if (manifest.units === 0) return { isCovered: false }
  const file = await reader(AREA_INDEX)
  const index = decodeAreaIndex(await decodeChecksummed(AREA_INDEX, manifest.units, file))
  const { verdicts, candidates } = judgeRules(index, query)
  await judgePolygons(verdicts, candidates, { reader, index, query })
  const lowest = manifest.settings.unknown === 'include' ? MAYBE : YES
  const passes = judgeSets(index, verdicts).map((verdict) => (verdict >= lowest ? 1 : 0))
  return {
    masks: {
      offerings: { codes: index.sets, passes, counts: index.counts },
      services: { codes: index.serviceSets, passes, counts: index.serviceCounts },
    },
    isCovered: verdicts.some((verdict, rule) => verdict > NO && index.kinds[rule] !== UNKNOWN),
  }
}

/** Higher than the verdicts, because an offering without an area passes whatever the settings are. */
const NO_AREA = 3

/** A set covers a place when one of its rules does: the highest verdict counts. */
function judgeSets({ starts, numbers }: AreaIndex, verdicts: Uint8Array): Uint8Array {
  const sets = new Uint8Array(starts.length - 1)
  for (let set = 0; set < sets.length; set += 1) {
    const [start = 0, end = 0] = [starts[set], starts[set + 1]]
    let best = start === end ? NO_AREA : NO
    for (let at = start; at < end; at += 1) best = Math.max(best, verdicts[numbers[at] ?? 0] ?? NO)
    sets[set] = best
  }
  return sets
}

interface PolygonContext {
  readonly reader: Reader
  readonly index: AreaIndex
  readonly query: CoverageQuery
}

/** Replaces the verdicts of candidates, after testing their polygons. */
async function judgePolygons(
  verdicts: Uint8Array,
  candidates: readonly PolygonCandidate[],
  { reader, index, query: { point } }: PolygonContext,
): Promise<void> {
  const files = new Map<number, readonly Rings[]>()
  await Promise.all(
    [...new Set(candidates.map(({ file }) => file))].map(async (file) => {
      const bytes = file === INSIDE ? index.polygons : await reader(polygonPath(file))
      files.set(file, decodePolygons(bytes, file, index.kinds.length))
    }),
  )
  for (const { rule, file, index: position } of candidates) {
    const rings = files.get(file)?.[position]
    if (rings && point) verdicts[rule] = containsPoint(rings, point) ? YES : NO
  }
}

/** Whether a point is inside polygons or on their borders. */
export const containsPoint = (rings: Rings, { latitude, longitude }: Point): boolean =>
  booleanPointInPolygon([longitude, latitude], {
    type: 'MultiPolygon',
    coordinates: rings as MutableRings,
  })

/** The library's type is mutable, but it changes nothing. */
type MutableRings = number[][][][]
