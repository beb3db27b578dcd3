import type { Severity } from './severity.ts'

/** One code: its severity and, in one sentence, its meaning. */
export interface CatalogueEntry {
  readonly severity: Severity
  readonly means: string
  /** Set where the file does not parse: its text cannot be assigned to fields, so public formats quote none of it. */
  readonly isUnparsed?: true
}

/**
 * What reading and parsing can find. The codes of lint rules and of advice are declared by their rules, in
 * directory/rules and quality/rules.
 * Codes are permanent: people search for them.
 */
export const catalogue = {
  // The file itself.
  'unknown-file': { severity: 'error', means: 'A file is where no record is looked for.' },
  'bad-file-name': {
    severity: 'error',
    means: 'A file has a name by which no record can refer to it.',
  },
  'outside-content': {
    severity: 'error',
    means: 'A symbolic link leads out of the content folder.',
  },
  'unreadable-file': { severity: 'error', means: 'A file cannot be read.' },
  'too-large': { severity: 'error', means: 'A file is larger than one of its kind may be.' },
  'taken-address': {
    severity: 'error',
    means: 'A page or a file of the publisher has the address of one that the program publishes.',
  },
  'too-many-pages': {
    severity: 'warning',
    means: 'There are more organizations than a host takes pages in a folder.',
  },
  'untitled-page': { severity: 'error', means: 'A page does not begin with a heading.' },
  'not-utf8': { severity: 'error', means: 'A file is not UTF-8 text.' },
  'damaged-postcodes': {
    severity: 'error',
    means: 'A file of ingested postcodes is missing, or its contents were changed.',
  },
  'changed-postcodes': {
    severity: 'error',
    means: 'A change alters ingested postcodes, and their edition stays the same.',
  },
  'missing-directory': { severity: 'error', means: 'The content has no directory.yaml.' },
  'newer-format': {
    severity: 'error',
    means: 'The records are in a format that only a newer version of the program reads.',
  },
  'unknown-history': {
    severity: 'warning',
    means: 'The git history of the records is not available.',
  },
  'more-problems': {
    severity: 'error',
    means: 'A file, or the whole content, has more problems than are listed.',
  },
  // YAML.
  'yaml-syntax': { severity: 'error', means: 'A file cannot be read as YAML.', isUnparsed: true },
  'odd-line-end': {
    severity: 'error',
    means: 'A line ends with a character that not every program reads as its end.',
    isUnparsed: true,
  },
  'yaml-tab': { severity: 'error', means: 'A tab is used to indent.', isUnparsed: true },
  'yaml-quote': {
    severity: 'error',
    means: 'A quotation mark is opened and never closed.',
    isUnparsed: true,
  },
  'unquoted-comma': {
    severity: 'error',
    means: 'A comma between braces cuts a value in two.',
    isUnparsed: true,
  },
  'hash-in-value': {
    severity: 'error',
    means: 'A `#` after a space turns the rest of a value into a comment.',
    isUnparsed: true,
  },
  'duplicate-key': {
    severity: 'error',
    means: 'The same field is written twice in one record or entry.',
    isUnparsed: true,
  },
  'too-many-aliases': {
    severity: 'error',
    means: 'A file repeats parts of itself too often.',
    isUnparsed: true,
  },
  'too-deep': {
    severity: 'error',
    means: 'A file is nested deeper than any record can be.',
    isUnparsed: true,
  },
  'too-many-entries': { severity: 'error', means: 'A list has more entries than any list needs.' },
  // One field.
  'wrong-type': { severity: 'error', means: 'A field has a value of the wrong type.' },
  'missing-field': { severity: 'error', means: 'A required field is missing.' },
  'blank-field': { severity: 'error', means: 'A field that needs a value has none.' },
  'unknown-field': { severity: 'error', means: 'There is no field of this name.' },
  'derived-field': {
    severity: 'error',
    means: 'A record has a field that is always generated.',
  },
  'not-a-choice': { severity: 'error', means: 'A value is not one of those allowed.' },
  'wrong-format': { severity: 'error', means: 'A value does not have the required format.' },
  'pale-colour': {
    severity: 'error',
    means: 'The colour of the pages is too pale to be read on white.',
  },
  'missing-public-file': {
    severity: 'error',
    means: 'The logo or the style sheet of the pages is not in content/public.',
  },
  'out-of-range': {
    severity: 'error',
    means: 'A number is too small or too large, or a year too early or too late.',
  },
  'bad-polygon': { severity: 'error', means: 'An area is not a polygon.' },
  // `hours`.
  'bad-hours': { severity: 'error', means: 'An entry of `hours` cannot be understood.' },
  'hours-without-anchor': {
    severity: 'error',
    means: 'An entry for every other week does not count from a day on which it meets.',
  },
  'hours-past-midnight': { severity: 'error', means: 'Hours do not end on the day they start.' },
  'hours-split-by-comma': { severity: 'error', means: 'A comma cuts an entry of `hours` in two.' },
  'hours-colon': {
    severity: 'error',
    means: 'A colon turns an entry of `hours` into a field and its value.',
  },
  'hours-in-note': {
    severity: 'error',
    means: 'A note in brackets changes the days, times or dates of an entry of `hours`.',
  },
  // What must not be published.
  'example-record': {
    severity: 'warning',
    means: 'A record is the example that a new directory begins with.',
  },
  'secret-key': { severity: 'error', means: 'A file has a key or token that gives access.' },
  'private-in-text': {
    severity: 'error',
    means: 'A private block has become part of a text, and would be published with it.',
  },
  'private-password': {
    severity: 'error',
    means: 'A private note has a password, a PIN or a door code.',
  },
  'empty-private': {
    severity: 'error',
    means: 'A private block is empty, and what should be private is outside it.',
  },
  'unknown-private-field': {
    severity: 'error',
    means: 'A field that should be private is not one that records have.',
  },
  'private-required-field': {
    severity: 'error',
    means: 'A required field cannot be private.',
  },
  // Ids.
  'no-namespace': { severity: 'warning', means: 'The directory has no namespace of its own.' },
  'vanished-id': {
    severity: 'error',
    means: 'An id was published and is gone, and removed.yaml does not list it.',
  },
  'editors-only': {
    severity: 'error',
    means: 'A suggestion by somebody who is no editor changes what only editors decide.',
  },
  'new-namespace': {
    severity: 'warning',
    means: 'The namespace changes, and with it every published id that is made from it.',
  },
} as const satisfies Record<string, CatalogueEntry>

/** A code of the catalogue, such as `yaml-tab`. */
export type DiagnosticCode = keyof typeof catalogue
