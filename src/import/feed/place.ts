import { isObject } from '../../text/is-object.ts'
import { Cell } from '../model/cell.ts'
import type { Ledger } from '../model/findings.ts'
import type { Json } from '../read/json.ts'

/** Where in a feed a value is. */
export interface Place {
  /** The path of keys, as the report shows it. */
  readonly path: string
  readonly record: string
}

export const at = ({ path, record }: Place, key: string): Place => ({
  path: `${path}.${key}`,
  record,
})

/** The scalars anywhere below a value, each as a cell of the ledger. */
export function cellsIn(json: Json, place: Place, ledger: Ledger): Cell[] {
  if (json === null || json === undefined || json === '') return []
  if (Array.isArray(json)) return json.flatMap((one) => cellsIn(one, place, ledger))
  if (isObject(json))
    return Object.entries(json).flatMap(([key, value]) => cellsIn(value, at(place, key), ledger))
  const text = String(json)
  if (text.trim() === '') return []
  const cell = new Cell(place.path, place.record, text)
  ledger.cells.push(cell)
  return [cell]
}
