import type { Path } from '../../../diagnostics/diagnostic.ts'
import { isAxis } from '../../../countries/coordinate.ts'
import { degreesHint } from '../../../countries/degrees.ts'
import { quote } from '../../../text/quote.ts'
import type { Schema } from '../../schema/schema.ts'
import type { Explain, HintContext } from '../explanation.ts'
import { titleOf } from '../title.ts'
import { valueAt } from '../value-at.ts'

/** A number below the minimum of its field. */
export const tooSmall: Explain<'too-small'> = ({ path, actual, expected }, { value }) => ({
  message: `${titleOf(path)} is ${quote(actual)}; it cannot be less than ${expected.minimum}.`,
  hint: coordinateHint(path, actual, value) ?? rangeHint(expected),
})

/** A number above the maximum of its field. */
export const tooLarge: Explain<'too-large'> = ({ path, actual, expected }, { value }) => ({
  message: `${titleOf(path)} is ${quote(actual)}; it cannot be more than ${expected.maximum}.`,
  hint: coordinateHint(path, actual, value) ?? rangeHint(expected),
})

/** The hint for a latitude or a longitude. */
function coordinateHint(
  path: Path,
  number: number,
  record: HintContext['value'],
): string | undefined {
  const name = path.at(-1)
  if (!isAxis(name)) return undefined
  const partner = name === 'latitude' ? 'longitude' : 'latitude'
  return degreesHint(name, number, valueAt(record, [...path.slice(0, -1), partner]))
}

function rangeHint({ minimum, maximum }: Schema): string {
  if (minimum === undefined || maximum === undefined)
    return 'Correct the number, or delete the line.'
  if (minimum === maximum) return `Write \`${minimum}\`, or delete the line.`
  return `Write a number from ${minimum} to ${maximum}, or delete the line.`
}
