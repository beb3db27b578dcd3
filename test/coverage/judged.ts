import { booleanPointInPolygon } from '@turf/turf'
import { readCoverageMask, containsPoint } from '../../src/coverage/coverage-mask.ts'
import type { CoverageManifest } from '../../src/coverage/manifest.ts'
import type { CoverageQuery } from '../../src/coverage/coverage-query.ts'
import { encodeRules } from '../../src/coverage/format/rule-table.ts'
import { judgeRules } from '../../src/coverage/rule-verdicts.ts'
import type { Rule } from '../../src/coverage/format/rule.ts'
import { formatPostcode, partsOf } from '../../src/places/postcode.ts'
import type { Reader } from '../../src/search/read/reader.ts'

export type Verdict = 'yes' | 'no' | 'unknown'
/** The verdicts, by their numbers. */
export const WORDS = ['no', 'unknown', 'yes'] as const

/** What is said of one rule. */
export function judge(rule: Rule, query: CoverageQuery): Verdict {
  const { verdicts, candidates } = judgeRules(encodeRules([rule]), query)
  if (candidates.length > 0 && rule.kind === 'polygon' && query.point)
    return containsPoint(rule.rings, query.point) ? 'yes' : 'no'
  return WORDS[verdicts[0]!]!
}

/** The same, from the rule itself in the simplest way. */
export function judgeNaively(rule: Rule, { postcode, point, codes }: CoverageQuery): Verdict {
  if (rule.kind === 'polygon') {
    if (!point) return 'unknown'
    const coordinates = rule.rings as number[][][][]
    const polygons = { type: 'MultiPolygon', coordinates } as const
    return booleanPointInPolygon([point.longitude, point.latitude], polygons) ? 'yes' : 'no'
  }
  if (rule.kind === 'codes') {
    if (!codes) return 'unknown'
    const { inside, touching, levels } = rule
    if (inside.some((code) => codes.certain.includes(code))) return 'yes'
    if (codes.possible.some((code) => [...inside, ...touching].includes(code))) return 'unknown'
    return levels.every((level) => codes.levels.includes(level)) ? 'no' : 'unknown'
  }
  if (rule.kind === 'unknown' || !postcode) return 'unknown'
  if (rule.postcodes.some((listed) => partsOf(postcode).includes(listed))) return 'yes'
  // `BS1` is only in part under `BS1 5`.
  const whole = formatPostcode(postcode)
  const isPart = {
    unit: () => false,
    sector: (listed: string) => listed.startsWith(whole),
    outcode: (listed: string) => listed.startsWith(`${whole} `),
    area: () => false,
  }[postcode.kind]
  return rule.postcodes.some(isPart) ? 'unknown' : 'no'
}

/** What is known about the coverage of units, told from which of them are kept with the unknown and without. */
export async function explainCover(
  reader: Reader,
  manifest: CoverageManifest,
  query: CoverageQuery,
): Promise<(unit: number) => Verdict | 'no-area'> {
  const bodies = new Map<string, ReturnType<Reader>>()
  const once: Reader = (path) => {
    if (!bodies.has(path)) bodies.set(path, reader(path))
    return bodies.get(path)!
  }
  const keptWith = (unknown: 'include' | 'exclude') =>
    readCoverageMask(once, { ...manifest, settings: { ...manifest.settings, unknown } }, query)
  const [all, certain] = [await keptWith('include'), await keptWith('exclude')]
  if (!all || !certain) return () => 'no-area'
  return (unit) => {
    const set = all.codes[unit]!
    // The first set of rules is the empty one.
    if (set === 0) return 'no-area'
    return certain.passes[set] ? 'yes' : all.passes[set] ? 'unknown' : 'no'
  }
}
