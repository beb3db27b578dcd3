import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRowScanner } from '../../../src/io/postcodes/rows.ts'

function scan(pieces: readonly string[], delimiter = ',') {
  const rows: string[][] = []
  const scanner = createRowScanner(delimiter, (row) => {
    rows.push(Array.from({ length: row.length }, (_, column) => row.text(column)))
  })
  for (const piece of pieces) scanner.push(Buffer.from(piece, 'latin1'))
  return { rows, ...scanner.end() }
}

describe('the rows of a table', () => {
  it('may have quotation marks, line ends of either kind, and empty columns', () => {
    expect(scan(['a,"b, ""c""",\r\n"",x\ny,,z\n']).rows).toEqual([
      ['a', 'b, "c"', ''],
      ['', 'x'],
      ['y', '', 'z'],
    ])
  })

  it('may contain a line end between quotation marks', () => {
    expect(scan(['"a\nb",c\n']).rows).toEqual([['a\nb', 'c']])
  })

  it('do not include empty lines', () => {
    expect(scan(['a,b\n\n\r\nc,d\n']).rows).toHaveLength(2)
  })

  it('have literal quotation marks when columns are separated by tabs or bars', () => {
    expect(scan(['a "b\tc\nd"\te\n'], '\t').rows).toEqual([
      ['a "b', 'c'],
      ['d"', 'e'],
    ])
  })

  it('report that the last one is not complete', () => {
    expect(scan(['a,b\nc,d'])).toEqual({
      rows: [
        ['a', 'b'],
        ['c', 'd'],
      ],
      unfinished: true,
    })
    expect(scan(['a,b\n']).unfinished).toBe(false)
  })

  it('do not depend on how the file is cut into chunks', () => {
    const text = '"BS1 5TR",10,"x ""y"" z",\r\n"BS15 1AA",,q,"1\n2"\n'
    fc.assert(
      fc.property(fc.array(fc.nat(text.length)), (cuts) => {
        const places = [0, ...cuts.sort((a, b) => a - b), text.length]
        const pieces = places.slice(1).map((end, at) => text.slice(places[at], end))
        expect(scan(pieces)).toEqual(scan([text]))
      }),
    )
  })

  it('agree with a simple parser', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'B', '"', ',', '\n', '1') })
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 6 }), { minLength: 1 })
    fc.assert(
      fc.property(rows, (table) => {
        const trimmed = table.map((row) => row.map((text) => text.trim()))
        const text = table
          .map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join())
          .join('\n')
        expect(scan([`${text}\n`]).rows).toEqual(trimmed)
      }),
    )
  })
})
