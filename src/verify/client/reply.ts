import type { Hop } from '../../io/http/redirects.ts'

/** A response that was read to its end. */
export interface Answered {
  readonly kind: 'answered'
  readonly status: number
  readonly headers: Headers
  /** The body as JSON; absent where it is not JSON. */
  readonly json?: unknown
  /** The body as text, where it is not JSON. */
  readonly text?: string
  /** Set where the body is not UTF-8 or begins with a byte order mark. */
  readonly encoding?: 'not-utf8' | 'bom'
  readonly bytes: number
  readonly ms: number
  readonly hops: readonly Hop[]
}

/** Why there is no response to judge. */
export type Failure =
  /** No connection, or it broke off. */
  | 'unreachable'
  | 'timeout'
  /** More bytes than MAX_BODY_BYTES. */
  | 'too-large'
  /** EntityObject deeper than MAX_LEVELS. */
  | 'too-deep'
  /** More values than MAX_VALUES. */
  | 'too-many'
  /** More values in all responses so far than MAX_VALUES_IN_ALL. */
  | 'too-much'
  /** A redirect to another host, or too many redirects. */
  | 'redirect'
  /** Not sent, because too many requests before it failed. */
  | 'not-sent'

export interface Failed {
  readonly kind: 'failed'
  readonly why: Failure
  /** The reason in words, or the target of a redirect. */
  readonly detail: string
  readonly bytes: number
  readonly ms: number
  readonly hops: readonly Hop[]
}

/** The result of a request. */
export type Reply = Answered | Failed
