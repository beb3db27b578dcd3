import { LEVELS, type Level } from '../../countries/gb/gss.ts'
import type { Land } from '../../countries/gb/lands.ts'
import type { IndexFile } from './index-file.ts'
import { packPolygons } from './polygon-file.ts'
import type { PolygonRule, Rule } from './coverage-rule.ts'

/** The rules of a directory, inverted so that a query reads only what concerns it: from each postcode or code to its rules. */
export interface RuleTable {
  /** For each rule its kind: `UNKNOWN`, `POLYGON`, `POSTCODES`, or `CODES` plus the bits of its levels. */
  readonly kinds: Uint8Array
  /**
   * Lines of a term and the numbers of its rules, sorted, each after a line feed:
   *
   *     ↵BS3⇥4 7            postcodes
   *     ↵E06000023⇥1 2      codes inside a rule
   *     ↵~E06000066⇥3       codes that touch one
   *     ↵@E92000001⇥0 1 2   nations and islands in which polygons and codes may be
   */
  readonly terms: string
  /** Seven numbers per polygon: rule, file, position in the file, and west, south, east, north in 0.00001 degrees. */
  readonly boxes: Int32Array
  /** The polygons of a small directory, as one polygon file; empty when they have files of their own. */
  readonly polygons: Uint8Array
}

export const UNKNOWN = 0
export const POLYGON = 1
export const POSTCODES = 2
export const CODES = 128
export const BOX_NUMBERS = 7

/** Levels as bits. A query with all bits of a rule can exclude it. */
export const bitsOf = (levels: readonly Level[]): number =>
  levels.reduce((bits, level) => bits | (1 << LEVELS.indexOf(level)), 0)

/** Inverts rules, and divides polygons among files. `landsOf` are the nations and islands that a rule may cover a part of. */
export function encodeRules(
  rules: readonly Rule[],
  landsOf: (rule: Rule) => readonly Land[],
): RuleTable & { readonly files: readonly IndexFile[] } {
  const polygons = rules.filter((rule): rule is PolygonRule => rule.kind === 'polygon')
  const { places, inside = '', files } = packPolygons(polygons, rules.length)
  const numbers = [...rules.keys()].filter((number) => rules[number]?.kind === 'polygon')
  const boxes = polygons.flatMap(({ box }, at) => [
    numbers[at] ?? 0,
    places[at]?.file ?? 0,
    places[at]?.index ?? 0,
    ...box.map((degrees) => Math.round(degrees * 1e5)),
  ])
  return {
    kinds: Uint8Array.from(rules, kindOf),
    terms: termsOf(rules, landsOf),
    boxes: Int32Array.from(boxes),
    polygons: new TextEncoder().encode(inside),
    files,
  }
}

function kindOf(rule: Rule): number {
  switch (rule.kind) {
    case 'unknown':
      return UNKNOWN
    case 'polygon':
      return POLYGON
    case 'postcodes':
      return POSTCODES
    case 'codes':
      return CODES + bitsOf(rule.levels)
  }
}

function termsOf(rules: readonly Rule[], landsOf: (rule: Rule) => readonly Land[]): string {
  const numbers = new Map<string, number[]>()
  for (const [number, rule] of rules.entries())
    for (const term of [...termsIn(rule), ...landsOf(rule).map((land) => `@${land}`)]) {
      const found = numbers.get(term)
      if (found) found.push(number)
      else numbers.set(term, [number])
    }
  return [...numbers]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, found]) => `\n${term}\t${found.join(' ')}`)
    .join('')
    .concat('\n')
}

function termsIn(rule: Rule): readonly string[] {
  if (rule.kind === 'postcodes') return rule.postcodes
  if (rule.kind === 'codes') return [...rule.inside, ...rule.touching.map((code) => `~${code}`)]
  return []
}
