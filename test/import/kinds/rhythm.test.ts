import { describe, expect, it } from 'vitest'
import { proposeMapping } from '../../../src/import/mapping/propose-mapping.ts'
import type { Table } from '../../../src/import/model/table.ts'
import { serviceOfRow } from './services-of.ts'

/* How often, and from when to when, in columns of their own: beside days and times in words or in columns, never without them. */

const WORDS = {
  When: 'hours',
  Often: 'schedules.freq',
  From: 'schedules.valid_from',
  To: 'schedules.valid_to',
}
const COLUMNS = {
  Day: 'schedules.weekday',
  Start: 'schedules.opens_at',
  End: 'schedules.closes_at',
  Often: 'schedules.freq',
  From: 'schedules.valid_from',
  To: 'schedules.valid_to',
}

const cellsOf = (columns: object, cells: readonly string[]) =>
  Object.fromEntries(Object.keys(columns).map((name, i) => [name, cells[i] ?? '']))

describe('a rhythm beside times', () => {
  it.each<[cells: readonly string[], hours: readonly string[] | undefined]>([
    [['Tues 10am-12pm', 'Weekly'], ['Tues 10am-12pm']],
    [['Tues 10am-12pm', '1st of month'], ['1st Tues 10am-12pm']],
    [['Tues 10am-12pm', 'last of the month'], ['last Tues 10am-12pm']],
    [
      ['Tues 10am-12pm', 'Fortnightly', '06/01/2026'],
      ['every other Tues 10am-12pm from 2026-01-06'],
    ],
    [
      ['Tue 10am-12pm; Thu 2pm-4pm', '', '01/09/2026', '18/12/2026'],
      ['Tue 10am-12pm from 2026-09-01 to 2026-12-18', 'Thu 2pm-4pm from 2026-09-01 to 2026-12-18'],
    ],
    [['10am-12pm', '', '12/12/2026', '12/12/2026'], ['2026-12-12 10am-12pm']],
    // Nobody can tell which weeks, or which day.
    [['Tues 10am-12pm', 'Fortnightly'], undefined],
    [['Tues 10am-12pm', 'Monthly'], undefined],
    [['Tues 10am-12pm', 'varies'], undefined],
    [['Tues 10am-12pm', '', 'after Easter'], undefined],
    [['10am-12pm', '', '12/12/2026', '14/12/2026'], undefined],
  ])('in words: %j', async (cells, hours) => {
    const made = await serviceOfRow(cellsOf(WORDS, cells), WORDS)
    expect(made['hours']).toEqual(hours)
    const words = JSON.stringify(made['schedules'] ?? '')
    // Nothing is lost, and no part of it stands alone.
    for (const cell of hours ? [] : cells) expect(words).toContain(cell)
    expect((made['schedules'] as unknown[] | undefined)?.length ?? 0).toBe(hours ? 0 : 1)
  })

  it.each<[cells: readonly string[], hours: readonly string[] | undefined]>([
    [['Monday', '10', '12', 'Weekly'], ['Monday 10:00-12:00']],
    [['Wednesday', '2pm', '4pm', '1st and 3rd'], ['1st and 3rd Wednesday 2pm-4pm']],
    [
      ['Wednesday', '2pm', '4pm', '1st of month', '01/03/2026', '30/09/2026'],
      ['1st Wednesday 2pm-4pm from 2026-03-01 to 2026-09-30'],
    ],
    [
      ['Tuesday', '10am', '12pm', 'Fortnightly', '06/01/2026'],
      ['every other Tuesday 10am-12pm from 2026-01-06'],
    ],
    [['', '10:00', '12:00', '', '12/12/2026', '12/12/2026'], ['2026-12-12 10:00-12:00']],
    [['Wednesday', '2pm', '4pm', 'Monthly'], undefined],
    [['', '10:00', '12:00', '', '12/12/2026', '14/12/2026'], undefined],
    [['Wednesday', '14:00', '13:00', 'Weekly'], undefined],
  ])('in columns: %j', async (cells, hours) => {
    const made = await serviceOfRow(cellsOf(COLUMNS, cells), COLUMNS)
    expect(made['hours']).toEqual(hours)
    if (!hours) expect(made['schedules']).toEqual([{ description: expect.any(String) }])
  })

  it('of a night is a night', async () => {
    const made = await serviceOfRow(cellsOf(COLUMNS, ['Saturday', '22:00', '02:00']), COLUMNS)
    expect(made['schedules']).toMatchObject([{ opens_at: '22:00', closes_at: '02:00' }])
  })
})

it('has columns that a proposal knows by their names', () => {
  const headers = ['Name', 'Frequency', 'Start date', 'End date', 'Term time only', 'Last verified']
  const rows = [{ cells: ['Go', 'Weekly', '', '', 'Yes', ''] }]
  expect(proposeMapping({ name: 'list', headers, rows } as unknown as Table)).toEqual({
    Name: 'name',
    Frequency: 'schedules.freq',
    'Start date': 'schedules.valid_from',
    'End date': 'schedules.valid_to',
    'Term time only': { to: 'schedules.freq', when: 'yes', say: 'term time' },
    'Last verified': 'assured_date',
  })
})
