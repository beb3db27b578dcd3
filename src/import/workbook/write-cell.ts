import { IN_RECORD, addressFieldsOf, entryLinesOf } from '../../generator/dump/list-cells.ts'
import type { SheetColumn, SheetKind } from '../../generator/dump/sheets.ts'
import type { FormField } from '../../forms/questions/fields.ts'
import { listOf } from '../../forms/change/list-of.ts'
import { recordWith } from '../../forms/change/record-with.ts'
import { type Raw, type RawObject, isRawObject } from '../../record/yaml/raw.ts'
import { mask } from '../../privacy/mask.ts'
import { judgeText } from './judge-text.ts'
import { readCell } from './read-cell.ts'
import { linesIn, readLine } from './read-list.ts'
import type { SheetContext } from './sheet-context.ts'

export interface EditedCell {
  readonly kind: SheetKind
  readonly column: SheetColumn & { readonly field: string }
  /** What the cell says, and what it said when it was exported; empty for nothing. */
  readonly text: string
  readonly before: string
  /** The sheet, the row and the column, for messages. */
  readonly place: string
}

/** A record with what a cell says. What cannot be written is noted, and stays as it is. */
export function withCell(record: RawObject, cell: EditedCell, context: SheetContext): RawObject {
  const { kind, column, text, before, place } = cell
  const { field } = column
  if (column.isList) return withLines(record, cell, context)
  const isAddress = addressFieldsOf(kind).includes(field)
  const read = readCell(text, isAddress ? 'address' : kind, field, context)
  if ('problem' in read) {
    context.notes.push(`${place}: “${mask(text)}” is not written, because ${read.problem}.`)
    return record
  }
  const judged = judgeText(read.text ?? '', before, field, context.keepPersonal)
  if ('problem' in judged) {
    context.notes.push(`${place}: ${judged.problem}`)
    return record
  }
  const allowed = judged.word === undefined ? record : withPublic(record, judged.word)
  if (isAddress) return put(allowed, cell, { set: read.text ?? '', now: before }, context)
  const { [field]: _, ...rest } = allowed
  if (read.text === undefined) return rest
  return field in allowed ? { ...allowed, [field]: read.text } : { ...rest, [field]: read.text }
}

/** Changes the entries of a list. An entry whose line is as it was stays as it is written. */
function withLines(record: RawObject, cell: EditedCell, context: SheetContext): RawObject {
  const { kind, column, text, before, place } = cell
  const { field } = column
  if (before === IN_RECORD || text === IN_RECORD) {
    context.notes.push(`${place}: this list does not fit into a cell. Change it in the record.`)
    return record
  }
  const now = linesIn(before, kind, field)
  const words = new Map<string, string>()
  const set = linesIn(text, kind, field).flatMap((line) => {
    if (now.includes(line)) return [line]
    const read = readLine(line, kind, field, context)
    if ('problem' in read) {
      context.notes.push(`${place}: “${mask(line)}” is not written, because ${read.problem}.`)
      return []
    }
    const name = field === 'phones' ? 'phones.number' : field
    const judged = judgeText(read.text ?? '', before, name, context.keepPersonal)
    if ('problem' in judged) {
      context.notes.push(`${place}: ${judged.problem}`)
      return []
    }
    if (judged.word !== undefined) words.set(read.text!, judged.word)
    return [read.text!]
  })
  // Half of a list would stand beside what it was meant to replace.
  if (set.length < linesIn(text, kind, field).length) return record
  const changed = put(record, cell, { set, now }, context)
  return words.size === 0 ? changed : withWords(changed, field, words)
}

interface Setting {
  readonly set: string | readonly string[]
  readonly now: string | readonly string[]
}

function put(
  record: RawObject,
  { kind, column: { field }, place }: EditedCell,
  { set, now }: Setting,
  { notes }: SheetContext,
): RawObject {
  const rule = entryLinesOf(kind, field)
  const changed = rule
    ? withEntries(record, field, listOf([set].flat(), [now].flat(), record[field], rule.toEntry))
    : recordWith(record, field as FormField, {
        kind,
        set: { [field]: set },
        now: { [field]: now },
        slugOf: (slug) => slug,
      })
  if (changed) return changed
  notes.push(`${place}: the record says it in another form. Change it in the record.`)
  return record
}

function withEntries(
  record: RawObject,
  field: string,
  list: readonly Raw[] | undefined,
): RawObject | undefined {
  if (!list) return undefined
  const { [field]: _, ...rest } = record
  if (list.length === 0) return rest
  return field in record ? { ...record, [field]: list } : { ...rest, [field]: list }
}

const withPublic = (record: RawObject, word: string): RawObject => {
  const known = Array.isArray(record.public) ? (record.public as readonly Raw[]) : []
  return known.includes(word) ? record : { ...record, public: [...known, word] }
}

/** Marks the entries that were let in: a telephone number itself, and of any other list the record. */
function withWords(
  record: RawObject,
  field: string,
  words: ReadonlyMap<string, string>,
): RawObject {
  if (field !== 'phones')
    return [...words.values()].reduce((one, word) => withPublic(one, word), record)
  const entries = (record[field] ?? []) as readonly Raw[]
  const marked = entries.map((entry) => {
    const phone = isRawObject(entry) ? entry : { number: entry }
    const word = words.get(String(phone.number))
    return word === undefined ? entry : withPublic(phone, word)
  })
  return { ...record, [field]: marked }
}
