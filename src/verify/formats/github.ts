import { type Level, annotation } from '../../io/command/on-github.ts'
import { escapeMarkdown, problemItem } from '../../text/markdown.ts'
import type { Finding, Severity } from '../report/finding.ts'
import type { Report } from '../report/report.ts'
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

const LEVELS: Readonly<Record<Severity, Level>> = {
  fail: 'error',
  warn: 'warning',
  info: 'notice',
}
/** GitHub shows at most ten annotations of a level. */
const MAX_ANNOTATIONS = 10

/** Formats a report as annotations of a workflow, the most severe first. */
export function formatAnnotations(report: Report, label: string): string {
  if (report.outcome === 'unreachable')
    return annotation('error', { title: 'no-answer' }, [unreachableMessage(report, label)])
  const findings = findingsIn(report)
  const shown = (Object.keys(LEVELS) as Severity[]).flatMap((severity) =>
    findings.filter((finding) => finding.severity === severity).slice(0, MAX_ANNOTATIONS),
  )
  const lines = shown.map(({ severity, rule, endpoint, message, hint, count, examples }) => {
    const places = examples.map(({ url, path, value }) =>
      [relativeUrl(report.base, url), path, value].filter(Boolean).join(' '),
    )
    const rest = count - examples.length
    const text = [message, hint, ...places, ...(rest > 0 ? [`and ${rest} more`] : [])]
    return annotation(LEVELS[severity], { title: `${rule} at ${endpoint}` }, text.map(printable))
  })
  return `${lines.join('')}${verdictOf(report).join(' ')}\n`
}

/** Formats a whole report in Markdown, for the summary of a job. */
export function formatSummary(report: Report, label: string): string {
  if (report.outcome === 'unreachable')
    return `### ${escapeMarkdown(unreachableMessage(report, label))}\n`
  const { title, version, now, endpoints, untested } = report
  return [
    `### ${verdictOf(report).join(' ')}`,
    '',
    ['Feed', label, title, version, `judged on ${now}`]
      .flatMap((text) => (text ? [escapeMarkdown(text)] : []))
      .join(' · '),
    '',
    '| Endpoint | Result | Failures | Warnings | Requests | Size | Mean | Longest |',
    '| --- | --- | --: | --: | --: | --: | --: | --: |',
    ...endpoints.map(
      ({ endpoint, outcome, findings, requests, bytes, ms }) =>
        `| \`${endpoint.path}\` | ${OUTCOMES[outcome]} | ${countOf(findings, 'fail')} | ${countOf(findings, 'warn')} | ${requests} | ${size(bytes)} | ${time(ms.mean)} | ${time(ms.longest)} |`,
    ),
    '',
    ...findingsIn(report).flatMap((finding) => itemOf(finding, report.base)),
    '',
    ...(untested.length > 0
      ? ['**Not tested**, because the data of the feed cannot decide it:', '']
      : []),
    ...untested.map(
      ({ endpoint, rule, why }) => `- \`${endpoint}\` (\`${rule}\`): ${escapeMarkdown(why)}`,
    ),
    '',
    scopeOf(report),
    '',
  ].join('\n')
}

function itemOf(finding: Finding, base: string): readonly string[] {
  const { severity, rule, endpoint, message, hint, count, examples } = finding
  const rest = count - examples.length
  return [
    problemItem(`**${severity}** at \`${endpoint}\`:`, [message, hint], rule),
    ...examples.map(
      ({ url, path, value = '' }) =>
        `  - ${[relativeUrl(base, url), path, value].filter(Boolean).map(escapeMarkdown).join(' · ')}`,
    ),
    ...(rest > 0 ? [`  - and ${rest} more`] : []),
  ]
}
