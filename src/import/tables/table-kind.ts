import { ownValue } from '../../text/own-value.ts'
import { splitWords } from '../mapping/guesses.ts'
import { TABLE_KINDS, type TableKind } from '../mapping/kinds.ts'
import { isField, ruleFor } from '../mapping/vocabulary.ts'
import { isExtension } from '../model/extension-field.ts'
import { fold } from '../model/fold.ts'
import type { Table } from '../model/table.ts'
import { namesIn } from './column-names.ts'

/**
 * What the rows of a table are, by its name where its columns agree, or by its columns alone: the first is its own id with the kind
 * before it, such as `service_uuid`, and others begin so. Undefined for a table that is none of the standard.
 */
export function kindOf({ name, headers }: Pick<Table, 'name' | 'headers'>): TableKind | undefined {
  const named = ownValue(TABLE_KINDS, fold(name))
  // A `taxonomy` table holds terms in version 1, and taxonomies in version 3.
  const isOld = headers.some((header) => ['vocabulary', 'parent_id'].includes(fold(header)))
  const kind = named === 'taxonomy' && isOld ? 'taxonomy_term' : named
  return kind && isKnown(kind, headers) ? kind : prefixedKind(headers)
}

/** True when one of the columns is one of the kind, so that the name of the table is none by chance. */
const isKnown = (kind: TableKind, headers: readonly string[]): boolean =>
  kind === 'history' ||
  namesIn(kind, headers).some((name) => name !== undefined && !isExtension(ruleFor(kind, name).to))

function prefixedKind(headers: readonly string[]): TableKind | undefined {
  const [first = '', ...others] = headers.map((header) => fold(splitWords(header)))
  const [, kind] = /^(.+)_(?:id|uuid|guid|recordid|record_id)$/.exec(first) ?? []
  const own = ownValue(TABLE_KINDS, kind ?? '')
  const isOwn = (name: string) =>
    name.startsWith(`${kind}_`) && isField(own!, name.slice(kind!.length + 1))
  return own && others.some(isOwn) ? own : undefined
}
