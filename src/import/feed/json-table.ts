import { isObject } from '../../text/is-object.ts'
import { fold } from '../model/fold.ts'
import type { Table } from '../model/table.ts'
import { listOf, type Json } from '../read/json.ts'

/** Keys that only hold the fields of a record, in Airtable, GeoJSON, WordPress and their like. */
const WRAPPERS: ReadonlySet<string> = new Set(['fields', 'properties', 'attributes', 'acf'])

/** Entries of JSON as a table: a column for each path of keys, such as `address.postalCode`; twice where an entry has a list. */
export function jsonTable(name: string, entries: readonly Json[]): Table {
  const rows = entries.map((entry) => {
    const row: Row = { texts: new Map(), taken: new Map() }
    collect(entry, '', row)
    return row.texts
  })
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))]
  return {
    name,
    isJson: true,
    headers: columns.map((column) => column.replace(/#\d+$/, '')),
    rows: rows.map((row, i) => ({
      number: i + 1,
      cells: columns.map((column) => row.get(column) ?? ''),
    })),
  }
}

interface Row {
  /** By column; the second value of one has `#2` behind its name. */
  readonly texts: Map<string, string>
  readonly taken: Map<string, number>
}

function collect(json: Json, path: string, row: Row): void {
  if (Array.isArray(json)) {
    const flat = json.flat(5) as readonly Json[]
    if (flat.every((one) => !isObject(one))) put(path, listText(flat), row)
    else for (const one of listOf(json)) collect(one, path, row)
  } else if (isObject(json))
    for (const [key, value] of Object.entries(json))
      collect(value, WRAPPERS.has(key) && isObject(value) ? path : joined(path, key), row)
  else if (json !== null && json !== undefined) put(path, String(json), row)
}

const joined = (path: string, key: string) => (path === '' ? key : `${path}.${key}`)

/** Values of a list; numbers are the coordinates of a point. */
const listText = (list: readonly Json[]): string =>
  list
    .map((one) => String(one).replace(/^https?:\/\/schema\.org\//, ''))
    .join(list.every((one) => typeof one === 'number') ? ', ' : '\n')

function put(path: string, text: string, { texts, taken }: Row): void {
  if (text.trim() === '') return
  const name = fold(path)
  const number = (taken.get(name) ?? 0) + 1
  taken.set(name, number)
  // Linked data names its days and choices by addresses.
  const said = text.replace(/^https?:\/\/schema\.org\//, '')
  texts.set(number === 1 ? path : `${path}#${number}`, said)
}
