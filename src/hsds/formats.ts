import { isDate } from './calendar.ts'

/** Whether a text has a format. */
type Test = (text: string) => boolean

/** An id of any version, in any case (RFC 9562). */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The characters of RFC 3986, with at most one `#`. Square brackets are only for IPv6 addresses, where no feed is. */
const URI = /^[a-z][a-z0-9+-]*:[!$-;=?-Z_a-z~]+(?:#[!$-;=?-Z_a-z~]*)?$/i
const BROKEN_ESCAPE = /%(?![0-9a-f]{2})/i
/** Addresses that run a program in a browser, or lead to the reader's own files. */
const DANGEROUS = /^(?:javascript|data|vbscript|file|blob):/i

/** `http:`, `https:` and misspellings of them. */
export const NEARLY_HTTP = /^[htps]+:/i
const LABEL = '[a-z0-9](?:[a-z0-9_-]{0,61}[a-z0-9_])?'
/** An address on the web, whose host has at least two labels. */
const WEB = new RegExp(
  `^https?://(?:[^/?#@]*@)?(?:localhost|(?=[^:/?#]{3,253}(?:[:/?#]|$))${LABEL}(?:\\.${LABEL})+\\.?)(?::\\d+)?(?:[/?#]|$)`,
  'i',
)

/** A scheme with a full stop is a host whose scheme was forgotten, as in `example.org:8080`. */
const isUri: Test = (text) =>
  URI.test(text) &&
  !BROKEN_ESCAPE.test(text) &&
  !DANGEROUS.test(text) &&
  URL.canParse(text) &&
  (!NEARLY_HTTP.test(text) || WEB.test(text))

/** The RFC 5321 addresses that mail programs accept in practice. The last label of the domain starts with a letter. */
const EMAIL =
  /^(?=.{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i
const LONGEST_EMAIL = 254

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/**
 * The formats of the standard, each as strict as the strictest of the programs that read a feed. Records and the feeds of
 * others are judged by the same ones.
 */
export const formatTests = {
  uuid: (text) => UUID.test(text),
  uri: isUri,
  email: (text) => text.length <= LONGEST_EMAIL && EMAIL.test(text),
  date: isDate,
  'date-time': (text) => isDate(text.slice(0, 10)) && text[10] === 'T' && TIME.test(text.slice(11)),
} as const satisfies Readonly<Record<string, Test>>
