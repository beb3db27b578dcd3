import { describe, expect, it } from 'vitest'
import { UserError } from '../../../src/io/command/errors.ts'
import { readTables, serviceOfRow } from './services-of.ts'

const MAPPING = { Name: 'name', By: 'organization.name' }

describe('two columns', () => {
  it('for one list make two entries', async () => {
    const mapping = { A: 'additional_urls.url', B: 'additional_urls.url' }
    const links = { A: 'https://a.example.org/', B: 'https://b.example.org/' }
    expect(await serviceOfRow(links, mapping)).toMatchObject({
      additional_urls: [{ url: links.A }, { url: links.B }],
    })
  })

  it('for the contacts of a service make two contacts, each with its own number', async () => {
    const mapping = {
      Role1: 'contacts.title',
      Role2: 'contacts.title',
      Tel1: 'contacts.phones.number',
      Tel2: 'contacts.phones.number',
    }
    const cells = { Role1: 'Chair', Role2: 'Clerk', Tel1: '', Tel2: '01632 960124' }
    expect(await serviceOfRow(cells, mapping)).toMatchObject({
      contacts: [{ title: 'Chair' }, { title: 'Clerk', phones: ['01632 960124'] }],
    })
  })

  it('for one value write the first, and the second is told', async () => {
    const { record, report } = await readTables(
      { 'a.csv': 'Name,By,Web,Site\nGo,Otters,https://a.example.org/,https://b.example.org/\n' },
      { ...MAPPING, Web: 'url', Site: 'url' },
    )
    expect(record('services/go')).toMatchObject({ url: 'https://a.example.org/' })
    expect(report.fields.find(({ field }) => field === 'a.Site')).toMatchObject({
      dropped: { 'second-value': 1 },
    })
  })

  it('of times share the one column of days', async () => {
    const mapping = {
      Day: 'schedules.weekday',
      S1: 'schedules.opens_at',
      E1: 'schedules.closes_at',
      S2: 'schedules.opens_at',
      E2: 'schedules.closes_at',
    }
    const cells = { Day: 'Tue', S1: '09:00', E1: '11:00', S2: '14:00', E2: '16:00' }
    expect(await serviceOfRow(cells, mapping)).toMatchObject({
      hours: ['Tue 09:00-11:00', 'Tue 14:00-16:00'],
    })
  })
})

describe('rows without an id', () => {
  const mapping = {
    ...MAPPING,
    Venue: 'locations.name',
    Postcode: 'locations.postal_code',
    Town: 'locations.city',
    Ages: 'ages',
    When: 'hours',
  }
  const header = 'Name,By,Venue,Town,Postcode,Ages,When\n'

  it('that differ are two services, and neither takes anything from the other', async () => {
    const { record, report } = await readTables(
      {
        'a.csv': `${header}Diners,Otters,Hall,Bath,BS3 1QG,,Fri 12:00-14:00\nDiners,Otters,Barn,Bath,BS4 1QG,0-5,Sat 10:00-11:00\n`,
      },
      mapping,
    )
    expect(record('services/diners')).not.toHaveProperty('maximum_age')
    expect(record('services/diners')).toMatchObject({ hours: ['Fri 12:00-14:00'] })
    expect(record('services/diners-2')).toMatchObject({
      maximum_age: '5',
      hours: ['Sat 10:00-11:00'],
    })
    expect(report.remarks.map(({ remark }) => remark).join()).toContain('each is a service')
  })

  it('that differ in their times alone are one service', async () => {
    const { record, slugs } = await readTables(
      {
        'a.csv': `${header}Walk,Otters,Green,Bath,BS3 1QG,,Fri 12:00-14:00\nWalk,Otters,Green,Bath,BS3 1QG,,Sat 10:00-11:00\n`,
      },
      mapping,
    )
    expect(slugs('services')).toEqual(['walk'])
    expect(record('services/walk')).toMatchObject({
      hours: ['Fri 12:00-14:00', 'Sat 10:00-11:00'],
    })
  })

  it('that are the same are one, and it is said', async () => {
    const row = 'Walk,Otters,Green,Bath,BS3 1QG,5-11,Fri 12:00-14:00\n'
    const { slugs, report } = await readTables({ 'a.csv': header + row + row }, mapping)
    expect(slugs('services')).toEqual(['walk'])
    expect(report.remarks.map(({ remark }) => remark).join()).toContain('read once')
  })

  it('of two organizations have two places where the place is a name alone', async () => {
    const { slugs } = await readTables(
      { 'a.csv': `${header}Go,Otters,Hall,,,,\nDarts,Voles,Hall,,,,\n` },
      mapping,
    )
    expect(slugs('locations')).toEqual(['hall', 'hall-2'])
  })

  it('share a place that has the same postcode', async () => {
    const { slugs } = await readTables(
      { 'a.csv': `${header}Go,Otters,Hall,Bath,BS3 1QG,,\nDarts,Voles,Hall,Bath,BS3 1QG,,\n` },
      mapping,
    )
    expect(slugs('locations')).toEqual(['hall'])
  })
})

describe('a cell that says “as above”', () => {
  it.each(['as above', 'Ditto', '""""', 'do.'])('and is %s means the one above', async (ditto) => {
    const { record } = await readTables(
      { 'a.csv': `Name,By\nChess,Otters\nGo,${ditto}\nBridge,${ditto}\n` },
      MAPPING,
    )
    expect(record('services/bridge')).toMatchObject({ organization: 'otters' })
  })

  it('is nothing in the first row', async () => {
    const { slugs, report } = await readTables({ 'a.csv': 'Name,By\nGo,ditto\n' }, MAPPING)
    expect(slugs('organizations')).toEqual(['partner-unknown-organization'])
    expect(report.drafts).toHaveLength(1)
  })

  it('is only a cell that says nothing else', async () => {
    const { record } = await readTables(
      { 'a.csv': 'Name,By\nChess,Otters\nGo,Same Street Club\n' },
      MAPPING,
    )
    expect(record('services/go')).toMatchObject({ organization: 'same-street-club' })
  })
})

it('a total is no record, also where a number stands before it', async () => {
  const { slugs } = await readTables(
    { 'a.csv': 'Ref,Name,By\n1,Chess,Otters\n2,TOTAL: 1,\n,Total,3\n3,Total fitness,Otters\n' },
    { Ref: 'key', Name: 'name', By: 'organization.name' },
  )
  expect(slugs('services')).toEqual(['chess', 'total-fitness'])
})

it('headings without a row stop the import', async () => {
  await expect(readTables({ 'a.csv': 'Name,By\n' }, { Name: 'name' })).rejects.toThrow('no row')
})

it('a name that differs in capitals is no other value', async () => {
  const { report } = await readTables(
    { 'a.csv': 'Name,By\nChess,Otters\nGo,OTTERS\n' },
    { Name: 'name', By: 'organization.name' },
  )
  expect(report.finish).toEqual([])
})

describe('the headings', () => {
  const mapping = { Activity: 'name', 'Run by': 'organization.name', Bring: 'description' }

  it('are the line with the columns of the mapping', async () => {
    const { slugs } = await readTables(
      {
        'a.csv': 'Our list,,\nName of list,Updated,Editor ID\nActivity,Run by,Bring\nGo,Otters,-\n',
      },
      mapping,
    )
    expect(slugs('services')).toEqual(['go'])
  })

  it.each(['Photo ID', 'Your name'])('are not a row that says %s', async (bring) => {
    const { slugs } = await readTables(
      { 'a.csv': `Activity,Run by,Bring\nGo,Otters,A mat\nDebt advice,Otters,${bring}\n` },
      mapping,
    )
    expect(slugs('services')).toEqual(['go', 'debt-advice'])
  })

  it('may come again below a heading of a group, and are no record', async () => {
    const { slugs, report } = await readTables(
      { 'a.csv': 'Activity,Run by,Bring\nGo,Otters,A mat\nActivity,Run by,Bring\nDarts,Otters,\n' },
      mapping,
    )
    expect(slugs('services')).toEqual(['go', 'darts'])
    expect(report.finish.map(({ why }) => why).join()).toContain('repeats the headings')
  })

  it('that have none of the columns of the mapping stop the import', async () => {
    const reading = readTables({ 'a.csv': 'A,B,C\n1,2,3\n' }, mapping)
    await expect(reading).rejects.toBeInstanceOf(UserError)
  })
})

describe('a list by days', () => {
  const MAPPING = { What: 'name', Who: 'organization.name', Time: 'hours' }
  const read = (...lines: readonly string[]) =>
    readTables({ 'list.csv': `${lines.join('\n')}\n` }, MAPPING)

  it('has the day of a row above in all rows until the next', async () => {
    const { record, report } = await read(
      'Spring 2026,,',
      ...['MONDAY,,', 'What,Who,Time', 'Go,Otters,10am-12pm', 'Chess,Otters,2pm-4pm'],
      ...['Tuesdays,,', 'What,Who,Time', 'Tots,Otters,10am-11am'],
    )
    expect(record('services/go')).toMatchObject({ hours: ['Mon 10am-12pm'] })
    expect(record('services/chess')).toMatchObject({ hours: ['Mon 2pm-4pm'] })
    expect(record('services/tots')).toMatchObject({ hours: ['Tue 10am-11am'] })
    expect(JSON.stringify(report.remarks)).not.toContain('one cell alone')
  })

  it('keeps words without a day where no row says one', async () => {
    const { record, report } = await read('Main hall,,', 'What,Who,Time', 'Go,Otters,10am-12pm')
    expect(record('services/go')).toMatchObject({ schedules: [{ description: '10am-12pm' }] })
    expect(JSON.stringify(report.finish)).toContain('10am-12pm')
  })
})
