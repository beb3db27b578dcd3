import { landsOf } from '../countries/gb/lands.ts'
import { type Postcode, formatPostcode, partsOf } from '../countries/postcode.ts'
import type { CodeLists } from './gazetteer/area-codes.ts'
import type { CoverageQuery } from './coverage-query.ts'
import {
  BOX_NUMBERS,
  CODES,
  POSTCODES,
  type RuleTable,
  UNKNOWN,
  bitsOf,
} from './format/rule-table.ts'

/** True when a rule covers a place. When several verdicts concern the same thing, the highest counts. */
export const NO = 0
export const MAYBE = 1
export const YES = 2

/** A polygon whose bounding box contains the point, so that the polygon has to be tested. */
export interface PolygonCandidate {
  readonly rule: number
  readonly file: number
  readonly index: number
}

/** Judges all rules for one query. Leaves polygons around the point at `MAYBE`, and returns them as candidates. */
export function judgeRules(
  table: RuleTable,
  query: CoverageQuery,
): { readonly verdicts: Uint8Array; readonly candidates: readonly PolygonCandidate[] } {
  const verdicts = defaultVerdicts(table, query)
  const raise = (numbers: Iterable<number>, verdict: number) => {
    for (const number of numbers) verdicts[number] = Math.max(verdicts[number] ?? NO, verdict)
  }
  const { postcode, codes } = query
  if (postcode) {
    for (const part of partsOf(postcode)) raise(rulesOf(table, part), YES)
    raise(rulesUnder(table, postcode), MAYBE)
  }
  for (const [rule, isCertain] of judgeCodes(table, codes?.parts ?? []))
    raise([rule], isCertain ? YES : MAYBE)
  const candidates = [...polygonsAround(table, query)]
  raise(
    candidates.map(({ rule }) => rule),
    MAYBE,
  )
  return { verdicts, candidates }
}

/**
 * The verdict on each rule if nothing in the query matches it. Polygons and codes in another nation than the postcode, or on
 * another island, do not cover it, however little is known of it.
 */
function defaultVerdicts(table: RuleTable, { postcode, point, codes }: CoverageQuery): Uint8Array {
  const known = bitsOf(codes?.levels ?? [])
  let near: ReadonlySet<number> | undefined
  function mayCover(rule: number): boolean {
    if (!postcode) return true
    near ??= new Set(landsOf(postcode).flatMap((land) => rulesOf(table, `@${land}`)))
    return near.has(rule)
  }
  return table.kinds.map((kind, rule) => {
    if (kind === UNKNOWN) return MAYBE
    if (kind === POSTCODES) return postcode ? NO : MAYBE
    const levels = kind - CODES
    const isKnown = kind < CODES ? point : codes && (levels & known) === levels
    return isKnown || !mayCover(rule) ? NO : MAYBE
  })
}

/** The rules that concern some part of a postcode, and whether every part is inside: a border may run through a postcode. */
function judgeCodes(table: RuleTable, parts: CodeLists): Map<number, boolean> {
  const counts = new Map<number, number>()
  const codes = [...new Set(parts.flat())]
  const inside = new Map(codes.map((code) => [code, rulesOf(table, code)]))
  for (const part of parts)
    for (const rule of new Set(part.flatMap((code) => inside.get(code) ?? [])))
      counts.set(rule, (counts.get(rule) ?? 0) + 1)
  for (const rule of codes.flatMap((code) => rulesOf(table, `~${code}`)))
    counts.set(rule, counts.get(rule) ?? 0)
  return new Map([...counts].map(([rule, count]) => [rule, count === parts.length]))
}

/** The rules that have a term. */
function rulesOf({ terms }: RuleTable, term: string): readonly number[] {
  const at = terms.indexOf(`\n${term}\t`)
  return at < 0 ? [] : numbersAt(terms, at + term.length + 2)
}

const numbersAt = (terms: string, start: number) =>
  terms.slice(start, terms.indexOf('\n', start)).split(' ').map(Number)

/** The rules that have a part of the postcode: `BS1 5` when the query is for `BS1`. No query is for a whole area, such as `BS`. */
function* rulesUnder({ terms }: RuleTable, postcode: Postcode): Generator<number> {
  if (postcode.kind === 'unit') return
  const whole = formatPostcode(postcode)
  const start = `\n${whole}${postcode.kind === 'outcode' ? ' ' : ''}`
  for (let at = terms.indexOf(start); at >= 0; at = terms.indexOf(start, at + 1))
    yield* numbersAt(terms, terms.indexOf('\t', at) + 1)
}

function* polygonsAround(
  { boxes }: RuleTable,
  { point }: CoverageQuery,
): Generator<PolygonCandidate> {
  if (!point) return
  const [north, east] = [point.latitude * 1e5, point.longitude * 1e5]
  const number = (at: number) => boxes[at] ?? 0
  for (let at = 0; at < boxes.length; at += BOX_NUMBERS) {
    if (east < number(at + 3) - SLACK || east > number(at + 5) + SLACK) continue
    if (north < number(at + 4) - SLACK || north > number(at + 6) + SLACK) continue
    yield { rule: number(at), file: number(at + 1), index: number(at + 2) }
  }
}

/** Multiplying degrees is not exact, so a point at the edge of a box is left to the polygon. */
const SLACK = 1e-6
