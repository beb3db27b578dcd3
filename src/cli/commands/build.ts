import { constants } from 'node:os'
import { relative } from 'node:path'
import { type BuildResult, buildSite } from '../../pipeline.ts'
import { Interrupted } from '../../publish/interruption.ts'
import { collectionNames } from '../../hsds/collections.ts'
import { adviceLine } from '../quality/advice-line.ts'
import { type Command, EXIT, say, toContent } from '../../command/command.ts'
import { formatText } from '../formats/text.ts'
import { toOut } from '../inputs/out-folder.ts'
import { createPaint } from '../../command/paint.ts'

export const build: Command = {
  summary: 'turn the records into a site',
  usage: '[--content DIR] [--out DIR]',
  options: {
    content: { type: 'string', default: 'content' },
    out: { type: 'string', default: 'dist' },
  },
  help: {
    content: 'the folder of the records (content)',
    out: 'the folder to build into (dist); what an earlier build left there is replaced whole',
  },
  async run({ values }) {
    const content = toContent(values.content)
    const out = toOut(values.out as string, content)
    const start = performance.now()
    const result = await buildSite({ content, out, env: process.env, onProgress: showProgress })
      .catch(ifInterrupted)
      .finally(clearProgress)
    if (result instanceof Interrupted) {
      say('The build was stopped. What was published before is still there.')
      return statusOf(result)
    }
    const { diagnostics, sources } = result.loaded
    if (diagnostics.length > 0)
      say(
        formatText(diagnostics, sources, {
          paint: createPaint(process.stderr, process.env),
          root: relative('.', content) || '.',
        }),
      )
    if (!result.published) {
      say('Nothing was published. What was published before is still there.')
      return EXIT.problems
    }
    say(describe(result, out, performance.now() - start))
    const { advised, left } = result.published
    if (left !== undefined) say(`What was published before could not be deleted: \`${left}\`.`)
    if (advised > 0) say(adviceLine(advised, values.content as string))
    return EXIT.done
  },
}

/** Whoever stops a build knows why it did not come to its end. */
function ifInterrupted(error: unknown): Interrupted {
  if (error instanceof Interrupted) return error
  throw error
}

/** What a shell tells of a program that a signal has ended. */
const statusOf = ({ signal }: Interrupted) => 128 + constants.signals[signal]

function describe({ loaded, published }: BuildResult, out: string, milliseconds: number): string {
  const { files = 0, bytes = 0, manifest } = published ?? {}
  const counts = collectionNames.map((name) => `${manifest?.collections[name].total} ${name}`)
  return [
    `Read ${loaded.sources.length} files.`,
    `Published ${counts.join(', ')}.`,
    `Wrote ${files} files, ${(bytes / 1_000_000).toFixed(1)} MB, to ${out} in ${(milliseconds / 1000).toFixed(1)} s.`,
  ].join('\n')
}

function showProgress(records: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${records} records …`)
}

function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K')
}
