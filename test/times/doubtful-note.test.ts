import { expect, test } from 'vitest'
import { isDoubtfulNote } from '../../src/times/doubtful-note.ts'
import { doubtIn } from '../../src/times/note-on-times.ts'

test.each([
  'usually',
  'check first',
  'by appointment only',
  'as advertised',
  'weather permitting',
  'not in August',
  'some Mondays',
  'the first is free',
  'if there are enough of us',
  'ring before you come',
  'back on the 3rd',
])('“%s” may change a time', (note) => {
  expect(isDoubtfulNote(note)).toBe(true)
})

test.each([
  'Lunch is on the table at half past twelve',
  'doors open at 1.45pm',
  'drop in',
  'upstairs',
  'bring a cup',
])('“%s” changes none', (note) => {
  expect(isDoubtfulNote(note)).toBe(false)
})

const tuesdays = {
  id: 'x',
  freq: 'WEEKLY',
  byday: 'TU',
  opens_at: '12:00',
  closes_at: '14:00',
} as const

test('of an entry only its note is read, and of other words all', () => {
  const described = (description: string) => doubtIn({ ...tuesdays, description })
  expect(described('Tuesdays 12:00 to 14:00')).toBeUndefined()
  expect(described('Tuesdays 12:00 to 14:00 (upstairs)')).toBeUndefined()
  expect(described('Tuesdays 12:00 to 14:00 (usually)')).toBe('usually')
  expect(described('By arrangement (upstairs)')).toBe('By arrangement (upstairs)')
  expect(doubtIn({ ...tuesdays, notes: 'Not in August' })).toBe('Not in August')
})

test('words that only repeat the days are no doubt, and those for a part of the year none where it has both ends', () => {
  const first = { ...tuesdays, freq: 'MONTHLY', byday: '1FR' } as const
  const said = 'First Friday of the month'
  expect(doubtIn({ ...first, description: said })).toBeUndefined()
  expect(doubtIn({ ...first, byday: '2FR', description: said })).toBe(said)
  expect(doubtIn({ ...first, description: 'First Friday of most months' })).toBeDefined()
  const ends = { valid_from: '2026-10-26', valid_to: '2026-10-30' }
  for (const description of ['October half term', 'Autumn and winter', 'Summer hours']) {
    expect(doubtIn({ ...tuesdays, ...ends, description })).toBeUndefined()
    expect(doubtIn({ ...tuesdays, description })).toBe(description)
  }
  expect(doubtIn({ ...tuesdays, ...ends, description: 'Not half term' })).toBeDefined()
})
