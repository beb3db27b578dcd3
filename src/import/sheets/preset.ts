import { type Table, fold } from '../read/table.ts'
import type { SheetMapping } from './mapping.ts'
import councilAssets from './presets/council-assets.json' with { type: 'json' }
import councilHours from './presets/council-hours.json' with { type: 'json' }
import dfe from './presets/dfe.json' with { type: 'json' }
import openObjects from './presets/open-objects.json' with { type: 'json' }
import openvcs from './presets/openvcs.json' with { type: 'json' }
import outpost from './presets/outpost.json' with { type: 'json' }
import { type ColumnRule, toTarget } from './target.ts'
import { ownValue } from '../../text/own-value.ts'

/** The sheet of a vendor or a standard, recognised by its headers. */
export interface Preset {
  /** Its kind, in words. */
  readonly name: string
  /** Headers, folded, that no other sheet has together. */
  readonly has: readonly string[]
  readonly columns: Readonly<Record<string, ColumnRule>>
  /** Columns whose names begin so, such as fields that a council added. */
  readonly starting?: Readonly<Record<string, ColumnRule>>
  readonly continues?: string
  /** True when rows are services and organizations at once, each with the row above it as its parent. */
  readonly parents?: boolean
}

/** Every known sheet. Add a new one here. */
const PRESETS: readonly Preset[] = [outpost, openObjects, councilAssets, councilHours, dfe, openvcs]

export function presetOf({ headers }: Table): Preset | undefined {
  const names = new Set(headers.map(fold))
  return PRESETS.find(({ has }) => has.every((name) => names.has(name)))
}

/** The mapping of a preset for a sheet. */
export function mappingOf(
  { columns, starting = {}, continues }: Preset,
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
