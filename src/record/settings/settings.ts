import { COUNTRIES, type Country } from '../../countries/countries.ts'
import type { BankHolidayArea } from '../../countries/gb/bank-holidays.ts'
import type { Language } from '../../messages/languages.ts'
import { WITHHELD } from '../schema/sensitive-fields.ts'
import { DEFAULTS } from './defaults.ts'

/** An extension field, as `extensions:` in directory.yaml declares it. */
export interface ExtensionField {
  readonly type: 'string' | 'number' | 'integer' | 'boolean'
  readonly title?: string
  readonly description?: string
  readonly format?: string
  readonly enum?: readonly string[]
}

/** The severity of a personal detail that would be published. */
export type PrivacyLevel = 'error' | 'warning' | 'off'

/** The severity of each kind of personal detail. */
export type PrivacyLevels = Readonly<Record<'mobile_number' | 'personal_email', PrivacyLevel>>

/** The content of directory.yaml, with every default filled in. */
export interface Settings {
  readonly format: 1
  /** The UUID from which ids are derived. */
  readonly namespace: string
  readonly title: string
  readonly description?: string
  readonly publisher?: {
    readonly name?: string
    readonly url?: string
    readonly email?: string
    /** Such as `GB-CHC-1234567`: the list and the number in it (https://org-id.guide). */
    readonly identifier?: string
  }
  /** Where editors write when something private was published. In no document and on no page. */
  readonly private_contact?: string
  readonly licence?: string
  /** The address of a page about the data, for those who use it. */
  readonly data_guide?: string
  /** The public address of the feed, without a trailing slash. */
  readonly base_url?: string
  /** The address of the content folder on GitHub, such as `https://github.com/saltwick/directory/tree/main/content`. */
  readonly repository?: string
  readonly timezone: string
  readonly language: string
  /** The languages of pages. Without it they are in that of the texts. */
  readonly languages?: readonly Language[]
  readonly countries: readonly Country[]
  /** Days on which every service is closed, or open at other times: lines such as `closed 25 Dec to 1 Jan`. */
  readonly exceptions?: readonly string[]
  /** What stands on every page until a last day, as YYYY-MM-DD; in other languages than that of the records by their codes. */
  readonly notice?: { readonly text: string; readonly until?: string } & {
    readonly [L in Language]?: string
  }
  /** Whose bank holidays count where a place does not say it. */
  readonly bank_holidays?: BankHolidayArea
  /** Calendars of school terms by name, each a list of lines such as `2026-09-02 to 2026-10-23`. */
  readonly school_terms?: Readonly<Record<string, readonly string[]>>
  readonly per_page: { readonly default: number; readonly maximum: number }
  readonly coverage: {
    readonly unknown: 'include' | 'exclude'
    readonly virtual_places: 'include' | 'exclude'
  }
  readonly postcodes: { readonly areas: 'auto' | 'all' | readonly string[] }
  /** Groups of words for the same thing (search/write/synonyms.ts). */
  readonly synonyms: readonly string[]
  /** True when searches also use the list for Britain. */
  readonly british_synonyms: boolean
  /** Help that cannot wait (search/urgent/). */
  readonly urgent: readonly {
    readonly name: string
    readonly telephone: string
    readonly sentence: string
    readonly words: readonly string[]
    readonly source?: string
    readonly read?: string
  }[]
  /** True when the list for Britain is published too. */
  readonly british_urgent: boolean
  /** Changes of lines of that list, by their keys. */
  readonly urgent_lines: Readonly<Record<string, 'off' | Partial<LineChange>>>
  readonly details: 'static' | 'edge'
  /** How often in 30 days a day that has come may publish the site again. */
  readonly publish: { readonly due: number }
  /** The pages for people. `colour` is `#rrggbb`. */
  readonly pages:
    | 'off'
    | {
        readonly colour: string
        /** The heading of the front page. */
        readonly promise?: string
        /** The taxonomies that pages show, by their slugs, in this order; all when absent. */
        readonly topics?: readonly string[]
        /** Whom to ask, and when somebody answers. */
        readonly telephone?: string
        readonly hours?: string
        /** Statements in place of ours, in Markdown. */
        readonly accessibility?: string
        readonly privacy?: string
        /** Texts in other languages. */
        readonly translations?: Readonly<Partial<Record<Language, PublisherTexts>>>
        /** Texts in Markdown: on the front page, at the end of every page, and on how to reach the publisher. */
        readonly intro?: string
        readonly footer?: string
        readonly contact?: string
        /** Files in content/public/. */
        readonly css?: string
        readonly logo?: string
        /** A domain of the site whose first address leads to the pages. */
        readonly domain?: string
        /** Topics, by their slugs, whose pages can be left at once, or all pages; and where to. */
        readonly quick_exit?: {
          readonly topics?: readonly string[]
          readonly everywhere?: boolean
          readonly to?: string
        }
        /** True when there is a page on the quality of the records. */
        readonly quality: boolean
        /**
         * The repository on GitHub, as `owner/name`, to which people without an account may send changes; or that with the
         * records, and a private one that gets the changes.
         */
        readonly proposals?: string | { readonly records: string; readonly sent_to: string }
        /** The App on GitHub with which members sign in, and the repository with the records, as `owner/name`. */
        readonly members?: {
          readonly client_id: string
          readonly repository: string
          /** The slugs of organizations, by the accounts of those who care for them. */
          readonly care?: Readonly<Record<string, readonly string[]>>
        }
        /** The address of a tile with `{z}`, `{x}` and `{y}`, and whose map it is, in Markdown. */
        readonly map: 'off' | { readonly tiles: string; readonly attribution: string }
      }
  readonly defaults: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly private_fields: readonly string[]
  readonly privacy: PrivacyLevels
  readonly extensions: Readonly<Record<string, Readonly<Record<string, ExtensionField>>>>
}

/** What a publisher writes for the pages, in another language. */
export type PublisherTexts = Readonly<
  Partial<
    Record<
      'title' | 'promise' | 'intro' | 'footer' | 'contact' | 'accessibility' | 'privacy' | 'hours',
      string
    >
  >
>

/** The fields of a line of urgent help that a publisher can change. `cy` is the name and the sentence in Welsh. */
export interface LineChange {
  readonly name: string
  readonly sentence: string
  readonly call: string
  readonly text: string
  readonly web: string
  readonly hours: readonly string[]
  readonly source: string
  readonly read: string
  readonly cy: { readonly name: string; readonly sentence: string }
}

/** The namespace of every directory that has none of its own. Two such directories can derive the same id. */
export const SHARED_NAMESPACE = 'b5c3a0f8-7f5e-5d0e-9a44-3f6b0c1d2e4a'

/** The namespace of the example town. Whoever replaces its records starts a new directory. */
export const EXAMPLE_NAMESPACE = 'e25d4509-a940-443f-b032-3e61a3d4c98c'

/** The content of directory.yaml before the defaults are filled in. */
export type WrittenSettings = { readonly title: string } & {
  readonly [K in Exclude<keyof Settings, 'title'>]?: Settings[K] extends object
    ? Partial<Settings[K]>
    : Settings[K]
}

/** Fills in the documented defaults. */
export function completeSettings(written: WrittenSettings): Settings {
  const countries = (written.countries ?? DEFAULTS.countries) as Settings['countries']
  const own = (written.defaults ?? {}) as Record<string, Record<string, unknown>>
  const per_page = { ...DEFAULTS.per_page, ...written.per_page } as Settings['per_page']
  const base_url = written.base_url?.replace(/(?<!\/)\/+$/, '')
  return {
    ...written,
    ...(base_url && { base_url }),
    format: 1,
    namespace: written.namespace ?? SHARED_NAMESPACE,
    timezone: written.timezone ?? DEFAULTS.timezone,
    language: written.language ?? DEFAULTS.language,
    countries,
    per_page: { default: Math.min(per_page.default, per_page.maximum), maximum: per_page.maximum },
    coverage: { ...DEFAULTS.coverage, ...written.coverage },
    postcodes: { ...DEFAULTS.postcodes, ...written.postcodes },
    synonyms: written.synonyms ?? DEFAULTS.synonyms,
    british_synonyms: written.british_synonyms ?? DEFAULTS.british_synonyms,
    urgent: written.urgent ?? DEFAULTS.urgent,
    british_urgent: written.british_urgent ?? DEFAULTS.british_urgent,
    urgent_lines: written.urgent_lines ?? {},
    details: written.details ?? DEFAULTS.details,
    publish: { ...DEFAULTS.publish, ...written.publish },
    pages:
      written.pages === 'off'
        ? 'off'
        : { ...PAGES, ...written.pages, map: mapOf(written.pages?.map) },
    defaults: {
      ...own,
      location: { ...DEFAULTS.defaults.location, ...own.location },
      address: { ...DEFAULTS.defaults.address, country: countries[0], ...own.address },
      cost_option: { currency: COUNTRIES[countries[0]!].currency, ...own.cost_option },
    },
    private_fields: [
      ...new Set([...WITHHELD, ...((written.private_fields ?? []) as readonly string[])]),
    ],
    privacy: { ...DEFAULTS.privacy, ...written.privacy },
    extensions: written.extensions ?? {},
  } as Settings
}

const mapOf = (written: WrittenMap) => (written === 'off' ? 'off' : { ...MAP, ...written })
type WrittenMap = 'off' | Readonly<Record<string, string>> | undefined

/** The defaults of `pages`, which may be a word in place of a group. */
const PAGES = { colour: '#0b5d66', quality: true }

/** The map of OpenStreetMap, whose terms ask for this attribution (https://operations.osmfoundation.org/policies/tiles/). */
const MAP = {
  tiles: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© [OpenStreetMap contributors](https://www.openstreetmap.org/copyright)',
}
