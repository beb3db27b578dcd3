import { describe, expect, it } from 'vitest'
import { UnmappedSheet } from '../../src/import/recognise.ts'
import { readFiles } from '../../src/import/recognise.ts'
import { unpack } from '../../src/import/open/open-path.ts'
import { fateOf, importFiles, importRead, problemsIn } from './run-import.ts'
import { writeWorkbook, writeZip } from './write-zip.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

describe('a sheet that nobody has mapped', () => {
  const sheet = `Activity,Run by,Venue,Street,Town,Postcode,Day,Start,End,Tel no,Category,Internal notes,Parking
Chair yoga,Otter Trust,Otter Hall,1 Mill Lane,Bristol,BS1 6XX,Tuesday,10am,11am,0117 496 0123,"Health, Fitness",Ring Sam,Behind the hall
Choir,Otter Trust,Otter Hall,1 Mill Lane,Bristol,BS1 6XX,Wednesday,7pm,9pm,07700 900123,"Music, Health",,
`

  it('is not imported, and a mapping is proposed', async () => {
    const reading = readFiles([{ path: 'list.csv', bytes: bytesOf(sheet) }], { name: 'list' })
    const error = (await reading.catch((thrown: unknown) => thrown)) as UnmappedSheet
    expect(error).toBeInstanceOf(UnmappedSheet)
    expect(error.mapping).toEqual({
      Activity: 'name',
      'Run by': 'organization.name',
      Venue: 'locations.name',
      Street: 'locations.address_1',
      Town: 'locations.city',
      Postcode: 'locations.postal_code',
      Day: 'schedules.weekday',
      Start: 'schedules.opens_at',
      End: 'schedules.closes_at',
      'Tel no': 'phones.number',
      Category: { to: 'taxonomy_terms', taxonomy: 'Category', split: ',' },
      'Internal notes': 'internal',
      Parking: 'locations.accessibility.description',
    })
    const mapping = { ...error.mapping, Parking: { to: 'description', label: 'Parking' } }
    const read = await readFiles([{ path: 'list.csv', bytes: bytesOf(sheet) }], {
      name: 'list',
      mapping: mapping as never,
    })
    const imported = importRead(read)
    expect(imported.files.get('services/chair-yoga.yaml')).toMatch(
      /name: Chair yoga\norganization: otter-trust\nstatus: active\ndescription: "Parking: Behind the hall"\ntaxonomy_terms: \[health, fitness\]\nlocations: \[otter-hall\]\nhours: \[Tue 10:00-11:00\]\nphones: \[0117 496 0123\]\n$/,
    )
    expect(imported.files.get('services/choir.yaml')).toContain('taxonomy_terms: [music, health]')
    expect(imported.report.records).toEqual({
      organization: 1,
      location: 1,
      taxonomy: 1,
      service: 2,
    })
    expect(fateOf(imported, 'list.Tel no')).toBe('1 kept, 1 dropped: mobile-number')
    expect(fateOf(imported, 'list.Internal notes')).toBe('1 dropped: internal')
    expect(problemsIn(imported.files)).toEqual([])
  })

  it('names the lines of a mapping that lead nowhere', async () => {
    const reading = readFiles([{ path: 'a.csv', bytes: bytesOf('A,B\n1,2\n') }], {
      name: 'a',
      mapping: { A: 'nmae', B: 'name' },
    })
    await expect(reading).rejects.toThrow('`A`')
  })
})

it('rows of an Outpost template that continue another add to it', async () => {
  const header =
    'import_id,import_id_reference,name,organisation,approved,visible,needs_referral,notes,service_taxonomies,contact_name,contact_visible,contact_email,location_name,location_address_1,location_city,location_postcode,mask_exact_address,free,schedules_opens_at,schedules_closes_at,scheduled_weekday'
  const imported = await importFiles({
    'outpost.csv': `${header}
1,,Stay and play,Otters,TRUE,TRUE,TRUE,Staff only,Play;Babies,Desk,TRUE,play@otters.example.org,Hall,1 Mill Lane,Bristol,BS1 6XX,FALSE,TRUE,09:00:00,11:00:00,monday
2,1,,,,,,,,Private Pat,FALSE,office@otters.example.org,,,,,,,,,
3,1,,,,,,,,,,,House,4 Dell Road,Bristol,BS2 2BB,TRUE,,,,
4,1,,,,,,,,,,,,,,,,,hh:mm:ss,hh:mm:ss,tuesday
5,99,,,,,,,,,,,,,,,,,10:00:00,11:00:00,friday
6,,Draft club,Otters,FALSE,TRUE,,,,,,,,,,,,,,,
`,
  })
  expect(imported.files.get('services/stay-and-play.yaml')).toMatch(
    /application_process: Referral needed\.\nfees_description: Free\.\ntaxonomy_terms: \[play, babies\]\nlocations: \[hall, bristol\]\nhours: \[Mon 09:00-11:00\]\ncontacts:\n {2}- name: Desk\n {4}email: play@otters\.example\.org\n$/,
  )
  expect(imported.files.get('services/draft-club.yaml')).toContain('draft: true')
  expect(imported.files.get('locations/bristol.yaml')).toContain('postal_code: BS2\n')
  const all = [...imported.files.values(), JSON.stringify(imported.report)].join('\n')
  for (const secret of ['Private Pat', 'office@otters', 'Dell Road', 'Staff only'])
    expect(all).not.toContain(secret)
  expect(fateOf(imported, 'outpost.scheduled_weekday')).toBe(
    '1 changed: spelling, 1 dropped: unknown-times, 1 dropped: orphan',
  )
  expect(problemsIn(imported.files)).toEqual([])
})

describe('an Open Objects export', () => {
  const header =
    'title,description,contact_telephone,contact_email,website,date_displaydate,agerange,parent_organisation,familychannel,private_email,ecd_opt_out_website,public_address_1,public_address_4,public_address_postcode,dormant,externalid'
  const shown = 'Full visibility on public website'
  const rows = [
    `Otter Trust,<p>A charity.</p>,0117 496 0123,office@otter.example.org,otter.example.org,,,,,,${shown},1 Mill Lane,Bristol,BS1 6XX,,o1`,
    `Lunch club,Hot meals.,"0117 496 0124\n07700 900125",,,"Tuesdays, 12 noon to 2pm",55+,o1,"Adults > Food > Lunch clubs\nAdults > Social",sam@home.example.org,${shown},,,,,o2`,
    `Childminder,,,,,,"0 - 4 years\n5 - 7 years",,,,Hide street level location but show on maps,3 Dell Lane,Bristol,BS2 2BB,,o3`,
    `Safe House,Nobody may know.,,,,,,missing,Secret channel,,"Admin access only, never on website",7 Hidden Road,Leeds,LS1 1AA,,o4`,
    `No say,,,,,,,,,,,,,,,o5`,
  ]

  it('tells organizations from services, and shows no more than the source does', async () => {
    const imported = await importFiles({
      'export.csv': Buffer.from(`${header}\n${rows.join('\n')}\n`, 'latin1'),
    })
    expect(
      [...imported.files.keys()]
        .filter((file) => /^(?:services|organizations|locations)\//.test(file))
        .toSorted(),
    ).toEqual([
      'locations/1-mill-lane.yaml',
      'locations/bristol.yaml',
      'organizations/childminder.yaml',
      'organizations/otter-trust.yaml',
      'services/childminder.yaml',
      'services/lunch-club.yaml',
    ])
    const lunch = imported.files.get('services/lunch-club.yaml')
    expect(lunch).toMatch(
      /organization: otter-trust\n[^]*minimum_age: 55\n[^]*hours: \[Tuesdays 12 noon to 2pm\]/,
    )
    expect(imported.files.get('services/childminder.yaml')).toMatch(
      /minimum_age: 0\nmaximum_age: 7/,
    )
    const all = [...imported.files.values(), JSON.stringify(imported.report)].join('\n')
    for (const secret of [
      'Safe House',
      'Nobody',
      'Hidden Road',
      'LS1',
      'Secret channel',
      'sam@home',
      'Dell Lane',
      'No say',
      '900125',
    ])
      expect(all).not.toContain(secret)
    expect(problemsIn(imported.files)).toEqual([])
  })
})

it('the hours of a council asset list join its assets, and closed days are left out', async () => {
  const { files } = await importFiles({
    'assets.csv':
      'BFIS Parent,UPDATE EMAIL,Name,Review status,Asset ID,Long-Lat,Postcode,Area,Venue,Age groups\nOtters,pat@example.org,Knitting,Publish,7,"-2.6,51.44",BS1 6XX,Bristol,Otter Hall,"[""adults"", ""older adults""]"\n',
    'hours.csv':
      'asset ID,day,opens at,closes at,Opening Times List_Start Time\n7,Monday (weekly),9.30,1200,9.30\n7,Thursday,10:00,2.30,10:00\n7,Sunday,,,CLOSED\n9,Friday,09:00,17:00,09:00\n',
  })
  expect(files.get('services/knitting.yaml')).toMatch(
    /taxonomy_terms: \[adults, older-adults\]\nlocations: \[otter-hall\]\nhours: \[Mon 09:30-12:00, Thu 10:00-14:30\]\n$/,
  )
  expect(files.get('locations/otter-hall.yaml')).toMatch(
    /latitude: 51\.44\nlongitude: -2\.6\naddresses:\n {2}- address_1: Otter Hall\n {4}city: Bristol/,
  )
})

describe('a workbook', () => {
  const sheets = {
    'Read me': [['Fill in every sheet.']],
    Organisation: [
      ['ID*', 'Name*', 'Description*', 'URL*', 'Email*', 'Phone*'],
      [
        '1',
        'Otters',
        'No description available',
        'http://example.com',
        'test@example.com',
        '00000000000',
      ],
    ],
    Service: [
      [
        'ID*',
        'Organisation ID*',
        'Name*',
        'Status*',
        'Intro*',
        'Description*',
        'Is Free*',
        'Contact Name',
        'Contact Phone',
        'Critera - Age Group',
      ],
      [
        '10',
        '1',
        'Swim',
        'active',
        'Swim with us.',
        'Swim with us.',
        'Yes',
        'Desk',
        '0117 496 0125',
        '6 years - 14 years',
      ],
    ],
    Location: [
      ['ID*', 'Address Line 1*', 'City*', 'County*', 'Postcode*', 'Country*'],
      ['20', '1 Pool Road', 'Bristol', 'Avon', 'BS1 6XX', 'United Kingdom'],
    ],
    'Service Location': [
      ['Service ID*', 'Location ID*'],
      ['10', '20'],
    ],
  }

  it('of several sheets is joined by the ids in it', async () => {
    const imported = await importFiles({ 'book.xlsx': writeWorkbook(sheets) })
    expect(imported.files.get('services/swim.yaml')).toMatch(
      /organization: otters\nstatus: active\ndescription: Swim with us\.\nfees_description: Free\.\nminimum_age: 6\nmaximum_age: 14\nlocations: \[1-pool-road\]\ncontacts:\n {2}- name: Desk\n {4}phones: \[0117 496 0125\]\n$/,
    )
    expect(imported.files.get('organizations/otters.yaml')).not.toMatch(/example\.com|0000/)
    expect(fateOf(imported, 'Organisation.Email*')).toBe('1 dropped: filler')
    expect(problemsIn(imported.files)).toEqual([])
  })

  it('that declares entities is refused', async () => {
    const bomb = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bb">]>'
    await expect(importFiles({ 'book.xlsx': writeWorkbook(sheets, bomb) })).rejects.toThrow(
      'entities',
    )
  })
})

it('an archive is unpacked, without what is no table', async () => {
  const files = await unpack({
    path: 'a.zip',
    bytes: writeZip({
      'data/services.csv': 'id,name\n1,A\n',
      'logo.png': 'x',
      '__MACOSX/services.csv': 'x',
    }),
  })
  expect(files.map(({ path }) => path)).toEqual(['data/services.csv'])
  await expect(
    unpack({ path: 'b.zip', bytes: Buffer.from('PK\u0003\u0004 no archive') }),
  ).rejects.toThrow('cannot be read')
})

it('a base whose tables name each other is joined by names', async () => {
  const { files } = await importFiles({
    'organizations.csv': 'name,services,phones\nOtters,"Swim, Dive",0117 496 0126\n',
    'services.csv': 'name,organizations,locations\n"Swim","Otters","Pool, old"\n',
    'locations.csv': 'name,location_type\n"Pool, old",physical\n',
    'phones.csv': 'number,organizations\n0117 496 0126,Otters\n',
  })
  expect(files.get('services/swim.yaml')).toMatch(
    /organization: otters\n[^]*locations: \[pool-old\]/,
  )
  expect(files.get('organizations/otters.yaml')).toContain('0117 496 0126')
})
