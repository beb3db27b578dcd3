import { describe, expect, it } from 'vitest'
import { DIRECTORY, fateOf } from '../run-import.ts'
import { readTables, serviceOfRow } from './services-of.ts'

const priceOf = (Price: string) => serviceOfRow({ Price }, { Price: 'cost_options.amount' })
const feesOf = (Cost: string) => serviceOfRow({ Cost }, { Cost: 'fees_description' })

describe('a price', () => {
  it.each([
    ['0', [{ currency: 'GBP', amount: '0' }]],
    ['Free', [{ currency: 'GBP', amount: '0' }]],
    ['50p', [{ currency: 'GBP', amount: '0.5' }]],
    ['£3 per session', [{ currency: 'GBP', amount: '3', amount_description: 'per session' }]],
    ['£3 or £5', [{ amount_description: '£3 or £5' }]],
    ['1,50', [{ amount_description: '1,50' }]],
  ])('of %s is written as %j', async (price, cost_options) =>
    expect(await priceOf(price)).toMatchObject({ cost_options }),
  )

  it.each(['None', 'Nil', 'no charge', '£0.00'])('of %s below “Cost” is free', async (cost) => {
    const service = await feesOf(cost)
    expect(service).toMatchObject({ cost_options: [{ currency: 'GBP', amount: '0' }] })
    expect(service).not.toHaveProperty('fees_description')
  })

  it.each([
    ['50p', [{ currency: 'GBP', amount: '0.5' }]],
    ['£3 per session', [{ currency: 'GBP', amount: '3', amount_description: 'per session' }]],
    ['£2.50 (conc. £1)', [{ amount: '2.5' }, { option: 'conc.', amount: '1' }]],
  ])('of %s below “Cost” is data', async (cost, cost_options) => {
    const service = await feesOf(cost)
    expect(service).toMatchObject({ cost_options })
    expect(service).not.toHaveProperty('fees_description')
  })

  it('of a feed stays in the words in which it says it', async () => {
    const { record } = await readTables({
      'services.json': JSON.stringify([{ id: '1', name: 'Chess', fees: '£3 per session' }]),
    })
    expect(record('services/chess')).not.toHaveProperty('cost_options')
    expect(JSON.stringify(record('services/chess'))).toContain('£3 per session')
  })

  it.each(['Free for members', '£3 or £5', 'None for carers'])('of %s is not', async (cost) => {
    const service = await feesOf(cost)
    expect(service).toMatchObject({ fees_description: cost })
    expect(service).not.toHaveProperty('cost_options')
  })

  it('of a blank cell is not known', async () => {
    expect(await priceOf('')).not.toHaveProperty('cost_options')
  })
})

describe('ages', () => {
  it.each([
    ['05-Nov', { minimum_age: '5', maximum_age: '11' }],
    ['over 60', { minimum_age: '60' }],
    ['school years 7 to 11', { minimum_age: '11', maximum_age: '16' }],
  ])('of %s are data', async (Ages, ages) => {
    const service = await serviceOfRow({ Ages }, { Ages: 'ages' })
    expect(service).toMatchObject(ages)
    expect(service).not.toHaveProperty('eligibility_description')
  })

  it.each(['18 months to 5 years', '11-16, or 25 with a plan', 'mixed'])(
    'of %s stay words',
    async (Ages) => {
      const service = await serviceOfRow({ Ages }, { Ages: 'ages' })
      expect(service).toMatchObject({ eligibility_description: Ages })
      expect(service).not.toHaveProperty('minimum_age')
    },
  )

  it('in a column for the youngest are read alike', async () => {
    const mapping = { From: 'minimum_age', To: 'maximum_age' }
    expect(await serviceOfRow({ From: '11 years', To: 'under 18' }, mapping)).toMatchObject({
      minimum_age: '11',
      maximum_age: '17',
    })
    expect(await serviceOfRow({ From: 'any', To: 'ask us' }, mapping)).toMatchObject({
      eligibility_description: 'To: ask us',
    })
  })
})

describe('times in words', () => {
  const timesOf = async (When: string) => {
    const { hours, schedules } = await serviceOfRow({ When }, { When: 'hours' })
    return hours ?? schedules
  }

  it.each([
    ['Mon-Fri 9am-5pm, Sat 10am-4pm', ['Mon-Fri 9am-5pm', 'Sat 10am-4pm']],
    ['Mon-Fri 9am-5pm; Sat closed', ['Mon-Fri 9am-5pm']],
    ['Monday: Closed\nTuesday: 9:30 AM – 8:00 PM\nSunday: Closed', ['Tuesday: 9:30 AM – 8:00 PM']],
    ['Opening times: Thursdays 1pm-3pm', ['Thursdays 1pm-3pm']],
    ['Mon 9-5, Wed 9-1, closed Thu', ['Mon 09:00-17:00', 'Wed 09:00-13:00']],
    ['Monday: 9 AM – 12:30 PM, 1:30 – 5 PM', ['Monday: 9 AM – 12:30 PM', 'Monday 1:30 – 5 PM']],
    ['Mon, Wed 10-12, Fri 2-4pm', ['Mon, Wed 10:00-12:00', 'Fri 2-4pm']],
    ['Mon 9am-5pm Tue 9am-1pm', ['Mon 9am-5pm', 'Tue 9am-1pm']],
    ['Mon 9-5, except August', ['Mon 09:00-17:00, except August']],
    ['Mon-Fri 9-5, closed Wed', ['Mon-Fri 09:00-17:00, closed Wed']],
    [
      'Mon-Fri 9am-5pm, Sat 10am-4pm, closed bank holidays',
      ['Mon-Fri 9am-5pm except bank holidays', 'Sat 10am-4pm except bank holidays'],
    ],
    ['Mon-Fri 9am-5pm, closed bank holidays', ['Mon-Fri 9am-5pm, closed bank holidays']],
  ])('of %j are hours', async (when, hours) => expect(await timesOf(when)).toEqual(hours))

  it.each([
    'Mon-Fri 9-5, closed Wed afternoons',
    'Mon-Fri 9am-5pm, Sat 10am-4pm (term time only)',
    'Monday: 6:00 AM – 12:00 AM\nTuesday: 12:00 AM – 11:59 PM',
    'Mon 9-5, except some weeks in August',
    'Tue 2.00-4.00',
    'Closed',
    'by appointment',
  ])('of %j stay words', async (when) =>
    expect(await timesOf(when)).toEqual([{ description: when }]),
  )

  it.each([
    ['10:00', 'late', 'Tue, 10:00 to late'],
    ['dawn', 'dusk', 'Tue, dawn to dusk'],
  ])('in columns, %s and %s, stay words, too', async (Start, End, description) => {
    const mapping = {
      Day: 'schedules.weekday',
      Start: 'schedules.opens_at',
      End: 'schedules.closes_at',
    }
    const { schedules } = await serviceOfRow({ Day: 'Tue', Start, End }, mapping)
    expect(schedules).toEqual([{ description }])
  })

  it('with a last day that is no date stay words', async () => {
    const mapping = {
      Day: 'schedules.weekday',
      Start: 'schedules.opens_at',
      End: 'schedules.closes_at',
      Until: 'schedules.valid_to',
    }
    const cells = { Day: 'Tue', Start: '10:00', End: '12:00', Until: 'half term' }
    expect(await serviceOfRow(cells, mapping)).toMatchObject({
      schedules: [{ description: 'Tue, 10:00 to 12:00, until half term' }],
    })
  })

  it('on a row that is not closed are open', async () => {
    const mapping = {
      Day: 'schedules.weekday',
      Start: 'schedules.opens_at',
      End: 'schedules.closes_at',
      Closed: 'schedules.closed',
    }
    const cells = { Day: 'Tue', Start: '10:00', End: '12:00' }
    expect(await serviceOfRow({ ...cells, Closed: 'FALSE' }, mapping)).toHaveProperty('hours')
    expect(await serviceOfRow({ ...cells, Closed: 'TRUE' }, mapping)).not.toHaveProperty('hours')
  })
})

describe('a status', () => {
  const statusOf = async (Status: string) => {
    const { status, draft } = await serviceOfRow({ Status }, { Status: 'status' })
    return [status, draft]
  }

  it.each([
    ['Active', 'active'],
    ['Y', 'active'],
    ['N', 'inactive'],
    ['Paused', 'temporarily closed'],
    ['Archived', 'defunct'],
  ])('of %s is %s', async (word, status) =>
    expect(await statusOf(word)).toEqual([status, undefined]),
  )

  it.each(['No longer running', 'Ended 2024', 'Paused until March', 'ask Sam'])(
    'of %s is known to nobody, so the service is a draft',
    async (word) => expect(await statusOf(word)).toEqual(['inactive', 'true']),
  )
})

describe('an address in one cell', () => {
  it.each([
    'Old Hall, 3-5 Mill Lane, Little Wick BS3 1QG',
    'Old Hall\n3-5 Mill Lane\nLittle Wick\nBS3 1QG',
    'Old Hall, 3-5 Mill Lane, Little Wick, BS3 1QG, UK',
  ])('such as %j has its town and its postcode', async (address) => {
    const { record, slugs } = await readTables(
      { 'a.csv': `Name,By,Where\nGo,Otters,"${address}"\n` },
      { Name: 'name', By: 'organization.name', Where: 'locations.address_1' },
    )
    expect(record(`locations/${slugs('locations')[0]}`)).toMatchObject({
      addresses: [
        { address_1: 'Old Hall, 3-5 Mill Lane', city: 'Little Wick', postal_code: 'BS3 1QG' },
      ],
    })
  })

  it('keeps a note behind its postcode out of its town', async () => {
    const { record, slugs } = await readTables(
      { 'a.csv': 'Name,By,Where\nGo,Otters,"Hall, Mill Lane, Bath BA1 1AA (side door)"\n' },
      { Name: 'name', By: 'organization.name', Where: 'locations.address_1' },
    )
    expect(record(`locations/${slugs('locations')[0]}`)).toMatchObject({
      addresses: [{ address_1: 'Hall, Mill Lane (side door)', city: 'Bath' }],
    })
  })

  it.each(['Online', 'Online via Zoom', 'By phone'])('that says %s is no place', async (where) => {
    for (const to of ['locations.address_1', 'locations.name']) {
      const { record, slugs } = await readTables(
        { 'a.csv': `Name,By,Where\nGo,Otters,${where}\n` },
        { Name: 'name', By: 'organization.name', Where: to },
      )
      expect(record(`locations/${slugs('locations')[0]}`)).toEqual({
        location_type: 'virtual',
        name: where,
      })
    }
  })

  it('without a postcode is the name of its place, in its words', async () => {
    const address = 'Flat D1 2nd floor, 5 Mill Lane, Bristol'
    const { record, slugs } = await readTables(
      { 'a.csv': `Name,By,Where\nGo,Otters,"${address}"\n` },
      { Name: 'name', By: 'organization.name', Where: 'locations.address_1' },
    )
    const place = record(`locations/${slugs('locations')[0]}`)
    expect(place).toMatchObject({ name: address })
    expect(place).not.toHaveProperty('addresses')
  })
})

describe('areas in one cell', () => {
  it.each([
    ['BS3, BS4 and BS13', ['BS3', 'BS4', 'BS13']],
    ['BS1 to BS3', ['BS1', 'BS2', 'BS3']],
    ['Newcastle, Staffordshire', [{ name: 'Newcastle, Staffordshire' }]],
  ])('%j are %j', async (Covers, service_areas) =>
    expect(await serviceOfRow({ Covers }, { Covers: 'service_areas.name' })).toMatchObject({
      service_areas,
    }),
  )
})

describe('email addresses in one cell', () => {
  it.each([
    'info@otters.example.org or office@otters.example.org',
    'Office <info@otters.example.org>',
  ])('%j give the first', async (Email) =>
    expect(await serviceOfRow({ Email }, { Email: 'email' })).toMatchObject({
      email: 'info@otters.example.org',
    }),
  )

  it('are not written where there is more in the cell', async () => {
    const Email = 'ask at info@otters.example.org on weekdays'
    expect(await serviceOfRow({ Email }, { Email: 'email' })).not.toHaveProperty('email')
  })
})

describe('telephone numbers', () => {
  it('that a spreadsheet has rounded are told and not written', async () => {
    const imported = await readTables(
      { 'a.csv': 'Name,By,Tel\nGo,Otters,1.63296E+09\nDarts,Otters,1632960123\n' },
      { Name: 'name', By: 'organization.name', Tel: 'phones.number' },
    )
    expect(imported.record('services/go')).not.toHaveProperty('phones')
    expect(imported.record('services/darts')).toMatchObject({ phones: ['01632 960123'] })
    expect(fateOf(imported, 'a.Tel')).toBe('1 changed: spelling, 1 dropped: not-a-phone')
  })
})

it('dates follow the country of the directory', async () => {
  const before = new Map([[DIRECTORY.file, `${DIRECTORY.text}countries: [US]\n`]])
  const { record } = await readTables(
    { 'a.csv': 'Name,By,Checked\nGo,Otters,03/04/2024\nDarts,Otters,04/13/2024\n' },
    { Name: 'name', By: 'organization.name', Checked: 'assured_date' },
    { before },
  )
  expect(record('services/go')).toMatchObject({ assured_date: '2024-03-04' })
  expect(record('services/darts')).toMatchObject({ assured_date: '2024-04-13' })
})

it.each([
  ['3/4/26', '2026-03-04'],
  ['12/25/26', '2026-12-25'],
  ['4-Mar-26', '2026-03-04'],
  ['25/12/26', '2026-12-25'],
])('the month comes first in a year of two digits of the United States: %s', async (date, day) => {
  const { record } = await readTables(
    { 'a.csv': `Name,By,Checked\nGo,Otters,${date}\n` },
    { Name: 'name', By: 'organization.name', Checked: 'assured_date' },
    { before: new Map([[DIRECTORY.file, `${DIRECTORY.text}countries: [US]\n`]]) },
  )
  expect(record('services/go')?.['assured_date']).toBe(day)
})

it('a language is a name or a code, and never a number', async () => {
  const mapping = { Spoken: 'languages.language' }
  expect(await serviceOfRow({ Spoken: 'English and Welsh' }, mapping)).toMatchObject({
    languages: [{ name: 'English' }, { name: 'Welsh' }],
  })
  expect(await serviceOfRow({ Spoken: '136' }, mapping)).not.toHaveProperty('languages')
})
