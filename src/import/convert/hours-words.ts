import { parseHours } from '../../times/hours/entries/entry.ts'
import { type Item, valuesOf } from '../model/item.ts'
import { DraftValue } from './draft.ts'
import type { DraftTimes } from './schedules.ts'
import { cleanCells } from './value.ts'

/** Adds times in words: entries of `hours` where all of a text can be one, and otherwise the text as it is. */
export function withWords({ hours, schedules }: DraftTimes, item: Item): DraftTimes {
  const words = cleanCells(valuesOf(item, 'hours')).flatMap(({ text, cell }) => {
    const whole = tidy(text)
    const parts = isHours(whole)
      ? [whole]
      : text
          .split(/[;\n]+/)
          .map(tidy)
          .filter(Boolean)
    if (!parts.every(isHours)) return [{ text, cell, isHours: false }]
    cell.change('hours')
    return parts.map((part) => ({ text: part, cell, isHours: true }))
  })
  return {
    hours: [
      ...hours,
      ...words.filter((one) => one.isHours).map(({ text, cell }) => new DraftValue(text, [cell])),
    ],
    schedules: [
      ...schedules,
      ...words
        .filter((one) => !one.isHours)
        .map(({ text, cell }) => ({ description: new DraftValue(text, [cell]) })),
    ],
  }
}

const isHours = (text: string): boolean => parseHours(text).schedule !== undefined

/** A full stop at the end, and a comma before the times, are no part of an entry. */
const tidy = (text: string): string =>
  text
    .trim()
    .replace(/\.$/, '')
    .replace(/,(?=\s*\d)/, '')
