import { describe, expect, it } from 'vitest'
import { cleanText } from '../../src/text/clean-text.ts'
import { isFiller } from '../../src/values/filler.ts'
import { readDate } from '../../src/values/date.ts'
import { readTime } from '../../src/times/read-time.ts'
import { delimiterOf } from '../../src/import/read/csv.ts'
import { toTable } from '../../src/import/read/table.ts'
import { decodeText } from '../../src/io/files/decode.ts'
import { fateOf, importFiles, problemsIn } from './run-import.ts'

describe('text of a source', () => {
  it.each([
    ['<p>Free &amp; easy.</p><ul><li>Tea</li><li>Cake</li></ul>', 'Free & easy.\n\n- Tea\n- Cake'],
    ['<li>Tea</li><li>Cake</li>', '- Tea\n- Cake'],
    [
      '<p>See <a href="https://a.example.org">https://a.example.org</a></p>',
      'See https://a.example.org',
    ],
    ['<script>steal()</script>Hello <b>you</b>', 'Hello you'],
    ['Fish &amp; chips\nand peas', 'Fish & chips\nand peas'],
    ['a < b and b > c', 'a < b and b > c'],
    [String.raw`One.\nTwo.`, 'One.\nTwo.'],
    [String.raw`It\'s \"ours\" C:\dir`, String.raw`It's "ours" C:\dir`],
    ['Mon###COL### 9###MON### Tue', 'Mon: 9; Tue'],
    ['peopleGÇÖs GÇ£homesGÇ¥ GÇô now', 'people’s “homes” – now'],
    ['CafÃ© open â€“ always', 'Café open – always'],
    ['AGÇÖS', 'A’S'],
    ['Caf├® ÔÇô peopleÔÇÖs ┬ú5', 'Café – people’s £5'],
    ['Caf├⌐ ΓÇô ┬ú5', 'Café – £5'],
    ['A ├── B', 'A ├── B'],
    ['one\r\r\ntwo\u200B\r\n\r\n\r\n\r\nthree  ', 'one\ntwo\n\nthree'],
    ['Ångström and Ça va', 'Ångström and Ça va'],
  ])('%j becomes %j', (written, text) => {
    expect(cleanText(written).text).toBe(text)
  })

  it.each([
    'None',
    'n/a',
    'NULL',
    'test@example.com',
    'http://www.example.com',
    '00000000000',
    ' ',
  ])('counts %j as blank', (text) => expect(isFiller(text)).toBe(true))
  it.each(['hello@example.com', 'https://example.com/page', '0800 000 000 1', 'Nonesuch', '0'])(
    'takes %j for a value',
    (text) => expect(isFiller(text)).toBe(false),
  )
})

describe('dates and times of a source', () => {
  it.each([
    ['2021-03-04T00:00:00.000+0000', '2021-03-04'],
    ['2022-09-01T00:00:00', '2022-09-01'],
    ['04/03/2021 00:00:00', '2021-03-04'],
    ['1578268800000', '2020-01-06'],
    ['2021-06-30T23:00:00Z', '2021-07-01'],
    ['44260', '2021-03-05'],
    ['3 March 2024', '2024-03-03'],
    ['soon', undefined],
    ['2021-02-30', undefined],
  ])('%j is the day %j', (text, date) => expect(readDate(text)).toBe(date))

  it.each([
    ['09:00:00+01:00', undefined, '09:00'],
    ['09:00Z', undefined, '09:00'],
    ['9.30', undefined, '09:30'],
    ['0930', undefined, '09:30'],
    ['8:30AM', undefined, '08:30'],
    ['2.30', '10:00', '14:30'],
    ['2:30', undefined, '02:30'],
    ['hh:mm:ss', undefined, undefined],
  ])('%j after %j is %j', (text, after, time) => expect(readTime(text, after)).toBe(time))
})

describe('the bytes of a source', () => {
  it('are UTF-8 where that is valid, and Windows-1252 otherwise', () => {
    expect(decodeText(Buffer.from('\uFEFF£4')).text).toBe('£4')
    expect(decodeText(Uint8Array.of(0xa3, 0x34, 0x96)).text).toBe('£4–')
    expect(decodeText(Buffer.from('\uFEFF£4', 'utf16le')).text).toBe('£4')
  })

  it.each([
    ['a,b\n1;2;3', ','],
    ['Groups of the town\n\nid,name,text\n1,Chess,"a; b"\n', ','],
    ['Groups, clubs, walks\n\nid;name;text\n1;Chess;a, b\n2;Choir;c\n', ';'],
    ['One column\nonly', ','],
    ['a\tb, c\n', '\t'],
    ['"a,b";c;d', ';'],
  ])('%j are separated by %j', (text, delimiter) => expect(delimiterOf(text)).toBe(delimiter))
})

describe('a sheet of which half the cells are damaged', () => {
  it('has those repaired and told, and the others as they were', async () => {
    const imported = await importFiles({
      'organizations.csv': 'id,name,description\no1,Café Otter,Tea – £3.\n',
      'services.csv':
        'id,organization_id,name,description\n1,o1,SÃO Club,Ã¢â‚¬Å“TeaÃ¢â‚¬Â\u009d for Â£3\n2,o1,Caf├® ÔÇô late,Tea – £3\n',
    })
    expect(imported.files.get('organizations/cafe-otter.yaml')).toContain('Tea – £3.')
    expect(imported.files.get('services/sao-club.yaml')).toMatch(
      /name: SÃO Club\n[^]*description: “Tea” for £3\n/,
    )
    expect(imported.files.get('services/cafe-late.yaml')).toMatch(/name: Café – late\n/)
    expect(fateOf(imported, 'services.name')).toBe('1 kept, 1 changed: encoding')
    expect(fateOf(imported, 'services.description')).toBe('1 kept, 1 changed: encoding')
    expect(problemsIn(imported.files)).toEqual([])
  })
})

describe('a table', () => {
  it('begins at the names of its columns, whatever notes stand above them', () => {
    const lines = [
      ['Phones – exported in May'],
      [],
      ['Grey columns are for the office', 'ask Sam'],
      ['ID', 'Service ID', 'Number'],
      ['p', '1', '0117 496 0123'],
    ]
    expect(toTable('Phones', lines)).toEqual({
      name: 'Phones',
      headers: ['ID', 'Service ID', 'Number'],
      rows: [{ number: 5, cells: ['p', '1', '0117 496 0123'] }],
    })
  })
})
