import { expect, it } from 'vitest'
import { changesGuarded } from '../../../../src/forms/server/propose/guarded-lines.ts'
import { readSuggestion } from '../../../../src/forms/server/propose/suggestion.ts'
import { GUARDED_SPELLINGS, GUARDED_TEXT } from '../../../changes/baseline/guarded-spellings.ts'

/** Whether the edge takes a text, which comes over the network. */
const isTaken = (before: string | undefined, text: string) => {
  const file = { path: 'content/services/lunch.yaml', text }
  const body = { files: [file], why: '', website: '' }
  const read = readSuggestion(JSON.stringify(body))
  return read !== undefined && !changesGuarded(before, read.files[0]!.text)
}

it.each(GUARDED_SPELLINGS)('sees what only editors decide behind %s', (_, change) => {
  expect(isTaken(GUARDED_TEXT, change(GUARDED_TEXT))).toBe(false)
})

it.each(GUARDED_SPELLINGS)(
  'sees it in a new record behind %s, if it is more than the id',
  (_, change) => {
    const text = change(GUARDED_TEXT.replace(/private:\n.*\nconfidential: true\n/, ''))
    const isMore = /draft|private|public|confidential|dr|\\/.test(text)
    expect(isTaken(undefined, text)).toBe(!isMore)
  },
)

const LONG = GUARDED_TEXT.replace('first.\n', 'first.\n\n  other: y\n# Contact\n')

it.each<[string, (text: string) => string]>([
  ['another field', (text) => text.replace('Lunch', 'Lunch & more! *New*')],
  ['a field that is new', (text) => `${text}email: oak@example.org\n`],
  ['a field above', (text) => text.replace('private:', 'status: active\nprivate:')],
  ['a field below, above its comment', (text) => text.replace('# Contact', 'url: x\n# Contact')],
  ['blank lines and comments', (text) => text.replace('# Contact', '\n# Ring here\n')],
  ['an entry with a number', (text) => text.replace('0117 496 0123', '0117 496 0124')],
  ['a text with such words', (text) => `${text}description: |\n  A draft: the public: yes\n`],
  ['line ends of Windows', (text) => text.replaceAll('\n', '\r\n')],
])('takes a change of %s', (_, change) => {
  expect(isTaken(LONG, change(LONG))).toBe(true)
})

it('takes no change behind a blank line within what is guarded', () => {
  expect(isTaken(LONG, LONG.replace('other: y', 'other: z'))).toBe(false)
})
