import { countedOrNo } from '../../text/counted.ts'
import type { Finding, Severity } from '../report/finding.ts'
import type { EndpointReport, Report } from '../report/report.ts'
import { size } from './units.ts'

/** All findings, the most severe first. */
export const findingsIn = ({ endpoints }: Report): readonly Finding[] =>
  ORDER.flatMap((severity) =>
    endpoints.flatMap(({ findings }) => findings.filter((one) => one.severity === severity)),
  )

const ORDER: readonly Severity[] = ['fail', 'warn', 'info']

export const countOf = (findings: readonly Finding[], severity: Severity): number =>
  findings.filter((finding) => finding.severity === severity).length

/** The verdict in words, and the number of failures and warnings behind it. */
export function verdictOf(report: Report): readonly [verdict: string, counts: string] {
  const { outcome, policy } = report
  const findings = findingsIn(report)
  const failures = countedOrNo(countOf(findings, 'fail'), 'failure')
  const warnings = countedOrNo(countOf(findings, 'warn'), 'warning')
  const counts = `${failures} and ${warnings} by the ${policy} verdict.`
  if (outcome === 'fail') return ['The feed does not comply:', counts]
  return [outcome === 'warn' ? 'The feed complies, with warnings:' : 'The feed complies:', counts]
}

/** The message for a feed that cannot be judged. */
export const unreachableMessage = ({ reason }: Report, label: string): string =>
  `${label} cannot be reached${reason === undefined ? '' : `: ${reason}`}. Check the address, and whether the feed is up.`

/** How much of the feed was checked. */
export const scopeOf = ({ isWhole, requests, bytes }: Report): string =>
  `${isWhole ? 'Every page and every record was' : 'A sample of pages and records was'} checked: ${countedOrNo(requests, 'request')}, ${size(bytes)}.`

export const OUTCOMES: Readonly<Record<EndpointReport['outcome'], string>> = {
  pass: 'pass',
  warn: 'warn',
  fail: 'FAIL',
  absent: 'not there',
  untested: 'not tested',
}

/** A URL of the feed, without the base address. */
export const relativeUrl = (base: string, url: string): string =>
  url.startsWith(`${base}/`) ? url.slice(base.length) : url
