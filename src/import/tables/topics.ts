import { ownValue } from '../../text/own-value.ts'
import topics from '../mapping/topics.json' with { type: 'json' }
import { fold } from '../model/fold.ts'
import type { Table } from '../model/table.ts'

/** A table of terms, if each column is one of a list of topics and one says where a topic stands or what others call it. */
export function topicsIn({ headers, rows }: Table): Table | undefined {
  const names = headers.map((header) => ownValue(topics.columns, fold(header)))
  const isKnown = names.every((name, i) => name !== undefined && names.indexOf(name) === i)
  const isList =
    topics.has.every((name) => names.includes(name)) &&
    topics.hasOne.some((name) => names.includes(name))
  return isKnown && isList
    ? { name: 'taxonomy_terms', headers: names as string[], rows }
    : undefined
}
