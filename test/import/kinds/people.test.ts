import { describe, expect, it } from 'vitest'
import { readTables } from './services-of.ts'

const MAPPING = {
  Name: 'name',
  By: 'organization.name',
  Contact: 'contacts.name',
  Role: 'contacts.title',
  Tel: 'contacts.phones.number',
}
const read = (extra: string, value: string, given = {}) =>
  readTables(
    {
      'a.csv': `Name,By,Contact,Role,Tel${extra && `,${extra}`}\nGo,Otters,Alex Fisk,Chair,01632 960101${extra && `,${value}`}\n`,
    },
    MAPPING,
    given,
  )

describe('the name of a person in a contact', () => {
  it('is withheld and told, and the role and the number stay', async () => {
    const { record, report, said } = await read('', '')
    expect(record('services/go')).toMatchObject({
      contacts: [{ title: 'Chair', phones: ['01632 960101'] }],
    })
    expect(said).not.toContain('Fisk')
    expect(report.finish).toMatchObject([{ field: 'a.Contact', count: 1 }])
    expect(report.private).toMatchObject([{ masked: 'A••• F•••', isWritten: false }])
  })

  it('is written where an editor or a column lets it in', async () => {
    const kept = await read('', '', { keepPersonal: ['contacts.name'] })
    const agreed = await read('Consent to publish', 'yes')
    for (const { record } of [kept, agreed])
      expect(record('services/go')).toMatchObject({ contacts: [{ name: 'Alex Fisk' }] })
  })

  it.each(['Bob', 'Mrs J Smith', 'J. Smith', 'Jean Ellis', 'Rev Ann'])(
    'is that of %s, too',
    async (name) => {
      const { record, said } = await readTables(
        { 'a.csv': `Name,By,Contact,Role,Tel\nGo,Otters,${name},,01632 960101\n` },
        MAPPING,
      )
      expect(JSON.stringify(record('services/go'))).not.toContain(name)
      expect(said).not.toContain(name)
    },
  )

  it.each(['Reception', 'Office', 'Switchboard', 'Tickets', 'The Box Office', 'Helpline'])(
    'is not %s',
    async (name) => {
      const { record } = await readTables(
        { 'a.csv': `Name,By,Contact,Role,Tel\nGo,Otters,${name},,01632 960101\n` },
        MAPPING,
      )
      expect(record('services/go')).toMatchObject({ contacts: [{ name }] })
    },
  )

  it('is not what a desk is called', async () => {
    const { record } = await readTables(
      { 'a.csv': 'Name,By,Contact,Role,Tel\nGo,Otters,Booking Office,,\n' },
      MAPPING,
    )
    expect(record('services/go')).toMatchObject({ contacts: [{ name: 'Booking Office' }] })
  })
})

describe('a column about consent', () => {
  it.each([
    ['GDPR consent', 'No'],
    ['Do not publish', 'yes'],
    ['Publish?', 'N'],
    ['Opt-out', 'TRUE'],
  ])('%s with %s makes a draft', async (column, value) => {
    expect((await read(column, value)).record('services/go')).toMatchObject({ draft: 'true' })
  })

  it.each([
    ['GDPR consent', 'Yes'],
    ['Do not publish', 'no'],
    ['Publish?', 'ask again'],
    ['Publisher', 'no'],
  ])('%s with %s does not', async (column, value) => {
    expect((await read(column, value)).record('services/go')).not.toHaveProperty('draft')
  })
})

describe('a mobile number in a text', () => {
  const textOf = async (About: string) => {
    const { record, report, said } = await readTables(
      { 'a.csv': `Name,By,About\nGo,Otters,"${About}"\n` },
      { Name: 'name', By: 'organization.name', About: 'description' },
    )
    expect(said).not.toContain('900123')
    expect(report.private).toHaveLength(1)
    return record('services/go')!.description
  }

  it.each([
    ['We play. Ring Sam on 07700 900123. All welcome.', 'We play. All welcome.'],
    ['We play.\nText 07700 900123\nBring tea.', 'We play.\nBring tea.'],
  ])('goes with its sentence: %j', async (text, rest) => expect(await textOf(text)).toBe(rest))

  it('takes a text with it that says nothing else', async () =>
    expect(await textOf('Ring Sam on 07700 900123')).toBeUndefined())

  it.each(['We play. The key safe is 4471.', 'Hall is open. Door code 4471'])(
    'is not a code, with which the whole text goes: %s',
    async (About) => {
      const { record, said } = await readTables(
        { 'a.csv': `Name,By,About\nGo,Otters,${About}\n` },
        { Name: 'name', By: 'organization.name', About: 'description' },
      )
      expect(record('services/go')).not.toHaveProperty('description')
      expect(said).not.toContain('4471')
    },
  )
})
