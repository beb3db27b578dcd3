/** What to write for a word that people use: the value, and what has to stand beside it. */
export interface Synonym {
  readonly value: string
  /** What else to write, as a sentence names it. */
  readonly also?: string
  /** When this one is meant, where the word can mean several. */
  readonly when?: string
}

const EVERY_DAY = '`byday: "MO,TU,WE,TH,FR,SA,SU"`'
const EVERY_OTHER = '`interval: 2`, and `dtstart:` with the date of any day on which it meets'

/** Values of fields, each with the words that people use for them. */
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

/** What a word stands for, among the values that a field can have. */
export const synonymsOf = (word: string, isAllowed: (value: string) => boolean): Synonym[] =>
  SYNONYMS.flatMap(([synonym, words]) =>
    isAllowed(synonym.value) && words.split(', ').includes(plain(word)) ? [synonym] : [],
  )

const plain = (word: string) =>
  word
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .replace(/[.,;]$/, '')
