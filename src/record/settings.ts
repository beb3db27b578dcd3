import { type EntityName, entities, fieldsOf } from '../hsds/entities.ts'
import { type Schema, recordSchema } from './schema.ts'

/** A field of the publisher's own, as `extensions:` in directory.yaml declares it. */
export interface ExtensionField {
  readonly type: 'string' | 'number' | 'integer' | 'boolean'
  readonly title?: string
  readonly description?: string
  readonly format?: string
  readonly enum?: readonly string[]
}

/** How grave it is that a personal detail would be published. */
export type PrivacyLevel = 'error' | 'warning' | 'off'

/** What directory.yaml says about the feed as a whole, with every default filled in. */
export interface Settings {
  readonly format: 1
  /** The UUID on which derived ids hang. */
  readonly namespace: string
  readonly title: string
  readonly description?: string
  readonly publisher?: { readonly name?: string; readonly url?: string; readonly email?: string }
  readonly licence?: string
  /** The public address of the feed, without a slash at its end. */
  readonly base_url?: string
  readonly timezone: string
  readonly language: string
  readonly countries: readonly ('GB' | 'US')[]
  readonly per_page: { readonly default: number; readonly maximum: number }
  readonly coverage: {
    readonly unknown: 'include' | 'exclude'
    readonly virtual_places: 'include' | 'exclude'
  }
  readonly postcodes: { readonly areas: 'auto' | 'all' | readonly string[] }
  readonly details: 'static' | 'edge'
  readonly defaults: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly private_fields: readonly string[]
  readonly privacy: { readonly mobile_number: PrivacyLevel; readonly personal_email: PrivacyLevel }
  readonly extensions: Readonly<Record<string, Readonly<Record<string, ExtensionField>>>>
}

/** The namespace of a directory that has none of its own; two such directories can derive the same id. */
export const SHARED_NAMESPACE = 'b5c3a0f8-7f5e-5d0e-9a44-3f6b0c1d2e4a'

const text = (description: string): Schema => ({ type: 'string', description })
const choice = (values: readonly string[], description: string): Schema => ({
  type: 'string',
  enum: values,
  description,
})
const group = (properties: Record<string, Schema>, description: string): Schema => ({
  type: 'object',
  additionalProperties: false,
  properties,
  description,
})
const whole = (minimum: number, maximum: number, description: string): Schema => ({
  type: 'integer',
  minimum,
  maximum,
  description,
})

const privacyLevel = (what: string): Schema => ({
  ...choice(
    ['error', 'warning', 'off'],
    `Whether ${what} stop publication, are only told, or are left alone. A preview stops at a warning.`,
  ),
  default: 'warning',
})

const EXTENSION_FIELD: Schema = {
  ...group(
    {
      type: choice(['string', 'number', 'integer', 'boolean'], 'What its values are.'),
      title: text('Its name for people.'),
      description: text('What it means.'),
      format: choice(
        ['uri', 'email', 'date', 'time', 'date-time', 'uuid'],
        'How its text is written.',
      ),
      enum: { type: 'array', items: { type: 'string' }, description: 'The only values allowed.' },
    },
    'One field.',
  ),
  required: ['type'],
}

export const SETTINGS_REF = '/record/directory'

/** Every key of directory.yaml, with its default where it has one. */
export const settingsSchema: Schema = {
  $id: SETTINGS_REF,
  type: 'object',
  additionalProperties: false,
  required: ['title'],
  properties: {
    format: {
      type: 'integer',
      minimum: 1,
      maximum: 1,
      default: 1,
      description: 'The edition of these files.',
    },
    namespace: {
      type: 'string',
      format: 'uuid',
      description: 'A UUID of this directory alone; ids are derived from it.',
    },
    title: text('The name of the directory.'),
    description: text('What the directory holds.'),
    publisher: group(
      {
        name: text('Who publishes the directory.'),
        url: { type: 'string', format: 'uri', description: 'The web site of the publisher.' },
        email: {
          type: 'string',
          format: 'email',
          description: 'Where to write about the directory.',
        },
      },
      'Who publishes the directory.',
    ),
    licence: {
      type: 'string',
      format: 'uri',
      description: 'The licence under which the data may be used.',
    },
    base_url: {
      type: 'string',
      format: 'uri',
      pattern: '^https?://[^?#]+$',
      description: 'The public address of the feed.',
    },
    timezone: {
      ...text('The time zone of all times, as the tz database names it.'),
      default: 'Europe/London',
    },
    language: { ...text('The language of the texts.'), default: 'en' },
    countries: {
      type: 'array',
      minItems: 1,
      items: { type: 'string', enum: ['GB', 'US'] },
      default: ['GB'],
      description:
        'The countries whose postcodes are understood; the first is that of an address that names none.',
    },
    per_page: group(
      {
        default: {
          ...whole(1, 10_000, 'Items on a page when nobody asks for a number.'),
          default: 50,
        },
        maximum: { ...whole(1, 10_000, 'The most items that a page can have.'), default: 200 },
      },
      'The size of the pages of lists.',
    ),
    coverage: group(
      {
        unknown: {
          ...choice(['include', 'exclude'], 'Services whose area cannot be judged.'),
          default: 'include',
        },
        virtual_places: {
          ...choice(['include', 'exclude'], 'Places on the web, near a postcode.'),
          default: 'exclude',
        },
      },
      'What an answer about a postcode holds.',
    ),
    postcodes: group(
      {
        areas: {
          if: { type: 'string' },
          // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON Schema
          then: { type: 'string', enum: ['auto', 'all'] },
          else: { type: 'array', items: { type: 'string' } },
          default: 'auto',
          description:
            'Which postcode areas are published: those near the directory, all, or a list such as [BS, BA].',
        },
      },
      'The postcode files of content/postcodes.',
    ),
    details: {
      ...choice(['static', 'edge'], 'Who serves single records on Netlify.'),
      default: 'static',
    },
    defaults: {
      ...group(
        Object.fromEntries(
          (Object.keys(entities) as EntityName[]).map((entity) => [entity, defaultsOf(entity)]),
        ),
        'Values for fields that records leave out, by entity.',
      ),
      default: { location: { location_type: 'physical' }, address: { address_type: 'physical' } },
    },
    private_fields: {
      type: 'array',
      items: { type: 'string' },
      default: ['service.assurer_email'],
      description:
        'Fields that are never published, as entity.field. A list of your own takes the place of the usual one, so keep service.assurer_email in it.',
    },
    privacy: group(
      {
        mobile_number: privacyLevel('mobile numbers'),
        personal_email: privacyLevel('email addresses that look like a person’s'),
      },
      'What becomes of personal details that no `public:` allows.',
    ),
    extensions: {
      type: 'object',
      description: 'Fields of your own, by namespace.',
      additionalProperties: { type: 'object', additionalProperties: EXTENSION_FIELD },
    },
  },
}

/** Plain fields of an entity as records write them, each of which may have a default. */
function defaultsOf(entity: EntityName): Schema {
  const plain = Object.entries(recordSchema(entity).properties ?? {}).filter(
    ([name, { type }]) =>
      (type === 'string' || type === 'number' || type === 'integer') &&
      Object.hasOwn(fieldsOf(entity), name) &&
      name !== 'id',
  )
  return group(Object.fromEntries(plain), `Values for ${entity} records.`)
}

/** What directory.yaml holds once it is read and before the defaults are filled in. */
export type WrittenSettings = { readonly title: string } & {
  readonly [K in Exclude<keyof Settings, 'title'>]?: Settings[K] extends object
    ? Partial<Settings[K]>
    : Settings[K]
}

const schemaDefault = (key: string, inner?: string): unknown => {
  const schema = settingsSchema.properties?.[key]
  return (inner ? schema?.properties?.[inner] : schema)?.default
}

/** Fills in the documented defaults. */
export function completeSettings(written: WrittenSettings): Settings {
  const countries = (written.countries ?? schemaDefault('countries')) as Settings['countries']
  const builtIn = schemaDefault('defaults') as Record<string, Record<string, unknown>>
  const own = (written.defaults ?? {}) as Record<string, Record<string, unknown>>
  const per_page = {
    default: schemaDefault('per_page', 'default'),
    maximum: schemaDefault('per_page', 'maximum'),
    ...written.per_page,
  } as Settings['per_page']
  const base_url = written.base_url?.replace(/\/+$/, '')
  return {
    ...written,
    ...(base_url && { base_url }),
    format: 1,
    namespace: written.namespace ?? SHARED_NAMESPACE,
    timezone: written.timezone ?? (schemaDefault('timezone') as string),
    language: written.language ?? (schemaDefault('language') as string),
    countries,
    per_page: { default: Math.min(per_page.default, per_page.maximum), maximum: per_page.maximum },
    coverage: {
      unknown: schemaDefault('coverage', 'unknown'),
      virtual_places: schemaDefault('coverage', 'virtual_places'),
      ...written.coverage,
    } as Settings['coverage'],
    postcodes: {
      areas: schemaDefault('postcodes', 'areas'),
      ...written.postcodes,
    } as Settings['postcodes'],
    details: written.details ?? (schemaDefault('details') as 'static'),
    defaults: {
      ...own,
      location: { ...builtIn.location, ...own.location },
      address: { ...builtIn.address, country: countries[0], ...own.address },
    },
    private_fields: (written.private_fields ??
      schemaDefault('private_fields')) as readonly string[],
    privacy: {
      mobile_number: schemaDefault('privacy', 'mobile_number'),
      personal_email: schemaDefault('privacy', 'personal_email'),
      ...written.privacy,
    } as Settings['privacy'],
    extensions: (written.extensions ?? {}) as Settings['extensions'],
  } as Settings
}

/** The settings of a preview: it is public, and often nobody has looked at it yet, so what is private stops it. */
export function forPreview(settings: Settings): Settings {
  const strict = (level: PrivacyLevel) => (level === 'warning' ? 'error' : level)
  const { mobile_number, personal_email } = settings.privacy
  const privacy = { mobile_number: strict(mobile_number), personal_email: strict(personal_email) }
  return { ...settings, privacy }
}
