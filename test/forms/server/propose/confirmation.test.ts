import { describe, expect, it } from 'vitest'
import { standardOrder } from '../../../../src/edit/between/standard-order.ts'
import { withEdits } from '../../../../src/edit/with-edits.ts'
import {
  confirmedDay,
  readConfirmation,
} from '../../../../src/forms/server/propose/confirmation.ts'
import { isRawObject } from '../../../../src/record/yaml/raw.ts'
import { parseYaml } from '../../../../src/record/yaml/parse-yaml.ts'

const TEXT = 'name: Choir\nassured_date: 2026-10-01 # Rang Jo.\nphones: [0117 496 0123]\n'
const DAY = '2026-11-23'
const NEW_TEXT = TEXT.replace('2026-10-01', DAY)

/** The day that the edge takes from a text, as it comes over the network. */
const dayOf = (before: string, text: string) => {
  const file = { path: 'content/services/choir.yaml', base: 'a'.repeat(40), text }
  const body = { files: [file], why: '', website: '' }
  const read = readConfirmation(JSON.stringify(body))
  return read && confirmedDay(before, read.text)
}

/** A text with the day, as the form writes it. */
function written(text: string): string {
  const { value } = parseYaml('', text)
  if (!isRawObject(value)) throw new Error('No record')
  const after = { ...value, assured_date: DAY }
  const result = withEdits(text, after, { orderAt: standardOrder('service') })
  if ('refusal' in result) throw new Error(result.refusal)
  return result.text
}

describe('a confirmation', () => {
  it.each([
    ['a day', TEXT],
    ['no day', 'name: Choir\nstatus: active\n'],
    ['no day and no last line end', 'name: Choir\nstatus: active'],
    ['one line without an end', 'name: Choir'],
    ['line ends of Windows', 'name: Choir\r\nstatus: active\r\n'],
    ['line ends of Windows but the last', 'name: Choir\r\nstatus: active'],
    ['both kinds of line ends', 'name: Choir\r\nstatus: active\nphones: [0117 496 0123]\n'],
    ['a day without a value', 'name: Choir\nassured_date:\nstatus: active\n'],
    ['a comment in place of a day', 'name: Choir\nassured_date:   # Nobody yet\n'],
    ['no day in words', 'name: Choir\nassured_date: ~ # x\n'],
    ['quotation marks', `"assured_date" : '2026-10-01'  # x\r\nname: Choir`],
    ['fields that come later', 'name: Choir\ndescription: |\n  A\n\n  B\nprivate:\n  note: x\n'],
    ['blank lines at its end', 'name: Choir\n\n\n'],
  ])('as the form writes it into a record with %s has its day', (_, text) => {
    expect(dayOf(text, written(text))).toBe(DAY)
  })

  it.each([
    ...['\r', '\u2028', '\u2029', '\u0085', '\v', '\f', '\r\n', '\n', '\n\n', '\n  ', '\n# '],
    ...[' ', ' # ', ', ', '\n---\n', '\nprivate: ', '\nassured_date: ', '0', '\r\r\n', '\0'],
  ])('has no text behind the day and %j', (mark) => {
    const more = NEW_TEXT.replace(' # Rang Jo.', `${mark}07700 900456`)
    const behind = NEW_TEXT.replace('Jo.', `Jo.${mark}07700 900456`)
    const last = `${NEW_TEXT.trimEnd()}${mark}07700 900456`
    const added = `name: Choir\nassured_date: ${DAY}${mark}07700 900456\n`
    for (const text of [more, behind, last]) expect(dayOf(TEXT, text)).toBeUndefined()
    expect(dayOf('name: Choir\n', added)).toBeUndefined()
  })

  it.each<[string, (text: string) => string]>([
    ['blank lines', (text) => text + '\n'.repeat(9000)],
    ['a blank line above', (text) => `\n${text}`],
    ['a blank line fewer at its end', (text) => text.slice(0, -1)],
    ['other line ends', (text) => text.replaceAll('\n', '\r\n')],
    ['another line end', (text) => text.replace('\n', '\r\n')],
    ['blanks before the day', (text) => text.replace(DAY, `${' '.repeat(900)}${DAY}`)],
    ['blanks behind the day', (text) => text.replace(DAY, `${DAY} `)],
    ['quotation marks', (text) => text.replace(DAY, `"${DAY}"`)],
    ['another spelling of the key', (text) => text.replace('assured_date', '"assured_date"')],
    ['another order', (text) => text.replace(/^(.*\n)(.*\n)/, '$2$1')],
    ['a tag', (text) => text.replace(DAY, `!!str ${DAY}`)],
    ['no day', (text) => text.replace(DAY, '')],
    ['a mark of the byte order', (text) => `\uFEFF${text}`],
  ])('changes nothing else, such as %s', (_, change) => {
    expect(dayOf(TEXT, change(NEW_TEXT))).toBeUndefined()
  })

  it('has one day alone', () => {
    expect(dayOf('name: Choir\n', `assured_date: ${DAY}\nname: Choir\n`)).toBe(DAY)
    const twice = `assured_date: ${DAY}\nname: Choir\nassured_date: ${DAY}\n`
    expect(dayOf('name: Choir\n', twice)).toBeUndefined()
  })
})
