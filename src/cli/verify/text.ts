import type { EndpointReport, Report } from '../../verify/report.ts'
import type { Finding } from '../../verify/finding.ts'
import type { Paint } from '../paint.ts'

/** A report for people: what was found, a table of the endpoints, what could not be tested, and the verdict. */
export function formatText(report: Report, label: string, paint: Paint): string {
  if (report.outcome === 'unreachable')
    return `${paint.red('Not reached.')} Nobody answered at ${label}. Check the address, and whether the feed is up.\n`
  const findings = report.endpoints.flatMap((endpoint) => endpoint.findings)
  const order = { fail: 0, warn: 1, info: 2 }
  const sorted = findings.toSorted((a, b) => order[a.severity] - order[b.severity])
  return [
    paint.bold(label),
    [report.title, report.version, `judged on ${report.now}`].filter(Boolean).join(' · '),
    '',
    ...sorted.flatMap((finding) => blockOf(finding, report.base, paint)),
    ...table(report.endpoints, paint),
    '',
    ...untested(report, paint),
    verdict(report, findings, paint),
    '',
  ].join('\n')
}

const STYLES = { fail: 'red', warn: 'yellow', info: 'blue' } as const

function blockOf(finding: Finding, base: string, paint: Paint): readonly string[] {
  const { rule, severity, endpoint, message, hint, count, examples } = finding
  const more = count > examples.length ? [`    … and ${count - examples.length} more`] : []
  return [
    `${paint[STYLES[severity]](severity)}  ${paint.bold(endpoint)}  ${paint.dim(rule)}`,
    `  ${message} ${hint}`,
    ...examples.map(({ url, path, value }) =>
      ['   ', url.startsWith(base) ? url.slice(base.length) : url, path, value && `= ${value}`]
        .filter(Boolean)
        .join(' '),
    ),
    ...more,
    '',
  ]
}

const OUTCOMES = {
  pass: ['pass', 'green'],
  warn: ['warn', 'yellow'],
  fail: ['FAIL', 'red'],
  absent: ['not there', 'dim'],
  untested: ['not tested', 'dim'],
} as const

function table(endpoints: readonly EndpointReport[], paint: Paint): readonly string[] {
  const rows = endpoints.map(({ endpoint, outcome, requests, bytes, ms, findings }) => {
    const [word, style] = OUTCOMES[outcome]
    const count = (severity: Finding['severity']) =>
      String(findings.filter((finding) => finding.severity === severity).length)
    return {
      word,
      style,
      cells: [
        endpoint.path,
        word,
        count('fail'),
        count('warn'),
        String(requests),
        size(bytes),
        `${Math.round(ms.mean)} ms`,
      ],
    }
  })
  const head = ['Endpoint', 'Result', 'Fail', 'Warn', 'Requests', 'Size', 'Mean']
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map(({ cells }) => (cells[column] as string).length)),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) =>
        i < 2 ? cell.padEnd(widths[i] as number) : cell.padStart(widths[i] as number),
      )
      .join('  ')
  return [
    paint.bold(line(head)),
    ...rows.map(({ cells, word, style }) => line(cells).replace(word, paint[style](word))),
  ]
}

const size = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

const untested = ({ untested: list }: Report, paint: Paint): readonly string[] =>
  list.length === 0
    ? []
    : [
        paint.bold('Not tested, because the data of the feed cannot decide it'),
        ...list.map(({ endpoint, rule, why }) => `  ${endpoint}  ${rule}: ${why}`),
        '',
      ]

function verdict({ outcome, policy }: Report, findings: readonly Finding[], paint: Paint): string {
  const count = (severity: Finding['severity'], word: string) => {
    const number = findings.filter((finding) => finding.severity === severity).length
    return `${number === 0 ? 'no' : number} ${word}${number === 1 ? '' : 's'}`
  }
  const how = policy === 'strict' ? 'the strict verdict' : 'the published verdict'
  const told = `${count('fail', 'failure')} and ${count('warn', 'warning')} by ${how}.`
  if (outcome === 'fail') return `${paint.red('The feed does not comply:')} ${told}`
  const passed = outcome === 'warn' ? 'The feed complies, with warnings:' : 'The feed complies:'
  return `${paint.green(passed)} ${told}`
}
