import type { Finding, Severity } from '../finding.ts'
import type { EndpointReport, Report } from '../report.ts'

/** Everything that was found, the gravest first. */
export const findingsIn = ({ endpoints }: Report): readonly Finding[] =>
  ORDER.flatMap((severity) =>
    endpoints.flatMap(({ findings }) => findings.filter((one) => one.severity === severity)),
  )

const ORDER: readonly Severity[] = ['fail', 'warn', 'info']

export const countOf = (findings: readonly Finding[], severity: Severity): number =>
  findings.filter((finding) => finding.severity === severity).length

/** What it all comes to: whether the feed complies, and by how much. */
export function verdictOf(report: Report): readonly [says: string, why: string] {
  const { outcome, policy } = report
  const findings = findingsIn(report)
  const failures = number(countOf(findings, 'fail'), 'failure')
  const warnings = number(countOf(findings, 'warn'), 'warning')
  const told = `${failures} and ${warnings} by the ${policy} verdict.`
  if (outcome === 'fail') return ['The feed does not comply:', told]
  return [outcome === 'warn' ? 'The feed complies, with warnings:' : 'The feed complies:', told]
}

/** Why nothing could be judged. */
export const unreachedBy = ({ reason }: Report, label: string): string =>
  `${label} cannot be reached${reason === undefined ? '' : `: ${reason}`}. Check the address, and whether the feed is up.`

/** How much of the feed was looked at. */
export const scopeOf = ({ isWhole, requests, bytes }: Report): string =>
  `${isWhole ? 'Every page and every record was' : 'A sample of pages and records was'} looked at: ${number(requests, 'request')}, ${size(bytes)}.`

export const OUTCOMES: Readonly<Record<EndpointReport['outcome'], string>> = {
  pass: 'pass',
  warn: 'warn',
  fail: 'FAIL',
  absent: 'not there',
  untested: 'not tested',
}

const number = (count: number, word: string) =>
  `${count === 0 ? 'no' : count.toLocaleString('en-GB')} ${word}${count === 1 ? '' : 's'}`

export const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

export const time = (ms: number): string =>
  ms < 10_000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`

/** An address of the feed without what all of them begin with. */
export const below = (base: string, url: string): string =>
  url.startsWith(`${base}/`) ? url.slice(base.length) : url

/** A text of the feed in which nothing steers a terminal or hides: such characters are shown by their numbers. */
export const printable = (text: string): string =>
  text.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu,
    (unseen) => `\\u{${unseen.codePointAt(0)?.toString(16)}}`,
  )
