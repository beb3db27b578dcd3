import { BUILT_IN } from '../../values/number-format.ts'
import { attributesOf, columnNumber, tagsIn } from './xml.ts'

/** By style, the formats of the cells of a workbook. */
export interface Style {
  /** The code of a number format; absent for the usual one. */
  readonly format?: string
  readonly isStruck: boolean
  readonly isFilled: boolean
}

/** The styles of cells in their order (ECMA-376, part 1, sections 18.8.10, 18.8.23, 18.8.22 and 18.8.31). */
export function stylesIn(xml: string): readonly Style[] {
  const custom = new Map(
    [...tagsIn(xml, 'numFmt')].map(({ numFmtId, formatCode = '' }) => [
      Number(numFmtId),
      plainText(formatCode),
    ]),
  )
  const struck = partsOf(xml, 'fonts', 'font').map((font) =>
    /<(?:\w+:)?strike\b(?![^>]*val="(?:0|false)")/.test(font),
  )
  const filled = partsOf(xml, 'fills', 'fill').map((fill) => /patternType="solid"/.test(fill))
  return partsOf(xml, 'cellXfs', 'xf').map((xf) => {
    const { numFmtId, fontId, fillId } = attributesOf(/^<[^>]*/.exec(xf)?.[0] ?? '')
    const format = custom.get(Number(numFmtId)) ?? BUILT_IN[Number(numFmtId)]
    return {
      ...(format !== undefined && { format }),
      isStruck: struck[Number(fontId)] === true,
      isFilled: filled[Number(fillId)] === true,
    }
  })
}

const plainText = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>')

/** The elements of a name in the first element of another one. */
function partsOf(xml: string, outer: string, inner: string): readonly string[] {
  const [, body = ''] =
    new RegExp(`<(?:\\w+:)?${outer}\\b[^>]*>(.*?)</(?:\\w+:)?${outer}>`, 's').exec(xml) ?? []
  const one = new RegExp(`<(?:\\w+:)?${inner}\\b(?:[^>]*/>|[^>]*>.*?</(?:\\w+:)?${inner}>)`, 'gs')
  return body.match(one) ?? []
}

/** The cells of a sheet that are hidden, struck out, coloured, merged or formatted. Rows and columns count from 1. */
export interface SheetMarks {
  readonly hiddenRows: ReadonlySet<number>
  readonly hiddenColumns: ReadonlySet<number>
  readonly struckRows: ReadonlySet<number>
  readonly colouredRows: ReadonlySet<number>
  /** Joined cells, as `A2:A4`. */
  readonly merges: readonly string[]
  /** Numbers with a format, by the cell. */
  readonly numbers: ReadonlyMap<string, { readonly value: number; readonly format: string }>
}

export function marksIn(sheet: string, styles: readonly Style[]): SheetMarks {
  const hiddenRows = [...tagsIn(sheet, 'row')].flatMap(({ r, hidden }) =>
    isTrue(hidden) ? [Number(r)] : [],
  )
  const hiddenColumns = [...tagsIn(sheet, 'col')].flatMap(({ min, max, hidden }) =>
    isTrue(hidden) && Number(max) - Number(min) < MAX_COLUMNS
      ? Array.from({ length: Number(max) - Number(min) + 1 }, (_, i) => Number(min) + i)
      : [],
  )
  const numbers = new Map<string, { value: number; format: string }>()
  const rows = new Map<number, { cells: number; struck: number; filled: number }>()
  const isPlain = styles.every(
    ({ format, isStruck, isFilled }) => !format && !isStruck && !isFilled,
  )
  for (const [, tag = '', value] of isPlain ? [] : sheet.matchAll(CELL)) {
    const { r = '', s, t } = attributesOf(tag)
    const { format, isStruck = false, isFilled = false } = styles[Number(s)] ?? {}
    if (format && value !== undefined && (t === undefined || t === 'n'))
      numbers.set(r, { value: Number(value), format })
    const number = Number(/\d+/.exec(r)?.[0])
    const row = rows.get(number) ?? { cells: 0, struck: 0, filled: 0 }
    rows.set(number, row)
    row.cells++
    if (isStruck) row.struck++
    if (isFilled) row.filled++
  }
  const whole = (of: 'struck' | 'filled') =>
    new Set([...rows].flatMap(([number, row]) => (row[of] === row.cells ? [number] : [])))
  return {
    hiddenRows: new Set(hiddenRows),
    hiddenColumns: new Set(hiddenColumns),
    struckRows: whole('struck'),
    colouredRows: whole('filled'),
    merges: [...tagsIn(sheet, 'mergeCell')].flatMap(({ ref }) => ref ?? []),
    numbers,
  }
}

const MAX_COLUMNS = 1000
const isTrue = (flag: string | undefined) => flag === '1' || flag === 'true'
/** A cell that is not empty, and its value. */
const CELL =
  /<(?:\w+:)?c\s([^<>]*[^<>/])>(?:\s*<(?:\w+:)?f\b(?:[^<>]*\/>|[^<>]*>[^<]*<\/(?:\w+:)?f>))?\s*<(?:(?:\w+:)?v>([^<]*)|(?:\w+:)?is\b)/g

/** The corners of joined cells: rows and columns from 1. */
export function cornersOf(range: string): readonly [top: number, left: number, bottom: number] {
  const [, letters = '', top, bottom] = /^([A-Z]+)(\d+):[A-Z]+(\d+)$/.exec(range) ?? []
  return [Number(top), columnNumber(letters), Number(bottom)]
}
