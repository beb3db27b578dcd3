import { describe, expect, it } from 'vitest'
import { readDate } from '../../src/values/date.ts'
import { readEmails } from '../../src/values/emails.ts'
import { readLanguages } from '../../src/values/language.ts'
import { readYesNo } from '../../src/values/yes-no.ts'

describe('a date', () => {
  it.each([
    ['03/04/2024', '2024-04-03'],
    ['13/04/24', '2024-04-13'],
    ['3-Apr-24', '2024-04-03'],
    ['April 3, 2024', '2024-04-03'],
    ['1/2/24 10:30', '2024-02-01'],
  ])('%j is %s where the day comes first', (text, date) => expect(readDate(text)).toBe(date))

  it.each([
    ['03/04/2024', '2024-03-04'],
    ['04/13/24', '2024-04-13'],
    ['13/04/2024', '2024-04-13'],
  ])('%j is %s where the month comes first', (text, date) =>
    expect(readDate(text, { isDayFirst: false })).toBe(date),
  )

  it.each(['04/13/2024', '31/02/2024', '3 April', 'April 2024', '2024', 'spring 2024'])(
    '%j is no day',
    (text) => expect(readDate(text)).toBeUndefined(),
  )
})

describe('email addresses', () => {
  it.each([
    ['a@otters.example.org or b@otters.example.org', 2],
    ['a@otters.example.org; b@otters.example.org', 2],
    ['Office <a@otters.example.org>', 1],
    ['<a@otters.example.org>', 1],
    ['mailto:a@otters.example.org', 1],
  ])('are found in %j', (text, count) => expect(readEmails(text)).toHaveLength(count))

  it.each(['Ask Sam at a@otters.example.org', 'a@otters', 'none', 'a@b.org and c@'])(
    'are not all that %j says',
    (text) => expect(readEmails(text)).toBeUndefined(),
  )
})

describe('languages', () => {
  it('have a code where the text gives one', () => {
    expect(readLanguages('en, cy')).toEqual([
      { name: 'English', code: 'en' },
      { name: 'Welsh', code: 'cy' },
    ])
    expect(readLanguages('English and Welsh')).toEqual([{ name: 'English' }, { name: 'Welsh' }])
  })

  it.each(['136', '1, 2', 'Yes', 'We can book somebody who speaks yours', ''])(
    'are not what %j says',
    (text) => expect(readLanguages(text)).toBeUndefined(),
  )
})

describe('yes and no', () => {
  it.each([
    ['Yes', true],
    ['TRUE', true],
    ['✓', true],
    ['N', false],
    ['FALSE', false],
    ['0', false],
    ['yes, by arrangement', undefined],
    ['', undefined],
  ])('%j is %s', (text, said) => expect(readYesNo(text)).toBe(said))
})
