import type { Exchange } from '../survey/exchange.ts'

/** `fail`: the feed does not comply. `warn`: it should be better. `info`: good to know. */
export type Severity = 'fail' | 'warn' | 'info'

/** The path of a value in a JSON document; numbers are positions in arrays. */
export type JsonPath = readonly (string | number)[]

/** One place where a rule is broken. */
export interface Occurrence {
  /** The request whose reply shows it. */
  readonly exchange: Exchange
  readonly path?: JsonPath
  /** The value at the path. */
  readonly value?: unknown
  /** What is wrong. Occurrences with the same message become one finding. */
  readonly message: string
  /** What to do about it. */
  readonly hint: string
  /** Overrides the severity of the rule. */
  readonly severity?: Severity
}

/** A place in the feed, ready to print. */
export interface Example {
  readonly url: string
  /** As in `contents[3].name`; empty for the whole response. */
  readonly path: string
  /** The value there as JSON, shortened. */
  readonly value?: string
}

/** All occurrences of one mistake at one endpoint. */
export interface Finding {
  readonly rule: string
  readonly severity: Severity
  /** As in the standard, such as `/services/{id}`. */
  readonly endpoint: string
  readonly message: string
  readonly hint: string
  readonly count: number
  /** The first few places. */
  readonly examples: readonly Example[]
}

/** Something that the data of the feed cannot decide. */
export interface Untested {
  readonly rule: string
  readonly endpoint: string
  /** The reason, in a sentence. */
  readonly why: string
}

/** Formats a path as `contents[3].name`. */
export const formatPath = (path: JsonPath): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '')

const MAX_LENGTH = 100

/** Formats a value as JSON that fits into a line. */
export function formatValue(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
}
