import { beforeAll, describe, expect, it } from 'vitest'
import { type Imported, fateOf, importFiles, problemsIn } from './run-import.ts'

const ORG = '8a1c7a10-6a55-4b5c-8f11-2f6a3c1d0001'
const HALL = '8a1c7a10-6a55-4b5c-8f11-2f6a3c1d0002'
const CLUB = '8a1c7a10-6a55-4b5c-8f11-2f6a3c1d0003'
const PAIR = '8a1c7a10-6a55-4b5c-8f11-2f6a3c1d0004'

const TABLES = {
  'organizations.csv': `id,name,alternate_name,description,email,url
${ORG},Otter Trust,,Runs two halls.,office@otter.example.org,otter.example.org
7,Otter Trust,,,,
`,
  'locations.csv': `id,organization_id,name,description,latitude,longitude
${HALL},${ORG},Otter Hall,The door is in the yard.,51.44,-2.6
`,
  'services.csv': `id,organization_id,name,description,url,status,fees,accrediations,assurer_email
${CLUB},${ORG},Lunch club,<p>A hot meal &amp; company.</p>,http://otter.example.org/lunch,Active,£4,None,sam@otter.example.org
12,${ORG},Walk,peopleGÇÖs walk,,active,,,
13,99,Orphan,,,,,,
`,
  'services_at_location.csv': `id,service_id,location_id,description
${PAIR},${CLUB},${HALL},Upstairs
p2,12,404,
`,
  'regular_schedules.csv': `id,service_id,location_id,service_at_location_id,weekday,opens_at,closes_at
s1,${CLUB},${HALL},${PAIR},1,09:00:00,12:00:00
s2,${CLUB},${HALL},${PAIR},Tuesday,9:00am,12:00pm
s3,12,,,3,00:00,00:00
`,
  'phones.csv': `id,location_id,service_id,organization_id,contact_id,number,extension,type,language
t1,,${CLUB},,,0117 4960123 x12,,voice,"en, cy"
t2,,,${ORG},,07700 900123,,,
t3,,,,missing,0117 496 0124,,,
`,
  'physical_addresses.csv': `id,location_id,address_1,address_2,city,state_province,postal_code,country
a1,${HALL},The Pump House,1 Quay Street,Bristol,,bs16xx,United Kingdom
`,
  'taxonomy.csv': `id,name,parent_id,parent_name,vocabulary
food:1,Food,,,Topics
food:2,Lunch clubs,food:1,Food,Topics
food:2,Lunch clubs,food:1,Food,Topics
`,
  'services_taxonomy.csv': `id,service_id,taxonomy_id,taxonomy_detail
x1,${CLUB},food:2,
x2,${CLUB},food:2,
`,
  'metadata.csv': 'id,resource_id,previous_value,updated_by\nm1,x,0117 496 0999,Sam Secret\n',
  'holiday_schedules.csv': `id,service_id,closed,start_date,end_date
h1,${CLUB},true,2019-12-24,2019-12-26
h2,${CLUB},true,2026-12-24,2026-12-28
`,
}

describe('an HSDS package of version 1', () => {
  let imported: Imported
  beforeAll(async () => {
    imported = await importFiles(TABLES)
  })

  it('may have tables, columns and words that every object of JavaScript has', async () => {
    const { files } = await importFiles({
      'services.csv':
        'id,organization_id,name,status,constructor,valueOf\ns1,o1,Chess,constructor,y,z\n',
      'organizations.csv': 'id,name,toString\no1,Otters,y\n',
      'constructor.csv': 'id,name\nc1,X\n',
    })
    expect(files.get('services/chess.yaml')).toContain('name: Chess')
  })

  it('becomes a record a file, in the words of an editor', () => {
    expect(imported.files.get('services/lunch-club.yaml')).toBe(`id: ${CLUB}
name: Lunch club
organization: otter-trust
status: active
description: A hot meal & company.
url: http://otter.example.org/lunch
fees: £4
alert: Closed from 2026-12-24 to 2026-12-28.
taxonomy_terms: [lunch-clubs]
locations:
  - id: ${PAIR}
    location: otter-hall
    description: Upstairs
    hours: [Mon and Tue 09:00-12:00]
phones:
  - number: 0117 496 0123
    extension: 12
    type: voice
    languages:
      - name: English
        code: en
      - name: Welsh
        code: cy
`)
    expect(imported.files.get('locations/otter-hall.yaml')).toContain(
      'address_1: The Pump House, 1 Quay Street\n    city: Bristol\n    state_province: England\n    postal_code: BS1 6XX\n    country: GB',
    )
  })

  it('is checked without an error or a warning', () => {
    expect(problemsIn(imported.files)).toEqual([])
  })

  it('keeps terms as a tree, each once', () => {
    expect(imported.files.get('taxonomies/topics.yaml')).toMatch(
      /terms:\n {2}- slug: food\n[^]*terms:\n {6}- slug: lunch-clubs\n(?![^]*lunch-clubs-2)/,
    )
  })

  it('gives a record without a UUID an id that stays', async () => {
    const again = await importFiles(TABLES)
    expect(again.files.get('services/walk.yaml')).toBe(imported.files.get('services/walk.yaml'))
    expect(imported.files.get('services/walk.yaml')).toContain('name: Walk')
    expect(fateOf(imported, 'services.id')).toBe('1 kept, 2 changed: other-id')
  })

  it('makes a draft of a service without an organization, which is never published', () => {
    expect(imported.files.get('services/orphan.yaml')).toMatch(/draft: true/)
    expect(imported.report.drafts).toEqual(['services/orphan (no organization)'])
  })

  it('says what became of every value', () => {
    expect(fateOf(imported, 'services.accrediations')).toBe('1 dropped: filler')
    expect(fateOf(imported, 'services.assurer_email')).toBe('1 dropped: internal')
    expect(fateOf(imported, 'services.organization_id')).toBe('2 kept, 1 dropped: orphan')
    expect(fateOf(imported, 'phones.number')).toBe(
      '1 changed: spelling, 1 dropped: mobile-number, 1 dropped: orphan',
    )
    expect(fateOf(imported, 'regular_schedules.opens_at')).toBe(
      '2 changed: spelling, 1 dropped: unknown-times',
    )
    expect(fateOf(imported, 'services_at_location.location_id')).toBe('1 kept, 1 dropped: orphan')
    for (const { filled, kept, changed, dropped } of imported.report.fields)
      expect(filled).toBe(
        [kept, ...Object.values(changed), ...Object.values(dropped)].reduce((a, b) => a + b),
      )
  })

  it('writes and shows nothing that is private', () => {
    const all = [...imported.files.values(), JSON.stringify(imported.report)].join('\n')
    for (const secret of ['sam@otter', '900123', 'Sam Secret', '496 0999'])
      expect(all).not.toContain(secret)
    expect(imported.report.private).toMatchObject([
      { field: 'phones.number', masked: '07••• ••••23' },
    ])
  })

  it('lets in what an editor allows, and marks it', async () => {
    const { files } = await importFiles(TABLES, { keepPersonal: ['phones'] })
    expect(files.get('organizations/otter-trust.yaml')).toContain(
      'number: 07700 900123\n    public: [phones]',
    )
    expect(problemsIn(files)).toEqual([])
  })

  it('lists records that are perhaps the same', () => {
    expect(imported.report.duplicates).toEqual([
      {
        records: ['organizations/otter-trust', 'organizations/otter-trust-2'],
        why: 'the same name',
      },
    ])
  })

  it('lists no place beside itself, whose two addresses are the same', async () => {
    const { report } = await importFiles({
      'services.csv': 'id,name,organization_id\n1,Chess,2\n',
      'organizations.csv': 'id,name,description\n2,Otters,A trust.\n',
      'locations.csv': 'id,name,location_type\n3,Hall,physical\n',
      'addresses.csv':
        'id,location_id,address_1,city,postal_code,country,address_type\n4,3,1 Low Road,Bristol,BS1 4ST,GB,physical\n5,3,1 Low Road,Bristol,BS1 4ST,GB,postal\n',
    })
    expect(report.records.location).toBe(1)
    expect(report.duplicates).toEqual([])
  })
})

it('a package whose keys all lead nowhere says so once for each column', async () => {
  const lines = Array.from({ length: 300 }, (_, i) => `${i},rec${i},Service ${i}`).join('\n')
  const imported = await importFiles({
    'services.csv': `id,organization_id,name\n${lines}\n`,
    'organizations.csv': 'id,name\n1,One\n',
  })
  expect(fateOf(imported, 'services.organization_id')).toBe('300 dropped: orphan')
  expect(imported.report.remarks.length).toBeLessThan(5)
})

it('an entry with several owners goes to the narrowest', async () => {
  const { files } = await importFiles({
    ...TABLES,
    'contacts.csv': `id,organization_id,service_id,service_at_location_id,name\nc1,${ORG},${CLUB},${PAIR},Front desk\n`,
  })
  expect(files.get('services/lunch-club.yaml')).toMatch(
    /location: otter-hall[^]*contacts:\n {6}- name: Front desk/,
  )
  expect(files.get('organizations/otter-trust.yaml')).not.toContain('Front desk')
})
