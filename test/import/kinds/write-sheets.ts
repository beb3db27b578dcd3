import { writeZip } from '../write-zip.ts'

export interface Sheet {
  /** XML between the tags of the worksheet. */
  readonly xml: string
  readonly comments?: string
  /** Its name; `S1` and so on without one. */
  readonly name?: string
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
/** Styles: 0 plain, 1 struck out, 2 pounds, 3 eleven digits, 4 per cent, 5 the month and the year, 6 red, 7 the day and the month. */
const STYLES = `<styleSheet xmlns="${MAIN}"><numFmts><numFmt numFmtId="164" formatCode="&quot;£&quot;0.00"/><numFmt numFmtId="165" formatCode="00000000000"/></numFmts><fonts><font/><font><strike/></font></fonts><fills><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"/></fill></fills><cellXfs><xf/><xf fontId="1"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="9"/><xf numFmtId="17"/><xf fillId="2"/><xf numFmtId="16"/></cellXfs></styleSheet>`

/** A workbook of sheets. */
export const workbook = (...sheets: readonly Sheet[]): Uint8Array =>
  writeZip({
    '[Content_Types].xml': '<Types/>',
    'xl/styles.xml': STYLES,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${REL}"><sheets>${sheets.map(({ name }, i) => `<sheet name="${name ?? `S${i + 1}`}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets.map((_, i) => `<Relationship Id="rId${i + 1}" Type="${REL}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`).join('')}<Relationship Id="rId99" Type="${REL}/styles" Target="styles.xml"/></Relationships>`,
    ...Object.fromEntries(
      sheets.flatMap(({ xml, comments }, i) => [
        [`xl/worksheets/sheet${i + 1}.xml`, `<worksheet xmlns="${MAIN}">${xml}</worksheet>`],
        ...(comments === undefined
          ? []
          : [
              [`xl/comments${i + 1}.xml`, comments],
              [
                `xl/worksheets/_rels/sheet${i + 1}.xml.rels`,
                `<Relationships><Relationship Id="rId1" Type="${REL}/comments" Target="../comments${i + 1}.xml"/></Relationships>`,
              ],
            ]),
      ]) as [string, string][],
    ),
  })

/** A row of texts and numbers; a number has its style behind it. */
export const row = (
  number: number,
  cells: readonly (string | readonly [number, number])[],
  { attributes = '', style = 0 } = {},
): string =>
  `<row r="${number}"${attributes}>${cells
    .map((cell, i) => {
      const ref = `${String.fromCharCode(65 + i)}${number}`
      if (cell === '') return `<c r="${ref}"/>`
      return typeof cell === 'string'
        ? `<c r="${ref}" s="${style}" t="inlineStr"><is><t>${cell}</t></is></c>`
        : `<c r="${ref}" s="${cell[1]}"><v>${cell[0]}</v></c>`
    })
    .join('')}</row>`
