import type { Typed } from '../../record/schema/typed.ts'

const TEXT = { type: 'string' } as const

const NAMES = { id: TEXT, slug: TEXT, name: TEXT, file: TEXT, assured_date: TEXT } as const

const NAMED = { type: 'object', required: ['id', 'slug', 'file'], properties: NAMES } as const

const ADVICE = {
  type: 'array',
  items: {
    type: 'object',
    required: ['code', 'message'],
    properties: { code: TEXT, message: TEXT, hint: TEXT },
  },
} as const

/** The part of `osd quality --format json` that reminders are made from. */
export const qualityReportSchema = {
  type: 'object',
  required: ['schema', 'organizations'],
  properties: {
    schema: { const: 'osd-quality-report/1' },
    /** The only organization in the report, where it was limited to one. */
    organization: TEXT,
    /** The address below which the form of each service is. */
    form: TEXT,
    organizations: {
      type: 'array',
      items: {
        type: 'object',
        required: ['to_confirm', 'records'],
        properties: {
          /** Absent for records that belong to none. */
          organization: NAMED,
          to_confirm: { type: 'array', items: NAMED },
          /** The command that confirms all of these. */
          confirm: TEXT,
          records: {
            type: 'array',
            items: {
              type: 'object',
              required: [...NAMED.required, 'advice'],
              properties: { ...NAMES, advice: ADVICE },
            },
          },
        },
      },
    },
  },
} as const

export type QualityReport = Typed<typeof qualityReportSchema>
export type OrganizationReport = QualityReport['organizations'][number]
/** A record; a location may have no name. */
export type Named = Typed<typeof NAMED>
