import type { Path } from '../../../diagnostics/diagnostic.ts'
import { quote } from '../../../text/quote.ts'
import { formats } from '../../schema/formats.ts'
import { correctionOf } from '../correction/correction.ts'
import type { Explain } from '../explanation.ts'
import { nameOf, titleOf } from '../title.ts'

/** A text that is no date, no web address, no id or no other thing of the format of its field. */
export const wrongFormat: Explain<'wrong-format'> = ({ path, actual: text, expected: schema }) => {
  const format = formats[schema.format ?? '']
  const hint =
    correctionOf({ text, name: nameOf(path), schema }) ??
    derivedHint(path) ??
    format?.help?.(text) ??
    `Write it like \`${format?.example}\`.`
  return { message: `${titleOf(path)} is ${quote(text)}; it must be ${format?.wanted}.`, hint }
}

/** Fields that can be left out, because their values are known without them. */
function derivedHint(path: Path): string | undefined {
  const name = nameOf(path)
  if (name === 'id' && !path.includes('removed'))
    return 'Delete this line and one is generated for you.'
  if (name === 'last_modified')
    return 'Delete this line; the date of the last change is worked out for you.'
  return undefined
}
