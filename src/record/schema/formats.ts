/** One way in which a text must be written: the test, and the words that say it. */
export interface TextFormat {
  readonly test: (text: string) => boolean
  readonly says: string
  readonly example: string
  /** What to do about a text that has a fault of its own, where more can be said than the example says. */
  readonly help?: (text: string) => string | undefined
}

const isDate = (text: string) => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  if (!year) return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/
const OFFSET_TIME =
  /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/**
 * Addresses that a page can follow or store, but never one that runs a program in the reader's browser. A scheme with a
 * full stop is a host whose scheme was forgotten, as in `example.org:8080`.
 */
const isUri = (text: string): boolean =>
  /^[a-z][a-z0-9+-]*:[!#-;=?-[\]_a-z~%]+$/i.test(text) &&
  !/%(?![0-9a-f]{2})/i.test(text) &&
  !/^(?:javascript|data|vbscript|file|blob):/i.test(text) &&
  URL.canParse(text) &&
  (!NEARLY_HTTP.test(text) || (/^https?:\/\//i.test(text) && HOST.test(new URL(text).hostname)))

/** `http:` and `https:`, and what is meant to be one of them. */
const NEARLY_HTTP = /^[htps]+:/i
const HOST = /^(?:localhost|[\w-]+(?:\.[\w-]+)+\.?)$/

/** The address that a text becomes without signs around it, and with a right beginning. */
function nearUri(text: string): string | undefined {
  const bare = text.replace(/^[<“‘"']+|(?<![>”’"'.,;])[>”’"'.,;]+$/g, '')
  if (bare === text && !NEARLY_HTTP.test(text)) return undefined
  const whole = `https://${bare.replace(/^(?:[htps]+:[/\\]*)+/i, '')}`
  return isUri(whole) && !whole.includes('@') ? whole : undefined
}

/** The part of RFC 5321 addresses that mail programs really take; the last word of the domain has letters. */
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i

/** The formats that the standard and our records use, each strict. */
export const formats: Readonly<Record<string, TextFormat>> = {
  uuid: {
    test: (text) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text),
    says: 'an id as computers make them, of 36 small letters, digits and hyphens',
    example: '0b9f4f0e-3c1c-4e0a-9d43-6f1a5b1f2c77',
  },
  uri: {
    test: isUri,
    says: 'a whole web address',
    example: 'https://www.example.org/page',
    help(text) {
      if (/\s/.test(text))
        return 'There can be no space in it. Copy it again from the top of your browser.'
      const near = nearUri(text)
      return near && `Did you mean \`${near}\`?`
    },
  },
  email: {
    test: (text) => text.length <= 254 && EMAIL.test(text),
    says: 'an email address',
    example: 'hello@example.org',
    help: (text) =>
      text.startsWith('@')
        ? 'Write the name before the `@` as well, as in `hello@example.org`.'
        : (text.match(/[^\s@,;]@[^\s@,;]/g)?.length ?? 0) > 1
          ? 'There can be only one: keep one of them.'
          : undefined,
  },
  date: {
    test: isDate,
    says: 'a date with the year first',
    example: '2026-10-01',
    help: (text) =>
      /^\d{4}-\d\d-\d\d$/.test(text)
        ? 'The calendar has no such day: correct the day or the month.'
        : undefined,
  },
  time: {
    test: (text) => TIME.test(text),
    says: 'a time of day, with two digits for the hour',
    example: '09:30',
    help: (text) =>
      /^24[:.]?00/.test(text)
        ? 'A day ends at `23:59`; hours past midnight are an entry of their own.'
        : undefined,
  },
  'date-time': {
    test: (text) =>
      isDate(text.slice(0, 10)) && text[10] === 'T' && OFFSET_TIME.test(text.slice(11)),
    says: 'a date and a time, in the way computers write them',
    example: '2026-10-01T09:30:00Z',
  },
  slug: {
    test: (text) => SLUG.test(text),
    says: 'written in small letters, digits and hyphens',
    example: 'village-hall',
  },
}

/** A slug: what may be the name of a file on every system, and part of a web address as it is. */
export const SLUG = /^[a-z0-9][a-z0-9-]*$/
export const LONGEST_SLUG = 100
