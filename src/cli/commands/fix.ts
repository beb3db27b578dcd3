import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path'
import { reportOn } from '../../content/report.ts'
import { readContent } from '../../read/read-content.ts'
import type { SourceFile } from '../../content/source-file.ts'
import { type Diagnostic, collect } from '../../diagnostics/diagnostic.ts'
import { EditError } from '../../edit/edit.ts'
import { type Fixer, createFixer } from '../../edit/fixes/fixer.ts'
import type { Fix } from '../../edit/fixes/fix.ts'
import { editYaml } from '../../edit/edit-yaml.ts'
import { parseHours } from '../../record/hours/entry.ts'
import { parseSettings } from '../../record/parse.ts'
import { type Shown, createShown } from '../../record/privacy/redact.ts'
import { parseYaml } from '../../record/yaml/yaml.ts'
import { type Command, EXIT, UserError, say, toContent } from '../../command/command.ts'
import { formatText } from '../formats/text.ts'
import { createPaint } from '../../command/paint.ts'
import { type Rewrite, writeRecords } from '../records/write-records.ts'

export const fix: Command = {
  summary: 'put right what needs no thought: spellings of times, dates, numbers; missing ids',
  usage: '[FILE…] [--content DIR] [--dry-run] [--hours]',
  positionals: Number.POSITIVE_INFINITY,
  options: {
    content: { type: 'string', default: 'content' },
    'dry-run': { type: 'boolean' },
    hours: { type: 'boolean' },
  },
  help: {
    content: 'the folder of the records (content)',
    'dry-run': 'say what would be changed, and change nothing',
    hours: 'also turn opening hours in words into schedules',
  },
  async run({ values, positionals }) {
    const content = toContent(values.content)
    const { sources, diagnostics } = await readContent(content)
    const wanted = positionals.map((path) => toRecord(content, path))
    const isWanted = (file: string) => wanted.length === 0 || wanted.includes(file)
    const left: Diagnostic[] = diagnostics.filter(({ place }) => isWanted(place.file))
    const fixer = fixerFor(sources, values.hours === true)
    const rewrites: Rewrite[] = []
    const told: string[] = []
    let isWhole = true
    const root = relative('.', content) || '.'
    const shown = createShown(sources)
    for (const { file, text } of sources) {
      if (!isWanted(file) || extname(file) !== '.yaml') continue
      const { value, diagnostics: found } = parseYaml(file, text)
      if (value === undefined) {
        collect(left, found)
        continue
      }
      const fixes = fixer(file, text)
      if (fixes.length === 0) continue
      const after = apply(file, text, fixes)
      if (after === undefined) {
        isWhole = false
        continue
      }
      if (after !== text) rewrites.push({ file, before: text, after })
      const lines = fixes.map((fix) => `  line ${fix.line}: ${wordsOf(fix, file, shown)}\n`)
      told.push(`${root}/${file}\n${lines.join('')}`)
    }
    if (values['dry-run'] !== true) await writeRecords(content, rewrites)
    process.stdout.write(told.join(''))
    if (left.length > 0)
      say(
        `${formatText(reportOn(left, sources), sources, { paint: createPaint(process.stderr, process.env), root })}\nThese files were left alone.`,
      )
    say(summary(rewrites.length, values['dry-run'] === true))
    return left.length === 0 && isWhole ? EXIT.done : EXIT.problems
  },
}

/** The name below the content folder of a file that somebody named as seen from here. */
function toRecord(content: string, path: string): string {
  const typed = resolve(path)
  const folder = dirname(typed)
  const home = realpathSync(content)
  const file = join(existsSync(folder) ? realpathSync(folder) : folder, basename(typed))
  if (!file.startsWith(home + sep))
    throw new UserError(`\`${path}\` is not in the content folder \`${content}\`.`)
  if (!existsSync(file)) throw new UserError(`There is no file \`${path}\`.`)
  if (extname(file) !== '.yaml') throw new UserError(`\`${path}\` is not a record.`)
  return relative(home, file).split(sep).join('/')
}

/** A fixer by the settings of the directory; without them no id can be derived. */
function fixerFor(sources: readonly SourceFile[], wantsHours: boolean): Fixer {
  const source = sources.find(({ file }) => file === 'directory.yaml')
  const settings = source && parseSettings(source.file, source.text).value
  if (!settings)
    say(
      'Missing ids are not written down, for they depend on directory.yaml, which cannot be read.',
    )
  return createFixer({
    ...(settings && { namespace: settings.namespace, countries: settings.countries }),
    ...(wantsHours && { parseHours }),
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
    say(`${file} was left alone: ${error.message}`)
    return undefined
  }
}

/** What a fix says, as far as a log may show it. */
const wordsOf = ({ says, line, shows }: Fix, file: string, shown: Shown): string =>
  shows && shown.hides(file, shows)
    ? `\`${shows.field}\` is put right`
    : shown.words(says, { file, line })

function summary(files: number, isDry: boolean): string {
  if (files === 0) return 'There is nothing to put right.'
  return `${files} ${files === 1 ? 'file' : 'files'} ${isDry ? 'would be changed. Nothing was written.' : 'changed.'}`
}
