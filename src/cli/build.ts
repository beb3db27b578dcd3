import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { type BuildResult, buildSite } from '../build/build.ts'
import { Interrupted } from '../build/interruption.ts'
import { mayReplace } from '../build/output/write-site.ts'
import { collectionNames } from '../hsds/collections.ts'
import { adviceLine } from './advice-line.ts'
import { type Command, EXIT, UserError, say, toContent } from './command.ts'
import { formatText } from './format-text.ts'
import { createPaint } from './paint.ts'

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

/** The folder to build into, which is replaced whole: none that anybody needs for something else. */
function toOut(out: string, content: string): string {
  const elsewhere = 'Name another folder with --out.'
  const there = firstThere(out)
  if (!statSync(there).isDirectory())
    throw new UserError(`\`${there}\` is a file. Name a folder with --out.`)
  if (lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink() && !existsSync(out))
    throw new UserError(`\`${out}\` is a link that leads nowhere. ${elsewhere}`)
  if (isWithin(content, out) || isWithin('.', out))
    throw new UserError(`\`${out}\` holds what the build is made from. ${elsewhere}`)
  if (isWithin(out, content)) throw new UserError(`\`${out}\` lies among the records. ${elsewhere}`)
  if (!mayReplace(out))
    throw new UserError(`\`${out}\` holds files that no build of ours has made. ${elsewhere}`)
  return out
}

/** Whether a folder is another one or lies somewhere in it, by whatever links. */
function isWithin(inner: string, outer: string): boolean {
  const way = relative(realPath(outer), realPath(inner))
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

/** Where a path leads; the end of it need not be there yet. */
function realPath(path: string): string {
  const there = firstThere(path)
  return join(realpathSync(there), relative(there, resolve(path)))
}

/** A path as far as there is something. */
const firstThere = (path: string): string =>
  existsSync(path) ? path : firstThere(dirname(resolve(path)))

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
