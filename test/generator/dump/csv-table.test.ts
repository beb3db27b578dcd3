import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { csvHeader, csvRows } from '../../../src/generator/dump/csv-table.ts'

const table = {
  entity: 'phone',
  file: 'phones.csv',
  columns: [{ name: 'a' }, { name: 'b' }],
} as const

test('every text can be read again, by readers that know every end of a line', () => {
  const texts = ['x', '', 'a\nb', 'a\rb', 'a\r\nb', 'a, b', 'say "yes"', ' \n', ' x ', 'ŵ']
  const text =
    csvHeader(table) +
    csvRows(
      table,
      texts.map((a) => ({ a, b: 'end' })),
    )
  const rows = parse(text, { columns: true, record_delimiter: ['\r\n', '\n', '\r'] })
  expect(rows).toEqual(texts.map((a) => ({ a, b: 'end' })))
})

test('numbers and booleans are written as they are, and nothing as an empty cell', () => {
  expect(csvRows(table, [{ a: -2.5, b: false }, { b: 0 }])).toBe('-2.5,false\r\n,0\r\n')
})
