import { STATUS_CODES } from 'node:http'
import { type Answer, FORBIDDEN } from '../http/request.ts'

/** What became of a link. Only what people could see for themselves is called broken. */
export interface Verdict {
  readonly is: 'fine' | 'broken' | 'unknown'
  readonly why?: string
}

const FAILURES: Readonly<Record<string, Verdict>> = {
  ENOTFOUND: { is: 'broken', why: 'there is no such site' },
  ECONNREFUSED: { is: 'broken', why: 'the site answers nobody' },
  CERT_HAS_EXPIRED: { is: 'broken', why: 'the certificate of the site has run out' },
  ERR_TLS_CERT_ALTNAME_INVALID: {
    is: 'broken',
    why: 'the certificate of the site is for another one',
  },
  ETIMEDOUT: { is: 'unknown', why: 'it did not answer in time' },
  [FORBIDDEN]: { is: 'unknown', why: 'it is no public address, and was not asked' },
}

/** What an answer says about a link. Many sites turn programs away, which says nothing about the page. */
export function verdictOn(answer: Answer): Verdict {
  if ('failure' in answer)
    return (
      FAILURES[answer.failure] ?? { is: 'unknown', why: `it did not answer (${answer.failure})` }
    )
  const { status } = answer
  if (status >= 200 && status < 400) return { is: 'fine' }
  if (status === 404 || status === 410)
    return { is: 'broken', why: `the page is not there (${status})` }
  const words = STATUS_CODES[status]
  return { is: 'unknown', why: `it answered ${status}${words ? `, ${words}` : ''}` }
}
