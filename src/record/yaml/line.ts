import { inMarks, textInMarks } from '../../text/quotation.ts'
import { quote } from '../../text/quote.ts'

/** One line of a record: its dash, the name of the field, and the value, each where there is one. */
const LINE = /^\s*(- +)?(?:([A-Za-z_][\w -]*): +)?(\S.*)$/

/** The longest line that is shown as it should be. */
const LONGEST = 56

/** Says to put the value of a line in quotation marks, and shows it so. */
export function quoteIt(line: string): string {
  const [, dash = '', name, value = ''] = LINE.exec(line.trimEnd()) ?? []
  const whole = inQuotes(value)
  const better = `${dash}${name ? `${name}: ` : ''}${whole}`
  return whole && better.length <= LONGEST && !/[{[]/.test(line)
    ? `Put the whole value in quotation marks: ${quote(better)}.`
    : 'Put the whole value in quotation marks.'
}

/** Says what to do about quotation marks that end before the value does. */
export function unquoted(line: string): string {
  const [, dash = '', name, value = ''] = LINE.exec(line.trimEnd()) ?? []
  const text = textInMarks(value)
  const whole = text && inMarks(text)
  const better = `${dash}${name ? `${name}: ` : ''}${whole}`
  return whole && better.length <= LONGEST && !/[{[]/.test(line)
    ? `Write ${quote(better)}${whole.includes("''") ? ', with each apostrophe twice' : ''}.`
    : 'Take these quotation marks out, or put double ones around the whole value and single ones inside it.'
}

/** A text in quotation marks of the kind that it does not hold. */
const inQuotes = (text: string): string | undefined =>
  text.includes('"') ? (text.includes("'") ? undefined : `'${text}'`) : `"${text}"`

/** The line in which an offset lies. */
export function lineAt(text: string, offset: number): { line: string; lineStart: number } {
  const lineStart = offset > 0 ? text.lastIndexOf('\n', offset - 1) + 1 : 0
  const [line = ''] = text.slice(lineStart).split(/\r?\n/, 1)
  return { line, lineStart }
}
