import { expect, test } from 'vitest'
import { isDoubtfulNote } from '../../src/times/doubtful-note.ts'
import { isDoubtful } from '../../src/times/note-on-times.ts'

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
  const described = (description: string) => isDoubtful({ ...tuesdays, description })
  expect(described('Tuesdays 12:00 to 14:00')).toBe(false)
  expect(described('Tuesdays 12:00 to 14:00 (upstairs)')).toBe(false)
  expect(described('Tuesdays 12:00 to 14:00 (usually)')).toBe(true)
  expect(described('By arrangement (upstairs)')).toBe(true)
  expect(isDoubtful({ ...tuesdays, notes: 'Not in August' })).toBe(true)
})
