import { type Rule, type WrittenRule, toRule } from '../../record/mapping/rule.ts'
import { ownValue } from '../../text/own-value.ts'
import { fold } from '../model/fold.ts'
import type { Table } from '../model/table.ts'
import airtable from './presets/airtable.json' with { type: 'json' }
import charityRegister from './presets/charity-register.json' with { type: 'json' }
import connectedPlaces from './presets/connected-places.json' with { type: 'json' }
import councilAssets from './presets/council-assets.json' with { type: 'json' }
import councilHours from './presets/council-hours.json' with { type: 'json' }
import dfe from './presets/dfe.json' with { type: 'json' }
import geojson from './presets/geojson.json' with { type: 'json' }
import jsonLd from './presets/json-ld.json' with { type: 'json' }
import openObjects from './presets/open-objects.json' with { type: 'json' }
import openvcs from './presets/openvcs.json' with { type: 'json' }
import outpost from './presets/outpost.json' with { type: 'json' }
import wordpress from './presets/wordpress.json' with { type: 'json' }

/** The sheet of a vendor or a standard, recognised by its headers. */
export interface Preset {
  /** Its kind, in words. */
  readonly name: string
  /** Headers, folded, that no other sheet has together. */
  readonly has: readonly string[]
  /** What its columns become; `name*` stands for all that begin so, such as fields that a council added. */
  readonly columns: Readonly<Record<string, WrittenRule>>
  /** The column with the id of a row that this row continues. */
  readonly continues?: string
  /** True when rows are services and organizations at once, each with the row above it as its parent. */
  readonly parents?: boolean
  /** True where people add columns of their own, so that a person has to see what becomes of them. */
  readonly isOpen: boolean
  /** What such a source is like: lines of CSV, or JSON. */
  readonly sample: unknown
}

/** Every known sheet. Add a new one here. */
export const PRESETS: readonly Preset[] = [
  ...[outpost, openObjects, councilAssets, councilHours, dfe, openvcs, connectedPlaces],
  ...[charityRegister, jsonLd, geojson, airtable, wordpress],
].map((preset) => ({ isOpen: false, ...preset }) as Preset)

export function presetOf({ headers }: Pick<Table, 'headers'>): Preset | undefined {
  const names = new Set([...headers, ...headers.map(fold)])
  return PRESETS.find(({ has }) => has.every((name) => names.has(name)))
}

/** What the columns of a sheet become by a preset, by their folded names. */
export function mappingOf({ columns }: Preset, { headers }: Table): ReadonlyMap<string, Rule> {
  const starts = Object.keys(columns).filter((name) => name.endsWith('*'))
  return new Map(
    headers.flatMap((header) => {
      const name = fold(header)
      const start = starts.find((prefix) => name.startsWith(prefix.slice(0, -1)))
      const rule = ownValue(columns, name) ?? (start === undefined ? undefined : columns[start])
      return rule === undefined ? [] : [[name, toRule(rule)] as const]
    }),
  )
}
