/** The value that a word stands for. */
export interface Synonym {
  readonly value: string
  /** What else must be written for it, as part of a sentence. */
  readonly also?: string
  /** The condition under which this value is meant, where a word stands for several. */
  readonly when?: string
}

const EVERY_DAY = '`byday: "MO,TU,WE,TH,FR,SA,SU"`'
const EVERY_OTHER = '`interval: 2`, and `dtstart:` with the date of any day on which it meets'

/** Values of fields, each with the words that people write for them. */
const SYNONYMS: readonly (readonly [Synonym, words: string])[] = [
  [{ value: 'active' }, 'open, current, running, live, available, yes, true, on, ongoing'],
  [{ value: 'temporarily closed', when: 'it will open again' }, 'closed, shut'],
  [{ value: 'defunct', when: 'it has ended for good' }, 'closed, shut'],
  [{ value: 'temporarily closed' }, 'suspended, paused, on hold, temporary closed'],
  [{ value: 'defunct' }, 'ended, finished, gone, discontinued, closed down, cancelled'],
  [{ value: 'active', also: '`draft: true`' }, 'draft, not ready, unpublished'],
  [{ value: 'inactive' }, 'resting, dormant, off, not active, no, false'],
  [{ value: 'cell' }, 'mobile, mobile phone, mob, cell phone, cellphone'],
  [{ value: 'voice' }, 'landline, phone, telephone, tel, home, work, office, helpline, freephone'],
  [{ value: 'text' }, 'sms, text message, whatsapp'],
  [{ value: 'textphone' }, 'minicom, typetalk, tty'],
  [{ value: 'physical' }, 'building, venue, hall, centre, place, street, address, in person'],
  [{ value: 'virtual' }, 'online, web, website, internet, zoom, remote'],
  [{ value: 'postal' }, 'post, mail, po box'],
  [{ value: 'WEEKLY' }, 'week, every week, once a week'],
  [{ value: 'MONTHLY' }, 'month, every month, once a month'],
  [
    { value: 'WEEKLY', also: EVERY_OTHER },
    'fortnightly, biweekly, bi weekly, every fortnight, every two weeks, every other week',
  ],
  [{ value: 'WEEKLY', also: EVERY_DAY }, 'daily, every day'],
  [{ value: 'true' }, 'yes, y, on, 1'],
  [{ value: 'false' }, 'no, n, off, 0, none'],
  [{ value: 'GBP' }, '£, pound, pounds, sterling, pounds sterling, gb pounds, uk pounds'],
  [{ value: 'EUR' }, '€, euro, euros'],
  [{ value: 'USD' }, '$, dollar, dollars'],
]

/** The values that a word stands for, among those that a field accepts. */
export const synonymsOf = (word: string, isAllowed: (value: string) => boolean): Synonym[] =>
  SYNONYMS.flatMap(([synonym, words]) =>
    isAllowed(synonym.value) && words.split(', ').includes(normalised(word)) ? [synonym] : [],
  )

const normalised = (word: string) =>
  word
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .replace(/[.,;]$/, '')
