import { expect, it } from 'vitest'
import { redirectsText } from '../../../src/cli/import/redirects.ts'
import { importFiles } from '../../import/run-import.ts'

const moved = [
  { from: 'https://old.example.org/groups/1', to: '/find/services/chess' },
  { from: '/show?id=2&tab=a b', to: '/find/services/choir' },
  { from: 'https://old.example.org/', to: '/find/services/tea' },
  { from: 'https://', to: '/find/services/go' },
]

it('leads old pages to the new ones, and leaves out the first page of the old site', () => {
  expect(redirectsText(moved, 'https://new.example.org/', false)).toBe(
    `/groups/1 https://new.example.org/find/services/chess 301
/show id=2 tab=a%20b https://new.example.org/find/services/choir 301
`,
  )
})

it('writes a table with the addresses as they were', () => {
  expect(redirectsText(moved.slice(0, 1), 'https://new.example.org', true)).toBe(
    'from,to\n"https://old.example.org/groups/1",https://new.example.org/find/services/chess\n',
  )
})

it('reads them from a column, whose values no record has', async () => {
  const { files, report } = await importFiles(
    { 'a.csv': 'Name,By,Page\nChess,Otters,https://old.example.org/groups/1\n' },
    { mapping: { Name: 'name', By: 'organization.name', Page: 'old_address' } },
  )
  expect(files.get('services/chess.yaml')).not.toContain('old.example.org')
  expect(report.fields.find(({ field }) => field === 'a.Page')).toMatchObject({ kept: 1 })
})
