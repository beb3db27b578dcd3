import { expect, it } from 'vitest'
import { addsComment } from '../../../../src/forms/server/propose/comments.ts'

const TEXT = `# Checked by post
name: "Lunch # Club"
phones:
  - 0117 496 0123 # office
description: |
  Soup.
  # A heading
`

it.each<[string, (text: string) => string]>([
  ['nothing', (text) => text],
  ['a value beside a comment', (text) => text.replace('0123 #', '0124   #')],
  ['less', (text) => text.replace('# Checked by post\n', '')],
  ['a value with such a sign', (text) => `${text}email: a#b\nfees_description: 'It''s #3: "# a'\n`],
  ['a quotation of two lines', (text) => `${text}alert: "It is\n  # shut \\" # now"\nurl: b\n`],
  ['a text in a block', (text) => `${text}\n    # More\nalert: >-\n  # One\n\n  # Two\n`],
  ['a block in a list', (text) => `${text}contacts:\n- name: |-\n    # Jo\n- |\n  # Al\n`],
])('takes %s', (_, change) => {
  expect(addsComment(TEXT, change(TEXT))).toBe(false)
})

it.each<[string, (text: string) => string]>([
  ['a line', (text) => `${text}# MARKER\n`],
  ['a line that is indented', (text) => text.replace('  - ', '  # MARKER\n  - ')],
  ['the end of a line', (text) => text.replace('office', 'MARKER')],
  ['the same once more', (text) => `${text}# Checked by post\n`],
  ['behind a quotation', (text) => text.replace('Club"', 'Club" # MARKER')],
  ['behind one of two lines', (text) => text.replace('Club"', 'Club\n  there" # MARKER')],
  ['behind an apostrophe', (text) => `${text}alert: Jo's # MARKER's\n`],
  ['behind a quotation that is none', (text) => `${text}alert: a\n  'b # MARKER'\n`],
  ['behind the head of a block', (text) => text.replace('|', '| # MARKER')],
  ['between a block and its key', (text) => `${text} # MARKER\n`],
  ['after a block with a quotation', (text) => `${text}  a: "b\n# MARKER\nurl: "c"\n`],
  [
    'beside a block in a list',
    (text) => `${text}contacts:\n- name: |\n    Jo\n  url: b # MARKER\n`,
  ],
  ['a directive', (text) => `%MARKER of a person\n---\n${text}`],
  ['a line with the end of Windows', (text) => `${text}# MARKER\r\n`],
])('refuses %s', (_, change) => {
  expect(addsComment(TEXT, change(TEXT))).toBe(true)
})

it('refuses it in a new record', () => {
  expect(addsComment('', 'name: A # MARKER\n')).toBe(true)
  expect(addsComment('', 'name: A\n')).toBe(false)
})
