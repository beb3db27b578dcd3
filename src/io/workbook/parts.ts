import { UserError } from '../command/errors.ts'
import { MAX_CELLS } from './limits.ts'
import { readZip } from './zip.ts'
import { type SheetMarks, marksIn, stylesIn } from './marks.ts'
import { attributesOf, columnNumber, tagsIn } from './xml.ts'

/** What a workbook holds beside the values of its cells. */
export interface SheetParts {
  readonly isHidden: boolean
  /** The addresses that cells link to, by the cell, such as `C2`. */
  readonly links: ReadonlyMap<string, string>
  /** Cells whose formula has no result, or an error. */
  readonly unsolved: readonly string[]
  /** Cells with a comment, and what it says. */
  readonly comments: readonly (readonly [cell: string, text: string])[]
  readonly marks: SheetMarks
}

/** The sheets of a workbook in its order (ECMA-376, part 1, sections 18.2.19, 18.3.1.4 and 18.3.1.47). */
export async function readParts(bytes: Uint8Array): Promise<SheetParts[]> {
  const files = await readZip(bytes, (path) => /\.(?:xml|rels)$/i.test(path))
  const texts = new Map(files.map(({ path, bytes: part }) => [path, Buffer.from(part).toString()]))
  for (const text of texts.values()) refuseEntities(text)
  const textOf = (path: string) => texts.get(path) ?? ''
  const paths = targetsIn(textOf('xl/_rels/workbook.xml.rels'))
  const styles = stylesIn(textOf('xl/styles.xml'))
  let cells = 0
  return [...tagsIn(textOf('xl/workbook.xml'), 'sheet')].map(({ state, name, id = '' }) => {
    const path = (paths.get(id) ?? '').replace(/^\/?(?:xl\/)?/, 'xl/')
    const sheet = textOf(path)
    cells += cellsOf(sheet)
    if (cells > MAX_CELLS)
      throw new UserError(
        `A cell of the sheet \`${name}\` stands far away from the others. Delete the blank rows and columns, and save the workbook again.`,
      )
    const targets = targetsIn(textOf(path.replace(/(?<![^/])([^/]+)$/, '_rels/$1.rels')))
    const comments = [...targets.values()].filter((target) => /comments\d*\.xml$/.test(target))
    const links = [...tagsIn(sheet, 'hyperlink')].flatMap(({ ref, id: link = '' }) => {
      const target = targets.get(link)
      return ref !== undefined && target !== undefined ? [[ref, target] as const] : []
    })
    return {
      isHidden: state === 'hidden' || state === 'veryHidden',
      links: new Map(links),
      comments: comments.flatMap((target) =>
        commentsIn(textOf(target.replace(/^(?:\.\.\/|\/?(?:xl\/)?)/, 'xl/'))),
      ),
      marks: marksIn(sheet, styles),
      unsolved: [...sheet.matchAll(UNSOLVED)].map(
        ([, attributes]) => attributesOf(attributes!).r ?? '',
      ),
    }
  })
}

const commentsIn = (text: string): (readonly [string, string])[] =>
  text
    .split(/<(?:\w+:)?comment\s/)
    .slice(1)
    .map((one) => {
      const end = one.indexOf('>')
      const [body = ''] = one.slice(end + 1).split(/<\/(?:\w+:)?comment>/, 1)
      return [
        attributesOf(one.slice(0, end)).ref ?? '',
        [...body.matchAll(/<(?:\w{1,20}:)?t(?:\s[^<>]*)?>([^<]*)</g)]
          .map(([, said]) => said)
          .join(''),
      ]
    })

/** A cell with a formula and without a value, or with the value of an error. */
const UNSOLVED =
  /<(?:\w+:)?c\s([^<>]*[^/<>])>\s*<(?:\w+:)?f\b(?:[^<>]*\/>|[^<>]*>[^<]*<\/(?:\w+:)?f>)\s*(?:<\/(?:\w+:)?c>|<(?:\w+:)?v>#)/g

/** No workbook of an office program declares entities, which can grow without end or name files. */
function refuseEntities(text: string): void {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    throw new UserError(
      'This workbook declares XML entities, which no office program does. It was not read.',
    )
}

/**
 * The cells of a sheet up to its last row and column, for each of which the library makes a value: one far away would take all
 * memory. Addresses are read wherever they may stand.
 */
function cellsOf(sheet: string): number {
  let [rows, columns] = [0, 1]
  for (const [, address = ''] of sheet.matchAll(/(?<=\s)r=["']([^"']*)["']/g)) {
    const [, letters = '', row] = /^(\D*)(\d.*)?/.exec(address) ?? []
    // The library would decode a reference.
    if (address.includes('&')) return Infinity
    if (row === undefined) continue
    columns = Math.max(columns, columnNumber(letters))
    rows = Math.max(rows, Number(row) || 0)
  }
  return rows * columns
}

/** The targets of relationships, by their ids. */
const targetsIn = (text: string): ReadonlyMap<string, string> =>
  new Map([...tagsIn(text, 'Relationship')].map(({ Id = '', Target = '' }) => [Id, Target]))
