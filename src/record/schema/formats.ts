import { isDate } from '../../hsds/calendar.ts'

/** The format of a text. */
export interface TextFormat {
  readonly test: (text: string) => boolean
  /** What a text must be, to follow "it must be". */
  readonly wanted: string
  readonly example: string
  /** A hint for a text with a known mistake. The example is the hint for all others. */
  readonly help?: (text: string) => string | undefined
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/
const OFFSET_TIME =
  /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/**
 * Web addresses and the like, but none that can run a program in a browser. A scheme with a full stop is a host whose
 * scheme was forgotten, as in `example.org:8080`.
 */
const isUri = (text: string): boolean =>
  /^[a-z][a-z0-9+-]*:[!#-;=?-[\]_a-z~%]+$/i.test(text) &&
  !/%(?![0-9a-f]{2})/i.test(text) &&
  !/^(?:javascript|data|vbscript|file|blob):/i.test(text) &&
  URL.canParse(text) &&
  (!NEARLY_HTTP.test(text) || (/^https?:\/\//i.test(text) && HOST.test(new URL(text).hostname)))

/** `http:`, `https:` and misspellings of them. */
const NEARLY_HTTP = /^[htps]+:/i
const HOST = /^(?:localhost|[\w-]+(?:\.[\w-]+)+\.?)$/

/** The address that a text becomes without the punctuation around it and with a correct scheme, if it is one then. */
function nearUri(text: string): string | undefined {
  const bare = text.replace(/^[<“‘"']+|(?<![>”’"'.,;])[>”’"'.,;]+$/g, '')
  if (bare === text && !NEARLY_HTTP.test(text)) return undefined
  const whole = `https://${bare.replace(/^(?:[htps]+:[/\\]*)+/i, '')}`
  return isUri(whole) && !whole.includes('@') ? whole : undefined
}

/** The RFC 5321 addresses that mail programs accept in practice. The last label of the domain starts with a letter. */
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i

/** The formats of the standard and of records, each strict. */
export const formats: Readonly<Record<string, TextFormat>> = {
  uuid: {
    test: (text) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text),
    wanted: 'a UUID',
    example: '0b9f4f0e-3c1c-4e0a-9d43-6f1a5b1f2c77',
  },
  uri: {
    test: isUri,
    wanted: 'a full web address',
    example: 'https://www.example.org/page',
    help(text) {
      if (/\s/.test(text))
        return 'It cannot contain a space. Copy it again from the address bar of your browser.'
      const near = nearUri(text)
      return near && `Did you mean \`${near}\`?`
    },
  },
  email: {
    test: (text) => text.length <= 254 && EMAIL.test(text),
    wanted: 'an email address',
    example: 'hello@example.org',
    help: (text) =>
      text.startsWith('@')
        ? 'Write the name before the `@` as well, as in `hello@example.org`.'
        : (text.match(/[^\s@,;]@[^\s@,;]/g)?.length ?? 0) > 1
          ? 'There can be only one address: keep one of them.'
          : undefined,
  },
  date: {
    test: isDate,
    wanted: 'a date with the year first',
    example: '2026-10-01',
    help: (text) =>
      /^\d{4}-\d\d-\d\d$/.test(text)
        ? 'There is no such day: correct the day or the month.'
        : undefined,
  },
  time: {
    test: (text) => TIME.test(text),
    wanted: 'a time of day, with two digits for the hour',
    example: '09:30',
    help: (text) =>
      /^24[:.]?00/.test(text)
        ? 'The day ends at `23:59`. Write hours past midnight as an entry of their own.'
        : undefined,
  },
  'date-time': {
    test: (text) =>
      isDate(text.slice(0, 10)) && text[10] === 'T' && OFFSET_TIME.test(text.slice(11)),
    wanted: 'a date and time in the form YYYY-MM-DDTHH:MM:SSZ',
    example: '2026-10-01T09:30:00Z',
  },
  slug: {
    test: (text) => SLUG.test(text),
    wanted: 'written in small letters, digits and hyphens',
    example: 'village-hall',
  },
}

/** A slug: a name that every file system allows and that needs no escaping in a web address. */
export const SLUG = /^[a-z0-9][a-z0-9-]*$/
export const LONGEST_SLUG = 100
