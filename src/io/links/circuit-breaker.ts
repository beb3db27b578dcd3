import { FORBIDDEN } from '../http/address-policy.ts'
import { type HttpResponse, failureCode } from '../http/client.ts'
import { isBusy } from '../http/retry-after.ts'

/** The failures in a row after which a site gets no more requests. */
const MAX_FAILURES = 2

type Outcome = { readonly response: HttpResponse } | { readonly error: unknown }

/** Sends a request to a site, or repeats the last outcome of a site that is busy or does not answer. */
export type CircuitBreaker = (
  origin: string,
  request: () => Promise<HttpResponse>,
) => Promise<HttpResponse>

export function createCircuitBreaker(): CircuitBreaker {
  const failing = new Map<string, { readonly failures: number; readonly outcome: Outcome }>()
  return async (origin, request) => {
    const before = failing.get(origin)
    if (before && before.failures >= MAX_FAILURES) return resultOf(before.outcome)
    const outcome = await request().then(
      (response): Outcome => ({ response }),
      (error: unknown): Outcome => ({ error }),
    )
    if (isRefusal(outcome)) failing.set(origin, { failures: MAX_FAILURES, outcome })
    else if (isFailure(outcome))
      failing.set(origin, { failures: (before?.failures ?? 0) + 1, outcome })
    else failing.delete(origin)
    return resultOf(outcome)
  }
}

const isRefusal = (outcome: Outcome) => 'response' in outcome && isBusy(outcome.response)

/** An address that our own policy forbids says nothing about the site. */
const isFailure = (outcome: Outcome) =>
  'error' in outcome && failureCode(outcome.error) !== FORBIDDEN

function resultOf(outcome: Outcome): HttpResponse {
  if ('error' in outcome) throw outcome.error
  return outcome.response
}
