import type { Document } from '../../hsds/types.ts'
import { codeIn, codeInAddress } from '../../countries/gb/gss.ts'
import { nationNamed } from '../../countries/gb/nation.ts'
import type { Country } from '../../countries/countries.ts'
import { composeCodes } from './composition.ts'
import { type ExtentProblem, parseExtent } from './extent.ts'
import type { NameFinder } from './place-names.ts'
import { readPostcodeList } from './postcode-list.ts'
import type { Rule } from '../format/coverage-rule.ts'

/** Why an area cannot be judged. */
export type UnknownReason =
  | ExtentProblem
  /** The code is of a kind of area, or of an age, that the postcode file does not know. */
  | 'unknown-code'
  /** Codes and names of areas can be judged only when a postcode file was ingested. */
  | 'no-postcode-file'
  /** Several areas have that name. */
  | 'ambiguous-name'
  /** It is named a local area, and its code is that of whole nations. */
  | 'contradiction'
  | 'free-text'

/** A service area that is ready to be judged, and how it was read. */
export interface CompiledArea {
  readonly rule: Rule
  /** The form that decided: the first of these that the area has. */
  readonly by: 'polygon' | 'code' | 'nation' | 'postcodes' | 'name' | 'unknown'
  readonly reason?: UnknownReason
}

/** The context for compiling service areas. */
export interface AreaContext {
  readonly countries: readonly Country[]
  /** True when an ingested file says which codes a postcode has. */
  readonly hasCodes: boolean
  /** True when that file knows a code; absent when the file is only a part of a source. */
  readonly knowsCode?: (code: string) => boolean
  readonly findName: NameFinder
}

/**
 * Turns a published service area into a rule, by polygon, code, nation, postcodes or name, in this order. A form that cannot
 * be judged gives way to the next. If none can be judged, the reason is that of the first.
 */
export function compileArea(area: Document<'service_area'>, context: AreaContext): CompiledArea {
  const attempts = [compileExtent, compileCode, compileNation, compilePostcodes, compileName]
  let reason: UnknownReason | undefined
  for (const attempt of attempts) {
    const compiled = attempt(area, context)
    if (compiled && compiled.by !== 'unknown') return compiled
    reason ??= compiled?.reason
  }
  return unknown(reason ?? (area.extent_type === 'geojson' ? 'bad-extent' : 'free-text'))
}

const unknown = (reason: UnknownReason): CompiledArea => ({
  rule: { kind: 'unknown' },
  by: 'unknown',
  reason,
})

/** The texts that may say which area it is: the extent, which need not be GeoJSON, and the names. */
const textsOf = ({ extent, name, service_area }: Document<'service_area'>) =>
  [extent, name, service_area].filter((text) => text !== undefined)

function compileExtent({ extent }: Document<'service_area'>): CompiledArea | undefined {
  const parsed = extent === undefined ? undefined : parseExtent(extent)
  if (!parsed) return undefined
  return 'rule' in parsed ? { ...parsed, by: 'polygon' } : unknown(parsed.problem)
}

const WHOLE_NATIONS = /^[EWSNK](92|02|03|04)/
const LOCAL = /^(local|local area|regional|region|neighbourhood)$/i

function compileCode(area: Document<'service_area'>, context: AreaContext) {
  const texts = textsOf(area)
  const code = (area.uri && codeInAddress(area.uri)) || texts.map(codeIn).find((found) => found)
  if (!code) return undefined
  if (WHOLE_NATIONS.test(code) && LOCAL.test(area.name?.trim() ?? ''))
    return unknown('contradiction')
  return ruleOfCode(code, 'code', context)
}

function ruleOfCode(
  code: string,
  by: 'code' | 'nation' | 'name',
  context: AreaContext,
): CompiledArea {
  const rule = composeCodes(code)
  if (!rule) return unknown('unknown-code')
  if (rule.levels.some((level) => level !== 'country')) {
    if (!context.hasCodes) return unknown('no-postcode-file')
    const { knowsCode } = context
    if (knowsCode && ![...rule.inside, ...rule.touching].some(knowsCode))
      return unknown('unknown-code')
  }
  return { rule, by }
}

function compileNation(area: Document<'service_area'>, context: AreaContext) {
  const nation = textsOf(area)
    .map(nationNamed)
    .find((found) => found)
  return nation && ruleOfCode(nation, 'nation', context)
}

function compilePostcodes(
  area: Document<'service_area'>,
  { countries }: AreaContext,
): CompiledArea | undefined {
  const postcodes = textsOf(area)
    .map((text) => readPostcodeList(text, countries))
    .find((found) => found)
  return postcodes && { rule: { kind: 'postcodes', postcodes }, by: 'postcodes' }
}

function compileName(area: Document<'service_area'>, context: AreaContext) {
  const found = textsOf(area)
    .map(context.findName)
    .find((name) => name)
  if (!found) return undefined
  return 'code' in found ? ruleOfCode(found.code, 'name', context) : unknown(found.problem)
}
