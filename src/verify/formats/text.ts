import { counted } from '../../text/counted.ts'
import type { Paint } from '../../io/command/paint.ts'
import type { Finding } from '../report/finding.ts'
import type { EndpointReport, Report } from '../report/report.ts'
import { printable } from './printable.ts'
import {
  OUTCOMES,
  countOf,
  findingsIn,
  relativeUrl,
  scopeOf,
  unreachableMessage,
  verdictOf,
} from './summary.ts'
import { size, time } from './units.ts'

/** Formats a report for a terminal: findings, a table of endpoints, what could not be tested, and the verdict. */
export function formatText(report: Report, label: string, paint: Paint): string {
  if (report.outcome === 'unreachable') return `${paint.red(unreachableMessage(report, label))}\n`
  const { title, version, now, base, endpoints } = report
  return [
    paint.bold(label),
    printable([title, version, `judged on ${now}`].filter(Boolean).join(' · ')),
    '',
    ...findingsIn(report).flatMap((finding) => blockOf(finding, base, paint)),
    ...table(endpoints, paint),
    '',
    ...untestedLines(report, paint),
    scopeOf(report),
    verdictLine(report, paint),
    '',
  ].join('\n')
}

const STYLES = { fail: 'red', warn: 'yellow', info: 'blue' } as const

function blockOf(finding: Finding, base: string, paint: Paint): readonly string[] {
  const { rule, severity, endpoint, message, hint, count, examples } = finding
  const rest = count - examples.length
  const more = rest > 0 ? [`    and ${counted(rest, 'more place')}`] : []
  return [
    `${paint[STYLES[severity]](severity)}  ${paint.bold(endpoint)}  ${paint.dim(rule)}`,
    `  ${printable(message)}`,
    `  ${printable(hint)}`,
    ...examples.map(({ url, path, value }) =>
      printable(
        ['  ', relativeUrl(base, url), path, value !== undefined && `= ${value}`]
          .filter(Boolean)
          .join('  '),
      ),
    ),
    ...more,
    '',
  ]
}

const COLOURS = {
  pass: 'green',
  warn: 'yellow',
  fail: 'red',
  absent: 'dim',
  untested: 'dim',
} as const

function table(endpoints: readonly EndpointReport[], paint: Paint): readonly string[] {
  const head = ['Endpoint', 'Result', 'Fail', 'Warn', 'Requests', 'Size', 'Mean', 'Longest']
  const rows = endpoints.map(({ endpoint, outcome, requests, bytes, ms, findings }) => [
    endpoint.path,
    OUTCOMES[outcome],
    String(countOf(findings, 'fail')),
    String(countOf(findings, 'warn')),
    String(requests),
    size(bytes),
    time(ms.mean),
    time(ms.longest),
  ])
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i]?.length ?? 0)))
  const pad = (row: readonly string[]) =>
    row.map((cell, i) => cell[i < 2 ? 'padEnd' : 'padStart'](widths[i] ?? 0))
  return [
    paint.bold(pad(head).join('  ')),
    ...rows.map((row, i) => {
      const [endpoint, result, ...numbers] = pad(row)
      const colour = COLOURS[endpoints[i]?.outcome ?? 'untested']
      return [endpoint, paint[colour](result ?? ''), ...numbers].join('  ')
    }),
  ]
}

const untestedLines = ({ untested }: Report, paint: Paint): readonly string[] =>
  untested.length === 0
    ? []
    : [
        paint.bold('Not tested, because the data of the feed cannot decide it'),
        ...untested.map(({ endpoint, rule, why }) => `  ${endpoint}  ${rule}: ${printable(why)}`),
        '',
      ]

function verdictLine(report: Report, paint: Paint): string {
  const [verdict, counts] = verdictOf(report)
  return `${report.outcome === 'fail' ? paint.red(verdict) : paint.green(verdict)} ${counts}`
}
