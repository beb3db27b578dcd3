import { settingsSchema } from '../../record/settings/settings-schema.ts'
import { writeScalar } from '../scalar.ts'
import type { Answers } from './questions.ts'

/** The text of directory.yaml for a new directory, with a word on each setting. */
export function composeDirectory(
  { title = '', publisher = '', url, email }: Answers,
  namespace: string,
): string {
  const words = (key: string) => `# ${settingsSchema.properties?.[key]?.description ?? ''}`
  const line = (key: string, value: string) => `${key}: ${writeScalar(value)}`
  return [
    words('format'),
    'format: 1',
    '',
    `${words('namespace')} Written once and never changed.`,
    line('namespace', namespace),
    '',
    words('title'),
    line('title', title),
    '',
    words('publisher'),
    'publisher:',
    `  ${line('name', publisher)}`,
    ...(url ? [`  ${line('url', url)}`] : []),
    ...(email ? [`  ${line('email', email)}`] : []),
    '',
    '# More that can be set. To use a setting, delete the # at the start of its lines and write your own value.',
    '',
    words('description'),
    '#description: Clubs, advice and help in our town.',
    '',
    words('licence'),
    '#licence: https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
    '',
    words('base_url'),
    '#base_url: https://directory.example.org',
    '',
    words('countries'),
    '#countries: [GB]',
    '',
    words('defaults'),
    '#defaults:',
    '#  address:',
    '#    city: Bristol',
    '#    state_province: Bristol',
    '#    country: GB',
    '',
  ].join('\n')
}
