import { codePointOpen } from './code-point-open.ts'
import { IngestError } from './ingest-error.ts'
import { type Input, type InputFile, peek } from './input.ts'
import type { Layout } from './layout.ts'
import { type OnsOptions, ons } from './ons.ts'
import { census, geonames } from './zip-codes.ts'

/** A file with postcodes, and its layout. */
export interface DataFile {
  readonly file: InputFile
  readonly layout: Layout
}

/**
 * Finds the files with postcodes in a download by their first lines. When a download has the same postcodes in one file and
 * in parts, the parts are ignored.
 */
export async function sniff(input: Input, options: OnsOptions): Promise<readonly DataFile[]> {
  const found: DataFile[] = []
  for (const file of input.files.filter(({ path }) => /\.(csv|txt)$/i.test(path))) {
    const layout = recognise(await peek(file), `${input.name}/${file.path}`, options)
    if (layout) found.push({ file, layout })
  }
  const [first] = found
  if (!first)
    throw new IngestError(
      `${input.name} has no postcodes that this program can read. It reads Code-Point Open, ONSPD and NSPL for the ` +
        'United Kingdom, and the Census gazetteer or GeoNames for ZIP codes.',
    )
  const sources = new Set(found.map(({ layout }) => layout.source))
  if (sources.size > 1)
    throw new IngestError(
      `${input.name} has several kinds of postcode files: ${[...sources].join(', ')}. Name one of them.`,
    )
  if (first.layout.source === 'code-point-open') return found
  const whole = found.filter(({ file }) => !/(^|\/)multi_csv\//i.test(file.path))
  if (whole.length > 1)
    throw new IngestError(
      `${input.name} has several such files: ${whole.map(({ file }) => file.path).join(', ')}. Name one of them.`,
    )
  return whole.length > 0 ? whole : found
}

function recognise(beginning: string, path: string, options: OnsOptions): Layout | undefined {
  const firstLine = beginning.split(/\r?\n/, 1)[0] ?? ''
  return (
    codePointOpen(firstLine) ??
    ons(firstLine, path, options) ??
    census(firstLine) ??
    geonames(firstLine)
  )
}
