import { hoursIn } from '../../times/hours/entries/hours-in-words.ts'
import { readYesNo } from '../../values/yes-no.ts'
import type { Cell } from '../model/cell.ts'
import { type Item, valuesOf } from '../model/item.ts'
import { DraftValue } from './draft.ts'
import type { DraftTimes } from './schedules.ts'
import { cleanCells } from './value.ts'

/** Adds times in words: entries of `hours` where all of a text can be some, and otherwise the text as it is. */
export function withWords({ hours, schedules }: DraftTimes, item: Item): DraftTimes {
  const days = daysIn(valuesOf(item, 'days'))
  const written = cleanCells(valuesOf(item, 'hours'))
  for (const cell of days.cells) {
    if (written.length === 0) cell.drop('no-times')
    else cell.change('hours').keep()
  }
  const words = written.map(({ text: times, cell }) => {
    const text = days.text === '' || hoursIn(times) ? times : `${days.text} ${times}`
    const entries = hoursIn(text)
    if (entries) cell.change('hours')
    else cell.ask('hours-in-words')
    return { text, cell, entries }
  })
  const said = (text: string, cell: (typeof words)[number]['cell']) => new DraftValue(text, [cell])
  return {
    hours: [
      ...hours,
      ...words.flatMap(({ entries = [], cell }) => entries.map((entry) => said(entry, cell))),
    ],
    schedules: [
      ...schedules,
      ...words.flatMap(({ entries, text, cell }) =>
        entries ? [] : [{ description: said(text, cell) }],
      ),
    ],
  }
}

/** Days in columns of their own, in words: `Tue`, or a tick below the name of a day, which stands before a colon. */
function daysIn(cells: readonly Cell[]): { readonly text: string; readonly cells: Cell[] } {
  const read = cleanCells(cells).flatMap(({ text, cell }) => {
    const [, day = '', said = ''] = /^([A-Z][a-z]+): (.*)$/s.exec(text) ?? []
    const isTicked = readYesNo(said)
    if (isTicked === false) cell.drop('says-nothing')
    const words = day === '' ? text : isTicked ? day : `${day} ${said}`
    return isTicked === false ? [] : [{ words, cell }]
  })
  return { text: read.map(({ words }) => words).join(', '), cells: read.map(({ cell }) => cell) }
}
