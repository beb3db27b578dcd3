import { advice } from './advice.ts'
import type { Severity } from './severity.ts'

/** One code: its severity and, in one sentence, its meaning. */
export interface CatalogueEntry {
  readonly severity: Severity
  readonly means: string
}

/**
 * Every kind of problem that content can have. Names are permanent: people search for them. An `error` stops
 * publication, a `warning` and an `advice` do not.
 */
export const catalogue = {
  // The file itself.
  'unknown-file': { severity: 'error', means: 'A file lies where no record is looked for.' },
  'bad-file-name': {
    severity: 'error',
    means: 'A file has a name by which no record could refer to it.',
  },
  'outside-content': {
    severity: 'error',
    means: 'A symbolic link leads out of the content folder.',
  },
  'unreadable-file': { severity: 'error', means: 'A file cannot be read.' },
  'too-large': { severity: 'error', means: 'A file is larger than a record or an area may be.' },
  'not-utf8': { severity: 'error', means: 'A file is not UTF-8 text.' },
  'damaged-postcodes': {
    severity: 'error',
    means: 'A file of ingested postcodes is missing, or is not as it was written.',
  },
  'missing-directory': { severity: 'error', means: 'The content has no directory.yaml.' },
  // YAML.
  'yaml-syntax': { severity: 'error', means: 'A file cannot be read as YAML.' },
  'yaml-tab': { severity: 'error', means: 'A tab is used to indent.' },
  'yaml-quote': { severity: 'error', means: 'A quotation mark is opened and never closed.' },
  'unquoted-comma': {
    severity: 'error',
    means: 'A word between braces stands alone, because a comma cuts it off its value.',
  },
  'hash-in-value': {
    severity: 'error',
    means: 'A `#` after a space turns the rest of a value into a comment.',
  },
  'duplicate-key': { severity: 'error', means: 'The same field is written twice in one place.' },
  'too-many-aliases': { severity: 'error', means: 'A file repeats parts of itself too often.' },
  'too-deep': { severity: 'error', means: 'A file is nested deeper than any record can be.' },
  // One record.
  'wrong-type': { severity: 'error', means: 'A field holds another kind of value than it should.' },
  'missing-field': { severity: 'error', means: 'A required field is missing.' },
  'blank-field': { severity: 'error', means: 'A field that must say something has no value.' },
  'unknown-field': { severity: 'error', means: 'A field has a name that is not known.' },
  'derived-field': {
    severity: 'error',
    means: 'A field is written that is always filled in by the generator.',
  },
  'not-a-choice': { severity: 'error', means: 'A value is not one of those allowed.' },
  'wrong-format': { severity: 'error', means: 'A value is not written the way it must be.' },
  'private-in-text': {
    severity: 'error',
    means: 'A private block has become part of a text, with which it would be published.',
  },
  'empty-private': {
    severity: 'error',
    means: 'A private block has nothing in it, and what should be private stands beside it.',
  },
  'out-of-range': {
    severity: 'error',
    means: 'A number is too small or too large, or a year too early or too late.',
  },
  // One record, across its fields.
  'torn-entry': {
    severity: 'warning',
    means: 'Every entry of a list has only one field, as if a dash stood before each field of one.',
  },
  'ages-reversed': { severity: 'error', means: 'The minimum age is above the maximum age.' },
  'dates-reversed': { severity: 'error', means: 'Something ends before it starts.' },
  'coordinates-swapped': { severity: 'error', means: 'Latitude and longitude look exchanged.' },
  'longitude-without-minus': {
    severity: 'error',
    means: 'A place in Britain lies east of it, because its longitude has no minus sign.',
  },
  'coordinates-abroad': {
    severity: 'warning',
    means: 'A place that should be in Britain has coordinates elsewhere.',
  },
  'coordinates-halved': {
    severity: 'error',
    means: 'A place has a latitude or a longitude, but not both.',
  },
  'bad-byday': { severity: 'error', means: 'A list of weekdays cannot be understood.' },
  'bad-day-numbers': { severity: 'error', means: 'A list of days or weeks cannot be understood.' },
  'ordinal-without-monthly': {
    severity: 'error',
    means: 'A weekday has a number although the schedule is not monthly.',
  },
  'month-day-with-weekly': {
    severity: 'error',
    means: 'Days of the month stand in a schedule that is not monthly.',
  },
  'bad-hours': { severity: 'error', means: 'An entry of `hours` cannot be understood.' },
  'hours-without-anchor': {
    severity: 'error',
    means: 'Every other week is not counted from a day on which it meets.',
  },
  'hours-past-midnight': { severity: 'error', means: 'Hours do not end on the day they start.' },
  'hours-split-by-comma': { severity: 'error', means: 'A comma cuts an entry of `hours` in two.' },
  'hours-colon': {
    severity: 'error',
    means: 'A colon makes a field and its value of an entry of `hours`.',
  },
  'until-and-count': { severity: 'error', means: 'A schedule says in two ways when it ends.' },
  'bad-polygon': { severity: 'error', means: 'An area is not a polygon.' },
  'self-crossing-polygon': {
    severity: 'warning',
    means: 'The outline of an area seems to cross itself.',
  },
  'closes-before-opening': {
    severity: 'warning',
    means: 'What opens in the daytime closes before it opens, on the next day.',
  },
  'schedule-without-day': {
    severity: 'warning',
    means: 'A schedule comes round every week or month, and nothing says on which day.',
  },
  'interval-without-anchor': {
    severity: 'warning',
    means: 'A schedule of every other week or month is not counted from a day on which it meets.',
  },
  'bad-postcode': {
    severity: 'error',
    means: 'A postcode or the code of an area is not written as one.',
  },
  'area-in-two-ways': {
    severity: 'error',
    means: 'A service area says in more than one way where it is.',
  },
  'odd-postcode': {
    severity: 'warning',
    means: 'The postcode of an address is not written as one.',
  },
  // All records together.
  'unknown-reference': {
    severity: 'error',
    means: 'A record names another one that does not exist.',
  },
  'ambiguous-reference': { severity: 'error', means: 'A name could mean more than one thing.' },
  'draft-reference': { severity: 'error', means: 'A published record needs one that is a draft.' },
  'duplicate-id': { severity: 'error', means: 'Two things have the same id.' },
  'duplicate-slug': {
    severity: 'error',
    means: 'Two things have the same slug, or slugs that differ only in case.',
  },
  'duplicate-place': { severity: 'error', means: 'A service names the same place twice.' },
  'duplicate-term': { severity: 'warning', means: 'The same taxonomy term is named twice.' },
  'parent-cycle': {
    severity: 'error',
    means: 'Something is its own parent, directly or in a circle.',
  },
  'removed-but-published': {
    severity: 'error',
    means: 'An id is listed as removed and still published.',
  },
  'vanished-id': {
    severity: 'error',
    means: 'An id was published and is gone, and removed.yaml does not say so.',
  },
  'unknown-replacement': {
    severity: 'error',
    means: 'A removed id is replaced by one that is not published.',
  },
  // What must not be published.
  'secret-key': { severity: 'error', means: 'A file holds a key that opens something.' },
  'published-password': {
    severity: 'error',
    means: 'A password, a PIN or a door code would be published.',
  },
  'confidential-address': {
    severity: 'error',
    means: 'The exact address of a confidential place would be published.',
  },
  'mobile-number': {
    severity: 'warning',
    means: 'A mobile number, which may be somebody’s own, would be published.',
  },
  'personal-email': {
    severity: 'warning',
    means: 'An email address that looks like a person’s would be published.',
  },
  // The directory's own settings.
  'unknown-private-field': {
    severity: 'error',
    means: 'A field that should be private is not one that records have.',
  },
  'private-required-field': {
    severity: 'error',
    means: 'A field that is required cannot be private.',
  },
  'no-namespace': { severity: 'warning', means: 'The directory has no namespace of its own.' },
  'unknown-history': { severity: 'warning', means: 'The history of the records is not at hand.' },
  // What could be better.
  ...advice,
} as const satisfies Record<string, CatalogueEntry>

/** The permanent name of a kind of problem, such as `unknown-reference`. */
export type DiagnosticCode = keyof typeof catalogue
