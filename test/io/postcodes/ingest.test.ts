import { mkdir, readFile, readdir, rename, truncate, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { IngestError } from '../../../src/io/postcodes/ingest-error.ts'
import { type IngestOptions, ingestPostcodes } from '../../../src/io/postcodes/ingest.ts'
import { readPostcodesFolder } from '../../../src/io/postcodes/postcodes-folder.ts'
import { type ReadPostcodesOptions, readPostcodes } from '../../../src/io/postcodes/read.ts'
import { createLookup } from '../../../src/coverage/gazetteer/postcode-source.ts'
import {
  OLD_HEADER,
  type Packing,
  codePoint,
  folderOf,
  madePostcodes,
  nspl,
  onspd,
  temporaryFolder,
  zipOf,
} from './fixtures.ts'

/** Ingests a file, and opens the result. */
async function ingest(path: string, options: Partial<IngestOptions> = {}) {
  const out = options.out ?? join(await temporaryFolder(), 'postcodes')
  const report = await ingestPostcodes(path, { partial: true, ...options, out })
  const sources = open(out, { countries: ['GB', 'US'], areas: 'all', places: [] })
  return { out, report, sources, lookup: createLookup({ countries: ['GB', 'US'], sources }) }
}

/** Opens a folder without problems. */
function open(out: string, options: ReadPostcodesOptions) {
  const folder = readPostcodesFolder(dirname(out))
  expect(folder.diagnostics).toEqual([])
  return readPostcodes(folder, options)
}

const made = madePostcodes()
const first = made[0]

describe('the ONS directories', () => {
  it('are read from a folder, an archive or a single file', async () => {
    const files = { 'Data/ONSPD_AUG_2026_UK.csv': onspd(made), 'Documents/notes.txt': 'Notes\n' }
    const folder = await folderOf(files, 'ONSPD_AUG_2026')
    const results = [
      await ingest(folder),
      await ingest(await zipOf(files, 'ONSPD_AUG_2026.zip')),
      await ingest(join(folder, 'Data/ONSPD_AUG_2026_UK.csv')),
    ]
    for (const { report, lookup } of results) {
      expect(report).toMatchObject({
        source: 'onspd',
        edition: 'August 2026',
        rows: 300,
        kept: 300,
        shards: 3,
        warnings: [],
      })
      expect(lookup(first?.unit ?? '')).toMatchObject({
        precision: 'unit',
        point: { latitude: 51.4, longitude: -2.6 },
        codes: { parts: [['E05000001', 'E06000023', 'E12000009', 'E92000001']] },
      })
    }
  })

  it('give the same bytes every time', async () => {
    const zip = await zipOf({ 'Data/ONSPD_AUG_2026_UK.csv': onspd(made) })
    const [one, two] = [await ingest(zip), await ingest(zip)]
    for (const path of await readdir(one.out, { recursive: true, withFileTypes: true })) {
      if (!path.isFile()) continue
      const name = join(path.parentPath, path.name).slice(one.out.length)
      expect(await readFile(join(two.out, name))).toEqual(await readFile(join(one.out, name)))
    }
  })

  it('may have the column names of other years, and a byte order mark', async () => {
    const old = await ingest(
      await folderOf({ 'ONSPD_MAY_2025_UK.csv': `\ufeff${onspd(made, OLD_HEADER, '\n')}` }),
    )
    expect(old.report).toMatchObject({ kept: 300, edition: 'May 2025' })
    const best = await ingest(await folderOf({ 'NSPL_AUG_2026_UK.csv': nspl(made) }))
    expect(best.report).toMatchObject({ source: 'nspl', kept: 300 })
    expect(best.sources[0]?.levels).not.toContain('parish')
    expect(old.sources[0]?.levels).toContain('parish')
  })

  it('are refused with the name of a missing column', async () => {
    const path = await folderOf({ 'x.csv': onspd(made).replace('lad25cd', 'council') })
    await expect(ingest(path)).rejects.toThrow(/no column for the district/)
  })

  it('lose terminated and Northern Irish rows, and rows without a postcode', async () => {
    const rows = [
      ...made,
      { ...first, unit: 'BS1 9ZZ', terminated: '202001' },
      {
        unit: 'BT1 1AA',
        latitude: 54.6,
        longitude: -5.9,
        country: 'N92000002',
        district: 'N09000003',
      },
      { unit: 'NPT 1AA', latitude: 51.6, longitude: -3 },
      { unit: 'BS1 9ZY' },
      { unit: 'JE2 3XP', country: 'L93000001' },
    ]
    const path = await folderOf({ 'x.csv': onspd(rows) })
    const { report, lookup } = await ingest(path)
    expect(report.dropped).toEqual({
      terminated: 1,
      'northern-ireland': 1,
      'not-a-postcode': 1,
      'without-place': 1,
      'other-area': 0,
    })
    expect(report).toMatchObject({ rows: 305, kept: 301, withoutPoint: 1 })
    expect(lookup('BT1 1AA')).toMatchObject({
      precision: 'none',
      codes: { parts: [['N92000002']] },
    })
    expect(lookup('JE2 3XP')).toMatchObject({
      precision: 'none',
      codes: { parts: [['L93000001']] },
    })
  })

  it('keep Northern Ireland on request, with a warning that names the licence', async () => {
    const rows = [{ unit: 'BT1 1AA', latitude: 54.6, longitude: -5.9, country: 'N92000002' }]
    const path = await folderOf({ 'ONSPD_AUG_2026_UK.csv': onspd(rows) })
    const { report, lookup } = await ingest(path, { northernIreland: true })
    expect(lookup('BT1 1AA')?.precision).toBe('unit')
    expect(report.warnings.join()).toMatch(/NORTHERN IRELAND .*LPS/)
  })

  it('are read from the complete file, or from the parts when there is no other', async () => {
    const bs = made.filter(({ unit }) => unit.startsWith('BS'))
    const ba = made.filter(({ unit }) => unit.startsWith('BA'))
    const parts = {
      'Data/multi_csv/ONSPD_AUG_2026_UK_BA.csv': onspd(ba),
      'Data/multi_csv/ONSPD_AUG_2026_UK_BS.csv': onspd(bs),
    }
    const both = await ingest(await zipOf({ 'Data/ONSPD_AUG_2026_UK.csv': onspd(made), ...parts }))
    expect(both.report).toMatchObject({ rows: 300, repeated: 0 })
    expect((await ingest(await zipOf(parts))).report).toMatchObject({ rows: 300, kept: 300 })
  })

  it('have names of areas, in either encoding', async () => {
    const files = {
      'Data/ONSPD_AUG_2026_UK.csv': onspd(made),
      'Documents/LAD Names and Codes UK as at 04_26.csv': Buffer.from(
        '\ufeffLAD26CD,LAD26NM,LAD26NMW\r\nE06000023,"Bristol, City of",\r\nE06000022,Bath and North East Somerset,\r\nW06000001,Isle of Anglesey,Ynys Môn\r\n',
      ),
      'Documents/Region names and codes EN as at 12_20.csv': Buffer.from(
        'RGN20CD,RGN20NM\nE12000009,South Wést\n',
        'latin1',
      ),
    }
    const { out } = await ingest(await zipOf(files))
    const { areas } = JSON.parse(await readFile(join(out, 'gb-areas.json'), 'utf8'))
    expect(areas.district).toEqual({
      E06000022: 'Bath and North East Somerset',
      E06000023: 'Bristol, City of',
    })
    expect(areas.region).toEqual({ E12000009: 'South Wést' })
    expect(areas.ward).toEqual({ E05000001: '', E05000002: '', E05000003: '' })
    expect(areas.parish).toEqual({ E04000001: '' })
  })

  it('have the attribution of their licence', async () => {
    const { out, report } = await ingest(await zipOf({ 'Data/ONSPD_AUG_2026_UK.csv': onspd(made) }))
    const text = await readFile(join(out, 'ATTRIBUTION.txt'), 'utf8')
    expect(text).toContain('ONS Postcode Directory, August 2026')
    expect(text).toContain('© Royal Mail copyright and database right 2026')
    expect(text).toContain('Open Government Licence')
    expect(report.attribution.every((line) => text.includes(line))).toBe(true)
  })
})

describe('Code-Point Open', () => {
  const files = {
    'Data/CSV/ba.csv': codePoint([['BA1 1AA', 375_000, 165_000, 'E06000022']]),
    'Data/CSV/bs.csv': codePoint([
      ['BS1 5TR', 358_432, 172_771],
      ['BS15 1AA', 365_000, 174_000],
      ['BS1 4NU', 0, 0],
    ]),
    'Doc/Code-Point_Open_Column_Headers.csv':
      'PC,PQ,EA,NO,CY,RH,LH,CC,DC,WC\r\nPostcode,Positional_quality_indicator,Eastings,Northings,Country_code,NHS_regional_HA_code,NHS_HA_code,Admin_county_code,Admin_district_code,Admin_ward_code\r\n',
    'Doc/metadata.txt': 'PRODUCT: OS Code-Point Open\r\nCOPYRIGHT DATE: 20260805\r\n',
  }

  it('is read from its archive, with points', async () => {
    const { report, lookup, out } = await ingest(await zipOf(files, 'codepo_gb.zip'))
    expect(report).toMatchObject({
      source: 'code-point-open',
      edition: 'August 2026',
      kept: 4,
      withoutPoint: 1,
    })
    const found = lookup('BS1 5TR')
    expect(found?.point?.latitude).toBeCloseTo(51.4524, 3)
    expect(found?.point?.longitude).toBeCloseTo(-2.5996, 3)
    expect(found?.codes.parts).toEqual([['E05000001', 'E06000023', 'E92000001']])
    expect(lookup('BS15 1AA')?.precision).toBe('unit')
    expect(lookup('BS1 4NU')).toMatchObject({ precision: 'outcode' })
    expect(await readFile(join(out, 'ATTRIBUTION.txt'), 'utf8')).toContain(
      'Contains Ordnance Survey data © Crown copyright and database right 2026.',
    )
  })

  it('warns without an edition', async () => {
    const { report } = await ingest(await folderOf({ 'bs.csv': files['Data/CSV/bs.csv'] }))
    expect(report.warnings.join()).toMatch(/does not contain its edition/)
    const told = await ingest(await folderOf({ 'bs.csv': files['Data/CSV/bs.csv'] }), {
      edition: 'May 2026',
    })
    expect(told.report).toMatchObject({ edition: 'May 2026', warnings: [] })
  })
})

describe('ZIP codes', () => {
  const tabs = [
    'GEOID\tALAND\tAWATER\tALAND_SQMI\tAWATER_SQMI\tINTPTLAT\tINTPTLONG                 ',
    '90210\t1\t2\t3\t4\t34.10\t-118.41   ',
    '90211\t1\t2\t3\t4\t34.06\t-118.38   ',
    '99501\t1\t2\t3\t4\t61.22\t-149.88   ',
    '99546\t1\t2\t3\t4\t51.88\t-176.65   ',
    '',
  ].join('\n')
  const bars = tabs
    .replace('GEOID', 'GEOID\tGEOIDFQ')
    .replaceAll(/^(\d{5})/gm, '$1\t860Z200US$1')
    .replaceAll('\t', '|')

  it('come from the Census gazetteer, with tabs or bars', async () => {
    const old = await ingest(await folderOf({ '2024_Gaz_zcta_national.txt': tabs }))
    const recent = await ingest(await zipOf({ '2025_Gaz_zcta_national.txt': bars }))
    for (const { report, lookup } of [old, recent]) {
      expect(report).toMatchObject({ source: 'census', country: 'US', kept: 4, shards: 2 })
      expect(lookup('90210')).toMatchObject({
        precision: 'unit',
        point: { latitude: 34.1, longitude: -118.41 },
      })
      expect(lookup('99546')?.point?.longitude).toBeCloseTo(-176.65, 3)
      expect(lookup('90299')).toMatchObject({ precision: 'outcode' })
    }
    expect([old.report.edition, recent.report.edition]).toEqual(['2024', '2025'])
  })

  it('are refused with the name of a missing column', async () => {
    const path = await folderOf({ 'gaz.txt': tabs.replace('INTPTLAT', 'NORTH') })
    await expect(ingest(path)).rejects.toThrow(/no column for the latitude/)
  })

  it('come from GeoNames, with the mean of several rows', async () => {
    const row = (code: string, latitude: string, longitude: string) =>
      [
        'US',
        code,
        'A "place',
        'California',
        'CA',
        'Los Angeles',
        '037',
        '',
        '',
        latitude,
        longitude,
        '4',
      ].join('\t')
    const text = [
      row('90210', '34.0', '-118.4'),
      row('90210', '34.2', '-118.6'),
      row('96338', '', ''),
      '',
    ].join('\n')
    const { report, lookup } = await ingest(
      await zipOf({ 'US.txt': text, 'readme.txt': 'Readme\n' }, 'US.zip'),
    )
    expect(report).toMatchObject({ source: 'geonames', kept: 1, repeated: 1 })
    expect(report.dropped['without-place']).toBe(1)
    expect(lookup('90210')).toMatchObject({ point: { latitude: 34.1, longitude: -118.5 } })
    expect(report.attribution.join()).toContain('CC BY 4.0')
  })
})

describe('a file that cannot be used', () => {
  it('is refused when it is too small to be complete, except as an extract', async () => {
    const path = await folderOf({ 'ONSPD_AUG_2026_UK.csv': onspd(made) })
    await expect(ingest(path, { partial: false })).rejects.toThrow(/300 rows.*--partial/s)
  })

  it('is refused when its last line is cut off', async () => {
    const text = onspd(made)
    const quoted = await folderOf({ 'x.csv': text.slice(0, -40) })
    await expect(ingest(quoted)).rejects.toThrow(/the last, is cut off/)
    const shorter = await folderOf({ 'x.csv': text.slice(0, -12) })
    await expect(ingest(shorter)).rejects.toThrow(/columns instead of 19: the file is cut off/)
    const last = await folderOf({ 'x.csv': text.slice(0, -3) })
    await expect(ingest(last, { partial: false })).rejects.toThrow(/last line .* is not complete/)
  })

  it('is refused when the archive is cut off', async () => {
    const path = await zipOf({ 'Data/ONSPD_AUG_2026_UK.csv': onspd(made) })
    await truncate(path, 2000)
    await expect(ingest(path)).rejects.toThrow(/not a complete zip archive/)
  })

  it.each<[string, Packing, (bytes: Buffer) => number]>([
    ['in what is packed', 'deflated', () => 2000],
    ['in the coordinates of what is not', 'stored', (bytes) => bytes.indexOf(',51.4') + 4],
  ])('is refused when a byte of the archive was changed %s', async (_, packing, place) => {
    const { out } = await ingest(await folderOf({ 'x.csv': onspd(made) }))
    const before = await readFile(join(out, 'gb/bs1.json'), 'utf8')
    const path = await zipOf({ 'ONSPD_AUG_2026_UK.csv': onspd(made) }, 'download.zip', packing)
    const bytes = await readFile(path)
    bytes[place(bytes)]! ^= 1
    await writeFile(path, bytes)
    await expect(ingest(path, { out })).rejects.toThrow(IngestError)
    await expect(ingest(path, { out })).rejects.toThrow(
      /not a complete zip archive: .* Download it again/,
    )
    expect(await readFile(join(out, 'gb/bs1.json'), 'utf8')).toBe(before)
  })

  it('is refused when it does not exist or is something else', async () => {
    await expect(ingest('/nowhere/at/all.zip')).rejects.toThrow(/no file or folder/)
    await expect(ingest(await folderOf({ 'x.csv': 'name,town\nA,B\n' }))).rejects.toThrow(
      /no postcodes that this program can read/,
    )
  })

  it('is refused when it has two kinds of files', async () => {
    const path = await folderOf({
      'a.csv': onspd(made),
      'b.csv': codePoint([['BS1 5TR', 358_432, 172_771]]),
    })
    await expect(ingest(path)).rejects.toThrow(/several kinds/)
  })

  it('leaves the folder unchanged', async () => {
    const good = await ingest(await folderOf({ 'x.csv': onspd(made) }))
    const before = await readdir(good.out, { recursive: true })
    const bad = await folderOf({ 'x.csv': onspd(made).slice(0, -40) })
    await expect(ingest(bad, { out: good.out })).rejects.toThrow()
    expect(await readdir(good.out, { recursive: true })).toEqual(before)
    expect(await readdir(dirname(good.out))).toEqual([basename(good.out)])
  })
})

describe('a file without the wanted areas', () => {
  const folder = () => folderOf({ 'x.csv': onspd(made) })

  it('deletes nothing', async () => {
    const { out } = await ingest(await folder())
    const before = await readdir(out, { recursive: true })
    await expect(ingest(await folder(), { out, areas: ['BS', 'LS', 'YO'] })).rejects.toThrow(
      /no usable postcodes in LS, YO/,
    )
    await expect(ingest(await folderOf({ 'x.csv': onspd([]) }), { out })).rejects.toThrow(
      /no usable postcodes/,
    )
    expect(await readdir(out, { recursive: true })).toEqual(before)
  })

  it('is refused with the option that keeps Northern Ireland', async () => {
    const rows = [{ unit: 'BT1 1AA', latitude: 54.6, longitude: -5.9, country: 'N92000002' }]
    const path = await folderOf({ 'x.csv': onspd([...made, ...rows]) })
    await expect(ingest(path, { areas: ['BT'] })).rejects.toThrow(/--northern-ireland/)
    const { report } = await ingest(path, { areas: ['BT'], northernIreland: true })
    expect(report.kept).toBe(1)
  })
})

describe('the folder of packed postcodes', () => {
  it('is replaced whole, and keeps other countries and files', async () => {
    const zips = await folderOf({
      'gaz.txt': 'GEOID\tALAND\tINTPTLAT\tINTPTLONG\n90210\t1\t34.1\t-118.4\n',
    })
    const { out } = await ingest(zips)
    await writeFile(join(out, 'README.md'), 'Ours.\n')
    await mkdir(join(out, 'gb'))
    await writeFile(join(out, 'gb/zz9.json'), 'old')
    const { lookup, sources } = await ingest(await folderOf({ 'x.csv': onspd(made) }), { out })
    expect(sources.map(({ country }) => country)).toEqual(['GB', 'US'])
    expect(lookup('90210')?.precision).toBe('unit')
    expect(lookup(first?.unit ?? '')?.precision).toBe('unit')
    expect((await readdir(out)).sort()).toEqual([
      'ATTRIBUTION.txt',
      'README.md',
      'gb',
      'gb-areas.json',
      'index.json',
      'us',
      'us-areas.json',
    ])
    expect((await readdir(join(out, 'gb'))).sort()).toEqual(['ba1.json', 'bs1.json', 'bs15.json'])
  })

  it('is recovered after a run that was killed between its two renames', async () => {
    const zips = await folderOf({
      'gaz.txt': 'GEOID\tALAND\tINTPTLAT\tINTPTLONG\n90210\t1\t34.1\t-118.4\n',
    })
    const { out } = await ingest(zips)
    await rename(out, `${out}.old-1a2b3c4d`)
    const { lookup } = await ingest(await folderOf({ 'x.csv': onspd(made) }), { out })
    expect(lookup('90210')?.precision).toBe('unit')
    expect(await readdir(dirname(out))).toEqual([basename(out)])
  })

  it('may hold only some areas of a complete file', async () => {
    const path = await folderOf({ 'x.csv': onspd(made) })
    const { report, sources } = await ingest(path, { areas: ['BA'] })
    expect(report.dropped['other-area']).toBe(200)
    expect(sources[0]?.shards).toEqual(['BA1'])
  })

  it('has a readable index', async () => {
    const { out } = await ingest(await folderOf({ 'ONSPD_AUG_2026_UK.csv': onspd(made) }))
    const text = await readFile(join(out, 'index.json'), 'utf8')
    expect(JSON.parse(text)).toMatchObject({
      version: 1,
      countries: {
        GB: {
          source: 'onspd',
          edition: 'August 2026',
          complete: false,
          postcodes: 300,
          areas: {
            BS: { postcodes: 200, shards: ['BS1', 'BS15'], box: [-2.6, 51.4, -2.491, 51.4797] },
          },
        },
      },
    })
    expect(text.split('\n').filter((line) => line.includes('"BA"'))).toHaveLength(1)
  })
})

describe('the postcodes that a directory publishes', () => {
  const elsewhere = [
    { unit: 'LS1 1AA', latitude: 53.8, longitude: -1.55, country: 'E92000001' },
    { unit: 'GL1 1AA', latitude: 51.86, longitude: -2.24, country: 'E92000001' },
  ]
  const ingested = async () =>
    (await ingest(await folderOf({ 'x.csv': onspd([...made, ...elsewhere]) }))).out
  const shards = (
    out: string,
    areas: 'auto' | 'all' | readonly string[],
    places: { postcode?: string; latitude?: number; longitude?: number }[] = [],
  ) => open(out, { countries: ['GB'], areas, places })[0]?.shards

  it('are all, or those of the areas in a list', async () => {
    const out = await ingested()
    expect(shards(out, 'all')).toEqual(['BA1', 'BS1', 'BS15', 'GL1', 'LS1'])
    expect(shards(out, ['bs', 'LS'])).toEqual(['BS1', 'BS15', 'LS1'])
  })

  it('are those of its places and those within 50 km', async () => {
    const out = await ingested()
    expect(shards(out, 'auto', [{ postcode: 'LS1 1AA' }])).toEqual(['LS1'])
    expect(shards(out, 'auto', [{ latitude: 51.45, longitude: -2.6 }])).toEqual([
      'BA1',
      'BS1',
      'BS15',
    ])
    expect(shards(out, 'auto', [{ latitude: 51.6, longitude: -2.4 }])).toEqual([
      'BA1',
      'BS1',
      'BS15',
      'GL1',
    ])
    expect(shards(out, 'auto', [{ postcode: 'BS1 0AA' }])).toEqual(['BA1', 'BS1', 'BS15'])
    expect(shards(out, 'auto')).toEqual([])
  })

  it('are none without such a folder', () => {
    expect(shards('/nowhere', 'all')).toBeUndefined()
  })
})
