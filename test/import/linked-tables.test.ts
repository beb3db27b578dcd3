import { beforeAll, describe, expect, it } from 'vitest'
import { type Imported, fateOf, importFiles, problemsIn } from './run-import.ts'

/** A base whose tables name each other in cells, some only on one side, and none with ids. */
const BASE = {
  'organizations.csv': `name,description,services,phones
"Heron House, Ltd",Runs two groups.,"Lunch club,Walk",
Otter Trust,Lends boats.,,0117 496 0100
`,
  'services.csv': `name,organizations,description,status,locations,schedules,phones,contacts,languages,cost_option
Lunch club,,A meal.,active,Heron Hall,"Tue 12-2,""Thu, late""",0117 496 0101,Kitchen desk,"Welsh,English",£3
Walk,,A walk.,active,,Monday,,,,
Boats,Otter Trust,Lends boats.,active,,Monday,,,,
`,
  'locations.csv': `name,addresses,schedules,accessibility
Heron Hall,1 Quay Street,Hall hours,Step-free
`,
  'schedules.csv': `name,freq,byday,opens_at,closes_at,services
Tue 12-2,WEEKLY,TU,12:00,14:00,
"Thu, late",WEEKLY,TH,18:00,20:00,
Monday,WEEKLY,MO,10:00,11:00,Walk
Monday,WEEKLY,MO,15:00,16:00,
Hall hours,WEEKLY,"MO,TU",09:00,17:00,
`,
  'phones.csv': `number,type
0117 496 0100,voice
0117 496 0101,voice
0117 496 0102,voice
`,
  'contacts.csv': `name,title,phones
Kitchen desk,Cook,0117 496 0102
`,
  'addresses.csv': `address_1,city,postal_code,country
1 Quay Street,Bristol,BS1 6XX,GB
`,
  'languages.csv': `name,code
English,en
Welsh,cy
`,
  'cost_options.csv': `option,amount,currency
£3,3,GBP
`,
  'accessibility.csv': `description,details
Step-free,From the yard.
`,
}

describe('tables that only the record’s side links', () => {
  let imported: Imported
  beforeAll(async () => {
    imported = await importFiles(BASE)
  })

  it('gives a service the entries that its row names', () => {
    const lunch = imported.files.get('services/lunch-club.yaml')
    expect(lunch).toContain('organization: heron-house-ltd')
    expect(lunch).toContain('Tue 12:00-14:00')
    expect(lunch).toContain('Thu 18:00-20:00')
    expect(lunch).toContain('0117 496 0101')
    expect(lunch).toMatch(
      /contacts:\n {2}- name: Kitchen desk\n {4}title: Cook\n {4}phones:\n {6}- number: 0117 496 0102/,
    )
    expect(lunch).toMatch(/languages:\n {2}- name: English\n {4}code: en\n {2}- name: Welsh/)
    expect(lunch).toMatch(/cost_options:\n {2}- option: £3\n/)
  })

  it('gives a place and an organization theirs', () => {
    const hall = imported.files.get('locations/heron-hall.yaml')
    expect(hall).toMatch(/postal_code: BS1 6XX/)
    expect(hall).toMatch(/opens_at: 0?9:00/)
    expect(hall).toContain('description: Step-free')
    expect(imported.files.get('organizations/otter-trust.yaml')).toContain('0117 496 0100')
  })

  it('takes the row that names the record, where several have the name', () => {
    expect(imported.files.get('services/walk.yaml')).toContain('Mon 10:00-11:00')
    expect(imported.files.get('services/boats.yaml')).not.toContain('hours')
    expect(fateOf(imported, 'services.schedules')).toBe('2 kept, 1 dropped: ambiguous')
  })

  it('leaves no other key without its row', () => {
    const dropped = imported.report.fields.filter(({ dropped: { orphan } }) => orphan)
    expect(dropped.map(({ field }) => field)).toEqual([
      'schedules.name',
      'schedules.freq',
      'schedules.byday',
      'schedules.opens_at',
      'schedules.closes_at',
    ])
    expect(imported.report.drafts).toEqual([])
    expect(problemsIn(imported.files)).toEqual([])
  })

  it('takes the column as the entries themselves, where there is no table of them', async () => {
    const { 'phones.csv': _, 'schedules.csv': __, 'languages.csv': ___, ...others } = BASE
    const { files } = await importFiles(others)
    const lunch = files.get('services/lunch-club.yaml')
    expect(lunch).toContain('0117 496 0101')
    expect(lunch).toMatch(/languages:\n {2}- name: Welsh\n {2}- name: English/)
  })

  it('keeps two records of the same name apart when they belong to different ones', async () => {
    const { files } = await importFiles({
      'organizations.csv': 'name\nHeron House\nOtter Trust\n',
      'services.csv':
        'name,organization,description\nLunch club,Heron House,Soup.\nLunch club,Otter Trust,Pie.\n',
      'locations.csv': 'name,addresses\nVillage Hall,1 High Street\nVillage Hall,2 Low Road\n',
      'addresses.csv':
        'address_1,city,postal_code,country\n1 High Street,Bristol,BS1 6XX,GB\n2 Low Road,Bristol,BS2 6XX,GB\n',
    })
    const names = [...files.keys()]
    expect(names.filter((name) => name.includes('lunch-club'))).toHaveLength(2)
    expect(names.filter((name) => name.includes('village-hall'))).toHaveLength(2)
  })
})
