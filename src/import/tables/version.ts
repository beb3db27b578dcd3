import type { Table } from '../model/table.ts'
import { fold } from '../model/fold.ts'
import { CORE } from '../mapping/kinds.ts'
import { kindOf } from './table-kind.ts'

/** Whether tables are an HSDS package: the services and at least one of the records that they need. */
export function isPackage(tables: readonly Table[]): boolean {
  const kinds = new Set(tables.map(kindOf))
  return kinds.has('service') && CORE.filter((kind) => kinds.has(kind)).length >= 2
}

/** The version of a package, told by the names of its tables; what its description says is often wrong. */
export function versionOf(tables: readonly Table[]): string {
  const names = new Set(tables.map(({ name }) => fold(name)))
  const has = (...some: readonly string[]) => some.some((name) => names.has(name))
  if (has('url', 'urls', 'units', 'service_capacity', 'unit')) return '3.1'
  if (has('attributes', 'attribute', 'addresses', 'address', 'cost_options')) return '3.0'
  if (has('service_attributes', 'other_attributes', 'taxonomy_terms')) return '2.x'
  if (has('fees', 'interpretation_services')) return '1.0'
  return '1.x'
}
