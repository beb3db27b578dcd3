import { isObject } from '../../text/is-object.ts'
import { COUNTRIES } from '../../countries/countries.ts'
import { WITHHELD } from '../schema/sensitive-fields.ts'
import type { Typed } from '../schema/typed.ts'
import { DEFAULTS, type Defaults } from './defaults.ts'
import type { settingsSchema } from './settings-schema.ts'

/** The content of directory.yaml, with every default filled in. */
export interface Settings extends Typed<typeof settingsSchema, Defaults> {}

/** The content of directory.yaml before the defaults are filled in. */
export interface WrittenSettings extends Typed<typeof settingsSchema> {}

/** What the pages for people are, where there are any. */
type Pages = Exclude<Settings['pages'], 'off'>

/** What a publisher writes for the pages, in another language. */
export type PublisherTexts = NonNullable<Pages['translations']>[string]

/** An extension field, as `extensions:` in directory.yaml declares it. */
export type ExtensionField = Settings['extensions'][string][string]

/** The severity of each kind of personal detail that would be published. */
export type PrivacyLevels = Settings['privacy']
export type PrivacyLevel = PrivacyLevels['mobile_number']

/** Fills in the documented defaults. */
export function completeSettings(written: WrittenSettings): Settings {
  const countries = written.countries ?? DEFAULTS.countries
  const { location, address } = DEFAULTS.defaults
  const all = complete(written, {
    ...DEFAULTS,
    defaults: {
      location,
      address: { ...address, country: countries[0] },
      cost_option: { currency: COUNTRIES[countries[0]!].currency },
    },
  }) as Settings
  const base_url = written.base_url?.replace(/(?<!\/)\/+$/, '')
  const { default: perPage, maximum } = all.per_page
  return {
    ...all,
    ...(base_url && { base_url }),
    per_page: { default: Math.min(perPage, maximum), maximum },
    private_fields: [...new Set([...WITHHELD, ...all.private_fields])],
  }
}

/** A value, or its default; of a group the same for each of its keys. */
function complete(written: unknown, byDefault: unknown): unknown {
  if (!isObject(byDefault) || (written !== undefined && !isObject(written)))
    return written ?? byDefault
  const filled = Object.entries(byDefault).map(([key, value]) => [
    key,
    complete(written?.[key], value),
  ])
  return { ...written, ...(Object.fromEntries(filled) as object) }
}
