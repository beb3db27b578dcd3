import { PARALLEL } from './client.ts'
import type { Report } from './report.ts'
import { verify as verifyFeed } from './verify.ts'
import { type Command, EXIT, UserError, toFormat } from '../command/command.ts'
import { localDate } from '../command/local-date.ts'
import { FORMATS } from './formats/formats.ts'
import { createProgress } from './formats/progress.ts'
import { smoke } from './smoke/smoke.ts'
import { openSource } from './source.ts'

export const verify: Command = {
  summary: 'check whether a feed keeps to the standard',
  usage:
    'URL|DIR [--strict] [--strict-warnings] [--all] [--now DATE] [--format text|json|html|github] [--parallel N] [--timeout SECONDS] [--any-host] [--smoke]',
  positionals: 1,
  options: {
    strict: { type: 'boolean' },
    'strict-warnings': { type: 'boolean' },
    all: { type: 'boolean' },
    now: { type: 'string' },
    format: { type: 'string', default: 'text' },
    parallel: { type: 'string', default: String(PARALLEL) },
    timeout: { type: 'string', default: '30' },
    'any-host': { type: 'boolean' },
    smoke: { type: 'boolean' },
  },
  help: {
    strict: 'let every endpoint fail the feed, not only /, /services and /services/{id}',
    'strict-warnings': 'let a warning fail the feed as well',
    all: 'look at every page and every record, not only at a sample',
    now: 'the day on which the data is judged, as 2026-10-01 (today)',
    format:
      'text; html, a page of its own; json, in the shape of the official validator; github, for a workflow (text)',
    parallel: `how many requests at a time (${PARALLEL})`,
    timeout: 'how long one answer may take, in seconds (30)',
    'any-host': 'follow redirects to other hosts too',
    smoke: 'see how the host of a published feed behaves, and judge nothing else',
  },
  async run({ values, positionals: [target] }) {
    if (!target)
      throw new UserError('Name the base address of a feed, or the folder of a finished build.')
    const format = toFormat(FORMATS, values.format)
    const now = toDay(values.now ?? localDate(new Date()))
    const timeout = 1000 * toSeconds(values.timeout)
    const parallel = toParallel(values.parallel)
    const source = await openSource(target)
    if (values.smoke === true) return smoke(source, { timeout, format: values.format })
    const progress = createProgress(process.stderr)
    const report = await verifyFeed(source.send, {
      base: source.base,
      isFolder: source.isFolder,
      policy: values.strict === true ? 'strict' : 'published',
      all: values.all === true,
      anyHost: values['any-host'] === true,
      onReply: progress.step,
      now,
      parallel,
      timeout,
    })
    progress.end()
    process.stdout.write(format(report, source.label))
    return statusOf(report, values['strict-warnings'] === true)
  },
}

function statusOf({ outcome }: Report, areWarningsStrict: boolean): number {
  if (outcome === 'unreachable') return EXIT.wrongCall
  return outcome === 'fail' || (outcome === 'warn' && areWarningsStrict) ? EXIT.problems : EXIT.done
}

function toSeconds(text: unknown): number {
  const seconds = Number(text)
  if (!(seconds > 0 && seconds <= 600))
    throw new UserError(`\`${String(text)}\` is not a time limit; give seconds, at most 600.`)
  return seconds
}

function toParallel(text: unknown): number {
  const number = Number(text)
  if (!(Number.isInteger(number) && number >= 1 && number <= 32))
    throw new UserError(`\`${String(text)}\` is not a number of requests; give one from 1 to 32.`)
  return number
}

function toDay(text: unknown): string {
  const day = String(text)
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day)
    throw new UserError(`\`${day}\` is not a day; write it as 2026-10-01.`)
  return day
}
