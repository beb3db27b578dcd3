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
    derivedHint(path, text) ??
    format?.help?.(text) ??
    `Write it like \`${format?.example}\`.`
  return { message: `${titleOf(path)} is ${quote(text)}; it must be ${format?.wanted}.`, hint }
}

/** Fields that can be left out, because their values are known without them. */
function derivedHint(path: Path, text: string): string | undefined {
  const name = nameOf(path)
  if (name === 'id' && !path.includes('removed')) return idHint(text)
  if (name === 'last_modified')
    return 'Delete this line; the date of the last change is worked out for you.'
  return undefined
}

/** A damaged id must be restored: a new one would break every link to the record. */
function idHint(text: string): string {
  const digits = text
    .toLowerCase()
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')
    .replace(/[^a-z0-9]/g, '')
  if (/^[0-9a-f]{32}$/.test(digits))
    return `Write \`id: ${digits.replace(UUID_PARTS, '$1-$2-$3-$4-$5')}\`.`
  const isDamaged = digits.length >= 24 && /^[0-9a-f]+$/.test(digits)
  return isDamaged
    ? `It has ${digits.length} letters and digits in place of 32. Copy the whole id again, from the history of this file or from the published record. Only if the record is new, delete this line.`
    : 'Delete this line and one is generated for you.'
}

const UUID_PARTS = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/
