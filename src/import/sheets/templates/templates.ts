import type { Table } from '../../read/table.ts'
import { councilAssets, councilHours } from './council-assets.ts'
import { dfe } from './dfe.ts'
import { openObjects } from './open-objects.ts'
import { openvcs } from './openvcs.ts'
import { outpost } from './outpost.ts'
import { type Template, fits } from './template.ts'

/** Every known sheet. Add a new one here. */
const TEMPLATES: readonly Template[] = [
  outpost,
  openObjects,
  councilAssets,
  councilHours,
  dfe,
  openvcs,
]

export const templateOf = (table: Table): Template | undefined =>
  TEMPLATES.find((template) => fits(template, table))
