import { WITHHELD } from '../schema/sensitive-fields.ts'
import { settingsSchema } from './settings-schema.ts'

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
    private_fields: [
      ...new Set([...WITHHELD, ...((written.private_fields ?? []) as readonly string[])]),
    ],
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
