import type { Level } from './gss.ts'
import type { Box } from './point.ts'
import type { CodesRule, PolygonRule, PostcodesRule, UnknownRule } from './rule.ts'

/** A polygon that lies elsewhere: the number of its file, and its place in that file. */
export interface StoredPolygon extends Pick<PolygonRule, 'kind' | 'box'> {
  readonly file: number
  readonly index: number
}

/** A rule as the index holds it. */
export type StoredRule = CodesRule | PostcodesRule | UnknownRule | StoredPolygon

/**
 * Writes a rule as one line, which costs the reader nothing until the rule is judged:
 *
 *     C⇥E06000023⇥⇥district             codes inside, codes touching, levels
 *     P⇥BS1,BS2,BS3 4                    postcodes
 *     G⇥0⇥12⇥-2.63,51.42,-2.58,51.45     file, place in it, box
 *     U                                  unknown
 */
export function encodeRule(rule: StoredRule): string {
  switch (rule.kind) {
    case 'codes':
      return ['C', rule.inside, rule.touching, rule.levels].join('\t')
    case 'postcodes':
      return ['P', rule.postcodes].join('\t')
    case 'polygon':
      return ['G', rule.file, rule.index, rule.box].join('\t')
    case 'unknown':
      return 'U'
  }
}

/** Reads the line that `encodeRule` wrote. */
export function decodeRule(line: string): StoredRule {
  const [letter, first = '', second = '', third = ''] = line.split('\t')
  switch (letter) {
    case 'C':
      return {
        kind: 'codes',
        inside: listIn(first),
        touching: listIn(second),
        levels: listIn(third) as Level[],
      }
    case 'P':
      return { kind: 'postcodes', postcodes: listIn(first) }
    case 'G':
      return {
        kind: 'polygon',
        file: Number(first),
        index: Number(second),
        box: listIn(third).map(Number) as unknown as Box,
      }
    default:
      return { kind: 'unknown' }
  }
}

const listIn = (text: string) => (text === '' ? [] : text.split(','))
