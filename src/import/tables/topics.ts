import { fold } from '../model/fold.ts'
import type { Table } from '../model/table.ts'

/** The columns of a list of topics as a table of terms has them. */
const COLUMNS: Readonly<Record<string, string>> = {
  ...{
    id: 'id',
    name: 'name',
    topic: 'name',
    term: 'name',
    parent: 'parent_id',
    broader: 'parent_id',
  },
  ...{ description: 'description', definition: 'description', code: 'code', notation: 'code' },
  ...{ uri: 'term_uri', term_uri: 'term_uri', language: 'language', taxonomy: 'taxonomy' },
}

/** A table of terms, if each column is one of a list of topics and one says where a topic stands or what others call it. */
export function topicsIn({ headers, rows }: Table): Table | undefined {
  const names = headers.map((header) => COLUMNS[fold(header)])
  const has = (...some: readonly string[]) => some.some((name) => names.includes(name))
  const isList = names.every((name, i) => name !== undefined && names.indexOf(name) === i)
  if (!isList || !has('name') || !has('parent_id', 'code', 'term_uri')) return undefined
  return { name: 'taxonomy_terms', headers: names as string[], rows }
}
