import type { Report } from '../verify/report.ts'
import { verify as verifyFeed } from '../verify/verify.ts'
import { type Command, EXIT, UserError } from './command.ts'
import { localDate } from './local-date.ts'
import { createPaint } from './paint.ts'
import { formatJson } from './verify/json.ts'
import { createProgress } from './verify/progress.ts'
import { openSource } from './verify/source.ts'
import { formatText } from './verify/text.ts'

export const verify: Command = {
  summary: 'check whether a feed keeps to the standard',
  usage:
    'URL|DIR [--strict] [--strict-warnings] [--all] [--now DATE] [--format text|json] [--timeout SECONDS] [--any-host]',
  positionals: 1,
  options: {
    strict: { type: 'boolean' },
    'strict-warnings': { type: 'boolean' },
    all: { type: 'boolean' },
    now: { type: 'string' },
    format: { type: 'string', default: 'text' },
    timeout: { type: 'string', default: '30' },
    'any-host': { type: 'boolean' },
  },
  help: {
    strict: 'let every endpoint fail the feed, not only /, /services and /services/{id}',
    'strict-warnings': 'let a warning fail the feed as well',
    all: 'look at every page and every record, not only at a sample',
    now: 'the day on which the data is judged, as 2026-10-01 (today)',
    format: 'text for people, json in the shape of the official validator (text)',
    timeout: 'how long one answer may take (30)',
    'any-host': 'follow redirects to other hosts too',
  },
  async run({ values, positionals: [target] }) {
    if (!target)
      throw new UserError('Name the base address of a feed, or the folder of a finished build.')
    const format = FORMATS[values.format as string]
    if (!format)
      throw new UserError(
        `There is no format \`${values.format as string}\`; there are ${Object.keys(FORMATS).join(', ')}.`,
      )
    const timeout = toSeconds(values.timeout) * 1000
    const now = toDay(values.now ?? localDate(new Date()))
    const source = await openSource(target)
    const progress = createProgress(process.stderr)
    const report = await verifyFeed(source.send, {
      base: source.base,
      isFolder: source.isFolder,
      policy: values.strict === true ? 'strict' : 'published',
      all: values.all === true,
      anyHost: values['any-host'] === true,
      onReply: progress.step,
      now,
      timeout,
    })
    progress.end()
    process.stdout.write(format(report, source.label))
    return statusOf(report, values['strict-warnings'] === true)
  },
}

/** A report as text, under the name that the user gave the feed. */
type Format = (report: Report, label: string) => string

const FORMATS: Readonly<Record<string, Format>> = {
  text: (report, label) => formatText(report, label, createPaint(process.stdout, process.env)),
  json: formatJson,
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

function toDay(text: unknown): string {
  const day = String(text)
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day)
    throw new UserError(`\`${day}\` is not a day; write it as 2026-10-01.`)
  return day
}
