import { type EntityName, byEntity, entityNames, fieldsOf } from '../../hsds/entities.ts'
import type { Settings } from '../../record/settings/settings.ts'
import { extensionsOf } from '../../feed/extensions.ts'
import type { Field } from '../../hsds/field.ts'

/** A table of the standard: one row for each thing of an entity. */
export interface TablePlan {
  readonly entity: EntityName
  /** The name of its file, as in the tabular package of HSDS 3.0. */
  readonly file: string
  readonly columns: readonly Column[]
}

export interface Column {
  readonly name: string
  /** Absent for a field of the directory's own. */
  readonly field?: Field
}

/** Every table of a package. */
export function planTables({
  private_fields,
  extensions,
}: Pick<Settings, 'private_fields' | 'extensions'>): readonly TablePlan[] {
  const own = Object.keys(extensionsOf(extensions))
  const hidden = new Set(private_fields)
  return entityNames.map((entity) => ({
    entity,
    file: `${FILES[entity]}.csv`,
    columns: [
      ...Object.entries(fieldsOf(entity)).flatMap(([name, field]) =>
        isColumn(field) && !hidden.has(`${entity}.${name}`) ? { name, field } : [],
      ),
      ...(entity === 'schedule' ? [{ name: 'osd_hours' }] : []),
      ...own.map((name) => ({ name })),
    ],
  }))
}

/** Nested things have rows of their own, and a repetition says nothing new. */
const isColumn = ({ type, repeats }: Field) =>
  type !== 'object' && type !== 'array' && repeats === undefined

const FILES = {
  ...byEntity((entity) => `${entity}s`),
  accessibility: 'accessibility',
  address: 'addresses',
  funding: 'funding',
  metadata: 'metadata',
  service_at_location: 'service_at_location',
  service_capacity: 'service_capacity',
  taxonomy: 'taxonomies',
  url: 'url',
}
