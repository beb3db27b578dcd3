import { DEFAULTS } from '../defaults.ts'
import { type Schema, text } from '../../schema/schema.ts'
import { each, group } from './kinds.ts'

/** A file in content/public. */
const PUBLIC_NAME = {
  type: 'string',
  pattern: '^[a-z0-9_][a-z0-9_./-]*\\.[a-z0-9]+$',
  wanted: 'the name of a file in content/public, such as logo.svg',
} as const

/** A path of this site, or an address with https, with the three numbers of a tile. */
const TILES =
  '^(?:https://[a-z0-9.-]+(?::[0-9]+)?)?/(?=.*\\{z\\})(?=.*\\{x\\})(?=.*\\{y\\})[^\\s"<>;,]*$'

/** What a publisher writes for the pages in each of their languages. */
const TRANSLATED = [
  'title',
  'promise',
  'intro',
  'footer',
  'contact',
  'accessibility',
  'privacy',
  'hours',
] as const

const repository = (description: string) =>
  ({
    type: 'string',
    pattern: '^[A-Za-z0-9][A-Za-z0-9-]{0,38}/(?!\\.{1,2}$)[A-Za-z0-9._-]{1,100}$',
    wanted: 'a repository on GitHub, such as our-town/directory',
    examples: ['our-town/directory'],
    description,
  }) as const

export const COLOUR = {
  type: 'string',
  pattern: '^#[0-9a-fA-F]{6}$',
  wanted: 'a colour as "#" and six digits from 0 to f, in quotes',
  examples: ['#0b5394'],
  description: 'The colour of links and buttons.',
} as const

/** The pages for people. */
export const pages = {
  pages: {
    if: { type: 'string' },
    // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON Schema
    then: { type: 'string', enum: ['off'] },
    else: group(
      {
        colour: COLOUR,
        promise: {
          ...text('The heading of the front page.'),
          examples: ['Find help and things to do in Saltwick'],
        },
        topics: {
          type: 'array',
          items: { type: 'string', examples: ['needs'] },
          description:
            'The taxonomies that the front page and the page of topics show, in this order.',
        },
        intro: {
          ...text('A text for the front page, in Markdown.'),
          examples: ['Ring **01632 960123** if you would rather talk to somebody.'],
        },
        footer: {
          ...text('A text for the end of every page, in Markdown.'),
          examples: ['Saltwick Community Trust is a registered charity.'],
        },
        contact: {
          ...text('How people can reach you, in Markdown: a page of its own.'),
          examples: ['Ring 01632 960123, or come to the library on Thursdays.'],
        },
        accessibility: text('Your accessibility statement, in Markdown, in place of ours.'),
        privacy: text('Your privacy statement, in Markdown, in place of ours.'),
        telephone: {
          ...text('A number that people can ring when they find nothing.'),
          examples: ['01632 960123'],
        },
        hours: {
          ...text('When somebody answers it.'),
          examples: ['Monday to Friday, 9am to 4pm'],
        },
        translations: {
          type: 'object',
          description: 'These texts, and the title, in the other languages of the pages.',
          additionalProperties: {
            type: 'object',
            additionalProperties: false,
            properties: each(TRANSLATED, (name) =>
              text(`The text of \`${name}\` in this language.`),
            ),
          },
        },
        logo: {
          ...PUBLIC_NAME,
          examples: ['logo.svg'],
          description: 'A picture in content/public that stands at the top of every page.',
        },
        css: {
          ...PUBLIC_NAME,
          examples: ['town.css'],
          description: 'A style sheet in content/public that follows ours on every page.',
        },
        domain: {
          type: 'string',
          pattern: '^(?=.{4,253}$)[a-z0-9-]+(?:\\.[a-z0-9-]+)+$',
          wanted: 'the name of a domain, such as find.saltwick.example.org',
          examples: ['find.saltwick.example.org'],
          description: 'A second domain of the site, whose first address leads to the pages.',
        },
        quality: {
          type: 'boolean',
          default: DEFAULTS.pages.quality,
          description: 'Whether a page shows your team how good the records are.',
        },
        proposals: {
          if: { type: 'string' },
          // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON Schema
          then: repository('The repository that has the records, and gets the changes.'),
          else: {
            ...group(
              {
                records: repository('The public repository, which has the records.'),
                sent_to: repository('The private repository that gets the changes.'),
              },
              'Two repositories.',
            ),
            required: ['records', 'sent_to'],
          },
          description:
            'Where people without an account may send changes with the form: the repository on GitHub with the records, or a private one beside it.',
        },
        members: {
          ...group(
            {
              client_id: {
                type: 'string',
                pattern: '^Iv[A-Za-z0-9._-]{10,60}$',
                wanted: 'the Client ID on the page of your GitHub App, which begins with Iv',
                examples: ['Iv23liabcdefghij1234'],
                description: 'The Client ID of your GitHub App.',
              },
              repository: repository('The repository that has the records.'),
              care: {
                type: 'object',
                additionalProperties: {
                  type: 'array',
                  items: { type: 'string', examples: ['acorn-trust'], suggest: true },
                },
                description:
                  'The organizations that a member cares for, by their slugs, below the name of the account on GitHub. None with a confidential place.',
              },
            },
            'Lets members of your repository sign in on the form, and send changes under their own name.',
          ),
          required: ['client_id', 'repository'],
        },
        quick_exit: group(
          {
            topics: {
              type: 'array',
              items: { type: 'string', examples: ['domestic-abuse'], suggest: true },
              description:
                'Topics whose pages, records and results people can leave at once. Topics below them count too.',
            },
            everywhere: {
              type: 'boolean',
              default: false,
              description: 'Whether all pages can be left at once.',
            },
            to: {
              type: 'string',
              format: 'uri',
              examples: ['https://www.bbc.co.uk/weather'],
              description: 'The web address that it leads to.',
            },
          },
          'A button that leaves a page at once.',
        ),
        map: {
          if: { type: 'string' },
          // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON Schema
          then: { type: 'string', enum: ['off'] },
          else: group(
            {
              tiles: {
                type: 'string',
                pattern: TILES,
                wanted: 'a web address with `{z}`, `{x}` and `{y}`',
                examples: ['https://tile.openstreetmap.org/{z}/{x}/{y}.png'],
                description: 'Where the pictures of the map come from.',
              },
              attribution: {
                ...text('Whose map it is, in Markdown.'),
                examples: ['© [OpenStreetMap](https://www.openstreetmap.org/copyright)'],
              },
            },
            'Whose map is shown.',
          ),
          description: 'The map that people can open: whose it is, or off.',
        },
      },
      'How they look.',
    ),
    description: 'The pages for people below /find: how they look, or off.',
  },
} as const satisfies Readonly<Record<string, Schema>>
