const TEXT = { type: 'string' }

const named = (more: object = {}, required: readonly string[] = []) => ({
  type: 'object',
  required: ['id', 'slug', 'file', ...required],
  properties: { id: TEXT, slug: TEXT, name: TEXT, file: TEXT, assured_date: TEXT, ...more },
})

const ADVICE = {
  type: 'array',
  items: {
    type: 'object',
    required: ['code', 'message'],
    properties: { code: TEXT, message: TEXT, hint: TEXT },
  },
}

/** The part of `osd quality --format json` that reminders are made from. */
export const qualityReportSchema = {
  type: 'object',
  required: ['schema', 'organizations'],
  properties: {
    schema: { const: 'osd-quality-report/1' },
    organization: TEXT,
    form: TEXT,
    organizations: {
      type: 'array',
      items: {
        type: 'object',
        required: ['to_confirm', 'records'],
        properties: {
          organization: named(),
          to_confirm: { type: 'array', items: named() },
          confirm: TEXT,
          records: { type: 'array', items: named({ advice: ADVICE }, ['advice']) },
        },
      },
    },
  },
}
