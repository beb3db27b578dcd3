import { failureReason } from '../client/failure-reason.ts'
import type { Check, CheckResult } from './smoke-check.ts'
import type { Site } from './site.ts'

export interface NamedResult extends CheckResult {
  readonly name: string
  readonly expects: string
}

/** Runs the checks in turn. A request without a response fails its own check only. */
export async function runChecks(
  site: Site,
  checks: readonly Check[],
): Promise<readonly NamedResult[]> {
  const results: NamedResult[] = []
  for (const { name, expects, run } of checks)
    results.push({ name, expects, ...(await run(site).catch(noResponse)) })
  return results
}

const noResponse = (error: unknown): CheckResult => ({
  outcome: 'fail',
  saw: `no response: ${failureReason(error)}`,
})
