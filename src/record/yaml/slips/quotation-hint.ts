import { inMarks, textInMarks } from '../../../text/quotation.ts'
import { quote } from '../../../text/quote.ts'

/** A line of a record: its dash, the name of its field, and its value, where it has them. */
const LINE = /^\s*(- +)?(?:([A-Za-z_][\w .-]*): +)?(\S.*)$/

/** The longest line that a hint shows. */
const MAX_LENGTH = 56

/** A hint to put the value of a line in quotation marks. */
export function quoteIt(line: string): string {
  const [, dash = '', name, value = ''] = LINE.exec(line.trimEnd()) ?? []
  const whole = inQuotes(value)
  const better = `${dash}${name ? `${name}: ` : ''}${whole}`
  return whole && better.length <= MAX_LENGTH && !/[{[]/.test(line)
    ? `Put the whole value in quotation marks: ${quote(better)}.`
    : 'Put the whole value in quotation marks.'
}

/** A hint about a line with quotation marks that end before its value does. */
export function requoteIt(line: string): string {
  const [, dash = '', name, value = ''] = LINE.exec(line.trimEnd()) ?? []
  const text = textInMarks(value)
  const whole = text && inMarks(text)
  const better = `${dash}${name ? `${name}: ` : ''}${whole}`
  return whole && better.length <= MAX_LENGTH && !/[{[]/.test(line)
    ? `Write ${quote(better)}${whole.includes("''") ? ', with each apostrophe twice' : ''}.`
    : 'Delete these quotation marks, or put double ones around the whole value and single ones inside it.'
}

/** A text in the kind of quotation marks that it does not contain. */
const inQuotes = (text: string): string | undefined =>
  text.includes('"') ? (text.includes("'") ? undefined : `'${text}'`) : `"${text}"`
