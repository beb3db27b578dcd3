import { existsSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { createContentLoader, loadContent } from '../../generator/pipeline.ts'
import type { LoadedContent } from '../../io/read/loaded-content.ts'
import { readBaseline, readPreviewBaseline } from '../../io/read/read-baseline.ts'
import type { Baseline } from '../../changes/baseline/baseline.ts'
import type { Reported } from '../../diagnostics/diagnostic.ts'
import { isPreview } from '../../hosts/netlify/environment.ts'
import { defineCommand } from '../../io/command/command.ts'
import { UserError } from '../../io/command/errors.ts'
import { EXIT } from '../../io/command/exit.ts'
import { formatGithub, formatMarkdown } from '../formats/github.ts'
import { formatSarif } from '../formats/sarif.ts'
import { formatText } from '../formats/text.ts'
import { forPublic } from '../../record/privacy/for-public.ts'
import { contentOption, rootOf, toContent } from '../inputs/content-folder.ts'
import { toFormat } from '../../io/command/format.ts'
import { rangeOf } from '../inputs/revisions.ts'
import { nowOption, toDay } from '../inputs/to-date.ts'
import { log } from '../../io/command/log.ts'
import { addToSummary } from '../../io/command/on-github.ts'
import { isPublicLog } from '../../io/command/public-log.ts'
import { createPaint } from '../../io/command/paint.ts'
import { untilStopped } from '../terminal/until-stopped.ts'

export const check = defineCommand({
  name: 'check',
  example: 'osd check content/services/tuesday-lunch-club.yaml',
  summary: 'Check the records and report every problem',
  positionals: { usage: '[FILE|DIR…]', max: Infinity },
  options: {
    content: contentOption,
    format: {
      type: 'string',
      default: 'text',
      value: 'text|json|github|sarif',
      help: 'text for people, json or sarif for programs, github for a pull request',
    },
    since: {
      type: 'string',
      value: 'BASE',
      help: 'version in git that this is a change of: published ids must not vanish',
    },
    suggestion: {
      type: 'boolean',
      help: 'with --since: the change is by no editor, so it may not change what only editors decide',
    },
    now: nowOption,
    watch: { type: 'boolean', help: 'check again after every change' },
  },
  async run({ values, positionals }) {
    const content = toContent(values.content)
    const format = toFormat(FORMATS, values.format)
    const paths = positionals.map((path) => toNamedPath(path, content))
    const root = rootOf(content)
    const report = (loaded: LoadedContent): number => {
      const diagnostics = selectFrom(loaded.diagnostics, paths)
      process.stdout.write(format(diagnostics, loaded, root))
      return diagnostics.some(({ severity }) => severity === 'error') ? EXIT.problems : EXIT.ok
    }
    const { since, suggestion: isSuggestion = false } = values
    if (isSuggestion && since === undefined)
      throw new UserError('Name the version that this is a suggestion for, with --since.')
    const baseline = await baselineOf(content, since)
    const options = {
      baseline: baseline && { ...baseline, isSuggestion },
      today: toDay(values.now),
    }
    if (!values.watch) {
      const loaded = await loadContent(content, options)
      requireExisting(paths, loaded.diagnostics)
      return report(loaded)
    }
    const { watchContent } = await import('../dev/watch.ts')
    const load = createContentLoader(content, options)
    let last: LoadedContent | undefined
    const watcher = await watchContent(content, async (changed) => {
      const loaded = await load(changed)
      if (!last) requireExisting(paths, loaded.diagnostics)
      if (loaded !== last) report((last = loaded))
    })
    log(`Checking again after every change in ${root}. Press Ctrl-C to stop.`)
    return untilStopped(watcher)
  },
})

/** What the content is judged against: the version that it changes, if this is a change. */
async function baselineOf(content: string, since?: string): Promise<Baseline | undefined> {
  if (since !== undefined) return readBaseline(content, (await rangeOf(content, since)).base)
  return isPreview(process.env) ? readPreviewBaseline(content) : undefined
}

type Format = (diagnostics: readonly Reported[], loaded: LoadedContent, root: string) => string

const FORMATS: Readonly<Record<string, Format>> = {
  text(diagnostics, { sources }, root) {
    const paint = createPaint(process.stdout, process.env)
    return `${formatText(diagnostics, sources, { paint, root, isPublic: isPublicLog(process.env) })}\n`
  },
  json: (diagnostics) => `${JSON.stringify(diagnostics.map(forPublic), null, 2)}\n`,
  sarif: (diagnostics, _, root) => formatSarif(diagnostics.map(forPublic), root),
  github(found, _, root) {
    const diagnostics = found.map(forPublic)
    addToSummary(formatMarkdown(diagnostics, root))
    return formatGithub(diagnostics, root)
  },
}

/** A file or folder that an argument names. */
interface NamedPath {
  readonly path: string
  /** Its name in diagnostics: relative to the content folder, which is itself the empty name. */
  readonly name: string
}

function toNamedPath(path: string, content: string): NamedPath {
  const name = relative(resolve(content), resolve(path)).replaceAll(sep, '/')
  if (name.startsWith('..')) {
    const isContent = existsSync(join(path, 'directory.yaml'))
    const hint = isContent ? ` To check that directory, write \`--content ${path}\`.` : ''
    throw new UserError(`\`${path}\` is not in the folder \`${content}\`.${hint}`)
  }
  return { path, name }
}

const isAbout = ({ name }: NamedPath, { place: { file } }: Reported) =>
  name === '' || file === name || file.startsWith(`${name}/`)

/** The diagnostics of the named paths, or all where none is named. */
const selectFrom = (found: readonly Reported[], paths: readonly NamedPath[]) =>
  paths.length === 0 ? found : found.filter((one) => paths.some((path) => isAbout(path, one)))

/** Refuses a path that does not exist, unless its absence is itself a problem, as of directory.yaml. */
function requireExisting(paths: readonly NamedPath[], found: readonly Reported[]): void {
  const missing = paths.find(
    (named) => !existsSync(named.path) && !found.some((one) => isAbout(named, one)),
  )
  if (missing) throw new UserError(`There is no file or folder \`${missing.path}\`.`)
}
