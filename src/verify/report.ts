import { type Endpoint, endpoints } from './endpoint.ts'
import { type Exchange, isAnswer, wasAsked } from './exchange.ts'
import {
  type Example,
  type Finding,
  type Found,
  type Severity,
  type Untested,
  formatPath,
  formatValue,
} from './finding.ts'
import type { Rule } from './rule.ts'
import type { Survey } from './survey.ts'

/** `published`: only three endpoints can fail a feed, as the specification says. `strict`: every one can. */
export type Policy = 'published' | 'strict'

export type Outcome = 'pass' | 'warn' | 'fail' | 'unreachable'

/** What came of one endpoint. */
export interface EndpointReport {
  readonly endpoint: Endpoint
  /** `absent`: an endpoint that a feed need not have is not there; `untested`: there was nothing to ask for. */
  readonly outcome: 'pass' | 'warn' | 'fail' | 'absent' | 'untested'
  readonly requests: number
  readonly bytes: number
  /** The mean time and the longest, in milliseconds. */
  readonly ms: { readonly mean: number; readonly longest: number }
  readonly findings: readonly Finding[]
}

/** What came of one rule. */
export interface RuleReport {
  readonly id: string
  /** What the standard says, in our words, and where. */
  readonly says: string
  readonly where: string
  /** `partly`: nothing was found, and something could not be tested. */
  readonly outcome: 'found' | 'partly' | 'nothing'
}

/** What was found about a feed, as a plain value that every format is made from. */
export interface Report {
  readonly base: string
  readonly now: string
  readonly policy: Policy
  /** Every page and every record was looked at, not a sample. */
  readonly isWhole: boolean
  readonly outcome: Outcome
  /** Why nobody was reached. */
  readonly reason?: string
  /** The version that the root names. */
  readonly version?: string
  /** The title that the root names. */
  readonly title?: string
  readonly endpoints: readonly EndpointReport[]
  readonly rules: readonly RuleReport[]
  readonly untested: readonly Untested[]
  readonly requests: number
  readonly bytes: number
}

interface Terms {
  readonly policy: Policy
  readonly rules: readonly Rule[]
  readonly isWhole: boolean
}

/** Judges a survey by the rules, and says what it comes to. */
export function composeReport(survey: Survey, { policy, rules, isWhole }: Terms): Report {
  const found = survey.isUnreachable ? [] : judge(survey, rules)
  const findings = group(found, policy)
  const reports = endpoints.map((endpoint) => reportOf(endpoint, survey, findings))
  const root = survey.root.reply.kind === 'answered' ? survey.root.reply.json : undefined
  const { version, title } = (root ?? {}) as Readonly<Record<string, unknown>>
  const untested = survey.isUnreachable ? [] : rules.flatMap((rule) => untestedBy(rule, survey))
  const { reply } = survey.root
  return {
    base: survey.base,
    now: survey.now,
    policy,
    isWhole,
    outcome: survey.isUnreachable ? 'unreachable' : worst(findings),
    ...(survey.isUnreachable && reply.kind === 'failed' && { reason: reply.detail }),
    ...(typeof version === 'string' && { version }),
    ...(typeof title === 'string' && { title }),
    endpoints: reports,
    rules: survey.isUnreachable
      ? []
      : rules.map(({ id, basis }) => ({ id, ...basis, outcome: ofRule(id, findings, untested) })),
    untested,
    requests: survey.exchanges.filter(wasAsked).length,
    bytes: survey.exchanges.reduce((sum, { reply }) => sum + reply.bytes, 0),
  }
}

function ofRule(
  id: string,
  findings: readonly Finding[],
  untested: readonly Untested[],
): RuleReport['outcome'] {
  if (findings.some(({ rule }) => rule === id)) return 'found'
  return untested.some(({ rule }) => rule === id) ? 'partly' : 'nothing'
}

interface Judged extends Found {
  readonly rule: Rule
}

/** Everything found; where one thing explains the others, that alone. */
function judge(survey: Survey, rules: readonly Rule[]): readonly Judged[] {
  const found = rules.flatMap((rule) => [...rule.judge(survey)].map((one) => ({ ...one, rule })))
  const eclipsed = new Set(
    found.filter(({ rule }) => rule.eclipses).map(({ exchange }) => exchange.endpoint),
  )
  return found.filter(({ rule, exchange }) => rule.eclipses || !eclipsed.has(exchange.endpoint))
}

const MOST_EXAMPLES = 3

/** The same thing found at many places is told once, with its number and its first places. */
function group(found: readonly Judged[], policy: Policy): readonly Finding[] {
  const groups = new Map<string, Finding & { count: number; examples: Example[] }>()
  for (const one of found) {
    const { rule, exchange, path = [], message, hint } = one
    const severity = severityOf(one, policy)
    const where = path.map((step) => (typeof step === 'number' ? 0 : step))
    const key = JSON.stringify([rule.id, exchange.endpoint.path, severity, message, where])
    const known = groups.get(key)
    const endpoint = exchange.endpoint.path
    const fresh = { rule: rule.id, severity, endpoint, message, hint, count: 0, examples: [] }
    const entry = known ?? fresh
    if (!known) groups.set(key, entry)
    entry.count++
    if (entry.examples.length < MOST_EXAMPLES) entry.examples.push(exampleOf(one))
  }
  return [...groups.values()].sort((a, b) => GRAVITY[a.severity] - GRAVITY[b.severity])
}

const GRAVITY: Readonly<Record<Severity, number>> = { fail: 0, warn: 1, info: 2 }

const exampleOf = ({ exchange, path = [], value }: Found): Example => ({
  url: exchange.url,
  path: formatPath(path),
  ...(value !== undefined && { value: formatValue(value) }),
})

/** What fails one of the other endpoints is a warning in the published policy. */
function severityOf({ severity, rule, exchange }: Judged, policy: Policy): Severity {
  const own = severity ?? rule.severity
  const { level } = exchange.endpoint
  const counts = level === 'basic' || (level === 'extended' && policy === 'strict')
  return own === 'fail' && !counts ? 'warn' : own
}

const worst = (findings: readonly Finding[]): 'pass' | 'warn' | 'fail' =>
  findings.some(({ severity }) => severity === 'fail')
    ? 'fail'
    : findings.some(({ severity }) => severity === 'warn')
      ? 'warn'
      : 'pass'

function reportOf(
  endpoint: Endpoint,
  survey: Survey,
  findings: readonly Finding[],
): EndpointReport {
  const asked = survey.exchanges.filter((one) => one.endpoint === endpoint && wasAsked(one))
  const own = findings.filter((finding) => finding.endpoint === endpoint.path)
  const times = asked.map(({ reply }) => reply.ms)
  return {
    endpoint,
    outcome: outcomeOf(endpoint, asked, own),
    requests: asked.length,
    bytes: asked.reduce((sum, { reply }) => sum + reply.bytes, 0),
    ms: {
      mean: times.reduce((sum, ms) => sum + ms, 0) / Math.max(1, times.length),
      longest: times.reduce((most, ms) => Math.max(most, ms), 0),
    },
    findings: own,
  }
}

function outcomeOf(
  { level }: Endpoint,
  asked: readonly Exchange[],
  findings: readonly Finding[],
): EndpointReport['outcome'] {
  if (findings.some(({ severity }) => severity !== 'info')) return worst(findings)
  const isThere = asked.some((exchange) => isAnswer(exchange) && exchange.reply.status === 200)
  if (isThere) return 'pass'
  return level === 'optional' ? 'absent' : 'untested'
}

const untestedBy = ({ id, untested }: Rule, survey: Survey): readonly Untested[] =>
  [...(untested?.(survey) ?? [])].map(({ endpoint, why }) => ({
    rule: id,
    endpoint: endpoint.path,
    why,
  }))
