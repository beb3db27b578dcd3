import type { Rule } from '../feed-rule.ts'
import { type Endpoint, endpoints } from '../survey/endpoint.ts'
import { type Exchange, isAnswer, wasSent } from '../survey/exchange.ts'
import type { Survey } from '../survey/survey.ts'
import type { Finding, Untested } from './finding.ts'
import { judge, worst } from './findings.ts'
import type { EndpointReport, Policy, Report, RuleReport } from './report.ts'

interface ReportOptions {
  readonly policy: Policy
  readonly rules: readonly Rule[]
  readonly isWhole: boolean
}

/** Judges a survey by the rules. */
export function composeReport(survey: Survey, options: ReportOptions): Report {
  const { policy, isWhole } = options
  const { base, now, isUnreachable, root, exchanges } = survey
  const rules = isUnreachable ? [] : options.rules
  const findings = judge(survey, rules, policy)
  const untested = rules.flatMap((rule) => untestedBy(rule, survey))
  const { reply } = root
  const { version, title } = ((reply.kind === 'answered' && reply.json) || {}) as {
    readonly version?: unknown
    readonly title?: unknown
  }
  return {
    base,
    now,
    policy,
    isWhole,
    outcome: isUnreachable ? 'unreachable' : worst(findings),
    ...(isUnreachable && reply.kind === 'failed' && { reason: reply.detail }),
    ...(typeof version === 'string' && { version }),
    ...(typeof title === 'string' && { title }),
    endpoints: endpoints.map((endpoint) => endpointReport(endpoint, survey, findings)),
    rules: rules.map((rule) => ruleReport(rule, findings, untested)),
    untested,
    requests: exchanges.filter(wasSent).length,
    bytes: bytesOf(exchanges),
  }
}

const untestedBy = ({ id, untested }: Rule, survey: Survey): readonly Untested[] =>
  [...(untested?.(survey) ?? [])].map(({ endpoint, why }) => ({
    rule: id,
    endpoint: endpoint.path,
    why,
  }))

function ruleReport(
  { id, basis }: Rule,
  findings: readonly Finding[],
  untested: readonly Untested[],
): RuleReport {
  const isOfRule = ({ rule }: { readonly rule: string }) => rule === id
  const withoutFinding = untested.some(isOfRule) ? 'partly' : 'nothing'
  return { id, ...basis, outcome: findings.some(isOfRule) ? 'found' : withoutFinding }
}

function endpointReport(
  endpoint: Endpoint,
  survey: Survey,
  findings: readonly Finding[],
): EndpointReport {
  const sent = survey.exchanges.filter((one) => one.endpoint === endpoint && wasSent(one))
  const own = findings.filter((finding) => finding.endpoint === endpoint.path)
  const times = sent.map(({ reply }) => reply.ms)
  return {
    endpoint,
    outcome: outcomeOf(endpoint, sent, own),
    requests: sent.length,
    bytes: bytesOf(sent),
    ms: {
      mean: times.reduce((sum, ms) => sum + ms, 0) / Math.max(1, times.length),
      longest: times.reduce((longest, ms) => Math.max(longest, ms), 0),
    },
    findings: own,
  }
}

function outcomeOf(
  { level }: Endpoint,
  sent: readonly Exchange[],
  findings: readonly Finding[],
): EndpointReport['outcome'] {
  if (findings.some(({ severity }) => severity !== 'info')) return worst(findings)
  const exists = sent.some((exchange) => isAnswer(exchange) && exchange.reply.status === 200)
  if (exists) return 'pass'
  return level === 'optional' ? 'absent' : 'untested'
}

const bytesOf = (exchanges: readonly Exchange[]): number =>
  exchanges.reduce((sum, { reply }) => sum + reply.bytes, 0)
