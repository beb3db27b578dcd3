import { describe, expect, it } from 'vitest'
import { saySchedule } from '../../src/times/say-schedule.ts'
import { messagesIn } from '../../src/messages/messages.ts'

const times = { opens_at: '12:00:00', closes_at: '13:30:00' }

const en = messagesIn({ language: 'en' })
const cy = messagesIn({ language: 'cy' })

describe('a schedule in words', () => {
  it.each([
    [{ freq: 'WEEKLY', byday: 'TU', ...times }, 'Tuesdays, 12 noon to 1:30pm'],
    [
      { freq: 'WEEKLY', byday: 'FR,MO,TU', ...times },
      'Mondays, Tuesdays and Fridays, 12 noon to 1:30pm',
    ],
    [{ freq: 'WEEKLY', byday: 'MO,TU,WE,TH,FR', opens_at: '09:00' }, 'Monday to Friday, from 9am'],
    [{ freq: 'WEEKLY', byday: 'MO,TU,WE,TH,FR,SA,SU' }, 'Every day'],
    [{ freq: 'WEEKLY', interval: 2, byday: 'TH' }, 'Every other Thursday'],
    [{ freq: 'WEEKLY', interval: 2, byday: 'MO,TH' }, 'Every other week, Mondays and Thursdays'],
    [{ freq: 'WEEKLY', byday: 'MO,TU,WE,FR' }, 'Monday to Wednesday and Friday'],
    [{ freq: 'MONTHLY', byday: '1WE,3WE' }, 'First and third Wednesday of the month'],
    [{ freq: 'MONTHLY', byday: '1TU,-1FR' }, 'First Tuesday and last Friday of the month'],
    [{ freq: 'MONTHLY', bymonthday: '1,-1' }, '1st and last day of the month'],
    [{ freq: 'MONTHLY', interval: 3, byday: '2WE' }, 'Second Wednesday of every 3 months'],
    [
      { freq: 'WEEKLY', byday: 'SA', valid_from: '2026-10-26', valid_to: '2027-02-28' },
      'Saturdays, from 26 October 2026 to 28 February 2027',
    ],
    [{ opens_at: '00:00', closes_at: '24:00' }, '24 hours a day'],
    [{ freq: 'WEEKLY', byday: '?' }, undefined],
    [{}, undefined],
  ])('of %j is %j', (schedule, sentence) => {
    expect(saySchedule({ id: 'x', ...schedule } as never, en.schedule)).toBe(sentence)
  })

  it.each([
    [{ freq: 'WEEKLY', byday: 'TU', ...times }, 'Bob dydd Mawrth, 12 hanner dydd i 1:30pm'],
    [{ freq: 'WEEKLY', interval: 2, byday: 'TH' }, 'Bob yn ail ddydd Iau'],
    [{ freq: 'MONTHLY', byday: '1WE,-1WE' }, 'Dydd Mercher cyntaf a dydd Mercher olaf o’r mis'],
  ])('of %j can be said in Welsh: %j', (schedule, sentence) => {
    expect(saySchedule({ id: 'x', ...schedule } as never, cy.schedule)).toBe(sentence)
  })
})
