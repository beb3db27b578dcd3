import type { Exchange } from './exchange.ts'

/** How grave it is: the feed does not comply, it should be better, or it is good to know. */
export type Severity = 'fail' | 'warn' | 'info'

/** Where in a document something stands; numbers are positions in arrays. */
export type JsonPath = readonly (string | number)[]

/** What a rule has found. */
export interface Found {
  /** The request that showed it. */
  readonly exchange: Exchange
  readonly path?: JsonPath
  /** What stood there. */
  readonly value?: unknown
  /** What is wrong; the same words for all places where the same is wrong. */
  readonly message: string
  /** What to do about it. */
  readonly hint: string
  /** Less grave than the rule usually is. */
  readonly severity?: Severity
}

/** One place where something was found. */
export interface Example {
  readonly url: string
  /** As in `contents[3].name`; empty where it is about the whole answer. */
  readonly path: string
  /** What stood there, cut short. */
  readonly value?: string
}

/** What one rule has found wrong in one way at one endpoint, however often. */
export interface Finding {
  readonly rule: string
  readonly severity: Severity
  /** As the standard writes it, such as `/services/{id}`. */
  readonly endpoint: string
  readonly message: string
  readonly hint: string
  readonly count: number
  /** The first few places. */
  readonly examples: readonly Example[]
}

/** Something that the data of the feed could not decide. */
export interface Untested {
  readonly rule: string
  readonly endpoint: string
  /** Why, in a sentence. */
  readonly why: string
}

/** A path as people read it. */
export const formatPath = (path: JsonPath): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '')

const LONGEST = 100

/** A value as it fits into a line. */
export function formatValue(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
