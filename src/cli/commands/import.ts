import { counted } from '../../text/counted.ts'
import { writeFileSync } from 'node:fs'
import { isAbsolute, normalize } from 'node:path'
import { defineCommand } from '../../io/command/command.ts'
import { PartialWriteError, UserError } from '../../io/command/errors.ts'
import { EXIT } from '../../io/command/exit.ts'
import { log } from '../../io/command/log.ts'
import { kindOf } from '../../edit/record-schemas.ts'
import type { FileChange } from '../../edit/file-change.ts'
import type { SourceSettings } from '../../record/source.ts'
import type { Moved } from '../../import/import.ts'
import { nameOfSource } from '../../import/open/source-name.ts'
import { readSources } from '../sources/sources-folder.ts'
import { reportMarkdown } from '../../import/report/report-markdown.ts'
import { reportText } from '../../import/report/report-text.ts'
import type { ImportReport } from '../../import/report/report.ts'
import { type WorkbookReport, workbookMarkdown } from '../../import/workbook/workbook-report.ts'
import { parseSettings } from '../../record/parse.ts'
import { isSlug } from '../../record/slug.ts'
import { escapeMarkdown } from '../../text/markdown.ts'
import { importWorkbook } from '../import/import-workbook.ts'
import { undoImport } from '../import/undo-import.ts'
import { redirectsText } from '../import/redirects.ts'
import { importOne } from '../import/import-one.ts'
import { targetsText } from '../import/targets-text.ts'
import { readMapFile } from '../import/open-or-propose.ts'
import { readAll } from '../records/read-all.ts'
import { contentOption } from '../inputs/content-folder.ts'

export const importCommand = defineCommand({
  name: 'import',
  example: 'osd import partner-tables.zip --as partner --dry-run',
  summary: 'Bring records in from another directory, and again when it has changed',
  positionals: { usage: 'SOURCE', max: 1 },
  options: {
    as: { type: 'string', value: 'NAME', help: 'name of the source in content/sources' },
    all: { type: 'boolean', help: 'import every source of content/sources again' },
    targets: { type: 'boolean', help: 'list everything that a column of a sheet may become' },
    map: {
      type: 'string',
      value: 'FILE',
      help: 'YAML file that says what the columns of a sheet become',
    },
    undo: {
      type: 'string',
      value: 'NAME',
      help: 'take out what a source has brought and nobody has changed since',
    },
    'dry-run': { type: 'boolean', help: 'print the report, and write nothing' },
    report: {
      type: 'string',
      value: 'FILE',
      help: 'also write the whole report, as Markdown or JSON by its ending',
    },
    redirects: {
      type: 'string',
      value: 'FILE',
      help: 'also write redirects for the old host, from a column that becomes `old_address`',
    },
    'keep-personal': {
      type: 'string',
      value: 'FIELD,…',
      help: 'fields whose personal details are written because the people agreed, such as contacts.email',
    },
    'token-env': {
      type: 'string',
      value: 'NAME',
      help: 'environment variable with a token for the source',
    },
    'private-network': { type: 'boolean', help: 'allow addresses in a private network' },
    content: contentOption,
  },
  async run({ values, positionals: [place] }) {
    const { content, map } = values
    if (values.targets === true) {
      process.stdout.write(targetsText())
      return EXIT.ok
    }
    const isDryRun = values['dry-run'] === true
    if (values.undo !== undefined) return undoImport(values.undo, { content, isDryRun })
    const places = values.all === true ? placesIn(content) : [placeOf(place, values.as)]
    const fields = values['keep-personal']?.split(/[,\s]+/).filter(Boolean)
    const tokenEnv = values['token-env']
    const given: Partial<SourceSettings> = {
      ...(map !== undefined && { mapping: readMapFile(map) }),
      ...(fields && { keep_personal: fields }),
      ...(tokenEnv !== undefined && { token_env: tokenEnv }),
    }
    const reports: Outcome[] = []
    const moved: Moved[] = []
    for (const one of places) {
      try {
        const { place } = one
        const edits = await importWorkbook({ place, content, isDryRun, keepPersonal: fields ?? [] })
        if (edits) {
          reports.push(edits)
          continue
        }
        const allowsPrivate = values['private-network'] === true
        const result = await importOne({ ...one, content, isDryRun, allowsPrivate, given })
        if (!result) {
          reports.push({ source: one.name, error: 'Its columns need a mapping.' })
          continue
        }
        reports.push(result.report)
        moved.push(...result.moved)
        process.stdout.write(`${reportText(result.report)}\n`)
        log(summaryOf(result.changes, isDryRun))
      } catch (error) {
        // One source that cannot be read does not keep the others from being read; a full disk does.
        if (values.all !== true || isOfTheMachine(error)) throw error
        const told = failureOf(error as Error)
        reports.push({ source: one.name, error: told })
        log(`${one.name}: ${told}`)
      }
    }
    if (values.report !== undefined) writeReports(values.report, reports)
    if (values.redirects !== undefined) await writeRedirects(values.redirects, moved, content)
    return reports.some((one) => isFailure(one) || hasRefusal(one)) ? EXIT.problems : EXIT.ok
  },
})

/** Whether the next source would fail as well. */
const isOfTheMachine = (error: unknown): boolean =>
  error instanceof PartialWriteError || (error as NodeJS.ErrnoException).syscall !== undefined

function failureOf(error: Error): string {
  if (error instanceof UserError) return error.message
  log(error.stack ?? String(error))
  return `It could not be imported because of a bug in the program (${error.message}). Please report it with the lines above.`
}

/** A source that could not be imported. */
interface Failure {
  readonly source: string
  readonly error: string
}

type Outcome = ImportReport | WorkbookReport | Failure

const isFailure = (outcome: Outcome): outcome is Failure => 'error' in outcome
const hasRefusal = (outcome: Outcome): boolean =>
  'hasNewRefusal' in outcome && outcome.hasNewRefusal

interface Place {
  readonly place: string
  readonly name: string
}

function placeOf(place: string | undefined, as: string | undefined): Place {
  if (place === undefined)
    throw new UserError('Name the source: a web address, a file or a folder. Or add --all.')
  const name = as ?? nameOfSource(place)
  if (!isSlug(name))
    throw new UserError(`\`${name}\` cannot be a name. Give one with --as, in small letters.`)
  return { place, name }
}

/** Every source that the content folder knows. Of files only those of the repository are read. */
function placesIn(content: string): Place[] {
  const known = [...readSources(content)].flatMap(([name, { settings }]) =>
    settings.source === undefined ? [] : [{ name, source: settings.source }],
  )
  if (known.length === 0) log('There is no source to import again in content/sources.')
  return known.flatMap(({ name, source }) => {
    const isWeb = /^https?:\/\//i.test(source)
    if (isWeb || !(isAbsolute(source) || normalize(source).startsWith('..')))
      return [{ name, place: source }]
    log(
      `${name}: ${source} is outside this folder, so it is left out. Name it to import it again: osd import ${source} --as ${name}`,
    )
    return []
  })
}

function writeReports(path: string, reports: readonly Outcome[]): void {
  const isJson = path.endsWith('.json')
  const text = isJson
    ? `${JSON.stringify(reports.length === 1 ? reports[0] : reports, null, 1)}\n`
    : reports.map(markdownOf).join('\n')
  writeFileSync(path, text)
}

async function writeRedirects(path: string, moved: readonly Moved[], content: string) {
  const file = (await readAll(content)).find((one) => one.file === 'directory.yaml')
  const base = file && parseSettings(file.file, file.text).value?.base_url
  if (!base)
    log(`directory.yaml has no \`base_url\`, so write the address of your site into ${path}.`)
  writeFileSync(path, redirectsText(moved, base ?? 'https://YOUR-SITE', path.endsWith('.csv')))
}

function markdownOf(outcome: Outcome): string {
  if (isFailure(outcome)) return failureMarkdown(outcome)
  return 'notes' in outcome ? workbookMarkdown(outcome) : reportMarkdown(outcome)
}

const failureMarkdown = ({ source, error }: Failure): string =>
  `# \`${source}\` was not imported\n\n${escapeMarkdown(error)}\n`

function summaryOf(changes: readonly FileChange[], isDryRun: boolean): string {
  const records = changes.filter(({ file }) => kindOf(file)).length
  if (records === 0) return 'No record changes.'
  const count = counted(records, 'record')
  return isDryRun ? `${count} would be written. Nothing was written.` : `${count} written.`
}
