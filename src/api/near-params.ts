import type { Point } from '../coverage/point.ts'
import { type Country, type Postcode, parsePostcode } from '../places/postcode.ts'
import { type Given, Misunderstood, misunderstood } from './given.ts'
import { noSuchPostcode } from './problem.ts'
import { point, positive } from './values.ts'

/** Where somebody asks from. */
export interface Near {
  readonly postcode?: Postcode
  readonly point?: Point
  /** Only what lies within this distance. */
  readonly metres?: number
}

/** A question that says where somebody is, whatever list it is put to. */
export const isPersonal = (search: URLSearchParams): boolean =>
  ['postcode', 'proximity'].some((name) => search.getAll(name).some((text) => text.trim() !== ''))

/** Reads a postcode with or without a distance, or a point with one. */
export function readNear(given: Given, countries: readonly Country[]): Near | undefined {
  const postcode = readPostcode(given.text('postcode'), countries)
  const radius = given.value('radius', positive, 'a number of kilometres')
  const isPoint = given.text('proximity')?.includes(',') ?? false
  return isPoint ? aroundPoint(given, postcode, radius) : aroundPostcode(given, postcode, radius)
}

const DISTANCE = 'a number of metres, or a latitude and a longitude'

function aroundPostcode(given: Given, postcode?: Postcode, radius?: number): Near | undefined {
  const metres = given.value('proximity', positive, DISTANCE)
  if (radius !== undefined)
    throw misunderstood(
      'radius',
      '`radius` needs a point: `proximity` with a latitude and a longitude.',
    )
  if (metres !== undefined && !postcode)
    throw misunderstood('proximity', '`proximity` in metres needs a `postcode`.')
  return postcode && { postcode, ...(metres !== undefined && { metres }) }
}

function aroundPoint(given: Given, postcode?: Postcode, radius?: number): Near | undefined {
  const centre = given.value('proximity', point, DISTANCE)
  if (postcode)
    throw misunderstood('proximity', 'Give a `postcode` or a point in `proximity`, not both.')
  if (radius === undefined)
    throw misunderstood('radius', 'A point in `proximity` needs a `radius` in kilometres.')
  return centre && { point: centre, metres: radius * 1000 }
}

function readPostcode(
  text: string | undefined,
  countries: readonly Country[],
): Postcode | undefined {
  if (text === undefined) return undefined
  const parsed = parsePostcode(text, countries)
  if ('postcode' in parsed) {
    if (parsed.postcode.kind !== 'area') return parsed.postcode
    throw misunderstood(
      'postcode',
      '`postcode` is too short: give at least the part before the space.',
    )
  }
  if (parsed.problem !== 'malformed') throw new Misunderstood(noSuchPostcode())
  throw misunderstood('postcode', '`postcode` is not written like a postcode.')
}
