import type { Question } from './question.ts'
import { type Postcode, formatPostcode, partsOf } from '../places/postcode.ts'
import { BOX_NUMBERS, CODES, POSTCODES, type RuleTable, UNKNOWN, bitsOf } from './rule-table.ts'

/** Verdicts as numbers: of several that concern the same thing, the largest counts. */
export const NO = 0
export const DOUBT = 1
export const YES = 2

/** A polygon that has to be looked at, as its box holds the point. */
export interface NearPolygon {
  readonly rule: number
  readonly file: number
  readonly index: number
}

/**
 * Judges all rules about one question, looking only at those that it touches. Polygons whose box
 * holds the point are left in doubt, and told of.
 */
export function judgeRules(
  table: RuleTable,
  question: Question,
): { readonly verdicts: Uint8Array; readonly near: readonly NearPolygon[] } {
  const verdicts = beforehand(table, question)
  const raise = (numbers: Iterable<number>, verdict: number) => {
    for (const number of numbers) verdicts[number] = Math.max(verdicts[number] ?? NO, verdict)
  }
  const { postcode, codes } = question
  if (postcode) {
    for (const part of partsOf(postcode)) raise(rulesOf(table, part), YES)
    raise(rulesUnder(table, postcode), DOUBT)
  }
  for (const code of codes?.possible ?? []) {
    raise(rulesOf(table, code), codes?.certain.includes(code) ? YES : DOUBT)
    raise(rulesOf(table, `~${code}`), DOUBT)
  }
  const near = [...polygonsAround(table, question)]
  raise(
    near.map(({ rule }) => rule),
    DOUBT,
  )
  return { verdicts, near }
}

/** What is to be said of a rule that nothing speaks for. */
function beforehand({ kinds }: RuleTable, { postcode, point, codes }: Question): Uint8Array {
  const known = bitsOf(codes?.levels ?? [])
  return kinds.map((kind) => {
    if (kind === UNKNOWN) return DOUBT
    if (kind === POSTCODES) return postcode ? NO : DOUBT
    if (kind < CODES) return point ? NO : DOUBT
    const levels = kind - CODES
    return codes && (levels & known) === levels ? NO : DOUBT
  })
}

/** The rules that a term stands in. */
function rulesOf({ terms }: RuleTable, term: string): readonly number[] {
  const at = terms.indexOf(`\n${term}\t`)
  return at < 0 ? [] : numbersAt(terms, at + term.length + 2)
}

const numbersAt = (terms: string, start: number) =>
  terms.slice(start, terms.indexOf('\n', start)).split(' ').map(Number)

/** The rules that list a part of what was asked about: `BS1 5` when it was `BS1`. Nobody asks about the whole of `BS`. */
function* rulesUnder({ terms }: RuleTable, postcode: Postcode): Generator<number> {
  if (postcode.kind === 'unit') return
  const whole = formatPostcode(postcode)
  const start = `\n${whole}${postcode.kind === 'outcode' ? ' ' : ''}`
  for (let at = terms.indexOf(start); at >= 0; at = terms.indexOf(start, at + 1))
    yield* numbersAt(terms, terms.indexOf('\t', at) + 1)
}

function* polygonsAround({ boxes }: RuleTable, { point }: Question): Generator<NearPolygon> {
  if (!point) return
  const [north, east] = [point.latitude * 1e5, point.longitude * 1e5]
  const number = (at: number) => boxes[at] ?? 0
  for (let at = 0; at < boxes.length; at += BOX_NUMBERS) {
    if (east < number(at + 3) - SLACK || east > number(at + 5) + SLACK) continue
    if (north < number(at + 4) - SLACK || north > number(at + 6) + SLACK) continue
    yield { rule: number(at), file: number(at + 1), index: number(at + 2) }
  }
}

/**
 * Multiplying degrees is not exact; what lies on the edge of a box is left to the polygon itself.
 */
const SLACK = 1e-6
