import type { Finding } from '../report/finding.ts'
import type { EndpointReport, Report } from '../report/report.ts'
import { unreachableMessage } from './summary.ts'

/**
 * Formats a report in the shape of the official validator's response, so that programs which read that can read ours. The
 * keys `outcome`, `requests`, `bytes`, `ms`, `ruleId`, `severity`, `hint`, `count`, `examples`, `rules`, `untested` and
 * `summary` are additions.
 */
export function formatJson(report: Report, label: string): string {
  const { base, now, policy, outcome, version, rules, untested, requests, bytes, isWhole } = report
  const [basic, extended] = [true, false].map((isBasic) =>
    report.endpoints.filter(({ endpoint }) => (endpoint.level === 'basic') === isBasic),
  ) as [EndpointReport[], EndpointReport[]]
  const isStrict = policy === 'strict'
  return `${JSON.stringify(
    {
      service: {
        url: base,
        isValid: outcome === 'pass' || outcome === 'warn',
        profile: version ?? 'Unknown',
        profileReason: version ? 'The root names this version.' : 'The root names no version.',
      },
      testSuites: [
        suite('Level 1 Compliance - Basic checks', basic, {
          description: 'The endpoints that every feed must have.',
          required: true,
        }),
        suite('Level 2 Compliance - Extended checks', extended, {
          description: 'The endpoints that a feed should have.',
          required: isStrict,
        }),
      ],
      notifications: outcome === 'unreachable' ? [unreachableMessage(report, label)] : [],
      rules,
      untested,
      summary: { feed: label, outcome, verdict: policy, now, isWhole, requests, bytes },
    },
    null,
    2,
  )}\n`

  function suite(
    name: string,
    endpoints: readonly EndpointReport[],
    { description, required }: { readonly description: string; readonly required: boolean },
  ) {
    return {
      name,
      description,
      messageLevel: required ? 'error' : 'warning',
      required,
      success: endpoints.every((one) => isSuccess(one)),
      tests: endpoints
        .filter((one) => one.outcome !== 'absent')
        .map((one) => ({
          name: `GET ${one.endpoint.path}`,
          endpoint: `${base}${one.endpoint.path}`,
          description: DESCRIPTIONS[one.endpoint.kind],
          success: isSuccess(one),
          outcome: one.outcome,
          requests: one.requests,
          bytes: one.bytes,
          ms: one.ms,
          messages: one.findings.map(toMessage),
        })),
    }
  }
}

const isSuccess = ({ outcome }: EndpointReport) => outcome !== 'fail' && outcome !== 'untested'

const DESCRIPTIONS = {
  root: 'The description of the feed.',
  list: 'A list, page by page.',
  detail: 'Full records.',
}

const LEVELS = { fail: 'Error', warn: 'Warning', info: 'Info' }

const toMessage = ({ rule, severity, message, hint, count, examples }: Finding) => ({
  name: rule.toUpperCase().replaceAll('-', '_'),
  description: LEVELS[severity],
  message,
  errorIn: examples[0]?.path ?? '',
  errorAt: examples[0]?.url ?? '',
  ruleId: rule,
  severity,
  hint,
  count,
  examples,
})
