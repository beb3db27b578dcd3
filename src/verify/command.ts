import { type Command, defineCommand } from '../io/command/command.ts'
import { UserError } from '../io/command/errors.ts'
import { EXIT } from '../io/command/exit.ts'
import { toFormat } from '../io/command/format.ts'
import { localDate } from '../io/command/local-date.ts'
import { clearProgress, showProgress } from '../io/command/progress.ts'
import { counted } from '../text/counted.ts'
import type { Builds } from './builds.ts'
import { DEFAULT_PARALLEL } from './client/client.ts'
import { FORMATS } from './formats/formats.ts'
import { printable } from './formats/printable.ts'
import type { Report } from './report/report.ts'
import { smoke } from './smoke/smoke.ts'
import { openSource } from './source.ts'
import { verify } from './verify.ts'

/** The command `osd verify`. */
export const createVerifyCommand = (builds: Builds): Command =>
  defineCommand({
    name: 'verify',
    example: 'osd verify https://feed.partner.example.org',
    summary: 'Check whether a feed conforms to the standard',
    positionals: { usage: 'URL|DIR', max: 1 },
    options: {
      strict: {
        type: 'boolean',
        help: 'let every endpoint fail the feed, not only /, /services and /services/{id}',
      },
      'strict-warnings': { type: 'boolean', help: 'let a warning fail the feed as well' },
      all: { type: 'boolean', help: 'check every page and every record, not only a sample' },
      now: {
        type: 'string',
        value: 'DATE',
        help: 'day on which the data is judged, as YYYY-MM-DD (default: today)',
      },
      format: {
        type: 'string',
        default: 'text',
        value: 'text|json|html|github',
        help: 'text, html, json as the official validator writes it, or github for a workflow',
      },
      parallel: {
        type: 'string',
        default: String(DEFAULT_PARALLEL),
        value: 'N',
        help: 'requests at the same time, from 1 to 32',
      },
      timeout: {
        type: 'string',
        default: '30',
        value: 'SECONDS',
        help: 'how long to wait for an answer, at most 600',
      },
      'any-host': { type: 'boolean', help: 'follow redirects to other hosts too' },
      smoke: { type: 'boolean', help: 'check only how the host of a published feed behaves' },
    },
    async run({ values, positionals: [target] }) {
      if (!target)
        throw new UserError('Name the base address of a feed, or the folder of a finished build.')
      const format = toFormat(FORMATS, values.format)
      const now = toDay(values.now ?? localDate(new Date()))
      const timeout = 1000 * toSeconds(values.timeout)
      const parallel = toParallel(values.parallel)
      const source = await openSource(target, builds)
      if (values.smoke) return smoke(source, builds, { timeout, format: values.format })
      let requests = 0
      const report = await verify(source.send, {
        base: source.base,
        isFolder: source.isFolder,
        policy: values.strict === true ? 'strict' : 'published',
        all: values.all === true,
        anyHost: values['any-host'] === true,
        onReply: (url) => showProgress(printable(`${counted(++requests, 'request')} · ${url}`)),
        now,
        parallel,
        timeout,
      })
      clearProgress()
      process.stdout.write(format(report, source.label))
      return exitStatusOf(report, values['strict-warnings'] === true)
    },
  })

function exitStatusOf({ outcome }: Report, areWarningsStrict: boolean): number {
  if (outcome === 'unreachable') return EXIT.usage
  return outcome === 'fail' || (outcome === 'warn' && areWarningsStrict) ? EXIT.problems : EXIT.ok
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
