import { booleanPointInPolygon } from '@turf/turf'
import { readCoverage, containsPoint } from '../../src/coverage/coverage-mask.ts'
import type { CoverageManifest } from '../../src/coverage/coverage-manifest.ts'
import type { CoverageQuery } from '../../src/coverage/coverage-query.ts'
import { encodeRules } from '../../src/coverage/format/rule-table.ts'
import { judgeRules } from '../../src/coverage/rule-verdicts.ts'
import type { Rule } from '../../src/coverage/format/coverage-rule.ts'
import { landsOfRule } from '../../src/coverage/rule-lands.ts'
import { landsOf } from '../../src/countries/gb/lands.ts'
import { formatPostcode, partsOf } from '../../src/countries/postcode.ts'
import type { Reader } from '../../src/search/read/reader.ts'

export type Verdict = 'yes' | 'no' | 'unknown'
/** The verdicts, in the order of their numbers. */
export const WORDS = ['no', 'unknown', 'yes'] as const

/** The verdict on one rule. */
export function judge(rule: Rule, query: CoverageQuery): Verdict {
  const { verdicts, candidates } = judgeRules(encodeRules([rule], landsOfRule), query)
  if (candidates.length > 0 && rule.kind === 'polygon' && query.point)
    return containsPoint(rule.rings, query.point) ? 'yes' : 'no'
  return WORDS[verdicts[0]!]!
}

/** An oracle: the verdict on one rule, from the rule itself. */
export function judgeNaively(rule: Rule, { postcode, point, codes }: CoverageQuery): Verdict {
  const own = postcode && landsOf(postcode)
  const atMost = !own || landsOfRule(rule).some((land) => own.includes(land)) ? 'unknown' : 'no'
  if (rule.kind === 'polygon') {
    if (!point) return atMost
    const coordinates = rule.rings as number[][][][]
    const polygons = { type: 'MultiPolygon', coordinates } as const
    return booleanPointInPolygon([point.longitude, point.latitude], polygons) ? 'yes' : 'no'
  }
  if (rule.kind === 'codes') {
    if (!codes) return atMost
    const { inside, touching, levels } = rule
    const isIn = (part: readonly string[]) => inside.some((code) => part.includes(code))
    if (codes.parts.length > 0 && codes.parts.every(isIn)) return 'yes'
    if (codes.parts.flat().some((code) => [...inside, ...touching].includes(code))) return 'unknown'
    return levels.every((level) => codes.levels.includes(level)) ? 'no' : atMost
  }
  if (rule.kind === 'unknown' || !postcode) return 'unknown'
  if (rule.postcodes.some((listed) => partsOf(postcode).includes(listed))) return 'yes'
  // Only a part of `BS1` is in `BS1 5`.
  const whole = formatPostcode(postcode)
  const isPart = {
    unit: () => false,
    sector: (listed: string) => listed.startsWith(whole),
    outcode: (listed: string) => listed.startsWith(`${whole} `),
    area: () => false,
  }[postcode.kind]
  return rule.postcodes.some(isPart) ? 'unknown' : 'no'
}

/** The verdict on each offering, from the masks with unknown areas included and excluded. */
export async function explainCover(
  reader: Reader,
  manifest: CoverageManifest,
  query: CoverageQuery,
): Promise<(offering: number) => Verdict | 'no-area'> {
  const bodies = new Map<string, ReturnType<Reader>>()
  const once: Reader = (path) => {
    if (!bodies.has(path)) bodies.set(path, reader(path))
    return bodies.get(path)!
  }
  const maskWith = async (unknown: 'include' | 'exclude') => {
    const settings = { ...manifest.settings, unknown }
    return (await readCoverage(once, { ...manifest, settings }, query)).masks?.offerings
  }
  const [all, certain] = [await maskWith('include'), await maskWith('exclude')]
  if (!all || !certain) return () => 'no-area'
  return (offering) => {
    const set = all.codes[offering]!
    // Set 0 is the empty set.
    if (set === 0) return 'no-area'
    return certain.passes[set] ? 'yes' : all.passes[set] ? 'unknown' : 'no'
  }
}
