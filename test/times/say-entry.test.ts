import { expect, it } from 'vitest'
import type { Document } from '../../src/hsds/types.ts'
import { messagesIn } from '../../src/messages/messages.ts'
import { entriesOf } from '../../src/times/entries.ts'
import { parseHours } from '../../src/times/hours/entries/entry.ts'
import { sayEntry, sayEntryInShort } from '../../src/times/say-entry.ts'

const entry = (text: string) => {
  const { schedule } = parseHours(text)
  const row = {
    ...schedule,
    id: 'a',
    osd_hours: text,
    valid_from: '2026-11-02',
    dtstart: '2026-11-02',
  } as Document<'schedule'>
  return entriesOf([row, { ...row, id: 'b' }])[0]!
}

it.each([
  ['Tue 10:00-12:00 in term time', 'Tuesdays, 10am to 12 noon, in term time'],
  [
    'Tue 10:00-12:00 except 27 Dec to 31 Dec',
    'Tuesdays, 10am to 12 noon, closed 27 to 31 December',
  ],
  [
    'Mon-Fri 09:00-17:00 except bank holidays and 24 Dec to 2 Jan (ring first)',
    'Monday to Friday, 9am to 5pm, closed bank holidays and 24 December to 2 January',
  ],
  ['Mon 10:00-13:30 Nov to Easter', 'Mondays, 10am to 1:30pm, November to Easter'],
  ['Wed 13:00-15:00 except last Wed', 'Wednesdays, 1pm to 3pm, closed last Wednesday of the month'],
  [
    'Tue 10:00-12:00 except Good Friday to Easter Monday',
    'Tuesdays, 10am to 12 noon, closed Good Friday to Easter Monday',
  ],
])('the parts of %s are said as one', (text, said) => {
  expect(sayEntry(entry(text), messagesIn({ language: 'en' }).schedule)).toBe(said)
})

it('its first screen leaves out the days on which it is closed, and never the part of the year', () => {
  const one = entry('Tue 10:00-12:00 in term time except 25 Dec (ring first)')
  expect(sayEntryInShort(one, messagesIn({ language: 'en' }).schedule)).toBe(
    'Tuesdays, 10am to 12 noon, in term time',
  )
  expect(one.note).toBe('ring first')
})

it('is said in Welsh without a word of English', () => {
  const said = sayEntry(
    entry('Tue 10:00-12:00 in term time except bank holidays and 25 Dec'),
    messagesIn({ language: 'cy' }).schedule,
  )
  expect(said).toBe(
    'Bob dydd Mawrth, 10am i 12 hanner dydd, yn ystod tymor yr ysgol, ar gau gwyliau banc a 25 Rhagfyr',
  )
})
