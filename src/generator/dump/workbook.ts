import { zipSync } from 'fflate'
import { neutralise } from './neutralise.ts'
import { type ReadSheet, type Sheet, ID } from './sheets.ts'

/*
 * A workbook (Office Open XML, ECMA-376) with the few parts that a sheet needs. Every cell is text, in a format that no program
 * takes for a number, a date or a formula. Behind each sheet a hidden one has the same rows, so that an import can tell what
 * was edited.
 */

/** The end of the names of hidden sheets. */
export const EXPORTED = ' as exported'

/** Makes a workbook that people can edit, with sheets that they only read at its end. */
export function composeWorkbook(
  sheets: readonly Sheet[],
  toRead: readonly ReadSheet[] = [],
): Uint8Array {
  const edited = sheets.flatMap((sheet) => [
    { name: sheet.name, isHidden: false, xml: sheetXml(sheet, true) },
    { name: `${sheet.name}${EXPORTED}`, isHidden: true, xml: sheetXml(sheet, false) },
  ])
  const read = toRead.map((sheet) => ({
    name: sheet.name,
    isHidden: false,
    xml: sheetXml(sheet, false),
  }))
  const parts = [...edited, ...read]
  const files: Record<string, string> = {
    '[Content_Types].xml': xml(
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${parts.map((_, i) => `<Override PartName="/xl/worksheets/sheet${i + 1}.xml" ContentType="${TYPE}.worksheet+xml"/>`).join('')}</Types>`,
    ),
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${parts.map(({ name, isHidden }, i) => `<sheet name="${escape(name)}" sheetId="${i + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${i + 1}"/>`).join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': relations([
      ...parts.map((_, i) => ['worksheet', `worksheets/sheet${i + 1}.xml`] as const),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': xml(STYLES),
    ...Object.fromEntries(parts.map((part, i) => [`xl/worksheets/sheet${i + 1}.xml`, part.xml])),
  }
  const encoder = new TextEncoder()
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, encoder.encode(text)])),
    // Archives have local times, from 1980 on.
    { mtime: new Date(1980, 0, 1) },
  )
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Style 1 is text (format 49), style 2 the same in bold, for headers. */
const STYLES = `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`

const xml = (text: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`

const relations = (targets: readonly (readonly [type: string, target: string])[]) =>
  xml(
    `<Relationships xmlns="${PACKAGE}/relationships">${targets.map(([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`).join('')}</Relationships>`,
  )

/** The rows that choices and the format of text reach, beyond those that are filled, for rows that people add. */
const SPARE_ROWS = 1000

function sheetXml({ columns, rows }: ReadSheet, isEditable: boolean): string {
  const header = columns.map(({ header }) => header)
  const last = rows.length + 1 + SPARE_ROWS
  const widths = columns.map(({ header, width = 28 }, i) => {
    const isHidden = header === ID
    return `<col min="${i + 1}" max="${i + 1}" width="${isHidden ? 10 : width}" style="1" customWidth="1"${isHidden ? ' hidden="1"' : ''}/>`
  })
  const choices = columns.flatMap(({ choices }, i) =>
    choices
      ? [
          `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${letters(i)}2:${letters(i)}${last}"><formula1>"${escape(choices.join(','))}"</formula1></dataValidation>`,
        ]
      : [],
  )
  const data = [header, ...rows].map((cells, i) => rowXml(cells, i + 1, i === 0 ? 2 : 1))
  return xml(
    `<worksheet xmlns="${MAIN}">${isEditable ? `<sheetViews><sheetView workbookViewId="0"><pane xSplit="2" ySplit="1" topLeftCell="C2" activePane="bottomRight" state="frozen"/></sheetView></sheetViews>` : ''}<cols>${widths.join('')}</cols><sheetData>${data.join('')}</sheetData>${isEditable && choices.length > 0 ? `<dataValidations count="${choices.length}">${choices.join('')}</dataValidations>` : ''}</worksheet>`,
  )
}

const rowXml = (cells: readonly string[], number: number, style: number) =>
  `<row r="${number}">${cells
    .map((text, i) =>
      text === ''
        ? ''
        : `<c r="${letters(i)}${number}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escape(neutralise(text))}</t></is></c>`,
    )
    .join('')}</row>`

/** The letters of a column by its number from 0: A … Z, AA … */
const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') +
  String.fromCharCode(65 + (column % 26))

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** A text in XML, without characters that XML cannot have. */
const escape = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- those are what is taken out
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character]!)
