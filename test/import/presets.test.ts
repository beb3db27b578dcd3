import { describe, expect, it } from 'vitest'
import { PRESETS } from '../../src/import/mapping/presets.ts'
import { UnmappedSheet, readFiles } from '../../src/import/recognise.ts'
import { isTarget } from '../../src/record/mapping/parse-mapping.ts'
import { toRule } from '../../src/record/mapping/rule.ts'
import { readTables } from './kinds/services-of.ts'
import { importRead, problemsIn } from './run-import.ts'

async function importSample(sample: unknown) {
  const isTable = Array.isArray(sample) && sample.every((line) => typeof line === 'string')
  const text = isTable ? sample.join('\n') : JSON.stringify(sample)
  // Its name says nothing.
  const files = [{ path: 'download.csv', bytes: new TextEncoder().encode(text) }]
  const read = await readFiles(files, { name: 'partner' }).catch((error: unknown) => {
    if (!(error instanceof UnmappedSheet)) throw error
    return readFiles(files, { name: 'partner', mapping: error.mapping })
  })
  return { read, imported: importRead(read, { keepPersonal: ['contacts.name'] }) }
}

describe.each(PRESETS.map((preset) => [preset.name, preset] as const))('%s', (name, preset) => {
  it('gives its columns to fields that exist', () => {
    const targets = Object.values(preset.columns).map(toRule)
    expect(targets.filter(({ to }) => !isTarget(to))).toEqual([])
  })

  it('is recognised by its columns, and its sample arrives', async () => {
    const { read, imported } = await importSample(preset.sample)
    if (!preset.isOpen) expect(read.kind).toBe(name)
    expect(problemsIn(imported.files).filter(({ severity }) => severity === 'error')).toEqual([])
    if (preset.continues === 'asset_id') return
    const all = [...imported.files.values()].join('\n')
    expect(all).toMatch(/name: (?:Lanes Trust|LANES TRUST)/)
    expect(imported.report.drafts).toEqual([])
    for (const { field, text, fate } of read.ledger.cells)
      if (fate.is === 'dropped')
        expect([field, text, fate.why]).toEqual([field, text, expect.stringMatching(EXPECTED)])
  })
})

/** Why a value of a sample may be left out: it leads somewhere, or the preset says so. */
const EXPECTED = /^(?:not-mapped|nesting|says-nothing|entry-id|internal|hidden|filler)$/

it('JSON-LD has its days, its place and its price', async () => {
  const { sample } = PRESETS.find(({ name }) => name === 'schema.org')!
  const { imported } = await importSample(sample)
  expect(imported.files.get('services/debt-advice.yaml')).toMatch(
    /fees_description: Free\.[^]*hours: \[Mon and Tue 09:00-17:00, Sat 10:00-12:00\]/,
  )
})

it('GeoJSON has its point the right way round, and the number of the house in the street', async () => {
  const { sample } = PRESETS.find(({ name }) => name === 'GeoJSON')!
  const { imported, read } = await importSample(sample)
  const all = [...imported.files.values()].join('\n')
  expect(all).toMatch(/latitude: 51\.45\nlongitude: -2\.59/)
  expect(all).toContain('address_1: 1 Mill Lane')
  const house = read.ledger.cells.find(({ field }) => field.endsWith('addr:housenumber'))
  expect(house?.fate.is).toBe('changed')
})

it('a list of services with a column of charities is none of charities', async () => {
  const text = 'Service name,Charity name,Postcode\nChess,Lanes Trust,BS1 6XX\n'
  const reading = readFiles([{ path: 'a.csv', bytes: new TextEncoder().encode(text) }], {
    name: 'a',
  })
  await expect(reading).rejects.toThrow(UnmappedSheet)
})

it('tables with names of files that say nothing are recognised by their columns', async () => {
  const files = {
    'export (1).csv': 'service_uuid,organization_uuid,service_name\ns1,o1,Immigration\n',
    'export (2).csv': 'organization_uuid,organization_name\no1,Otters\n',
  }
  const read = await readFiles(
    Object.entries(files).map(([path, text]) => ({ path, bytes: new TextEncoder().encode(text) })),
    { name: 'a' },
  )
  expect(read.kind).toContain('HSDS')
  expect(importRead(read).files.get('services/immigration.yaml')).toContain('organization: otters')
})

it('tables that only have the names of files of the standard are sheets', async () => {
  const files = {
    'services.csv': 'Activity,Run by\nChess,Otters\n',
    'organizations.csv': 'Who,Ring\nOtters,01632 960101\n',
  }
  const reading = readFiles(
    Object.entries(files).map(([path, text]) => ({ path, bytes: new TextEncoder().encode(text) })),
    { name: 'a' },
  )
  await expect(reading).rejects.toThrow(UnmappedSheet)
})

it('an event of linked data has its day, and a rhythm where it says one', async () => {
  const event = {
    '@type': 'Event',
    '@id': 'https://e.example.org/1',
    name: 'Yoga',
    startDate: '2026-12-01T10:00:00+00:00',
    endDate: '2026-12-01T11:00:00+00:00',
    organizer: { '@type': 'Organization', name: 'Otters' },
  }
  const eventSchedule = {
    byDay: 'https://schema.org/Monday',
    startTime: '14:00',
    endTime: '15:00',
    repeatFrequency: 'P1W',
  }
  const weekly = { ...event, '@id': '2', name: 'Walk', startDate: undefined, eventSchedule }
  const { record } = await readTables({ 'a.json': JSON.stringify({ '@graph': [event, weekly] }) })
  expect(record('services/yoga')).toMatchObject({ hours: ['2026-12-01 10:00-11:00'] })
  expect(record('services/walk')).toMatchObject({ hours: ['Mon 14:00-15:00'] })
})

it('an area of GeoJSON is no point', async () => {
  const feature = (name: string, type: string, coordinates: unknown) => ({
    type: 'Feature',
    geometry: { type, coordinates },
    properties: { name, operator: 'Otters' },
  })
  const square = [
    [
      [0, 51],
      [0, 52],
      [1, 52],
      [0, 51],
    ],
  ]
  const features = [feature('Hall', 'Point', [-2.6, 51.44, 12]), feature('Park', 'Polygon', square)]
  const { files } = await readTables(
    { 'a.json': JSON.stringify({ type: 'FeatureCollection', features }) },
    {
      name: 'name',
      operator: 'organization.name',
      'geometry.coordinates': { to: 'locations.point', read: 'point' },
    },
  )
  const said = [...files.values()].join('')
  expect(said).toContain('latitude: 51.44')
  expect(said.match(/latitude/g)).toHaveLength(1)
})
