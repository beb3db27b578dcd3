import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineCommand } from '../../command/command.ts'
import { UserError } from '../../command/errors.ts'
import { EXIT } from '../../command/exit.ts'
import { localDate } from '../../command/local-date.ts'
import { log } from '../../command/log.ts'
import { composeDirectory } from '../../edit/new/compose-directory.ts'
import type { FileChange } from '../../edit/file-change.ts'
import { type ReadSource, importSource } from '../../import/import.ts'
import { readSourceState, settingsFile, settingsText } from '../../import/merge/source-file.ts'
import { nameOfSource } from '../../import/open/source-name.ts'
import { type OpenOptions, openSource } from '../../import/open/open-source.ts'
import { UnmappedSheet } from '../../import/recognise.ts'
import { readSources } from '../../import/open/sources-folder.ts'
import { reportMarkdown } from '../../import/report/report-markdown.ts'
import { reportText } from '../../import/report/report-text.ts'
import type { ImportReport } from '../../import/report/report.ts'
import { parseYaml } from '../../record/yaml/parse-yaml.ts'
import { type RawObject, isRawObject } from '../../record/yaml/raw.ts'
import { isSlug } from '../../record/slug.ts'
import { contentOption } from '../inputs/content-folder.ts'
import { readAll } from '../records/read-all.ts'
import { clearProgress, showProgress } from '../terminal/progress.ts'
import { writeRecords } from '../records/write-records.ts'

export const importCommand = defineCommand({
  name: 'import',
  summary: 'Bring records in from another directory, and again when it has changed',
  positionals: { usage: 'SOURCE', max: 1 },
  options: {
    as: { type: 'string', value: 'NAME', help: 'name of the source in content/sources' },
    map: {
      type: 'string',
      value: 'FILE',
      help: 'YAML file that says what the columns of a sheet become',
    },
    'dry-run': { type: 'boolean', help: 'print the report, and write nothing' },
    report: {
      type: 'string',
      value: 'FILE',
      help: 'also write the whole report, as Markdown or JSON by its ending',
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
    if (place === undefined)
      throw new UserError('Name the source: a web address, a file or a folder.')
    const name = values.as ?? nameOfSource(place)
    if (!isSlug(name))
      throw new UserError(`\`${name}\` cannot be a name. Give one with --as, in small letters.`)
    const isDryRun = values['dry-run'] === true
    const { content } = values
    const started = startContent(content, name)
    const sources = started ? [started] : await readAll(content)
    const states = readSources(content)
    const state = states.get(name) ?? readSourceState(name, new Map())
    const mapping = values.map === undefined ? state.settings.mapping : readMapFile(values.map)
    const read = await openOrPropose(place, {
      name,
      mapping,
      content,
      isDryRun,
      hasSettings: state.text !== undefined,
      allowsPrivate: values['private-network'] === true,
      token: tokenIn(values['token-env']),
      onProgress: createProgress(),
    })
    clearProgress()
    if (!read) return EXIT.problems
    const { changes, report } = importSource(read, {
      name,
      sources,
      state,
      others: new Map([...states].filter(([other]) => other !== name)),
      today: localDate(new Date()),
      isPublicFeed: read.isPublicFeed === true,
      keepPersonal: (values['keep-personal'] ?? '').split(/[,\s]+/).filter(Boolean),
    })
    const all: FileChange[] = [
      ...(started ? [{ file: started.file, after: started.text }] : []),
      ...changes,
      ...(state.text === undefined
        ? [
            {
              file: settingsFile(name),
              after: settingsText({ source: place, ...(mapping && { mapping }) }),
            },
          ]
        : []),
    ]
    if (!isDryRun && all.length > 0) await writeWhole(content, all)
    if (values.report !== undefined) writeReport(values.report, report)
    process.stdout.write(`${reportText(report)}`)
    log(summaryOf(changes, isDryRun))
    return EXIT.ok
  },
})

interface Proposing extends OpenOptions {
  readonly content: string
  readonly isDryRun: boolean
  readonly hasSettings: boolean
}

/** Opens a source. For a sheet that nobody has mapped it writes a proposal, which a person completes. */
async function openOrPropose(place: string, options: Proposing): Promise<ReadSource | undefined> {
  try {
    return await openSource(place, options)
  } catch (error) {
    if (!(error instanceof UnmappedSheet)) throw error
    const { content, name, isDryRun, hasSettings } = options
    const text = settingsText({ source: place, mapping: error.mapping })
    const file = settingsFile(name)
    if (isDryRun || hasSettings) process.stdout.write(text)
    else {
      mkdirSync(join(content, 'sources'), { recursive: true })
      await writeRecords(content, [{ file, after: text }])
    }
    log(
      `${error.message} ${isDryRun || hasSettings ? 'This is a proposal for its `mapping`' : `A proposal is in ${join(content, file)}`}: check each column, and run the same command again.`,
    )
    return undefined
  }
}

/** The mapping in a file: below `mapping:`, or the whole file. */
function readMapFile(path: string): RawObject {
  if (!existsSync(path)) throw new UserError(`There is no file \`${path}\`.`)
  const { value } = parseYaml(path, readFileSync(path, 'utf8'))
  if (!isRawObject(value)) throw new UserError(`\`${path}\` is no mapping of columns to fields.`)
  return isRawObject(value.mapping) ? value.mapping : value
}

/** The token in a named environment variable. It is never written down. */
function tokenIn(name: string | undefined): string | undefined {
  if (name === undefined) return undefined
  const token = process.env[name]
  if (!token) throw new UserError(`The environment variable ${name} is empty.`)
  return token
}

/** Shows records, records a second and the time left. */
function createProgress() {
  const start = Date.now()
  return (read: number, total: number | undefined): void => {
    const seconds = Math.max(0.001, (Date.now() - start) / 1000)
    const rate = read / seconds
    const left = total === undefined ? '' : `, ${Math.ceil((total - read) / rate)} s left`
    showProgress(
      `${read}${total === undefined ? '' : ` of ${total}`} records, ${rate.toFixed(1)} a second${left}   `,
    )
  }
}

/** A new folder gets a directory.yaml, without which no record has an id. */
function startContent(content: string, title: string) {
  const file = 'directory.yaml'
  if (existsSync(join(content, file))) return undefined
  const text = composeDirectory({ title, publisher: title }, randomUUID())
  return { file, text }
}

/** Writes all files or none. Ctrl-C waits until they are written. */
async function writeWhole(content: string, changes: readonly FileChange[]): Promise<void> {
  mkdirSync(content, { recursive: true })
  const wait = () => log('The records are being written. One moment.')
  process.on('SIGINT', wait)
  try {
    await writeRecords(content, changes)
  } finally {
    process.off('SIGINT', wait)
  }
}

function writeReport(path: string, report: ImportReport): void {
  const isJson = path.endsWith('.json')
  writeFileSync(path, isJson ? `${JSON.stringify(report, null, 1)}\n` : reportMarkdown(report))
}

function summaryOf(changes: readonly FileChange[], isDryRun: boolean): string {
  const records = changes.filter(({ file }) => !file.startsWith('sources/')).length
  if (records === 0) return 'No record changes.'
  const count = `${records} ${records === 1 ? 'record' : 'records'}`
  return isDryRun ? `${count} would be written. Nothing was written.` : `${count} written.`
}
