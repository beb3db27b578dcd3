import type { Document } from '../../hsds/types.ts'
import type { ColumnName } from '../../parameters/filters.ts'

/** The value of each column in a service; NaN, which never matches, when the service has none. */
const values: { readonly [N in ColumnName]: (service: Document<'service'>) => number } = {
  minimum_age: ({ minimum_age }) => minimum_age ?? NaN,
  maximum_age: ({ maximum_age }) => maximum_age ?? NaN,
  last_modified: ({ last_modified }) => Date.parse(last_modified ?? ''),
}

/** The columns, in the order of their files in the index. */
export const columnNames = Object.keys(values) as readonly ColumnName[]

/** The values of a service, in the order of `columnNames`. */
export const columnValues = (service: Document<'service'>): readonly number[] =>
  columnNames.map((name) => values[name](service))
