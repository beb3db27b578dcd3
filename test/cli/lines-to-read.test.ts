import { expect, it } from 'vitest'
import { sayLinesToRead } from '../../src/cli/quality/lines-to-read.ts'
import { completeSettings } from '../../src/record/settings/settings.ts'

const own = {
  name: 'Harbour office',
  telephone: '01632 960000',
  sentence: 'Ring.',
  words: ['boat adrift'],
}
const settings = completeSettings({ title: 'Test', urgent: [own] })

it('names a number that nobody has read, and no other', () => {
  const said = sayLinesToRead(settings, '2026-11-26')!
  expect(said.split('\n').slice(1)).toEqual(['  Harbour office  01632 960000  no source'])
})

it('names each number of the list for Britain half a year later, with its source', () => {
  const said = sayLinesToRead(settings, '2027-06-01')
  expect(said).toContain('  samaritans  116 123  https://www.samaritans.org/')
})

it('says nothing when all were read', () => {
  const read = { ...settings, urgent: [{ ...own, read: '2026-11-01' }] }
  expect(sayLinesToRead(read, '2026-11-26')).toBeUndefined()
})
