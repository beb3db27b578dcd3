import { UserError } from '../../command/errors.ts'
import { MAX_CELLS } from '../open/limits.ts'
import { readZip } from '../open/zip.ts'

/** What a workbook holds beside the values of its cells. */
export interface SheetParts {
  readonly isHidden: boolean
  /** The addresses that cells link to, by the cell, such as `C2`. */
  readonly links: ReadonlyMap<string, string>
  /** Cells whose formula has no result, or an error. */
  readonly unsolved: readonly string[]
}

/** The sheets of a workbook in its order (ECMA-376, part 1, sections 18.2.19, 18.3.1.4 and 18.3.1.47). */
export async function readParts(bytes: Uint8Array): Promise<SheetParts[]> {
  const files = await readZip(bytes, (path) => /\.(?:xml|rels)$/i.test(path))
  const texts = new Map(files.map(({ path, bytes: part }) => [path, Buffer.from(part).toString()]))
  for (const text of texts.values()) refuseEntities(text)
  const textOf = (path: string) => texts.get(path) ?? ''
  const paths = targetsIn(textOf('xl/_rels/workbook.xml.rels'))
  return [...tagsIn(textOf('xl/workbook.xml'), 'sheet')].map(({ state, id = '' }) => {
    const path = (paths.get(id) ?? '').replace(/^\/?(?:xl\/)?/, 'xl/')
    const sheet = textOf(path)
    refuseHugeGrid(sheet)
    const targets = targetsIn(textOf(path.replace(/(?<![^/])([^/]+)$/, '_rels/$1.rels')))
    const links = [...tagsIn(sheet, 'hyperlink')].flatMap(({ ref, id: link = '' }) => {
      const target = targets.get(link)
      return ref !== undefined && target !== undefined ? [[ref, target] as const] : []
    })
    return {
      isHidden: state === 'hidden' || state === 'veryHidden',
      links: new Map(links),
      unsolved: [...sheet.matchAll(UNSOLVED)].map(
        ([, attributes]) => attributesOf(attributes!).r ?? '',
      ),
    }
  })
}

/** A cell with a formula and without a value, or with the value of an error. */
const UNSOLVED =
  /<(?:\w+:)?c\s([^>]*[^/>])>\s*<(?:\w+:)?f\b(?:[^>]*\/>|[^>]*>[^<]*<\/(?:\w+:)?f>)\s*(?:<\/(?:\w+:)?c>|<(?:\w+:)?v>#)/g

/** No workbook of an office program declares entities, which can grow without end or name files. */
function refuseEntities(text: string): void {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text.slice(0, 4096)))
    throw new UserError(
      'This workbook declares XML entities, which no office program does. It was not read.',
    )
}

/** The library makes a value for each cell up to the last row and column, so one far away would take all memory. */
function refuseHugeGrid(sheet: string): void {
  let [rows, columns] = [0, 0]
  for (const [, letters, row] of sheet.matchAll(
    /<(?:\w+:)?c\s[^>]*?\br="([A-Z]{1,3})(\d{1,7})"/g,
  )) {
    columns = Math.max(columns, columnNumber(letters!))
    rows = Math.max(rows, Number(row))
    if (rows * columns > MAX_CELLS)
      throw new UserError(
        `A cell stands far away from the others, at ${letters}${row}. Delete the blank rows and columns, and save the workbook again.`,
      )
  }
}

/** The number of a column by its letters, from 1: `A`, `XFD`. */
export const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

/** The targets of relationships, by their ids. */
const targetsIn = (text: string): ReadonlyMap<string, string> =>
  new Map([...tagsIn(text, 'Relationship')].map(({ Id = '', Target = '' }) => [Id, Target]))

type Attributes = Readonly<Record<string, string | undefined>>

/** The attributes of every tag of a name, without the prefixes of namespaces. */
function* tagsIn(text: string, name: string): Generator<Attributes> {
  for (const [, attributes] of text.matchAll(new RegExp(`<(?:\\w+:)?${name}\\s([^>]*)>`, 'g')))
    yield attributesOf(attributes!)
}

const attributesOf = (text: string): Attributes =>
  Object.fromEntries(
    [...text.matchAll(/(?<!\w)(\w+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
      ([, key, double, single]) => [key!, (double ?? single ?? '').replaceAll('&amp;', '&')],
    ),
  )
