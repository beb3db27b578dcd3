import { counted } from '../../text/counted.ts'
import { constants } from 'node:os'
import { collectionNames, collections } from '../../hsds/collections.ts'
import { type BuildResult, buildSite } from '../../generator/pipeline.ts'
import { countAdvised } from '../../quality/count-advised.ts'
import { Interrupted } from '../../generator/publish/interruption.ts'
import { defineCommand } from '../../io/command/command.ts'
import { localDate } from '../../io/command/local-date.ts'
import { EXIT } from '../../io/command/exit.ts'
import { logDiagnostics } from '../formats/log-diagnostics.ts'
import { contentOption, rootOf, toContent } from '../inputs/content-folder.ts'
import { outOption, toOut } from '../inputs/out-folder.ts'
import { nowOption, toDay } from '../inputs/to-date.ts'
import { sayLinesToRead } from '../quality/lines-to-read.ts'
import { adviceLine } from '../quality/advice-line.ts'
import { log } from '../../io/command/log.ts'
import { clearProgress, showProgress } from '../../io/command/progress.ts'

export const build = defineCommand({
  name: 'build',
  example: 'osd build',
  summary: 'Build the site from the records',
  options: {
    content: contentOption,
    out: { ...outOption, help: 'folder to build into; an earlier build in it is replaced' },
    now: nowOption,
  },
  async run({ values }) {
    const content = toContent(values.content)
    const out = toOut(values.out, content)
    const today = toDay(values.now)
    const start = performance.now()
    const onProgress = (records: number) => showProgress(`${counted(records, 'record')} …`)
    const result = await buildSite({ content, out, env: process.env, today, onProgress })
      .catch(returnInterrupted)
      .finally(clearProgress)
    if (result instanceof Interrupted) {
      log('The build was stopped. What was published before is still there.')
      return statusOf(result)
    }
    const { diagnostics, sources } = result.loaded
    logDiagnostics(diagnostics, sources, rootOf(content))
    if (!result.published) {
      log('Nothing was published. What was published before is still there.')
      return EXIT.problems
    }
    log(describe(result, out, performance.now() - start))
    if (result.isCompared === false) log(NOT_COMPARED)
    const { quality, left } = result.published
    const { directory } = result.loaded
    if (left !== undefined) log(`The earlier build could not be deleted: \`${left}\`.`)
    const now = today ?? localDate(new Date())
    const advised = quality && directory ? countAdvised(quality, directory, now) : 0
    if (advised > 0) log(adviceLine(advised, values.content))
    const old = directory && sayLinesToRead(directory.settings, now)
    if (old !== undefined) log(old)
    return EXIT.ok
  },
})

const NOT_COMPARED =
  'The pages of this preview do not say what changes: git cannot find where the change starts on `main`.'

function returnInterrupted(error: unknown): Interrupted {
  if (error instanceof Interrupted) return error
  throw error
}

/** The status that a shell gives to a program that a signal has ended. */
const statusOf = ({ signal }: Interrupted) => 128 + constants.signals[signal]

function describe({ loaded, published }: BuildResult, out: string, milliseconds: number): string {
  const { files = 0, bytes = 0, manifest } = published ?? {}
  const counts = collectionNames.map((name) =>
    counted(manifest?.collections[name].total ?? 0, collections[name], name),
  )
  return [
    `Read ${counted(loaded.sources.length, 'file')}.`,
    `Published ${counts.join(', ')}.`,
    `Wrote ${counted(files, 'file')}, ${(bytes / 1_000_000).toFixed(1)} MB, to ${out} in ${(milliseconds / 1000).toFixed(1)} s.`,
  ].join('\n')
}
