import { quote } from '../../../text/quote.ts'
import { entityOf } from '../../schema/schema.ts'
import { fieldsInText } from '../write/fields-in-text.ts'
import { phoneInWords, writePhone } from '../write/phone-in-words.ts'
import { linesFor } from '../write/write-entries.ts'
import { type Slip, keyOf } from './slip.ts'

/** An entry of a list that has its own name in place of a field: `- Maureen: 0117 …`, `- Adults: £3`. */
export const entryByName: Slip = (issue) => {
  const { path, object, actual, expected } = issue
  const isOnly = typeof path.at(-2) === 'number' && Object.keys(object).length === 1
  if (!isOnly || typeof actual !== 'string') return undefined
  const text = `${keyOf(issue)}: ${actual}`
  const phone = entityOf(expected) === 'phone' ? phoneInWords(text) : undefined
  if (phone) return { hint: `Write ${quote(`- ${writePhone(phone)}`)}.`, meant: 'number' }
  const fields = fieldsInText(expected, text)
  return Object.keys(fields).length > 1 ? { hint: `Write ${linesFor([fields])}.` } : undefined
}
