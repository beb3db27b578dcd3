import { join } from 'node:path'
import { IngestError, NothingToKeep } from '../../postcodes/ingest-error.ts'
import { type IngestReport, ingestPostcodes } from '../../postcodes/ingest.ts'
import { POSTCODES } from '../../postcodes/postcodes-folder.ts'
import { wrongAreaName } from '../../places/area-name.ts'
import { type Command, EXIT, UserError, say, toContent } from '../../command/command.ts'

export const postcodes: Command = {
  summary: 'take in a file of postcodes, so that coverage and distances are exact',
  usage: 'FILE [--content DIR] [--areas BS,BA] [--edition TEXT] [--partial] [--northern-ireland]',
  positionals: 1,
  options: {
    content: { type: 'string', default: 'content' },
    areas: { type: 'string' },
    edition: { type: 'string' },
    partial: { type: 'boolean' },
    'northern-ireland': { type: 'boolean' },
  },
  help: {
    content: 'the folder of the records (content); the postcodes go into its folder postcodes',
    areas: 'keep only these postcode areas, with commas between them',
    edition: 'of when the file is, such as "August 2026", where it does not say so itself',
    partial: 'the file is an extract, and may be small',
    'northern-ireland':
      'keep Northern Ireland, whose postcodes may not be passed on without a licence',
  },
  async run({ values, positionals }) {
    const [file] = positionals
    const content = toContent(values.content)
    if (!file)
      throw new UserError(
        'Name the file: OS Code-Point Open (zip or folder), ONSPD or NSPL (CSV or zip), or US ZIP codes of the Census or GeoNames.',
      )
    const areas = toAreas(values.areas as string | undefined)
    try {
      const report = await ingestPostcodes(file, {
        out: join(content, POSTCODES),
        partial: values.partial === true,
        northernIreland: values['northern-ireland'] === true,
        ...(areas && { areas }),
        ...(values.edition !== undefined && { edition: values.edition as string }),
      })
      say(describe(report))
      return EXIT.done
    } catch (error) {
      if (error instanceof IngestError) throw new UserError(error.message)
      if (!(error instanceof NothingToKeep)) throw error
      say(error.message)
      return EXIT.problems
    }
  },
}

/** The names of postcode areas in the text of the option. Of which country the file is, only the file tells. */
function toAreas(text: string | undefined): readonly string[] | undefined {
  if (text === undefined) return undefined
  const names = text.split(/[\s,]+/).filter((name) => name !== '')
  if (names.length === 0) throw new UserError('Name postcode areas, such as `--areas BS,BA`.')
  for (const name of names) {
    const wrong = wrongAreaName(name, ['GB', 'US'])
    if (wrong) throw new UserError(`${wrong.message} ${wrong.hint}`)
  }
  return names.map((name) => name.toUpperCase())
}

const REASONS: Readonly<Record<keyof IngestReport['dropped'], string>> = {
  'not-a-postcode': 'are no postcodes',
  terminated: 'are no longer in use',
  'northern-ireland': 'lie in Northern Ireland',
  'without-place': 'belong to no place',
  'other-area': 'lie in other areas',
}

function describe({
  title,
  edition,
  rows,
  kept,
  dropped,
  shards,
  bytes,
  attribution,
  warnings,
}: IngestReport): string {
  const left = Object.entries(dropped)
    .filter(([, count]) => count > 0)
    .map(
      ([reason, count]) => `  ${count} left out, which ${REASONS[reason as keyof typeof REASONS]}`,
    )
  return [
    `${title}, ${edition}: read ${rows} rows, kept ${kept} postcodes.`,
    ...left,
    `Wrote ${shards} files, ${(bytes / 1_000_000).toFixed(1)} MB. Commit them with the records.`,
    'The licence asks for these words, which the feed publishes:',
    ...attribution.map((line) => `  ${line}`),
    ...warnings,
  ].join('\n')
}
