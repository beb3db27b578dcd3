import { NEARLY_HTTP, formatTests } from '../../hsds/formats.ts'
import { escapeAddress } from '../normalise/escape-address.ts'

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

/**
 * The address that a text becomes without the punctuation around it, with a correct scheme, and with escapes for characters
 * that an address cannot have, if it is one then.
 */
function nearUri(text: string): string | undefined {
  const bare = text.replace(/^[<“‘"']+|(?<![>”’"'.,;])[>”’"'.,;]+$/g, '')
  if (bare === text && !NEARLY_HTTP.test(text)) return undefined
  const whole = escapeAddress(
    /^https?:\/\/(?![htps]+:)\w/i.test(bare)
      ? bare
      : `https://${bare.replace(/^(?:[htps]+:[/\\]*)+/i, '')}`,
  )
  return formatTests.uri(whole) && !whole.includes('@') ? whole : undefined
}

/** The formats of the standard and of records, each strict. */
export const formats: Readonly<Record<string, TextFormat>> = {
  uuid: {
    // One spelling, so that equal ids are equal texts.
    test: (text) => formatTests.uuid(text) && text === text.toLowerCase(),
    wanted: 'a UUID',
    example: '0b9f4f0e-3c1c-4e0a-9d43-6f1a5b1f2c77',
  },
  uri: {
    test: formatTests.uri,
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
    test: formatTests.email,
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
    test: formatTests.date,
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
    test: formatTests['date-time'],
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
