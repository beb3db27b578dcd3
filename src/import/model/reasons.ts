/** Why a value was written in another form than the source has it. A closed list: every report uses these words. */
export const CHANGES = {
  markup: 'HTML or layout marks became plain text',
  encoding: 'damaged characters were repaired',
  spelling: 'the value is spelled as the directory spells it',
  hours: 'days and times became an entry of hours or schedules',
  term: 'the value became a term of a taxonomy',
  words: 'the value became words in a text field',
  list: 'the cell became several entries',
  joined: 'several cells became one value',
  'other-id': 'the id is not a UUID, and one was derived from it',
  'private-part': 'a sentence that may be private was left out',
  'less-exact': 'the place is hidden, so only its town and outcode were written',
} as const

/** Why a value was not written. A closed list, too. */
export const DROPS = {
  filler: 'it says nothing, such as “None”, “N/A” or test@example.com',
  'says-nothing': 'it is a “no” that needs no words',
  nesting: 'the place in the source says it already',
  parts: 'the entry of `hours` that it is a part of says it',
  'not-mapped': 'the mapping says nothing about its column, or leaves it out',
  'no-home': 'the standard has no field for it',
  'no-value': 'its row has no value that makes an entry with it',
  internal: 'it is for the staff of the source',
  hidden: 'the source hides it',
  'personal-email': 'it looks like the email address of a person',
  'mobile-number': 'it looks like a mobile number of a person',
  'person-name': 'it looks like the name of a person; --keep-personal contacts.name lets it in',
  secret: 'it looks like a password, a code or a key',
  'not-a-number': 'it is not a number',
  'not-a-date': 'it is not a date',
  'not-a-time': 'it is not a time of day',
  'not-a-web-address': 'it is not a web address',
  'not-an-email': 'it is not an email address',
  'not-a-phone': 'it is not a telephone number, or more than one can be told from it',
  'not-a-language': 'it is not a language',
  'second-value': 'the field has one value, and another column has it',
  'not-a-choice': 'it is not one of the values of the field',
  'no-such-age': 'no age limit is meant',
  'unknown-times': 'opening and closing are the same, so the times are not known',
  'no-times': 'it is a day without times, which are needed to say that it is open',
  'no-such-place': 'the coordinates are not in a country of the directory',
  past: 'it ended before the import',
  orphan: 'it belongs to a record that the source does not have',
  ambiguous: 'several records of the source have the name that it gives',
  'same-record': 'the record is there twice, with another value',
  'entry-id': 'entries inside a record get ids of their own',
  'own-date': 'the directory dates its records itself',
  check: 'the check of the directory refuses it',
} as const

/** Reasons for a person to look at a value that was written: a closed list. */
export const QUESTIONS = {
  'hours-in-words': 'days and times stay words, because they were not understood whole',
  'ages-in-words': 'ages stay words, because they were not understood whole',
  'price-in-words': 'a price stays words, because it was not understood whole',
  'no-address':
    'an address without a first line, a town or a postcode, or whose county nobody can tell, stays words',
  'said-secret':
    'a text says that the address is confidential, so the service is a draft until its place has `confidential: true`',
  'lost-nought': 'a lost 0 was put back in front of a telephone number',
  'no-area-code': 'a telephone number has no area code',
  'odd-postcode': 'a postcode is not whole, or not one',
  'ages-from-date': 'a spreadsheet had turned ages into a date',
  'more-values': 'the field has one value, so the first one was written',
  ditto: 'it says “as above”, and was read as the cell above it',
  'status-no': 'a “no” below a status was read as inactive',
  'several-topics':
    'a topic has a comma; if it is several, write `split: ","` in its line of the mapping',
  'unknown-status': 'nobody knows this status, so the service is a draft',
} as const

/** Why a row is no record: a closed list, as remarks say it. */
export const NO_RECORD = {
  headings: 'a row repeats the headings, so it was left out',
  alone: 'a row has one cell alone, like a heading or a note, so it was left out',
  total: 'a row looks like a total, so it was left out',
} as const

export type Change = keyof typeof CHANGES
export type Drop = keyof typeof DROPS
export type Question = keyof typeof QUESTIONS
