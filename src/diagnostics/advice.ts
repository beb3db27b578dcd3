/** One kind of advice. */
interface AdviceEntry {
  readonly severity: 'advice'
  /** What the code means, in one sentence. */
  readonly means: string
  /** How many of a record's hundred points it takes away. */
  readonly costs: number
}

/**
 * Everything that a record can be advised to do better. It never stops publication. Names are permanent, as those of
 * problems are.
 */
export const advice = {
  'not-assured': {
    severity: 'advice',
    means: 'A service does not say when it was last checked.',
    costs: 15,
  },
  'assured-in-future': {
    severity: 'advice',
    means: 'A service was last checked on a day that is still to come.',
    costs: 15,
  },
  'assured-long-ago': {
    severity: 'advice',
    means: 'A service was last checked more than three months ago.',
    costs: 15,
  },
  'no-description': { severity: 'advice', means: 'A service has no description.', costs: 20 },
  'short-description': {
    severity: 'advice',
    means: 'A description is too short to say much.',
    costs: 10,
  },
  'shouting-description': {
    severity: 'advice',
    means: 'A description is written in capitals, or with many exclamation marks.',
    costs: 5,
  },
  'html-in-description': {
    severity: 'advice',
    means: 'A description holds HTML, which people see as it is.',
    costs: 5,
  },
  'no-contact': {
    severity: 'advice',
    means: 'There is no way to get in touch about a service.',
    costs: 20,
  },
  'two-numbers': {
    severity: 'advice',
    means: 'A telephone number holds two, and a telephone dials neither.',
    costs: 5,
  },
  'lost-nought': {
    severity: 'advice',
    means: 'A telephone number seems to lack the nought in front of it.',
    costs: 10,
  },
  'no-times': { severity: 'advice', means: 'Nothing says when a service takes place.', costs: 15 },
  'no-place-or-area': {
    severity: 'advice',
    means: 'A service has neither a place nor an area.',
    costs: 15,
  },
  'far-from-postcode': {
    severity: 'advice',
    means: 'The coordinates of a place lie far from its postcode.',
    costs: 15,
  },
  'unjudged-area': {
    severity: 'advice',
    means: 'No postcode can be checked against a service area.',
    costs: 5,
  },
  'likely-duplicate': {
    severity: 'advice',
    means: 'Two records are likely to be about the same service.',
    costs: 10,
  },
  'not-https': { severity: 'advice', means: 'A link does not begin with https.', costs: 5 },
  'broken-link': { severity: 'advice', means: 'A link leads nowhere.', costs: 10 },
  'unused-terms': {
    severity: 'advice',
    means: 'A taxonomy has terms that nothing uses.',
    costs: 5,
  },
} as const satisfies Record<string, AdviceEntry>

/** The permanent name of a kind of advice, such as `no-times`. */
export type AdviceCode = keyof typeof advice
