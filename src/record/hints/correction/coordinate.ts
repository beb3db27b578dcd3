import { type Axis, isAxis, readPlace } from '../../../countries/coordinate.ts'
import { didYouMean } from '../../../text/suggest.ts'
import { isAllowed, isNumeric } from './allowed.ts'
import { toJsonNumber } from './numbers-in.ts'
import { type Guess, lineWith, writeLine } from './wrong-text.ts'

/** The greatest absolute value of each coordinate, in degrees. */
const MAX_DEGREES: Readonly<Record<Axis, number>> = { latitude: 90, longitude: 180 }

/** A coordinate with other characters around it, or a latitude and a longitude on one line. */
export const coordinate: Guess = (wrong) => {
  const { text, name = '', schema } = wrong
  if (!isNumeric(schema) || !isAxis(name)) return undefined
  const { hasWords, ...written } = readPlace(text, name) ?? { hasWords: false }
  const found = Object.entries(written).map(([axis, value]) => [axis, toJsonNumber(value)] as const)
  const isOnEarth = found.every(
    ([axis, value]) => Math.abs(Number(value)) <= MAX_DEGREES[axis as Axis],
  )
  const [own, partner] = found.toSorted(([axis]) => (axis === name ? -1 : 1))
  if (!own || !isOnEarth || !isAllowed(own[1], schema)) return undefined
  if (partner)
    return `Write ${lineWith(wrong, own[1])}, and \`${partner.join(': ')}\` on a line of its own.`
  return hasWords ? didYouMean(own.join(': ')) : writeLine(wrong, own[1])
}
