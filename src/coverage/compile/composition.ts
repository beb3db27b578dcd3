import { type Level, levelOf } from '../../countries/gb/gss.ts'
import type { CodesRule } from '../format/coverage-rule.ts'

/**
 * Areas and their parts: groups of nations, counties without a council, and the councils of reorganisations from 2012 to
 * 2025, which have new codes. `E09000001-33` is a range of codes. A postcode file may have either side: an old edition has
 * the parts, a new one the whole. An area with a single part is the same area under another code.
 */
const PARTS = `
  K02000001: E92000001 W92000004 S92000003 N92000002
  K03000001: E92000001 W92000004 S92000003
  K04000001: E92000001 W92000004
  E12000007: E09000001-33
  E11000001: E08000001-10
  E11000002: E08000011-15
  E11000003: E08000016-19
  E11000005: E08000025-31
  E11000006: E08000032-36
  E11000007: E08000020-24
  E08000037: E08000020
  E08000038: E08000016
  E08000039: E08000019
  E06000057: E06000048
  E07000240: E07000100
  E07000241: E07000104
  E07000242: E07000097
  E07000243: E07000101
  S12000047: S12000015
  S12000048: S12000024
  S12000049: S12000046
  S12000050: S12000044
  E06000058: E06000028 E06000029 E07000048
  E06000059: E07000049-53
  E10000009: E07000048-53
  E07000244: E07000205 E07000206
  E07000245: E07000201 E07000204
  E07000246: E07000190 E07000191
  E06000060: E07000004-7
  E10000002: E06000060
  E06000061: E07000150 E07000152 E07000153 E07000156
  E06000062: E07000151 E07000154 E07000155
  E10000021: E06000061 E06000062
  E06000063: E07000026 E07000028 E07000029
  E06000064: E07000027 E07000030 E07000031
  E10000006: E06000063 E06000064
  E06000065: E07000163-169
  E10000023: E06000065
  E06000066: E07000187-189 E07000246
  E10000027: E06000066
`

/**
 * Turns a GSS code into a rule, by comparing the smallest parts of areas. Undefined for a kind of area that no postcode file
 * knows.
 */
export function composeCodes(code: string): CodesRule | undefined {
  const table = readTable()
  const atoms = atomsOf(code, table)
  const levels = atoms.map(levelOf)
  if (levels.includes(undefined)) return undefined
  const others = [...new Set([...table.keys(), ...[...table.values()].flat()])]
  const related = others.filter((other) =>
    atomsOf(other, table).some((atom) => atoms.includes(atom)),
  )
  const isInside = (other: string) => atomsOf(other, table).every((atom) => atoms.includes(atom))
  const known = [...new Set([code, ...related])].filter((other) => levelOf(other)).sort()
  return {
    kind: 'codes',
    inside: known.filter(isInside),
    touching: known.filter((other) => !isInside(other)),
    levels: [...new Set(levels as Level[])],
  }
}

type Table = ReadonlyMap<string, readonly string[]>

const readTable = (): Table =>
  new Map(
    PARTS.trim()
      .split('\n')
      .map((line) => {
        const [whole = '', parts = ''] = line.trim().split(': ')
        return [whole, parts.split(' ').flatMap(codesIn)]
      }),
  )

/** The codes of a range, or one code. */
function codesIn(text: string): string[] {
  const [first = '', last] = text.split('-')
  if (last === undefined) return [first]
  const start = Number(first.slice(1))
  const stem = first.slice(0, -last.length)
  const end = Number((stem + last).slice(1))
  return Array.from(
    { length: end - start + 1 },
    (_, at) => first.charAt(0) + String(start + at).padStart(8, '0'),
  )
}

/** The smallest parts of an area, or its own code. */
const atomsOf = (code: string, table: Table): string[] => {
  const parts = table.get(code)
  return parts ? [...new Set(parts.flatMap((part) => atomsOf(part, table)))] : [code]
}
