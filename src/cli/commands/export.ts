import { lstatSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { defineCommand } from '../../io/command/command.ts'
import { UserError } from '../../io/command/errors.ts'
import { EXIT } from '../../io/command/exit.ts'
import { log } from '../../io/command/log.ts'
import { composeSheets } from '../../generator/dump/sheets.ts'
import { sheetsToRead } from '../../generator/dump/sheets-to-read.ts'
import { composeWorkbook } from '../../generator/dump/workbook.ts'
import { csvDump, linesDump } from '../../feed/dumps.ts'
import { nodePlatform } from '../../generator/publish/platform.ts'
import { stageFile } from '../../io/files/staged-file.ts'
import { loadContent } from '../../generator/pipeline.ts'
import type { Site } from '../../generator/site/composed-site.ts'
import { createLookup } from '../../generator/site/lookup.ts'
import { composeSite } from '../../generator/site/site.ts'
import { exportCorrections } from '../import/export-corrections.ts'
import { logDiagnostics } from '../formats/log-diagnostics.ts'
import { contentOption, rootOf, toContent } from '../inputs/content-folder.ts'

/** What can be made, each with the name of its file. */
const FORMATS = {
  csv: { file: 'hsds-csv.zip', make: (site: Site) => dump(site, csvDump.path) },
  ndjson: { file: 'services.ndjson', make: servicesOf },
  xlsx: {
    file: 'directory.xlsx',
    make: ({ feed }) =>
      composeWorkbook(composeSheets(feed.lists, feed.settings), sheetsToRead(feed.lists)),
  },
} as const satisfies Record<string, Format>

interface Format {
  readonly file: string
  /** The file of that name, which may end in `.gz`. */
  readonly make: (site: Site, file: string) => Uint8Array
}

export const exportCommand = defineCommand({
  name: 'export',
  example: 'osd export --format xlsx',
  summary: 'Write everything that is published into one file',
  options: {
    format: {
      type: 'string',
      value: 'FORMAT',
      help: 'csv: tables in a zip archive; ndjson: all services whole, one a line; xlsx: sheets to edit and import again',
    },
    corrections: {
      type: 'string',
      value: 'SOURCE',
      help: 'instead: read a source again, and write for its owner what was corrected here',
    },
    'private-network': {
      type: 'boolean',
      help: 'with --corrections: allow addresses in a private network',
    },
    to: { type: 'string', value: 'FILE', help: 'file to write' },
    force: { type: 'boolean', help: 'replace the file if it is there already' },
    content: contentOption,
  },
  async run({ values }) {
    if (values.corrections !== undefined)
      return exportCorrections(values.corrections, {
        ...{ content: toContent(values.content), to: values.to },
        ...{ isForced: values.force === true, allowsPrivate: values['private-network'] === true },
      })
    const format = formatOf(values.format)
    const to = values.to ?? format.file
    const known = lstatSync(to, { throwIfNoEntry: false })
    if (known?.isDirectory()) throw new UserError(`\`${to}\` is a folder. Name a file with --to.`)
    if (known && values.force !== true)
      throw new UserError(`\`${to}\` is there already. Add --force to replace it.`)
    const content = toContent(values.content)
    const loaded = await loadContent(content)
    logDiagnostics(loaded.diagnostics, loaded.sources, rootOf(content))
    if (!loaded.directory) {
      log('Nothing was exported, because the records have errors.')
      return EXIT.problems
    }
    const bytes = format.make(composeSite(loaded.directory, loaded), to)
    stageFile(to, bytes).replace()
    log(`Wrote ${to}, ${(bytes.length / 1_000_000).toFixed(1)} MB.`)
    return EXIT.ok
  },
})

function formatOf(name: string | undefined): Format {
  const known = Object.entries(FORMATS).find(([one]) => one === name)
  if (known) return known[1]
  throw new UserError(`Say what to write: --format ${Object.keys(FORMATS).join(' or --format ')}.`)
}

/** A file as a build publishes it. */
const dump = (site: Site, path: string) => createLookup(site, nodePlatform).get(path) as Uint8Array

function servicesOf(site: Site, file: string): Uint8Array {
  const bytes = dump(site, linesDump('services').path)
  return file.endsWith('.gz') ? bytes : gunzipSync(bytes)
}
