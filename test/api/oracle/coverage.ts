import { bboxPolygon, booleanIntersects, booleanPointInPolygon } from '@turf/turf'
import type { Document } from '../../../src/hsds/types.ts'
import { LANDS } from '../../../src/countries/gb/lands.ts'
import { type Asked, NATIONS } from './postcodes.ts'
import type { Surroundings } from './where.ts'

type Area = Document<'service_area'>
type Verdict = 'yes' | 'no' | 'unknown'

/** Whether areas match a postcode: one covers it, there are none, or one is unknown and unknown areas are included. */
export function matchesAreas(areas: readonly Area[], asked: Asked, where: Surroundings): boolean {
  if (areas.length === 0) return true
  const verdicts = areas.map((area) => judge(area, asked, where))
  if (verdicts.includes('yes')) return true
  return verdicts.includes('unknown') && where.settings.coverage.unknown === 'include'
}

function judge(area: Area, asked: Asked, where: Surroundings): Verdict {
  const { extent = '', name = '', service_area = '', uri = '' } = area
  const texts = [extent, name, service_area]

  const shape = extent.startsWith('{') && shapeIn(JSON.parse(extent) as object)
  if (shape) {
    const point = where.pointOf(asked)
    if (!point) return reaches(shape, NATIONS[asked.area]!) ? 'unknown' : 'no'
    return booleanPointInPolygon([point.longitude, point.latitude], shape) ? 'yes' : 'no'
  }

  const code = /[EWSN]\d{8}/.exec(uri)?.[0] ?? texts.find((text) => /^[EWSN]\d{8}$/.test(text))
  if (code && where.hasCodes) return judgeCode(code, asked, where)

  for (const text of texts) {
    const nations = NAMES[text.toLowerCase().replace(/^the /, '')]
    if (nations) return judgeNations(nations, asked, where)
  }
  const listed = texts.map(postcodesIn).find((postcodes) => postcodes.length > 0)
  return listed ? judgeList(listed, asked) : 'unknown'
}

/** Whether a shape is partly in the boxes of some nations. */
const reaches = (shape: Shape, nations: readonly string[]) =>
  LANDS.filter(([land]) => nations.includes(land))
    .flatMap(([, boxes]) => boxes)
    .some(([south, north, west, east]) =>
      booleanIntersects(bboxPolygon([west, south, east, north]), shape),
    )

const shapeIn = (json: { type?: string; geometry?: object }): Shape | undefined =>
  json.type === 'Feature'
    ? shapeIn(json.geometry!)
    : json.type === 'Polygon' || json.type === 'MultiPolygon'
      ? (json as Shape)
      : undefined
type Shape = { type: 'Polygon'; coordinates: number[][][] }

const ENGLAND = 'E92000001'
const WALES = 'W92000004'
const SCOTLAND = 'S92000003'
const ULSTER = 'N92000002'
const NAMES: Readonly<Record<string, readonly string[]>> = {
  england: [ENGLAND],
  wales: [WALES],
  scotland: [SCOTLAND],
  uk: [ENGLAND, WALES, SCOTLAND, ULSTER],
  nationwide: [ENGLAND, WALES, SCOTLAND, ULSTER],
  'great britain': [ENGLAND, WALES, SCOTLAND],
  'england and wales': [ENGLAND, WALES],
}

/**
 * An ingested file has the nation of its postcodes. Else the letters decide, unless a border runs through their area: then
 * it may be either nation.
 */
function judgeNations(nations: readonly string[], asked: Asked, where: Surroundings): Verdict {
  const known = where.codesOf(asked).map((codes) => codes.find((code) => /^.92/.test(code))!)
  const possible = known.length > 0 ? known : NATIONS[asked.area]!
  if (possible.every((nation) => nations.includes(nation))) return 'yes'
  return possible.some((nation) => nations.includes(nation)) ? 'unknown' : 'no'
}

const postcodesIn = (text: string): string[] => {
  const pieces = text.split(/, |; | and /)
  return pieces.every((piece) => /^[A-Z]{1,2}(\d[A-Z\d]?( \d([A-Z]{2})?)?)?$/i.test(piece))
    ? pieces.map((piece) => piece.toUpperCase())
    : []
}

/** Whether the list has the whole postcode, a part of it, or nothing. */
function judgeList(listed: readonly string[], { area, outcode, sector, unit }: Asked): Verdict {
  if (listed.some((one) => [area, outcode, sector, unit].includes(one))) return 'yes'
  if (unit) return 'no'
  const narrower = sector ?? `${outcode} `
  return listed.some((one) => one.startsWith(narrower)) ? 'unknown' : 'no'
}

/** The ingested file has the codes of nations, districts and wards for its postcodes. */
function judgeCode(code: string, asked: Asked, where: Surroundings): Verdict {
  const lists = where.codesOf(asked)
  const isElsewhere = !NATIONS[asked.area]!.some((nation) => nation[0] === code[0])
  if (lists.length === 0) return isElsewhere ? 'no' : 'unknown'
  if (lists.every((codes) => codes.includes(code))) return 'yes'
  if (lists.some((codes) => codes.includes(code))) return 'unknown'
  return /^(E12|E04)/.test(code) && !isElsewhere ? 'unknown' : 'no'
}
