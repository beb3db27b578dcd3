import { expect, it } from 'vitest'
import { confirmService, statusOf } from '../../src/edit/confirm-service.ts'

const date = '2026-01-02'
const by = 'me@example.org'

it.each([
  [
    'before private fields',
    'name: A\n# n\nprivate: { x: y }\n',
    `name: A\nassured_date: ${date}\nassurer_email: ${by}\n# n\nprivate: { x: y }\n`,
  ],
  [
    'over an earlier one',
    `assured_date: '2025-01-01' # n\nassurer_email:\nname: A`,
    `assured_date: '${date}' # n\nassurer_email: ${by}\nname: A`,
  ],
  [
    'in the usual order, as the form writes it',
    'name: A\nurl: y\nassurer_email: x\n',
    `name: A\nurl: y\nassured_date: ${date}\nassurer_email: ${by}\n`,
  ],
  ['between braces', '{ name: A }\n', `{ name: A, assured_date: ${date}, assurer_email: ${by} }\n`],
])('a confirmation is written %s', (_, before, after) => {
  expect(confirmService(before, { date, by })).toBe(after)
})

it('the same confirmation again changes nothing', () => {
  const text = `assured_date: "${date}"\n`
  expect(confirmService(text, { date })).toBe(text)
})

it('status and organization are read in any spelling', () => {
  expect(statusOf('organization: " acorn "\nstatus: " Active"\n')).toEqual({
    isReadable: true,
    organization: 'acorn',
    status: 'active',
  })
})
