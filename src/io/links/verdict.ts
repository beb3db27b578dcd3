import { STATUS_CODES } from 'node:http'
import { FORBIDDEN } from '../http/address-policy.ts'
import type { HttpResponse } from '../http/client.ts'

/** Whether a link leads to a page. `broken` is only what people would see as broken, too. */
export interface Verdict {
  readonly is: 'fine' | 'broken' | 'unknown'
  /** As it ends a sentence: "The link leads nowhere: there is no such site." */
  readonly why?: string
}

const FAILURES: Readonly<Record<string, Verdict>> = {
  ENOTFOUND: { is: 'broken', why: 'there is no such site' },
  ECONNREFUSED: { is: 'broken', why: 'the site refuses connections' },
  CERT_HAS_EXPIRED: { is: 'broken', why: 'the certificate of the site has expired' },
  ERR_TLS_CERT_ALTNAME_INVALID: {
    is: 'broken',
    why: 'the certificate belongs to another site',
  },
  ETIMEDOUT: { is: 'unknown', why: 'it did not answer in time' },
  [FORBIDDEN]: { is: 'unknown', why: 'it is not a public address, so it was not checked' },
}

/** Judges a request that had no response, by the code of its error. */
export const verdictOnFailure = (code: string): Verdict =>
  FAILURES[code] ?? { is: 'unknown', why: `it did not answer (${code})` }

/** Judges a response. Many sites turn programs away, which says nothing about the page. */
export function verdictOnStatus({ status }: Pick<HttpResponse, 'status'>): Verdict {
  if (status >= 200 && status < 400) return { is: 'fine' }
  if (status === 404 || status === 410)
    return { is: 'broken', why: `the page is not there (${status})` }
  const name = STATUS_CODES[status]
  return { is: 'unknown', why: `it answered ${status}${name ? `, ${name}` : ''}` }
}
