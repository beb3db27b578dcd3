const TEXT = { type: 'string', maxLength: 5000 } as const

const COUNT = { type: 'integer', minimum: 0, maximum: 1_000_000_000 } as const

const SENTENCES = { type: 'array', maxItems: 100_000, items: TEXT } as const

const PROBLEMS = {
  type: 'array',
  maxItems: 100_000,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['severity', 'code', 'file', 'line', 'message'],
    properties: {
      severity: { enum: ['error', 'warning', 'advice'] },
      code: { type: 'string', pattern: '^[a-z0-9-]{1,60}$' },
      file: TEXT,
      line: { type: 'integer', minimum: 1, maximum: 10_000_000 },
      message: TEXT,
      hint: TEXT,
    },
  },
} as const

const PAGES = {
  type: 'array',
  maxItems: 100_000,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['name', 'path'],
    // A path of a page and nothing else, so that the review of a stranger cannot lead elsewhere.
    properties: {
      name: TEXT,
      path: { type: 'string', maxLength: 300, pattern: '^/find(?:/[a-z0-9-]+){1,2}$' },
    },
  },
} as const

/** JSON Schema of a review that another job wrote. It is checked before any of it is shown. */
export const reviewSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['format', 'problems', 'changes', 'earlier'],
  properties: {
    format: { const: 1 },
    /** The number of the pull request, where there is one. */
    pull: { type: 'integer', minimum: 1, maximum: 1_000_000_000 },
    /** Problems in the files of this change, or caused by it. */
    problems: PROBLEMS,
    changes: SENTENCES,
    /** Changed files that `changes` does not mention, one phrase each. */
    files: SENTENCES,
    pages: PAGES,
    /** What could be better about the records that the change touches. */
    advice: PROBLEMS,
    /** The account that has opened it, and the organizations that it touches and does not care for, by name. */
    strangers: {
      type: 'object',
      additionalProperties: false,
      required: ['login', 'organizations'],
      properties: {
        login: { type: 'string', pattern: '^[A-Za-z0-9-]{1,39}$' },
        organizations: SENTENCES,
      },
    },
    /** Problems that were there before. */
    earlier: PROBLEMS,
    /** How many there are of a list that is cut short. */
    totals: {
      type: 'object',
      additionalProperties: false,
      properties: {
        problems: COUNT,
        changes: COUNT,
        files: COUNT,
        pages: COUNT,
        advice: COUNT,
        earlier: COUNT,
      },
    },
  },
} as const
