import { typeOf } from '../../forms/questions/fields.ts'
import { toTimes } from '../../forms/change/lenses/place-times.ts'
import { filledLines } from '../../forms/questions/groups.ts'
import type { SheetKind } from '../../generator/dump/sheets.ts'
import { parseHours } from '../../times/hours/entries/entry.ts'
import { readException } from '../../times/exceptions/read-exception.ts'
import { findNamed } from '../../edit/find-named.ts'
import { quoteList } from '../../text/quote.ts'
import { DROPS } from '../model/reasons.ts'
import { type Read, readCell } from './read-cell.ts'
import type { SheetContext } from './sheet-context.ts'

/** A text without a semicolon, but for those in brackets. */
const ENTRY = /(?:[^\n;(]|\([^()\n]*\)|\((?![^()\n]*\)))+/g

/** The entries of a cell: lines, or with semicolons between them. A semicolon in brackets is text. */
export function linesIn(cell: string, kind: SheetKind, field: string): readonly string[] {
  const isText = field === 'accessibility' || typeOf(kind, field) === 'group'
  const entry = isText ? /[^\n]+/g : isName(field) ? /[^\n;,]+/g : ENTRY
  return (cell.match(entry) ?? []).map((line) => line.trim()).filter((line) => line !== '')
}

const isName = (field: string): field is 'taxonomy_terms' | 'locations' =>
  field === 'taxonomy_terms' || field === 'locations'

/** A line that was added or changed, in its usual spelling; or why it cannot be written. */
export function readLine(
  line: string,
  kind: SheetKind,
  field: string,
  context: Pick<SheetContext, 'settings' | 'choices'>,
): Read {
  if (field === 'hours')
    return parseHours(line).schedule
      ? { text: line }
      : { problem: 'it is no day and time, such as Tue 12:00-13:30' }
  if (field === 'place_hours')
    return filledLines(toTimes(line).hours).every((time) => parseHours(time).schedule)
      ? { text: line }
      : { problem: 'it is no place with days and times, such as village-hall: Tue 12:00-13:30' }
  if (field === 'exceptions')
    return readException(line).exception
      ? { text: line }
      : { problem: 'it is no day that differs, such as closed bank holidays, or 24 Dec 10am-2pm' }
  if (field === 'phones')
    return /\d/.test(line)
      ? readCell(line, 'phone', 'number', context)
      : { problem: DROPS['not-a-phone'] }
  if (!isName(field)) return { text: line }
  const { choice, near } = findNamed(line, context.choices[field])
  if (choice) return { text: choice.slug }
  const meant = near.slice(0, 3).map(({ slug }) => slug)
  return {
    problem: `nothing here has that name${meant.length > 0 ? `. Did you mean ${quoteList(meant, 'or')}?` : ''}`,
  }
}
