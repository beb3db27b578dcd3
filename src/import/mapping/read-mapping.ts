import { parseMapping } from '../../record/mapping/parse-mapping.ts'
import type { Rule } from '../../record/mapping/rule.ts'
import type { RawObject } from '../../record/yaml/raw.ts'
import { UserError } from '../../io/command/errors.ts'
import { fold } from '../model/fold.ts'

/** What columns become, by their folded names: in every sheet, and in the sheets that have a part of their own. */
export interface Mapping {
  readonly columns: ReadonlyMap<string, Rule>
  readonly sheets: ReadonlyMap<string, ReadonlyMap<string, Rule>>
  /** The columns whose values are written, as the mapping spells them. */
  readonly wanted: readonly string[]
}

/** Reads the `mapping` of a source; every wrong line is named. */
export function readMapping(mapping: RawObject): Mapping {
  const { rules, sheets, problems } = parseMapping(mapping)
  if (problems.length > 0)
    throw new UserError(
      `The mapping cannot be followed. ${problems
        .map(({ path, message, hint }) => `\`${path.at(-1)}\`: ${message} ${hint}`)
        .join(' ')}`,
    )
  return {
    columns: folded(rules),
    sheets: new Map([...sheets].map(([sheet, own]) => [fold(sheet), folded(own)])),
    wanted: [rules, ...sheets.values()].flatMap((some) =>
      some.flatMap(([column, { to }]) => (to === 'ignore' || to === 'internal' ? [] : [column])),
    ),
  }
}

/** Rules by the folded names of columns, and by `=` and the names as they are written, which tells `ID` from `id`. */
const folded = (rules: readonly (readonly [string, Rule])[]): ReadonlyMap<string, Rule> =>
  new Map(
    rules.flatMap(([column, rule]) => [
      [fold(column), rule] as const,
      [`=${column}`, rule] as const,
    ]),
  )

/** The rule of each column: of those that differ in case alone, only one that is spelled so has it. */
export const rulesFor = (
  headers: readonly string[],
  columns: ReadonlyMap<string, Rule>,
): readonly (Rule | undefined)[] =>
  headers.map((header) => {
    const name = fold(header)
    const isTwin = headers.some(
      (other) => other !== header && fold(other) === name && columns.has(`=${other}`),
    )
    return columns.get(`=${header}`) ?? (isTwin ? undefined : columns.get(name))
  })

/** The rules of a sheet. */
export const rulesOf = ({ columns, sheets }: Mapping, sheet: string): ReadonlyMap<string, Rule> =>
  new Map([...columns, ...(sheets.get(fold(sheet)) ?? [])])

/** The folded names of every column of a mapping. */
export const columnsIn = ({ columns, sheets }: Mapping): ReadonlySet<string> =>
  new Set([columns, ...sheets.values()].flatMap((rules) => [...rules.keys()]))
