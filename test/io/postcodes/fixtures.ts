import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { onTestFinished } from 'vitest'

export type Files = Readonly<Record<string, string | Buffer>>

/** A folder for one test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'osd-postcodes-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Writes files into a new folder of this name. */
export async function folderOf(files: Files, name = 'download'): Promise<string> {
  const folder = join(await temporaryFolder(), name)
  for (const [path, body] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), body)
  }
  return folder
}

/** The compression of an archive: none, or deflate. */
export type Packing = 'stored' | 'deflated'

/** Writes files into a new zip archive of this name. */
export async function zipOf(
  files: Files,
  name = 'download.zip',
  packing: Packing = 'deflated',
): Promise<string> {
  const path = join(await temporaryFolder(), name)
  await writeFile(path, zip(files, packing))
  return path
}

function zip(files: Files, packing: Packing): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [path, body] of Object.entries(files)) {
    const data = Buffer.from(body)
    const packed = packing === 'stored' ? data : deflateRawSync(data)
    const name = Buffer.from(path)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(packing === 'stored' ? 0 : 8, 4)
    facts.writeUInt32LE(crc32(data), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(data.length, 18)
    facts.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, name, packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, place, name]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(central.length, 4)
  end.writeUInt16LE(central.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06'), end])
}

/** One made-up postcode. */
export interface Made {
  readonly unit: string
  readonly latitude?: number
  readonly longitude?: number
  readonly district?: string
  readonly ward?: string
  readonly county?: string
  readonly region?: string
  readonly country?: string
  readonly parish?: string
  readonly terminated?: string
}

/** A few hundred postcodes around Bristol and Bath that do not exist. */
export function madePostcodes(): Made[] {
  const letters = 'ABDEFGHJLN'
  return ['BS1', 'BS15', 'BA1'].flatMap((outcode, o) =>
    Array.from({ length: 100 }, (_, at) => ({
      unit: `${outcode} ${Math.floor(at / 10)}${letters[at % 10]}${letters[Math.floor(at / 10)]}`,
      latitude: 51.4 + o * 0.05 + at * 0.0003,
      longitude: -2.6 + o * 0.1 + (at % 10) * 0.001,
      district: outcode === 'BA1' ? 'E06000022' : 'E06000023',
      ward: `E0500000${o + 1}`,
      county: 'E99999999',
      region: 'E12000009',
      country: 'E92000001',
      parish: o === 2 ? 'E04000001' : 'E43000018',
    })),
  )
}

export const OLD_HEADER =
  'pcd,pcd2,pcds,dointr,doterm,oscty,ced,oslaua,osward,parish,usertype,oseast1m,osnrth1m,osgrdind,ctry,rgn,lat,long,imd'
export const NEW_HEADER =
  'pcd7,pcd8,pcds,dointr,doterm,cty25cd,ced25cd,lad25cd,wd25cd,parncp25cd,usrtypind,east1m,north1m,gridind,ctry25cd,rgn25cd,lat,long,imd20ind'
const NSPL_HEADER =
  'pcd7,pcd8,pcds,dointr,doterm,cty26cd,ced26cd,lad26cd,wd26cd,usrtypind,east1m,north1m,gridind,ctry26cd,rgn26cd,lat,long,imd25ind'

const quoted = (text = '') => `"${text}"`

/** The postcodes in the columns of the ONS directory. */
export function onspd(made: readonly Made[], header = NEW_HEADER, end = '\r\n'): string {
  const rows = made.map((one) => {
    const [outcode = '', inward = ''] = one.unit.split(' ')
    const pcd7 = quoted(outcode.padEnd(4) + inward)
    const place = [one.latitude ?? '99.999999', one.longitude ?? '0.000000']
    const codes = [one.county, 'E99999999', one.district, one.ward].map(quoted)
    const parish = header === NSPL_HEADER ? [] : [quoted(one.parish)]
    const start = [pcd7, pcd7, quoted(one.unit), '"198001"', quoted(one.terminated)]
    const tiers = [quoted(one.country), quoted(one.region)]
    return [
      ...start,
      ...codes,
      ...parish,
      '0',
      '358000',
      '0172000',
      '1',
      ...tiers,
      ...place,
      '1234',
    ].join()
  })
  return [header, ...rows, ''].join(end)
}

export const nspl = (made: readonly Made[]): string => onspd(made, NSPL_HEADER)

/** Postcodes in the columns of Code-Point Open, with points in metres. */
export const codePoint = (
  rows: readonly (readonly [
    postcode: string,
    easting: number,
    northing: number,
    district?: string,
  ])[],
): string =>
  rows
    .map(([postcode, easting, northing, district = 'E06000023']) =>
      [
        quoted(postcode.replace(' ', '').length === 7 ? postcode.replace(' ', '') : postcode),
        easting ? 10 : 90,
        easting,
        northing,
        '"E92000001"',
        '"E19000002"',
        '"E18000010"',
        '""',
        quoted(district),
        '"E05000001"',
      ].join(),
    )
    .join('\r\n')
    .concat('\r\n')
