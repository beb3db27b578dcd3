import { describe, expect, it } from 'vitest'
import { UserError } from '../../../src/io/command/errors.ts'
import { fateOf } from '../run-import.ts'
import { readTables } from './services-of.ts'

const TABLES = {
  'organizations.csv': 'id,name,description\no1,Otters,A trust.\n',
  'services.csv':
    'id,organization_id,name,status,description\ns1,o1,Law clinic,active,Advice.\ns2,o1,Chess,active,Boards.\n',
}

describe('rows under one id', () => {
  it('are several entries where they differ', async () => {
    const { record } = await readTables({
      ...TABLES,
      'languages.csv': 'id,service_id,language\n9,s1,English\n9,s1,Spanish\n9,s1,Welsh\n',
    })
    expect(record('services/law-clinic')).toMatchObject({
      languages: [{ name: 'English' }, { name: 'Spanish' }, { name: 'Welsh' }],
    })
  })

  it('are an entry of each owner', async () => {
    const { record } = await readTables({
      ...TABLES,
      'schedules.csv':
        'id,service_id,weekday,opens_at,closes_at\n7,s1,Monday,9:00,17:00\n7,s2,Monday,9:00,17:00\n',
    })
    expect(record('services/law-clinic')).toMatchObject({ hours: ['Mon 09:00-17:00'] })
    expect(record('services/chess')).toMatchObject({ hours: ['Mon 09:00-17:00'] })
  })

  it('are one where owner and content agree', async () => {
    const { record } = await readTables({
      ...TABLES,
      'phones.csv': 'id,service_id,number\np,s1,01632 960101\np,s1,01632 960101\n',
    })
    expect(record('services/law-clinic')).toMatchObject({ phones: ['01632 960101'] })
  })

  it('give the numbers of a contact to each of its copies', async () => {
    const { record } = await readTables({
      ...TABLES,
      'contacts.csv': 'id,service_id,title\nc,s1,Clerk\nc,s2,Clerk\n',
      'phones.csv': 'id,contact_id,number\np,c,01632 960101\n',
    })
    const contacts = [{ title: 'Clerk', phones: ['01632 960101'] }]
    expect(record('services/law-clinic')).toMatchObject({ contacts })
    expect(record('services/chess')).toMatchObject({ contacts })
  })
})

describe('a pair of services and places', () => {
  const places = {
    'locations.csv': 'id,name,latitude,longitude\n10,Hall,51.4434,-2.6\n11,Barn,51.4435,-2.61\n',
  }

  it.each([
    ['"s1,s2",10', ['hall'], ['hall']],
    ['"s1; s2",11', ['barn'], ['barn']],
    ['s1,"10, 11"', ['hall', 'barn'], undefined],
  ])('written as %s is one for each', async (row, first, second) => {
    const { record } = await readTables({
      ...TABLES,
      ...places,
      'service_at_locations.csv': `service_id,location_id\n${row}\n`,
    })
    expect(record('services/law-clinic')?.locations).toEqual(first)
    expect(record('services/chess')?.locations).toEqual(second)
  })

  it('that names nothing is told', async () => {
    const imported = await readTables({
      ...TABLES,
      ...places,
      'service_at_locations.csv': 'service_id,location_id\n"s8,s9",10\n',
    })
    expect(imported.record('services/chess')).not.toHaveProperty('locations')
    expect(fateOf(imported, 'service_at_locations.service_id')).toBe('1 dropped: orphan')
  })
})

it('a row of a day without times opens nothing, and is told', async () => {
  const { record, report } = await readTables({
    'organizations.csv': 'id,name,description\no1,Otters,A trust.\n',
    'services.csv': 'id,organization_id,name,status\ns1,o1,Chess,active\n',
    'schedules.csv':
      'id,service_id,freq,byday,opens_at,closes_at\n1,s1,WEEKLY,MO,10:00,12:00\n2,s1,WEEKLY,SU,,\n3,s1,WEEKLY,SA,00:00,00:00\n',
  })
  expect(record('services/chess')).toMatchObject({ hours: ['Mon 10:00-12:00'] })
  expect(record('services/chess')).not.toHaveProperty('schedules')
  expect(JSON.stringify(report.finish)).toContain('SU')
})

it.each([['A 6" pot'], ['He said "hello" to us'], ['5\' 6" and 4\' 2"']])(
  'a quotation mark in the middle of a cell is text: %s',
  async (text) => {
    const { record } = await readTables(
      { 'a.csv': `Name,By,Notes\nChess,Otters,${text}\nGo,Otters,More.\n` },
      { Name: 'name', By: 'organization.name', Notes: 'description' },
    )
    expect(record('services/chess')).toMatchObject({ description: text })
    expect(record('services/go')).toMatchObject({ description: 'More.' })
  },
)

describe('the names of columns', () => {
  it('keep ID and id apart', async () => {
    const { record } = await readTables({
      'organizations.csv': 'ID,id,name,description\n1,881,Otters,A trust.\n',
      'services.csv': 'ID,id,organization_id,name,status\n1,641,881,Chess,active\n',
    })
    expect(record('services/chess')).toMatchObject({ organization: 'otters' })
    expect(record('services/chess')).not.toHaveProperty('draft')
  })

  it('take ID for the id where there is no other', async () => {
    const { record } = await readTables({
      'organizations.csv': 'ID,Name\n881,Otters\n',
      'services.csv': 'ID,organization_id,Name\n641,881,Chess\n',
    })
    expect(record('services/chess')).toMatchObject({ organization: 'otters' })
  })

  it.each([
    [
      'organization_uuid,organization_name,organization_url',
      'service_uuid,organization_uuid,service_name,service_description',
    ],
    [
      'organization_id,organization_name,organization_url',
      'service_id,service_organization_id,service_name,service_description',
    ],
    [
      'organizationId,organizationName,organizationUrl',
      'serviceId,organizationId,serviceName,serviceDescription',
    ],
    [
      'organization_recordid,organization_name,url',
      'service_recordid,organization_recordid,name,description',
    ],
  ])('may begin with the table: %s', async (ofOrganizations, ofServices) => {
    const { record, said } = await readTables({
      'organizations.csv': `${ofOrganizations}\n6a84f8e7-f0a8-445d-9abc-d24a7b462f82,Otters,https://otters.example.org/\n`,
      'services.csv': `${ofServices}\n5bc27d12-1b1c-40b5-a798-76cbd0502002,6a84f8e7-f0a8-445d-9abc-d24a7b462f82,Law clinic,Advice.\n`,
    })
    expect(record('organizations/otters')).toMatchObject({ website: 'https://otters.example.org/' })
    expect(record('services/law-clinic')).toMatchObject({
      organization: 'otters',
      description: 'Advice.',
    })
    expect(said).toContain('5bc27d12-1b1c-40b5-a798-76cbd0502002')
  })

  it('of two links of social media make two links', async () => {
    const { record } = await readTables({
      ...TABLES,
      'services.csv':
        'id,organization_id,name,social_media_facebook,social_media_x\ns1,o1,Chess,https://a.example.org/,https://b.example.org/\n',
    })
    expect(record('services/chess')).toMatchObject({
      additional_urls: [{ url: 'https://a.example.org/' }, { url: 'https://b.example.org/' }],
    })
  })
})

describe('a file of JSON', () => {
  it('with organizations alone has organizations', async () => {
    const json = [{ id: 'fb9dcdac-92d3-49a1-a85e-606f58079550', name: 'Otters', logo: '', uri: '' }]
    const { slugs } = await readTables({ 'a.json': JSON.stringify(json) })
    expect([slugs('organizations'), slugs('services')]).toEqual([['otters'], []])
  })

  it('with services below its organizations has both', async () => {
    const json = [
      {
        id: '1',
        name: 'Otters',
        url: 'https://o.example.org',
        services: [{ id: '5', name: 'Chess' }],
      },
      { id: '2', name: 'Badgers', description: 'A group.' },
    ]
    const { record, slugs } = await readTables({ 'a.json': JSON.stringify(json) })
    expect(slugs('organizations')).toEqual(['otters', 'badgers'])
    expect(record('services/chess')).toMatchObject({ organization: 'otters' })
  })

  it('with one place twice for a service has the times of both', async () => {
    const pair = (id: string, byday: string) => ({
      id,
      location: { id: 'l', name: 'Hall' },
      schedules: [{ id: `t${id}`, freq: 'WEEKLY', byday, opens_at: '10:00', closes_at: '11:00' }],
    })
    const organization = { id: 'o', name: 'Otters', description: 'A group.' }
    const places = [pair('1', 'MO'), pair('2', 'TU')]
    const { record } = await readTables({
      'a.json': JSON.stringify([
        { id: 's', name: 'Chess', organization, service_at_locations: places },
      ]),
    })
    expect(record('services/chess')).toMatchObject({
      locations: [{ location: 'hall', hours: ['Mon 10:00-11:00', 'Tue 10:00-11:00'] }],
    })
  })

  it('with services has services, although they say little', async () => {
    const json = [{ id: 5, name: 'Chess', description: 'Boards.' }]
    const { slugs } = await readTables({ 'a.json': JSON.stringify(json) })
    expect(slugs('services')).toEqual(['chess'])
  })

  it('asks and answers in one line, and says nothing of an empty answer', async () => {
    const meta = [
      { key: 'Vacancies?', value: '' },
      { key: 'Pick-up?', value: 'No' },
      { name: 'Places', value: '12' },
    ]
    const json = [{ id: 5, name: 'Chess', organisation: { id: 1, name: 'Otters' }, meta }]
    const { record } = await readTables({ 'a.json': JSON.stringify(json) })
    expect(record('services/chess')).toMatchObject({ description: 'Pick-up? No\n\nPlaces: 12' })
  })

  it('says answers under a label or a title, and a key that is none as it is', async () => {
    const meta = [
      { label: 'Is there parking?', value: 'Yes' },
      { title: 'Meals', value: 'Lunch' },
      { label: 'Garden?', value: '' },
    ]
    const organization = { id: 'o', name: 'Otters', description: 'A group.' }
    const { record } = await readTables({
      'a.json': JSON.stringify([{ id: 's', name: 'Chess', organization, meta }]),
    })
    const { description } = record('services/chess')!
    expect(description).toBe('Is there parking? Yes\n\nMeals: Lunch')
  })

  it('keeps an amount of 0 that has a currency, and drops one that only fills a field', async () => {
    const json = ['GBP', undefined].map((currency, i) => ({
      id: i + 1,
      name: `Chess ${i + 1}`,
      organization: { id: 1, name: 'Otters' },
      cost_options: [{ id: `c${i}`, amount: 0, currency, option: '' }],
    }))
    const { record } = await readTables({ 'a.json': JSON.stringify(json) })
    expect(record('services/chess-1')).toMatchObject({ cost_options: [{ amount: '0' }] })
    expect(record('services/chess-2')).not.toHaveProperty('cost_options')
  })

  it.each([
    '[1, 2]',
    '{"type":"FeatureCollection","features":[]}',
    '{"error":"Not found"}',
    '{"a":',
  ])(
    'such as %s is refused with a sentence',
    async (text) =>
      await expect(readTables({ 'a.json': text })).rejects.toThrow(
        /`a\.json` (?:is no list|begins)/,
      ),
  )
})

it.each([
  '<?xml version="1.0"?><rss version="2.0"><channel/></rss>',
  '<services><service id="1"/></services>',
  'BEGIN:VCALENDAR\nVERSION:2.0\nEND:VCALENDAR\n',
])('%j is told by its kind', async (text) => {
  const reading = readTables({ 'a.csv': text })
  await expect(reading).rejects.toBeInstanceOf(UserError)
  await expect(reading).rejects.toThrow(/It is (?:a news feed|XML|a calendar)/)
})

it('a quotation mark that is never closed is told with its row', async () => {
  const reading = readTables({ 'a.csv': 'Name,By\nChess,Otters\nGo,"\nBridge,Otters\n' })
  await expect(reading).rejects.toThrow('Row 3')
})

describe('a service without an organization', () => {
  const tables = (owner: string) => ({
    'organizations.csv': 'id,name,description\no1,Otters,A trust.\n',
    'locations.csv': `id,name,latitude,longitude,organization_id\n10,Hall,51.4434,-2.6,${owner}\n`,
    'services.csv': 'id,name,status\ns1,Chess,active\n',
    'service_at_locations.csv': 'service_id,location_id\ns1,10\n',
  })

  it('belongs to that which runs its place', async () => {
    const { record } = await readTables(tables('o1'))
    expect(record('services/chess')).toMatchObject({ organization: 'otters' })
    expect(record('services/chess')).not.toHaveProperty('draft')
  })

  it('is a draft where nobody does', async () => {
    expect((await readTables(tables(''))).record('services/chess')).toMatchObject({ draft: 'true' })
  })
})

describe('a date whose day and month may be the other way round', () => {
  const services = (second: string) => ({
    'organizations.csv': 'id,name,description\no1,Otters,A trust.\n',
    'services.csv': `id,organization_id,name,status,description,assured_date
s1,o1,Law clinic,active,Advice.,04/05/2026
s2,o1,Chess,active,Boards.,${second}
s3,o1,Choir,active,Songs.,05/05/2026
`,
  })

  it('is not written beside one that has its month first, and the same day twice is', async () => {
    const read = await readTables(services('03/14/2026'))
    const { record } = read
    expect(record('services/law-clinic')).not.toHaveProperty('assured_date')
    expect(fateOf(read, 'services.assured_date')).toContain('2 dropped: not-a-date')
    expect(record('services/choir')).toMatchObject({ assured_date: '2026-05-05' })
  })

  it('has its day first beside others', async () => {
    const { record } = await readTables(services('14/03/2026'))
    expect(record('services/law-clinic')).toMatchObject({ assured_date: '2026-05-04' })
  })
})
