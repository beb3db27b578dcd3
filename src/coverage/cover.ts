import { type AreaIndex, decodeAreaIndex } from './area-index.ts'
import type { Reader } from './index-file.ts'
import { type Question, type Verdict, judge, judgeAll } from './judge.ts'
import { AREA_INDEX, type CoverageManifest } from './manifest.ts'
import { boxHolds } from './point.ts'
import { INSIDE, decodePolygons, polygonPath } from './polygon-file.ts'
import { type StoredRule, decodeRule } from './rule-line.ts'
import type { Rings } from './rule.ts'

/** Tells what is known about the coverage of one unit: a service_at_location, or a service by itself. */
export type CoverageOf = (unit: number) => Verdict | 'no-area'

/** Which units an answer keeps: those that cover, those without an area, and unless settings say otherwise the unknown. */
export async function cover(
  reader: Reader,
  manifest: CoverageManifest,
  question: Question,
): Promise<(unit: number) => boolean> {
  const coverageOf = await judgeUnits(reader, manifest, question)
  const keepsUnknown = manifest.settings.unknown === 'include'
  return (unit) => {
    const verdict = coverageOf(unit)
    return verdict === 'unknown' ? keepsUnknown : verdict !== 'no'
  }
}

/** Judges all units about one question. Each rule is judged once, and each set of rules once. */
export async function judgeUnits(
  reader: Reader,
  manifest: CoverageManifest,
  question: Question,
): Promise<CoverageOf> {
  if (manifest.units === 0) return () => 'no-area'
  const index = decodeAreaIndex(await reader(AREA_INDEX))
  const rules = index.rules.split('\n').map(decodeRule)
  const shapes = await readShapes(reader, index, rules.filter(needsShape(question)))
  const verdicts = rules.map((rule) => judgeStored(rule, question, shapes))
  const sets = Array.from({ length: index.starts.length - 1 }, (_, set) => {
    const numbers = index.numbers.subarray(index.starts[set], index.starts[set + 1])
    return judgeAll(Array.from(numbers, (number) => verdicts[number] ?? 'unknown'))
  })
  return (unit) => sets[index.sets[unit] ?? 0] ?? 'no-area'
}

type Shapes = ReadonlyMap<number, readonly Rings[]>

/** Only a polygon whose box holds the point has to be looked at. */
const needsShape =
  ({ point }: Question) =>
  (rule: StoredRule) =>
    rule.kind === 'polygon' && point !== undefined && boxHolds(rule.box, point)

async function readShapes(
  reader: Reader,
  { polygons }: AreaIndex,
  rules: readonly StoredRule[],
): Promise<Shapes> {
  const files = new Set(rules.flatMap((rule) => (rule.kind === 'polygon' ? [rule.file] : [])))
  return new Map(
    await Promise.all(
      [...files].map(async (file) => {
        const bytes = file === INSIDE ? polygons : await reader(polygonPath(file))
        return [file, decodePolygons(bytes)] as const
      }),
    ),
  )
}

function judgeStored(rule: StoredRule, question: Question, shapes: Shapes): Verdict {
  if (rule.kind !== 'polygon') return judge(rule, question)
  const { box, file, index } = rule
  return judge({ kind: 'polygon', box, rings: shapes.get(file)?.[index] ?? [] }, question)
}
