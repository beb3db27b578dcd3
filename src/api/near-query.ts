import type { Point } from '../coverage/format/point.ts'
import { cardNames, cardOf, namesOf } from '../parameters/names.ts'
import type { Country } from '../countries/countries.ts'
import { type Postcode, parsePostcode } from '../countries/postcode.ts'
import { noSuchPostcode } from './problem.ts'
import { ParameterError, type RequestParameters, parameterError } from './request-parameters.ts'

/**
 * Where the client asks from: a postcode, with or without a distance, or a point with a distance. A postcode with a point is
 * that of a town: the postcode says which areas it is in, and distances are measured from the point.
 */
export interface NearQuery {
  readonly postcode?: Postcode
  readonly point?: Point
  /** The greatest distance. */
  readonly metres?: number
}

const PERSONAL = cardNames.filter((name) => cardOf(name).isPersonal).flatMap(namesOf)

/** True when a query string gives a location, even one that the list ignores. */
export const isPersonal = (search: URLSearchParams): boolean =>
  PERSONAL.some((name) => search.getAll(name).some((text) => text.trim() !== ''))

/** Reads `postcode`, `proximity` and `radius`, which depend on each other. */
export function readNear(
  parameters: RequestParameters,
  countries: readonly Country[],
): NearQuery | undefined {
  const postcode = readPostcode(parameters.value('postcode'), countries)
  const radius = parameters.value('radius')
  const proximity = parameters.value('proximity')
  return typeof proximity === 'object'
    ? aroundPoint(proximity, postcode, radius)
    : aroundPostcode(proximity, postcode, radius)
}

function aroundPostcode(
  metres?: number,
  postcode?: Postcode,
  radius?: number,
): NearQuery | undefined {
  if (radius !== undefined)
    throw parameterError(
      'radius',
      '`radius` needs a point: `proximity` with a latitude and a longitude.',
    )
  if (metres !== undefined && !postcode)
    throw parameterError('proximity', '`proximity` in metres needs a `postcode`.')
  return postcode && { postcode, ...(metres !== undefined && { metres }) }
}

function aroundPoint(point: Point, postcode?: Postcode, radius?: number): NearQuery {
  if (postcode)
    throw parameterError('proximity', 'Give a `postcode` or a point in `proximity`, not both.')
  if (radius === undefined)
    throw parameterError('radius', 'A point in `proximity` needs a `radius` in kilometres.')
  return { point, metres: radius * 1000 }
}

function readPostcode(
  text: string | undefined,
  countries: readonly Country[],
): Postcode | undefined {
  if (text === undefined) return undefined
  const parsed = parsePostcode(text, countries)
  if ('postcode' in parsed) {
    if (parsed.postcode.kind !== 'area') return parsed.postcode
    throw parameterError(
      'postcode',
      '`postcode` is too short: give at least the part before the space.',
    )
  }
  if (parsed.problem !== 'malformed') throw new ParameterError(noSuchPostcode())
  throw parameterError('postcode', '`postcode` is not in the form of a postcode.')
}
