import { appendFileSync, existsSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { isPreview } from '../../publish/host.ts'
import type { LoadedContent } from '../../read/loaded-content.ts'
import { createContentLoader, loadContent } from '../../pipeline.ts'
import { loadPublished } from '../inputs/load-change.ts'
import type { Reported } from '../../diagnostics/diagnostic.ts'
import { type Command, EXIT, UserError, say, toContent, toFormat } from '../../command/command.ts'
import { formatGithub, formatMarkdown } from '../formats/github.ts'
import { formatSarif } from '../formats/sarif.ts'
import { formatText } from '../formats/text.ts'
import { createPaint } from '../../command/paint.ts'
import { rangeOf } from '../inputs/revisions.ts'
import { untilStopped } from '../terminal/until-stopped.ts'

export const check: Command = {
  summary: 'say what is wrong with the records',
  usage: '[FILE|DIR…] [--content DIR] [--format text|json|github|sarif] [--since BASE] [--watch]',
  positionals: Infinity,
  options: {
    content: { type: 'string', default: 'content' },
    format: { type: 'string', default: 'text' },
    since: { type: 'string' },
    watch: { type: 'boolean' },
  },
  help: {
    content: 'the folder of the records (content)',
    format: 'text for people, json or sarif for programs, github for a pull request (text)',
    since: 'a version in git; ids that it published must not vanish',
    watch: 'check again after every change',
  },
  async run({ values, positionals }) {
    const content = toContent(values.content)
    const format = toFormat(FORMATS, values.format)
    const wanted = positionals.map((path) => toWanted(path, content))
    const root = relative('.', content).replaceAll(sep, '/') || '.'
    const show = (loaded: LoadedContent): number => {
      const diagnostics = only(loaded.diagnostics, wanted)
      process.stdout.write(format(diagnostics, loaded, root))
      return diagnostics.some(({ severity }) => severity === 'error') ? EXIT.problems : EXIT.done
    }
    const since = values.since as string | undefined
    const published =
      since === undefined ? undefined : await loadPublished(content, await rangeOf(content, since))
    const options = { isPreview: isPreview(process.env), published }
    if (values.watch !== true) {
      const loaded = await loadContent(content, options)
      requireThere(wanted, loaded.diagnostics)
      return show(loaded)
    }
    const { watchContent } = await import('../../dev/watch.ts')
    const load = createContentLoader(content, options)
    let last: LoadedContent | undefined
    const watcher = await watchContent(content, async (changed) => {
      const loaded = await load(changed)
      if (!last) requireThere(wanted, loaded.diagnostics)
      if (loaded !== last) show((last = loaded))
    })
    say(`Checking again after every change in ${root}. Stop it with Ctrl-C.`)
    return untilStopped(watcher)
  },
}

type Format = (diagnostics: readonly Reported[], loaded: LoadedContent, root: string) => string

const FORMATS: Readonly<Record<string, Format>> = {
  text: (diagnostics, { sources }, root) =>
    `${formatText(diagnostics, sources, { paint: createPaint(process.stdout, process.env), root })}\n`,
  json: (diagnostics) => `${JSON.stringify(diagnostics, null, 2)}\n`,
  sarif: (diagnostics, _, root) => formatSarif(diagnostics, root),
  github(diagnostics, _, root) {
    // The whole list goes into the summary of the job, because annotations are cut after ten of a kind.
    const summary = process.env.GITHUB_STEP_SUMMARY
    if (summary) appendFileSync(summary, formatMarkdown(diagnostics, root))
    return formatGithub(diagnostics, root)
  },
}

/** A file or a folder that was named, and how diagnostics name it: the content folder itself has an empty name. */
interface Wanted {
  readonly path: string
  readonly name: string
}

const isOf = ({ name }: Wanted, { place: { file } }: Reported) =>
  name === '' || file === name || file.startsWith(`${name}/`)

/** The diagnostics of the files and folders named; of all when none is. */
const only = (found: readonly Reported[], wanted: readonly Wanted[]): readonly Reported[] =>
  wanted.length === 0 ? found : found.filter((one) => wanted.some((named) => isOf(named, one)))

/** Nobody must hear that nothing is wrong with what is not there. That it is not there may be what is wrong. */
function requireThere(wanted: readonly Wanted[], found: readonly Reported[]): void {
  const missing = wanted.find(
    (named) => !existsSync(named.path) && !found.some((one) => isOf(named, one)),
  )
  if (missing) throw new UserError(`There is no file or folder \`${missing.path}\`.`)
}

/** A file or a folder as diagnostics name it, from the way the user names it. */
function toWanted(path: string, content: string): Wanted {
  const name = relative(resolve(content), resolve(path)).replaceAll(sep, '/')
  if (name.startsWith('..')) throw new UserError(`\`${path}\` is not in the folder \`${content}\`.`)
  return { path, name }
}
