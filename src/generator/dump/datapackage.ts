import { entities } from '../../hsds/entities.ts'
import type { Field } from '../../hsds/field.ts'
import type { ExtensionField, Settings } from '../../record/settings/settings.ts'
import { extensionsOf } from '../../feed/extensions.ts'
import type { Column, TablePlan } from './tables.ts'

/** The settings that decide about a package. Plain data. */
export type PackageSettings = Pick<
  Settings,
  'title' | 'description' | 'licence' | 'publisher' | 'base_url' | 'extensions' | 'private_fields'
>

/** Those settings alone, because they are sent to another thread. */
export const packageSettingsOf = ({
  title,
  description,
  licence,
  publisher,
  base_url,
  extensions,
  private_fields,
}: Settings): PackageSettings => ({
  title,
  ...(description !== undefined && { description }),
  ...(licence !== undefined && { licence }),
  ...(publisher && { publisher }),
  ...(base_url !== undefined && { base_url }),
  extensions,
  private_fields,
})

/** The description of a package, datapackage.json (https://specs.frictionlessdata.io/tabular-data-package/). */
export function composeDatapackage(
  { title, description, licence, publisher, base_url, extensions }: PackageSettings,
  tables: readonly TablePlan[],
): object {
  const own = extensionsOf(extensions) as Readonly<Record<string, ExtensionField>>
  const present = new Set<string>(tables.map(({ entity }) => entity))
  return {
    profile: 'tabular-data-package',
    name: 'hsds-csv',
    title,
    ...(description && { description }),
    ...(base_url && { homepage: base_url }),
    ...(licence && { licenses: [{ path: licence }] }),
    ...(publisher?.name && {
      contributors: [
        { title: publisher.name, role: 'publisher', ...(publisher.url && { path: publisher.url }) },
      ],
    }),
    resources: tables.map(({ entity, file, columns }) => ({
      profile: 'tabular-data-resource',
      name: entity,
      path: file,
      description: entities[entity].description,
      format: 'csv',
      mediatype: 'text/csv',
      encoding: 'utf-8',
      schema: {
        fields: columns.map((column) => fieldOf(column, own)),
        primaryKey: 'id',
        ...foreignKeysOf(entity, columns, present),
      },
    })),
  }
}

/** A Table Schema has at least one foreign key, or no list of them. */
function foreignKeysOf(entity: string, columns: readonly Column[], present: ReadonlySet<string>) {
  const foreignKeys = columns.flatMap(({ name, field: { links = '' } = {} }) => {
    const resource = links === entity ? '' : links
    return present.has(links) ? [{ fields: name, reference: { resource, fields: 'id' } }] : []
  })
  return foreignKeys.length > 0 ? { foreignKeys } : {}
}

function fieldOf({ name, field }: Column, own: Readonly<Record<string, ExtensionField>>): object {
  const { enum: choices, ...said } = own[name] ?? { type: 'string' }
  const card: Partial<Field> = field ?? {}
  const { required, integer, minimum, maximum, values = choices } = card
  const { title, type, format, description } = { ...said, ...card }
  const constraints = {
    ...(required && { required }),
    ...(values?.length && { enum: values }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
  }
  return {
    name,
    ...(title && { title }),
    ...typeOf(integer ? 'integer' : type, format),
    ...(description && { description }),
    ...(Object.keys(constraints).length > 0 && { constraints }),
  }
}

/** The type and format of a Table Schema (https://specs.frictionlessdata.io/table-schema/). */
function typeOf(type: string, format: string | undefined): object {
  if (format === 'uuid' || format === 'uri' || format === 'email') return { type, format }
  if (format === 'date' || format === 'time') return { type: format }
  // A date and time has a fraction of a second, which the format of a Table Schema has not.
  return format === 'date-time' ? { type: 'datetime', format: 'any' } : { type }
}
