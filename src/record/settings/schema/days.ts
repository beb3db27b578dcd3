import { LANGUAGES, languages } from '../../../messages/languages.ts'
import { type Schema, text } from '../../schema/schema.ts'
import { choice, each, group } from './kinds.ts'

/** Days that differ in the whole directory. */
export const days = {
  exceptions: {
    type: 'array',
    items: { type: 'string' },
    description: 'Days on which every service is closed, or open at other times.',
    examples: ['closed 25 Dec to 1 Jan'],
  },
  notice: {
    ...group(
      {
        text: {
          ...text('What everybody should know, in the language of the records.'),
          examples: ['Most groups stop over Christmas.'],
        },
        until: {
          type: 'string',
          format: 'date',
          examples: ['2027-01-03'],
          description: 'The last day of the notice.',
        },
        ...each(languages, (language) =>
          text(`The same in ${LANGUAGES[language].english}, where the records are not.`),
        ),
      },
      'A notice on every page, until its last day.',
    ),
    required: ['text'],
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
} as const satisfies Readonly<Record<string, Schema>>
