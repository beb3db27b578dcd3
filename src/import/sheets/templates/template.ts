import { type Table, fold } from '../../read/table.ts'
import type { SheetMapping } from '../mapping.ts'
import { type ColumnRule, toTarget } from '../target.ts'
import { ownValue } from '../../../text/own-value.ts'

/** The sheet of a vendor or a standard, recognised by its headers. */
export interface Template {
  /** What it is, in words. */
  readonly name: string
  /** Headers, folded, that no other sheet has together. */
  readonly has: readonly string[]
  readonly columns: Readonly<Record<string, ColumnRule>>
  /** Columns whose names begin so, such as fields that a council added. */
  readonly starting?: Readonly<Record<string, ColumnRule>>
  readonly continues?: string
}

export const fits = ({ has }: Template, { headers }: Table): boolean => {
  const names = new Set(headers.map(fold))
  return has.every((name) => names.has(name))
}

/** The mapping of a template for a sheet. */
export function mappingOf(
  { columns, starting = {}, continues }: Template,
  { headers }: Table,
): SheetMapping {
  const rules = headers.flatMap((header) => {
    const name = fold(header)
    const start = Object.keys(starting).find((prefix) => name.startsWith(prefix))
    const rule = ownValue(columns, name) ?? (start === undefined ? undefined : starting[start])
    return rule === undefined ? [] : [[name, toTarget(rule)] as const]
  })
  return { columns: new Map(rules), ...(continues !== undefined && { continues }) }
}

/** A switch that says something when it is on. */
export const when = (to: string, words: string): ColumnRule => ({
  to,
  values: { true: words, yes: words, '1': words, y: words },
})
