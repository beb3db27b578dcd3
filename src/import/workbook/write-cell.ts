import type { SheetColumn, SheetKind } from '../../generator/dump/sheets.ts'
import { IN_RECORD } from '../../forms/change/lenses/cell.ts'
import { withValue } from '../../forms/change/lenses/lens-of.ts'
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
  const read = readCell(text, kind, field, context)
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
  return put(allowed, cell, { next: read.text, was: before }, context)
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
  const changed = put(record, cell, { next: set, was: now }, context)
  return words.size === 0 ? changed : withWords(changed, field, words)
}

type Values = Pick<Parameters<typeof withValue>[2], 'next' | 'was'>

function put(
  record: RawObject,
  { kind, column: { field }, place }: EditedCell,
  values: Values,
  { notes }: SheetContext,
): RawObject {
  const changed = withValue(record, [kind, field], { ...values, slugOf: (slug) => slug })
  if (changed) return changed
  notes.push(`${place}: the record says it in another form. Change it in the record.`)
  return record
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
