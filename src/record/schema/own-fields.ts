import type { EntityName } from '../../hsds/entities.ts'
import { GSS_CODE } from '../../hsds/patterns.ts'
import {
  type OwnField,
  choices,
  flag,
  many,
  text,
  textOrOne,
  texts,
  textsOrMany,
  translationsOf,
} from './own-field.ts'
import { day, exceptions, hours, scheduleLimits, schoolTerms } from './own-times.ts'

const serviceAreas = (options: { readonly complete?: number } = {}) =>
  textsOrMany('service_area', 'Areas: postcodes, files of areas/, codes, nations, or words.', {
    aliases: 'area areas catchment coverage postcodes',
    refers: 'anyArea',
    normalise: 'area',
    help: 'Each entry is a postcode or its beginning (`BS3`), a file of `areas/`, a code such as `E06000023`, a nation, or words of your own that start with a capital letter. If the service is for everybody, leave it out.',
    change: 'own',
    ...options,
  })

const taxonomyTerms = (options: { readonly complete?: number; readonly change?: 'own' } = {}) =>
  texts('Terms that describe it, by their `slug`.', {
    aliases: 'category categories tags tag topics keywords type types terms',
    refers: 'term',
    shortFor: 'attributes',
    help: 'Each by its `slug`, as in `[food, older-people]`. If two taxonomies have the same slug, write `taxonomy/slug`.',
    ...options,
  })

const draft = () => flag('The record is checked but not published.', { change: 'silent' })

const lastModified = () =>
  text('When it last changed.', { format: 'date-time', label: 'date of its last change' })

const slug = (description: string, example: string) =>
  text(description, { format: 'slug', examples: [example], change: 'own' })

/** What people read of a record on pages, in the languages of these. The feed has none of it. */
const translations = <const F extends readonly string[]>(...fields: F) =>
  translationsOf(fields, 'Its texts in another language, for the pages in that language.', {
    label: 'text in another language',
    help: 'The language, below it the fields: `cy:`, then `name: …` and `description: …`, each two spaces further in. What is left out is shown as it is written above. The feed does not change.',
  })

/** Fields of every object. */
export const everywhere = {
  extensions: {
    type: 'object',
    description: 'Fields of your own, by namespace.',
    label: 'field of our own',
  },
  public: choices(
    ['email', 'phones'],
    'Personal details that may be published, because the person agreed.',
    {
      label: 'list of what may be published',
      help: '`phones`: mobile numbers may be published. `email`: so may addresses that look like a person’s. It applies to the part of the record that it is in.',
    },
  ),
  private: {
    type: 'object',
    description: 'Notes that are never published, whatever they hold.',
    help: 'Any fields and notes, in any part of a record.',
  },
} as const satisfies Readonly<Record<string, OwnField>>

/** The short form of `attributes`, wherever the standard has these. */
export const tagged = { taxonomy_terms: taxonomyTerms() }

/** Fields that the standard does not have, or that are written in another form than it publishes. */
export const ownFields = {
  service: {
    taxonomy_terms: taxonomyTerms({ complete: 9, change: 'own' }),
    organization: textOrOne(
      'organization',
      'The organization that offers the service: the name of its file, without .yaml.',
      {
        required: true,
        aliases: 'provider run_by charity group company',
        refers: 'organization',
        help: 'Its file name in `organizations/`, without `.yaml`. An organization that only this service has can be written here in full, with its `name` and `description`.',
        change: 'own',
      },
    ),
    program: text('A programme of that organization, by its `slug`.', {
      refers: 'program',
      change: 'own',
    }),
    locations: many(
      'service_at_location',
      'The places of the service: names of their files, without .yaml, or objects for what is true there only.',
      {
        aliases: 'venue venues place places where',
        help: 'File names in `locations/`, without `.yaml`: `[village-hall]`. For what is true at one place only, write the entry as `location:` with `schedules`, `phones` and so on.',
        complete: 7,
        change: 'own',
      },
    ),
    service_areas: serviceAreas({ complete: 8 }),
    hours: hours(),
    exceptions: exceptions('the service'),
    visible_from: day('The first day on which it is published.', {
      label: 'first day',
      help: 'Until then it is in no list and on no page. In a public repository everybody can read it.',
    }),
    visible_until: day('The last day on which it is published as open.', {
      label: 'last day',
      help: 'After it the service is closed. A `visible_from` that is later is the day on which it is back.',
    }),
    reopens: day('The day on which it opens again, beside `status: temporarily closed`.', {
      label: 'day on which it reopens',
    }),
    alert_until: day('The last day of its `alert`.', { label: 'last day of the alert' }),
    school_terms: schoolTerms(),
    translations: translations(
      'name',
      'alternate_name',
      'description',
      'alert',
      'fees_description',
      'eligibility_description',
      'application_process',
      'wait_time',
      'interpretation_services',
    ),
    draft: draft(),
  },
  service_at_location: {
    taxonomy_terms: taxonomyTerms({ change: 'own' }),
    location: textOrOne('location', 'The place: the name of its file, without .yaml.', {
      required: true,
      short: true,
      main: true,
      aliases: 'venue place where',
      refers: 'location',
      help: 'Its file name in `locations/`, without `.yaml`. A place that only this service has can be written here in full.',
      change: 'own',
    }),
    service_areas: serviceAreas(),
    hours: hours(),
    exceptions: exceptions('the service at this place'),
    school_terms: schoolTerms(),
  },
  service_area: {
    postcodes: texts('Postcodes, or their first parts.', {
      normalise: 'postcode-part',
      examples: ['BS3', 'BS3 4', 'BS3 1AB'],
      suggest: true,
    }),
    area: text('The name of a file in areas/.', { refers: 'area', examples: ['old-town'] }),
    code: text('A code of the Government Statistical Service.', {
      ...GSS_CODE,
      examples: ['E06000023', 'E92000001'],
      suggest: true,
    }),
  },
  organization: {
    parent_organization: text(
      'The organization that this one is part of: the name of its file, without .yaml.',
      { aliases: 'parent part_of', refers: 'organization', change: 'own' },
    ),
    translations: translations('name', 'alternate_name', 'description'),
    last_modified: lastModified(),
    draft: draft(),
  },
  schedule: scheduleLimits,
  location: {
    exceptions: exceptions('the place'),
    organization: text(
      'The organization that runs the place: the name of its file, without .yaml.',
      {
        aliases: 'provider run_by charity group company',
        refers: 'organization',
        change: 'own',
      },
    ),
    translations: translations('name', 'description', 'transportation'),
    last_modified: lastModified(),
    confidential: flag('The exact address is not published.', {
      help: 'Only the town, the first part of the postcode and a point within a kilometre are published. Searches near a postcode do not find the place.',
      change: 'own',
    }),
    draft: draft(),
  },
  program: {
    slug: slug('The name by which services refer to it.', 'good-neighbours'),
  },
  taxonomy: {
    translations: translations('name'),
    terms: many('taxonomy_term', 'Its terms, as a tree.', {
      aliases: 'children subterms narrower',
      complete: 2,
      change: 'own',
    }),
  },
  taxonomy_term: {
    slug: {
      ...slug('The name by which other records refer to the term.', 'lunch-clubs'),
      required: true,
    },
    alternate_names: texts(
      'Other words by which people search for the term. They are not published.',
      {
        aliases: 'alternate_name other_names synonyms also_known_as aka',
        examples: ['lunch group'],
        help: 'One word or phrase each: a search for it finds the services with this term.',
      },
    ),
    translations: translations('name', 'description'),
    terms: many('taxonomy_term', 'The narrower terms below this one.', {
      aliases: 'children subterms narrower',
      change: 'own',
    }),
  },
  attribute: {
    taxonomy_term: text('The term, by its `slug`.', { required: true, refers: 'term' }),
  },
} as const satisfies { readonly [E in EntityName]?: Readonly<Record<string, OwnField>> }
