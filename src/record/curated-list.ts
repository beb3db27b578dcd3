import type { Parsed } from './parsed.ts'
import { type Schema, text } from './schema/schema.ts'
import type { Typed } from './schema/typed.ts'
import { COLOUR } from './settings/schema/pages.ts'
import { createValidator } from './validate.ts'

/** A collection that the publisher curates: one file of lists/, with a page at `/find/lists/NAME`. */
export interface CuratedList {
  readonly slug: string
  readonly file: string
  readonly written: WrittenList
}

type AsWritten = Typed<typeof curatedListSchema>
type ListService = Exclude<NonNullable<AsWritten['services']>[number], string>

/** The same with every service as an object. */
export interface WrittenList extends Omit<AsWritten, 'services'> {
  readonly services?: readonly ListService[]
}

/** What a list says itself. With a `promise` its page is the front page of a directory of its own. */
export type ListTexts = Omit<NonNullable<AsWritten['translations']>[string], 'title'>

/** The texts that are pages of their own. */
export const STATEMENTS = ['contact', 'accessibility', 'privacy'] as const
export type StatementName = (typeof STATEMENTS)[number]

const CURATED_REF = '/record/list'

const texts = {
  title: { ...text('The heading of the page.'), examples: ['After a fall'] },
  intro: text('What the list is for, in Markdown.'),
  promise: {
    ...text(
      'The heading of a front page: with it the list is a directory of its own, with a search.',
    ),
    examples: ['Find help for your family'],
  },
  footer: text('The end of its pages, in Markdown, in place of that of the directory.'),
  contact: text('How people can reach those who keep it, in Markdown: a page of its own.'),
  accessibility: text('Its accessibility statement, in Markdown.'),
  privacy: text('Its privacy statement, in Markdown.'),
} as const

export const curatedListSchema = {
  $id: CURATED_REF,
  type: 'object',
  additionalProperties: false,
  required: ['title'],
  properties: {
    ...texts,
    services: {
      type: 'array',
      description: 'The services of the list, in their order.',
      items: {
        if: { type: 'string' },
        // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON Schema
        then: { type: 'string' },
        else: {
          type: 'object',
          additionalProperties: false,
          required: ['service'],
          short: 'service',
          properties: {
            service: text('The file of the service without its ending.'),
            note: text('What people of this list should know about it.'),
          },
        },
      },
    },
    topics: {
      type: 'array',
      description: 'Topics whose services are all in the list, those of narrower topics too.',
      items: { type: 'string', refers: 'term' },
    },
    area: { ...text('The file in areas/ that all of them serve.'), refers: 'area' },
    organization: { ...text('The organization that runs all of them.'), refers: 'organization' },
    colour: COLOUR,
    translations: {
      type: 'object',
      description: 'The texts in other languages of the pages.',
      additionalProperties: { type: 'object', additionalProperties: false, properties: texts },
    },
  },
} as const satisfies Schema

const validator = createValidator([curatedListSchema], { defaults: {}, isPrivate: () => false })

export function parseCuratedList(slug: string, file: string, content: string): Parsed<CuratedList> {
  const { value, diagnostics } = validator.parse<AsWritten>(CURATED_REF, file, content)
  if (!value) return { diagnostics }
  const services = (value.services ?? []).map((one) =>
    typeof one === 'string' ? { service: one } : one,
  )
  return { value: { slug, file, written: { ...value, services } }, diagnostics }
}
