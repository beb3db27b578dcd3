import { counted } from '../../text/counted.ts'
import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path'
import { reportOn } from '../../content/report.ts'
import { readContent } from '../../io/read/read-content.ts'
import type { SourceFile } from '../../content/source-file.ts'
import { type Diagnostic, collect } from '../../diagnostics/diagnostic.ts'
import { EditError } from '../../edit/edit.ts'
import { editYaml } from '../../edit/edit-yaml.ts'
import type { Fix } from '../../edit/fixes/fix.ts'
import { type Fixer, createFixer } from '../../edit/fixes/fixer.ts'
import { parseSettings } from '../../record/parse.ts'
import { type Redactor, createRedactor } from '../../record/privacy/redactor.ts'
import { parseYaml } from '../../record/yaml/parse-yaml.ts'
import { defineCommand } from '../../io/command/command.ts'
import { UserError } from '../../io/command/errors.ts'
import { EXIT } from '../../io/command/exit.ts'
import { logDiagnostics } from '../formats/log-diagnostics.ts'
import { contentOption, rootOf, toContent } from '../inputs/content-folder.ts'
import { type Rewrite, writeRecords } from '../records/write-records.ts'
import { log } from '../../io/command/log.ts'

export const fix = defineCommand({
  name: 'fix',
  example: 'osd fix --dry-run',
  summary: 'Correct the spelling of times, dates, numbers and addresses, and add missing ids',
  positionals: { usage: '[FILE…]', max: Infinity },
  options: {
    content: contentOption,
    'dry-run': { type: 'boolean', help: 'print what would change, and write nothing' },
    hours: {
      type: 'boolean',
      help: 'also turn schedules into hours, where words can say the same',
    },
  },
  async run({ values, positionals }) {
    const content = toContent(values.content)
    const { sources, diagnostics } = await readContent(content)
    const named = positionals.map((path) => toRecord(content, path))
    const isNamed = (file: string) => named.length === 0 || named.includes(file)
    const unread: Diagnostic[] = diagnostics.filter(({ place }) => isNamed(place.file))
    const fixer = fixerFor(sources, values.hours === true)
    const redactor = createRedactor(sources)
    const root = rootOf(content)
    const rewrites: Rewrite[] = []
    const report: string[] = []
    let isComplete = true
    for (const { file, text } of sources) {
      if (!isNamed(file) || extname(file) !== '.yaml') continue
      const { value, diagnostics: found } = parseYaml(file, text)
      if (value === undefined) {
        collect(unread, found)
        continue
      }
      const fixes = fixer(file, text)
      if (fixes.length === 0) continue
      const after = apply(file, text, fixes)
      if (after === undefined) {
        isComplete = false
        continue
      }
      if (after !== text) rewrites.push({ file, before: text, after })
      const lines = fixes.map((one) => `  line ${one.line}: ${redact(one, file, redactor)}\n`)
      report.push(`${root}/${file}\n${lines.join('')}`)
    }
    const isDryRun = values['dry-run'] === true
    if (!isDryRun) await writeRecords(content, rewrites)
    process.stdout.write(report.join(''))
    if (unread.length > 0) {
      logDiagnostics(reportOn(unread, sources), sources, root)
      log('These files were left alone.')
    }
    log(summaryOf(rewrites.length, isDryRun))
    return unread.length === 0 && isComplete ? EXIT.ok : EXIT.problems
  },
})

/** The name in the content folder of a file that an argument names relative to the current folder. */
function toRecord(content: string, path: string): string {
  const typed = resolve(path)
  const folder = dirname(typed)
  const root = realpathSync(content)
  const file = join(existsSync(folder) ? realpathSync(folder) : folder, basename(typed))
  if (!file.startsWith(root + sep))
    throw new UserError(`\`${path}\` is not in the content folder \`${content}\`.`)
  if (!existsSync(file)) throw new UserError(`There is no file \`${path}\`.`)
  if (extname(file) !== '.yaml') throw new UserError(`\`${path}\` is not a record.`)
  return relative(root, file).split(sep).join('/')
}

/** A fixer with the settings of the directory. Without them no id can be derived. */
function fixerFor(sources: readonly SourceFile[], wantsHours: boolean): Fixer {
  const source = sources.find(({ file }) => file === 'directory.yaml')
  const settings = source && parseSettings(source.file, source.text).value
  if (!settings)
    log('Missing ids are not added: they depend on directory.yaml, which cannot be read.')
  return createFixer({
    ...(settings && { namespace: settings.namespace, countries: settings.countries }),
    hours: wantsHours,
  })
}

function apply(file: string, text: string, fixes: readonly Fix[]): string | undefined {
  try {
    return editYaml(
      text,
      fixes.flatMap(({ edits }) => edits),
    )
  } catch (error) {
    if (!(error instanceof EditError)) throw error
    log(`${file} was left alone: ${error.message}`)
    return undefined
  }
}

/** The description of a fix without values that a log must not show. */
const redact = ({ message, quotes }: Fix, file: string, redactor: Redactor): string =>
  quotes && redactor.isRedacted(file, quotes)
    ? `\`${quotes.field}\` is corrected`
    : redactor.message(message)

function summaryOf(files: number, isDryRun: boolean): string {
  if (files === 0) return 'Nothing needs fixing.'
  const changed = isDryRun ? 'would be changed. Nothing was written.' : 'changed.'
  return `${counted(files, 'file')} ${changed}`
}
