/** Answers a request: a server far away, or a finished build in this very program. */
export type Send = (request: Request) => Promise<Response>

/** One step of a redirect. */
export interface Hop {
  readonly status: number
  readonly headers: Headers
  /** Where it leads. */
  readonly to: string
}

/** A response, read to its end. */
export interface Answered {
  readonly kind: 'answered'
  readonly status: number
  readonly headers: Headers
  /** The body as JSON; absent where it is none. */
  readonly json?: unknown
  /** The body as text, where it is no JSON. */
  readonly text?: string
  /** The body is no UTF-8, or begins with a byte order mark. */
  readonly encoding?: 'not-utf8' | 'bom'
  readonly bytes: number
  readonly ms: number
  readonly hops: readonly Hop[]
}

/** Why there is no response that could be judged. */
export type Failure =
  /** Nobody listens there, or the line broke. */
  | 'unreachable'
  /** It took longer than the time limit. */
  | 'timeout'
  /** It is larger than what is read. */
  | 'too-large'
  /** It is nested deeper than what is looked at. */
  | 'too-deep'
  /** It holds more values than are looked at. */
  | 'too-many'
  /** With it, all answers together hold more than is looked at. */
  | 'too-much'
  /** It leads to another host, or in circles. */
  | 'redirect'
  /** It was not asked, because too many before it were not answered. */
  | 'not-asked'

export interface Failed {
  readonly kind: 'failed'
  readonly why: Failure
  /** What the network said, or where a redirect leads. */
  readonly detail: string
  readonly bytes: number
  readonly ms: number
  readonly hops: readonly Hop[]
}

/** What came of a request. */
export type Reply = Answered | Failed

/** Levels that are looked at; a record of the standard has about ten. */
export const MOST_LEVELS = 100
/** Values of one answer; a page of two hundred whole records has some 50,000. */
export const MOST_VALUES = 1_000_000
/** Values of all answers together, which are kept: about a gigabyte. Five thousand whole records have some two million. */
export const MOST_VALUES_IN_ALL = 20_000_000

/** Reads a body as text and as JSON. A byte order mark is kept apart, for it breaks most readers. */
export function readText(body: Uint8Array): Pick<Answered, 'text' | 'json' | 'encoding'> {
  const text = new TextDecoder().decode(body)
  const encoding = hasMark(body) ? 'bom' : isUtf8(body) ? undefined : 'not-utf8'
  const json = parseJson(text)
  return { ...(json === undefined ? { text } : { json }), ...(encoding && { encoding }) }
}

const hasMark = ([a, b, c]: Uint8Array) => a === 0xef && b === 0xbb && c === 0xbf

function isUtf8(body: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(body)
    return true
  } catch {
    return false
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
