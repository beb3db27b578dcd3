import { booleanPointInPolygon } from '@turf/turf'
import type { Codes } from '../search/format/column.ts'
import { open } from '../search/format/checksummed.ts'
import type { Sieve } from '../search/read/filter-mask.ts'
import { type AreaIndex, decodeAreaIndex } from './area-index.ts'
import type { Reader } from '../search/read/reader.ts'
import { AREA_INDEX, type CoverageManifest } from './manifest.ts'
import type { Point } from './point.ts'
import { INSIDE, decodePolygons, polygonPath } from './polygon-file.ts'
import type { Question } from './question.ts'
import { DOUBT, NO, type NearPolygon, YES, judgeRules } from './rule-verdicts.ts'
import type { Rings } from './rule.ts'

/**
 * Which units an answer keeps: those that cover, those without an area, and unless settings say
 * otherwise the unknown. Nothing when no unit has an area, for then all are kept.
 */
export async function cover(
  reader: Reader,
  manifest: CoverageManifest,
  question: Question,
): Promise<Sieve | undefined> {
  if (manifest.units === 0) return
  const { sets, counts, verdicts } = await judgeUnits(reader, manifest, question)
  const least = manifest.settings.unknown === 'include' ? DOUBT : YES
  const passes = verdicts.map((verdict) => (verdict >= least ? 1 : 0))
  return { codes: sets, passes, counts }
}

/** Larger than the verdicts, as a unit without an area is kept whatever the settings say. */
const NO_AREA = 3

interface Judged {
  /** The set of each unit, and the verdict on each set. */
  readonly sets: Codes
  readonly verdicts: Uint8Array
  /** How many service_at_locations have each set. */
  readonly counts: Uint32Array
}

/** Each rule is judged once, and each set of rules once, however many units have it. */
async function judgeUnits(
  reader: Reader,
  manifest: CoverageManifest,
  question: Question,
): Promise<Judged> {
  const sealed = await reader(AREA_INDEX)
  const index = decodeAreaIndex(await open(AREA_INDEX, manifest.units, sealed))
  const { verdicts, near } = judgeRules(index, question)
  await judgePolygons(verdicts, near, { reader, index, question })
  return { sets: index.sets, counts: index.counts, verdicts: judgeSets(index, verdicts) }
}

/** A set covers when one of its rules does: the largest verdict counts. */
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

interface Means {
  readonly reader: Reader
  readonly index: AreaIndex
  readonly question: Question
}

/** Looks into the polygons around the point, and into no others. */
async function judgePolygons(
  verdicts: Uint8Array,
  near: readonly NearPolygon[],
  { reader, index, question: { point } }: Means,
): Promise<void> {
  const files = new Map<number, readonly Rings[]>()
  await Promise.all(
    [...new Set(near.map(({ file }) => file))].map(async (file) => {
      const bytes = file === INSIDE ? index.polygons : await reader(polygonPath(file))
      files.set(file, decodePolygons(bytes))
    }),
  )
  for (const { rule, file, index: place } of near) {
    const rings = files.get(file)?.[place]
    if (rings && point) verdicts[rule] = ringsHold(rings, point) ? YES : NO
  }
}

/** Whether polygons hold a point; their borders belong to them. */
export const ringsHold = (rings: Rings, { latitude, longitude }: Point): boolean =>
  booleanPointInPolygon([longitude, latitude], {
    type: 'MultiPolygon',
    coordinates: rings as Changeable,
  })

/** The library asks for arrays that may be changed, and changes none. */
type Changeable = number[][][][]
