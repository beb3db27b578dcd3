import type { Rule } from '../feed-rule.ts'
import type { Survey } from '../survey/survey.ts'
import {
  type Example,
  type Finding,
  type Occurrence,
  type Severity,
  formatPath,
  formatValue,
} from './finding.ts'
import type { Policy } from './report.ts'

interface Judged extends Occurrence {
  readonly rule: Rule
}

/** Everything that the rules find, the most severe first. */
export function judge(survey: Survey, rules: readonly Rule[], policy: Policy): readonly Finding[] {
  const all = rules.flatMap((rule) => [...rule.judge(survey)].map((one) => ({ ...one, rule })))
  return group(withoutEclipsed(all), policy)
}

/** Drops what another rule explains. */
function withoutEclipsed(all: readonly Judged[]): readonly Judged[] {
  const eclipsed = new Set(
    all.filter(({ rule }) => rule.eclipses).map(({ exchange }) => exchange.endpoint),
  )
  return all.filter(({ rule, exchange }) => rule.eclipses || !eclipsed.has(exchange.endpoint))
}

const MAX_EXAMPLES = 3

/** Groups occurrences by rule, endpoint, message and field. Positions in arrays make no difference. */
function group(all: readonly Judged[], policy: Policy): readonly Finding[] {
  const groups = new Map<string, Finding & { count: number; examples: Example[] }>()
  for (const one of all) {
    const { rule, exchange, path = [], message, hint } = one
    const severity = severityOf(one, policy)
    const endpoint = exchange.endpoint.path
    const field = path.map((step) => (typeof step === 'number' ? 0 : step))
    const key = JSON.stringify([rule.id, endpoint, severity, message, field])
    const finding = groups.get(key) ?? {
      ...{ rule: rule.id, severity, endpoint, message, hint },
      ...{ count: 0, examples: [] },
    }
    groups.set(key, finding)
    finding.count++
    if (finding.examples.length < MAX_EXAMPLES) finding.examples.push(exampleOf(one))
  }
  return [...groups.values()].sort((a, b) => ORDER[a.severity] - ORDER[b.severity])
}

const ORDER: Readonly<Record<Severity, number>> = { fail: 0, warn: 1, info: 2 }

const exampleOf = ({ exchange, path = [], value }: Occurrence): Example => ({
  url: exchange.url,
  path: formatPath(path),
  ...(value !== undefined && { value: formatValue(value) }),
})

/** The severity of an occurrence. By the published policy, an endpoint that is not basic can only warn. */
function severityOf({ severity, rule, exchange }: Judged, policy: Policy): Severity {
  const own = severity ?? rule.severity
  const { level } = exchange.endpoint
  const canFail = level === 'basic' || (level === 'extended' && policy === 'strict')
  return own === 'fail' && !canFail ? 'warn' : own
}

/** The verdict on some findings. */
export function worst(findings: readonly Finding[]): 'pass' | 'warn' | 'fail' {
  const has = (severity: Severity) => findings.some((finding) => finding.severity === severity)
  if (has('fail')) return 'fail'
  return has('warn') ? 'warn' : 'pass'
}
