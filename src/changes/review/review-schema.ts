const TEXT = { type: 'string', maxLength: 5000 }

const COUNT = { type: 'integer', minimum: 0, maximum: 1_000_000_000 }

const SENTENCES = { type: 'array', maxItems: 100_000, items: TEXT }

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
}

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
}

/** JSON Schema of a review that another job wrote. It is checked before any of it is shown. */
export const reviewSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['format', 'problems', 'changes', 'earlier'],
  properties: {
    format: { const: 1 },
    pull: { type: 'integer', minimum: 1, maximum: 1_000_000_000 },
    problems: PROBLEMS,
    changes: SENTENCES,
    files: SENTENCES,
    pages: PAGES,
    advice: PROBLEMS,
    strangers: {
      type: 'object',
      additionalProperties: false,
      required: ['login', 'organizations'],
      properties: {
        login: { type: 'string', pattern: '^[A-Za-z0-9-]{1,39}$' },
        organizations: SENTENCES,
      },
    },
    earlier: PROBLEMS,
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
}
