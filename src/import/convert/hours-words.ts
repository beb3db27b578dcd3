import { parseDays } from '../../times/hours/days-text.ts'
import { daysOfEntries, joinDays } from '../../times/hours/entries/join-days.ts'
import { encodeDays } from '../../times/hours/hours-schedule.ts'
import { WEEKDAYS } from '../../hsds/weekdays.ts'
import { readYesNo } from '../../values/yes-no.ts'
import { type Item, valuesOf } from '../model/item.ts'
import { DraftValue } from './draft.ts'
import { knownEntries } from '../../times/hours/entries/known-entries.ts'
import type { ConvertContext } from './context.ts'
import { type RowRhythm, withRhythm } from './row-rhythm.ts'
import type { DraftTimes } from './schedules.ts'
import { cleanCells } from './value.ts'

/** Adds times in words: entries of `hours` where all of a text can be some, and otherwise the text as it is. */
export function withWords(
  { hours, schedules }: DraftTimes,
  item: Item,
  {
    hasTerms,
    rhythm,
  }: Pick<ConvertContext, 'hasTerms'> & { readonly rhythm?: RowRhythm | undefined },
): DraftTimes {
  const known = (text: string) => withRhythm(knownEntries(text, hasTerms), rhythm, hasTerms)
  const columns = cleanCells(valuesOf(item, 'days')).flatMap(({ text, cell }) => {
    const said = dayIn(text)
    if (said === undefined) cell.drop('says-nothing')
    return said === undefined ? [] : [{ text: said, cell, entries: known(said) }]
  })
  const own = columns.flatMap(({ entries = [], cell }) =>
    entries.map((entry) => ({ entry, from: [cell] })),
  )
  const days = columns.filter(({ entries }) => !entries)
  const named = days.map(({ text }) => text).join(', ')
  const written = cleanCells(valuesOf(item, 'hours'))
  const words = [
    ...written.map(({ text, cell }) => {
      const whole = named === '' ? text : `${named} ${text}`
      const entries = entriesOf(text, whole)
      const onDay =
        rhythm?.once === undefined ? undefined : knownEntries(`${rhythm.once} ${text}`, hasTerms)
      return {
        text: whole,
        cell,
        entries: withRhythm(entries, rhythm, hasTerms) ?? (entries ? undefined : onDay),
      }
    }),
    // Days alone say nothing of when.
    ...(written.length > 0 ? [] : days.filter(({ text }) => !parseDays(text))),
  ]
  const dayCells = written.length > 0 ? days.map(({ cell }) => cell) : []
  for (const { cell, text } of days) {
    if (written.length > 0) cell.change('hours').keep()
    else if (parseDays(text)) cell.drop('no-times')
  }
  for (const { from } of own) from[0]?.change('hours')
  for (const { cell, entries } of words)
    if (entries) cell.change('hours')
    else cell.ask('hours-in-words')
  const { cells: often = [], said = '' } = rhythm ?? {}
  const areWords = words.some(({ entries }) => !entries)
  for (const cell of often) cell.change(areWords ? 'words' : 'hours').keep()
  return {
    hours: [
      ...hours,
      ...joinDays(own).map(({ entry, from }) => new DraftValue(entry, from)),
      ...words.flatMap(({ entries = [], cell }) =>
        entries.map((entry) => new DraftValue(entry, [cell])),
      ),
    ],
    schedules: [
      ...schedules,
      ...words.flatMap(({ entries, text, cell }) =>
        entries
          ? []
          : [
              {
                description: new DraftValue([text, said].filter(Boolean).join(', '), [
                  cell,
                  ...dayCells,
                  ...often,
                ]),
              },
            ],
      ),
    ],
  }

  /** Times with days of their own count only where a column names the same days. */
  function entriesOf(text: string, whole: string): readonly string[] | undefined {
    const alone = knownEntries(text, hasTerms)
    const ownDays = alone && daysOfEntries(alone)
    if (named === '') return alone
    if (!ownDays || ownDays === EVERY_DAY) return knownEntries(whole, hasTerms)
    const days = parseDays(named)
    return days && encodeDays(days).byday === ownDays ? alone : undefined
  }
}

const EVERY_DAY = WEEKDAYS.join()
export const CLOSED = /^(?:closed?|shut|-+|–|—)(?: to (?:closed?|shut|-+))?\.?$/i

/**
 * What a column says of days: words; or the day whose name stands before a colon, for a tick below it, with the times that stand in
 * place of a tick. Undefined where it says that a day is closed.
 */
export function dayIn(text: string): string | undefined {
  const [, day = '', said = ''] = /^([A-Z][a-z]+): (.*)$/s.exec(text) ?? []
  if (day === '') return text
  const isTicked = readYesNo(said)
  if (isTicked === false || CLOSED.test(said)) return undefined
  return isTicked ? day : `${day} ${said}`
}
