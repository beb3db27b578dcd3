import { counted } from '../../text/counted.ts'
import { COUNTRY_CODES } from '../../countries/countries.ts'
import { join } from 'node:path'
import { wrongAreaName } from '../../countries/area-name.ts'
import { IngestError, NothingToKeep } from '../../io/postcodes/ingest-error.ts'
import { type IngestReport, ingestPostcodes } from '../../io/postcodes/ingest.ts'
import { POSTCODES } from '../../io/postcodes/postcodes-folder.ts'
import { defineCommand } from '../../io/command/command.ts'
import { UserError } from '../../io/command/errors.ts'
import { EXIT } from '../../io/command/exit.ts'
import { contentOption, toContent } from '../inputs/content-folder.ts'
import { log } from '../../io/command/log.ts'

export const postcodes = defineCommand({
  name: 'postcodes',
  example: 'osd postcodes codepo_gb.zip --areas BS,BA',
  summary: 'Import a postcode file, so that coverage and distances are exact',
  positionals: { usage: 'FILE', max: 1 },
  options: {
    content: {
      ...contentOption,
      help: 'folder of the records; the postcodes go into its folder postcodes',
    },
    areas: {
      type: 'string',
      value: 'BS,BA',
      help: 'keep only these postcode areas, separated by commas',
    },
    edition: {
      type: 'string',
      value: 'TEXT',
      help: 'month of the file, such as "August 2026", where the file does not name it',
    },
    partial: {
      type: 'boolean',
      help: 'the file is an extract: a postcode that is not in it may still exist',
    },
    'northern-ireland': {
      type: 'boolean',
      help: 'keep Northern Ireland, whose postcodes may not be published without a licence',
    },
  },
  async run({ values, positionals: [file] }) {
    const content = toContent(values.content)
    if (!file)
      throw new UserError(
        'Name the file: OS Code-Point Open (zip or folder), ONSPD or NSPL (CSV or zip), or US ZIP codes of the Census or GeoNames.',
      )
    const areas = toAreas(values.areas)
    try {
      const report = await ingestPostcodes(file, {
        out: join(content, POSTCODES),
        partial: values.partial === true,
        northernIreland: values['northern-ireland'] === true,
        ...(areas && { areas }),
        ...(values.edition !== undefined && { edition: values.edition }),
      })
      log(describe(report))
      return EXIT.ok
    } catch (error) {
      if (error instanceof IngestError) throw new UserError(error.message)
      if (!(error instanceof NothingToKeep)) throw error
      log(error.message)
      return EXIT.problems
    }
  },
})

/** The postcode areas that the option names. They may be British or American: only the file tells which. */
function toAreas(text: string | undefined): readonly string[] | undefined {
  if (text === undefined) return undefined
  const names = text.split(/[\s,]+/).filter((name) => name !== '')
  if (names.length === 0) throw new UserError('Name postcode areas, such as `--areas BS,BA`.')
  for (const name of names) {
    const wrong = wrongAreaName(name, COUNTRY_CODES)
    if (wrong) throw new UserError(`${wrong.message} ${wrong.hint}`)
  }
  return names.map((name) => name.toUpperCase())
}

const REASONS: Readonly<Record<keyof IngestReport['dropped'], string>> = {
  'not-a-postcode': 'are not postcodes',
  terminated: 'are no longer in use',
  'northern-ireland': 'are in Northern Ireland',
  'without-place': 'have no place',
  'other-area': 'are in other areas',
}

function describe(report: IngestReport): string {
  const dropped = Object.entries(report.dropped)
    .filter(([, count]) => count > 0)
    .map(
      ([reason, count]) => `  ${count} left out, which ${REASONS[reason as keyof typeof REASONS]}`,
    )
  return [
    `${report.title}, ${report.edition}: read ${counted(report.rows, 'row')}, kept ${counted(report.kept, 'postcode')}.`,
    ...dropped,
    `Wrote ${counted(report.shards, 'file')}, ${(report.bytes / 1_000_000).toFixed(1)} MB. Commit them with the records.`,
    'The licence requires these words, which the feed publishes:',
    ...report.attribution.map((line) => `  ${line}`),
    ...report.warnings,
  ].join('\n')
}
