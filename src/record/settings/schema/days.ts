import type { Schema } from '../../schema/schema.ts'
import { choice } from './kinds.ts'

/** Days that differ in the whole directory. */
export const days: Readonly<Record<string, Schema>> = {
  exceptions: {
    type: 'array',
    items: { type: 'string' },
    description: 'Days on which every service is closed, or open at other times.',
    examples: ['closed 25 Dec to 1 Jan'],
  },
  bank_holidays: choice(
    ['england', 'scotland', 'northern'],
    'The nation whose bank holidays count, where the postcode of a place does not say it.',
  ),
  school_terms: {
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' } },
    description:
      'Calendars of school terms by name: lists of terms, each from its first day to its last, such as 2026-09-02 to 2026-12-18.',
  },
}
