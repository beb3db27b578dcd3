import { describe, expect, it } from 'vitest'
import type { RawObject } from '../../../src/record/yaml/raw.ts'
import { proposeMapping } from '../../../src/import/mapping/propose-mapping.ts'
import type { Table } from '../../../src/import/model/table.ts'
import { readTables } from './services-of.ts'

describe('a mapping that names a column which no sheet has', () => {
  const mapping = {
    Name: 'name',
    By: 'organization.name',
    'Day and time': 'hours',
    Key: 'internal',
  }

  it('stops the import, because what the column said would be taken for deleted', async () => {
    const renamed = { 'a.csv': 'Name,By,When\nGo,Otters,Tue 10:00-12:00\n' }
    await expect(readTables(renamed, mapping)).rejects.toThrow(
      /names `Day and time`, which no sheet has. Columns that it does not name: `When`/,
    )
  })

  it('is no trouble where another sheet has it, or where it is not written', async () => {
    const sheets = { 'a.csv': 'Name,By,Day and time\nGo,Otters,Tue 10:00-12:00\n' }
    const { record } = await readTables(sheets, mapping)
    expect(record('services/go')).toMatchObject({ hours: ['Tue 10:00-12:00'] })
  })
})

describe('a status', () => {
  const read = async (status: string, to: RawObject[string] = 'status') => {
    const { record } = await readTables(
      { 'a.csv': `Name,By,Status\nGo,Otters,${status}\n` },
      { Name: 'name', By: 'organization.name', Status: to },
    )
    return record('services/go')
  }

  it.each(['draft', 'Pending', 'trash', 'hibernating'])('%s makes a draft', async (status) => {
    expect(await read(status)).toMatchObject({ draft: 'true' })
  })

  it.each(['publish', 'active', 'Live'])('%s is active', async (status) => {
    expect(await read(status)).not.toHaveProperty('draft')
    expect(await read(status)).toMatchObject({ status: 'active' })
  })

  it('that the values of a mapping do not name makes a draft', async () => {
    const to = { to: 'status', values: { publish: 'active' } }
    expect(await read('embargoed', to)).toMatchObject({ draft: 'true' })
    expect(await read('publish', to)).not.toHaveProperty('draft')
  })
})

describe('the proposal for a column about contact', () => {
  const proposed = (...cells: readonly string[]) =>
    proposeMapping({
      name: 'list',
      headers: ['Group / activity', 'Run by', 'Contact'],
      rows: cells.map((cell) => ({ cells: ['Go', 'Otters', cell] })),
    } as unknown as Table)

  it.each<[string, readonly string[], unknown]>([
    ['numbers', ['01632 960101', '01632 960102'], 'phones.number'],
    ['mailboxes', ['go@example.org', ''], 'email'],
    ['both', ['01632 960101', 'go@example.org'], { to: 'phones.number', also: 'email' }],
    ['names', ['Jane', 'Front desk', '01632 960101'], 'contacts.name'],
  ])('goes by its cells: %s', (_, cells, to) => {
    expect(proposed(...cells)).toEqual({
      'Group / activity': 'name',
      'Run by': 'organization.name',
      Contact: to,
    })
  })
})

describe('the proposal for a column “Access”', () => {
  const proposed = (...cells: readonly string[]) =>
    proposeMapping({
      name: 'list',
      headers: ['Name', 'Access'],
      rows: cells.map((cell) => ({ cells: ['Go', cell] })),
    } as unknown as Table)['Access']

  it('is about the building where its cells are', () => {
    expect(proposed('Step free', 'ramp and loop', '')).toBe('locations.accessibility.description')
    expect(proposed('Ring first', 'Self-referral', 'lift')).toBe('application_process')
  })
})

describe('the answers of a form', () => {
  const headers = [
    ...['Timestamp', 'Email Address', 'What is the name of your group?'],
    ...['Which organisation runs it?', 'Please describe what you do', 'When do you meet?'],
    ...['Where do you meet?', 'Postcode of venue', 'How much does it cost?'],
    ...['What ages is it for?', 'Public email address', 'Is the venue wheelchair accessible?'],
    'Are you happy for these details to be published?',
  ]
  const rows = [{ cells: headers.map(() => 'x') }]

  it('go where their questions say, and who sent them goes nowhere', () => {
    expect(proposeMapping({ name: 'list', headers, rows } as unknown as Table)).toEqual({
      Timestamp: 'internal',
      'Email Address': 'internal',
      'What is the name of your group?': 'name',
      'Which organisation runs it?': 'organization.name',
      'Please describe what you do': 'description',
      'When do you meet?': 'hours',
      'Where do you meet?': 'locations.name',
      'Postcode of venue': 'locations.postal_code',
      'How much does it cost?': 'fees_description',
      'What ages is it for?': 'ages',
      'Public email address': 'email',
      'Is the venue wheelchair accessible?': 'locations.accessibility.description',
      'Are you happy for these details to be published?': '',
    })
  })

  it('are of nobody where the form of Microsoft asks who answers', () => {
    const own = ['ID', 'Start time', 'Completion time', 'Email', 'Name', 'Name of the club']
    const made = proposeMapping({ name: 'list', headers: own, rows } as unknown as Table)
    expect(Object.values(made)).toEqual([...Array.from({ length: 5 }, () => 'internal'), 'name'])
  })

  it('are a draft where somebody is not happy to be published', async () => {
    const read = async (answer: string) => {
      const heading = 'Are you happy for these details to be published?'
      const { record } = await readTables(
        { 'a.csv': `Name,By,${heading}\nGo,Otters,${answer}\n` },
        { Name: 'name', By: 'organization.name' },
      )
      return record('services/go')
    }
    expect(await read('No')).toMatchObject({ draft: 'true' })
    expect(await read('Yes')).not.toHaveProperty('draft')
  })
})
