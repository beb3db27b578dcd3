import { DEFAULTS } from '../defaults.ts'
import { type Schema, text } from '../../schema/schema.ts'
import { group } from './kinds.ts'

/** The directory, its publisher and its address. */
export const identity = {
  format: {
    type: 'integer',
    minimum: 1,
    maximum: 1,
    default: DEFAULTS.format,
    description: 'The version of the format of these files.',
  },
  namespace: {
    type: 'string',
    format: 'uuid',
    description: 'A UUID that no other directory has; ids are derived from it.',
  },
  title: { ...text('The name of the directory.'), examples: ['Services in Saltwick'] },
  description: {
    ...text('What the directory contains.'),
    examples: ['Clubs, advice and help in Saltwick and the villages around it.'],
  },
  publisher: group(
    {
      name: { ...text('Who publishes the directory.'), examples: ['Saltwick Community Trust'] },
      url: { type: 'string', format: 'uri', description: 'The web site of the publisher.' },
      email: {
        type: 'string',
        format: 'email',
        description: 'The email address for questions about the directory.',
      },
      identifier: {
        type: 'string',
        pattern: '^[A-Z]{2}-[A-Z]{2,}-[A-Za-z0-9][A-Za-z0-9./-]*$',
        wanted:
          'the register and the number in it as org-id.guide writes them, such as GB-CHC-1234567 for a charity',
        description:
          'The number of the publisher in a register, as https://org-id.guide writes it.',
        examples: ['GB-CHC-1234567'],
      },
    },
    'Who publishes the directory.',
  ),
  private_contact: {
    type: 'string',
    format: 'email',
    description:
      'Where editors write when something private was published. It is never published itself.',
  },
  licence: {
    type: 'string',
    format: 'uri',
    description: 'The licence under which the data may be used.',
  },
  data_guide: {
    type: 'string',
    format: 'uri',
    description: 'The address of a page that tells people who use the data how it is kept.',
  },
  base_url: {
    type: 'string',
    format: 'uri',
    pattern: '^https?://[^?#]+$',
    wanted: 'a web address without `?` and `#`',
    description: 'The public address of the feed.',
    examples: ['https://directory.example.org'],
  },
  repository: {
    type: 'string',
    format: 'uri',
    pattern: '^https://github\\.com/[\\w.-]+/[\\w.-]+/tree/[\\w.-]+(?:/[\\w.-]+)+$',
    wanted: 'the address of a folder on GitHub, with `/tree/` and the branch in it',
    description:
      'The address of this folder on GitHub, as a browser shows it. The form then reads the text of a record from there, for whoever asks to see it.',
    examples: ['https://github.com/saltwick/directory/tree/main/content'],
  },
} as const satisfies Readonly<Record<string, Schema>>
