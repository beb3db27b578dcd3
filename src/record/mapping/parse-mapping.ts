import { didYouMean, suggest } from '../../text/suggest.ts'
import { type Raw, type RawObject, isRawObject } from '../yaml/raw.ts'
import { resolvePath } from './paths.ts'
import { KEYS, READERS_OF_CELLS, type Rule, WORDS, readRule } from './rule.ts'
import { targets } from './targets.ts'

/** A line of a mapping that cannot be followed, and what to write there. */
export interface MappingProblem {
  /** The keys that lead to it, from the mapping. */
  readonly path: readonly string[]
  readonly message: string
  readonly hint: string
}

type Rules = readonly (readonly [column: string, rule: Rule])[]

export interface ParsedMapping {
  /** The rules of columns, in the order of the mapping. */
  readonly rules: Rules
  /** Those of single sheets: below the name of a sheet, there are columns. */
  readonly sheets: ReadonlyMap<string, Rules>
  readonly problems: readonly MappingProblem[]
}

/** The rules of a mapping. Lines that lead nowhere are problems. */
export function parseMapping(mapping: RawObject): ParsedMapping {
  const sheets = new Map<string, Rules>()
  const problems: MappingProblem[] = []
  const rulesIn = (columns: RawObject, path: readonly string[]) =>
    Object.entries(columns).flatMap(([column, raw]): Rules => {
      if (path.length === 0 && isSheet(raw)) {
        sheets.set(column, rulesIn(raw, [column]))
        return []
      }
      const rule = readRule(raw)
      const wrong = problemOf(raw, rule)
      if (wrong) problems.push({ path: [...path, column], ...wrong })
      return !wrong && rule ? [[column, rule]] : []
    })
  const rules = rulesIn(mapping, [])
  return { rules, sheets, problems }
}

/** True for the part of a mapping that is about one sheet: its values are rules, not the keys of a rule. */
const isSheet = (raw: Raw): raw is RawObject =>
  isRawObject(raw) &&
  !('to' in raw) &&
  Object.keys(raw).length > 0 &&
  !Object.keys(raw).every((key) => (KEYS as readonly string[]).includes(key))

/** True for a target of a mapping of rows that are services. */
export const isTarget = (to: string): boolean =>
  (WORDS as readonly string[]).includes(to) || resolvePath('service', to) !== undefined

function problemOf(
  raw: Raw,
  rule: Rule | undefined,
): Pick<MappingProblem, 'message' | 'hint'> | undefined {
  if (!rule)
    return {
      message: 'This line says no field.',
      hint: 'Write the name of a field, such as `name`, or `{ to: name }`.',
    }
  for (const to of [rule.to, ...(rule.also === undefined ? [] : [rule.also])])
    if (!isTarget(to))
      return { message: `There is no field \`${to}\`.`, hint: `${nearest(to)} ${LIST}`.trim() }
  const keys = isRawObject(raw) ? Object.keys(raw) : []
  const unknown = keys.find((key) => !(KEYS as readonly string[]).includes(key))
  if (unknown !== undefined)
    return {
      message: `A line of a mapping has no \`${unknown}\`.`,
      hint: `It may have ${list(KEYS)}.`,
    }
  return rule.read === undefined || READERS_OF_CELLS.includes(rule.read)
    ? undefined
    : {
        message: `There is no way to read a cell as \`${rule.read}\`.`,
        hint: `\`read\` may be ${list(READERS_OF_CELLS)}.`,
      }
}

const LIST = '`osd import --targets` lists every field.'
const list = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ')

/** The field that was probably meant: by its last part or another name of it, or one that is spelled alike. */
function nearest(to: string): string {
  const cards = targets()
  const last = to.toLowerCase().replace(/[^a-z0-9.]+/g, '_')
  const near =
    cards.find((card) => card.to.endsWith(`.${last}`) || card.aliases.includes(last))?.to ??
    suggest(
      to,
      cards.map((card) => card.to),
    )
  return near === undefined ? '' : didYouMean(near)
}
