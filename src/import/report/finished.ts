import type { MadeRecord } from '../convert/convert.ts'
import type { Plan } from '../merge/plan.ts'
import { digestOf } from '../../match/memory/digest.ts'
import { shortened } from '../../match/memory/short-phones.ts'
import type { Raw, RawObject } from '../../record/yaml/raw.ts'
import type { Cell } from '../model/cell.ts'
import type { Item } from '../model/item.ts'

/** The fields of a record that may have what a field of the source says; any other has its own name. */
const HOMES: readonly (readonly string[])[] = [
  ['hours', 'schedules', 'days', 'osd_hours'],
  ['minimum_age', 'maximum_age', 'eligibility_description', 'ages', 'eligibility'],
  ['cost_options', 'fees_description'],
  ['addresses', 'description'],
  ['latitude', 'longitude', 'point'],
  ['status', 'draft', 'visibility'],
  ['locations', 'service_at_locations'],
]
/** What an address or a place is said in. Of other fields these are not the home. */
const WORDS: ReadonlySet<string> = new Set(['description'])

const homesOf = (field: string): readonly string[] =>
  (WORDS.has(field) ? undefined : HOMES.find((some) => some.includes(field))) ?? [field]

/**
 * True of a cell about which nothing is left to do, because of every record that it is in: it is not here, an editor has decided with
 * `keep`, or has changed what the cell became. Words that still stand there are finished when only data was added beside them.
 */
export function finishedIn(
  records: readonly MadeRecord[],
  sides: Plan['sides'],
): (cell: Cell) => boolean {
  const places = new Map<Cell, (readonly [id: string, field: string])[]>()
  for (const { id, item } of records)
    if (item && sides.has(id))
      for (const [cell, field] of fieldsIn(item))
        places.set(cell, [...(places.get(cell) ?? []), [id, field]])
  return (cell) => {
    const found = [...cell.standIns()].flatMap((one) => places.get(one) ?? [])
    return found.length > 0 && found.every(([id, field]) => isFinished(cell, id, field))
  }

  function isFinished(cell: Cell, id: string, field: string): boolean {
    const both = sides.get(id)
    if (!both) return true
    const { ours, theirs, keep = {} } = both
    const homes = homesOf(field)
    const isEdited = (home: string) => !isSame(home, ours[home], theirs[home])
    const said = plain(cell.text)
    const worded = homes.filter((home) => inWords(theirs[home]).includes(said))
    const isStill = worded.some((home) => inWords(ours[home]).includes(said))
    return (
      homes.some((home) => keep[home] !== undefined) ||
      (homes.some(isEdited) && !(isStill && worded.some(isEdited)))
    )
  }
}

/** Each cell of a record, with the field that it is in. */
function* fieldsIn({ values, children }: Item): Generator<[Cell, string]> {
  for (const [field, cells] of values) for (const cell of cells) yield [cell, field]
  for (const [field, entries] of children)
    for (const entry of entries)
      if (entry.key === undefined) for (const [cell] of fieldsIn(entry)) yield [cell, field]
}

const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
const inWords = (value: RawObject[string] | undefined): string => plain(JSON.stringify(value ?? ''))

const isSame = (field: string, ...both: readonly (Raw | undefined)[]): boolean => {
  const [a, b] = both.map((one) =>
    one === undefined || one === '' ? undefined : digestOf(shortened(field, one)),
  )
  return a === b
}
