import { expect, it } from 'vitest'
import { looksLikePerson } from '../../src/values/person-name.ts'

it.each([
  'Alex Fisk',
  'Mrs Moss',
  'Dr Sam Reed',
  "Pat O'Moss",
  'Jo B. Moss-Reed',
  'Alex Fisk and Sam Reed',
])('%s may be a person', (text) => expect(looksLikePerson(text)).toBe(true))

it.each([
  'Office',
  'Front Desk',
  'Duty Manager',
  'Bookings Team',
  'Otters Trust',
  'Club Secretary',
  'St Mark Church',
  'reception',
  'Enquiries',
  '',
])('%s is no person', (text) => expect(looksLikePerson(text)).toBe(false))
