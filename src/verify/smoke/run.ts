import { reasonOf } from '../request.ts'
import type { Check, Seen } from './check.ts'
import type { Site } from './site.ts'

/** A check, and what came of it. */
export interface SmokeResult extends Seen {
  readonly name: string
  readonly expects: string
}

/** Does one check after the other; an answer that never comes is a failure of that check alone. */
export async function runSmoke(
  site: Site,
  checks: readonly Check[],
): Promise<readonly SmokeResult[]> {
  const results: SmokeResult[] = []
  for (const { name, expects, see } of checks)
    results.push({ name, expects, ...(await see(site).catch(notAnswered)) })
  return results
}

const notAnswered = (error: unknown): Seen => ({
  outcome: 'fail',
  saw: `no answer: ${reasonOf(error)}`,
})
