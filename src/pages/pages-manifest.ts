import { prefixOf } from './address.ts'
import type { AssetName } from './layout/assets.ts'
import type { QuickExit } from './layout/quick-exit.ts'
import type { Look } from './layout/style/look.ts'
import type { Link } from './layout/layout.ts'
import { Html } from './layout/html.ts'
import type { ListFrame } from './layout/list-frame.ts'
import type { PrivateKind } from '../privacy/find-private.ts'
import type { PublisherTexts, Settings } from '../record/settings/settings.ts'
import type { Attribution, Members, PageContext } from './page-context.ts'
import type { Language } from '../messages/languages.ts'
import { type Replacing, messagesIn } from '../messages/messages.ts'

/** What the search page at the edge must know about the other pages. */
export interface PagesManifest extends Look {
  /** The languages of pages, the first at `/find`. */
  readonly languages: readonly Language[]
  /** The language of the texts of records. */
  readonly contentLanguage: string
  readonly directory: PageContext['directory']
  /** True when there is a page of help that cannot wait. */
  readonly hasUrgent: boolean
  /** The words of the publisher's own lines of help, by the ids of their needs; absent without any. */
  readonly urgentWords?: Readonly<Record<string, readonly string[]>>
  /** How pages are left at once; absent where the settings say nothing of it. */
  readonly quickExit?: QuickExit
  /** The address of the style sheet. */
  readonly style: string
  /** True when there is a page that says how to reach the publisher. */
  readonly hasContact: boolean
  /** The pages that the publisher has written. */
  readonly own: readonly Link[]
  /** The tiles of the map, and whose they are; absent when there is no map. */
  readonly map?: { readonly tiles: string; readonly attribution: string }
  /** The addresses of scripts and of what they load. */
  readonly assets?: Readonly<Record<AssetName, string>>
  /** Where suggestions of people without an account go; absent when they cannot send any. */
  readonly proposals?: ProposalsManifest
  /** How members sign in; absent when they cannot. */
  readonly members?: Members
  /** The address of the content folder on GitHub. */
  readonly repository?: string
  /** What the publisher has written for the end of every page, as HTML. */
  readonly footer?: string
  /** What the publisher writes for the frame of pages, in each language: `footer` as HTML. */
  readonly said?: Readonly<
    Partial<Record<Language, Pick<PublisherTexts, 'title' | 'promise' | 'footer' | 'hours'>>>
  >
  /** A number that people can ring when they find nothing. */
  readonly telephone?: string
  /** Sentences that the publisher says in other words. */
  readonly replaced?: readonly Replacing[]
  /** What stands on every page for now, by the languages that it is in. */
  readonly notice?: Readonly<Partial<Record<Language, string>>>
  /** The address of the publisher's style sheet. */
  readonly css?: string
  /** Whom the sources of imported records ask to name. */
  readonly sources?: readonly Attribution[]
  /** The address of the publisher's logo. */
  readonly logo?: string
  /** The curated lists that have a colour or texts of their own, by their slugs. */
  readonly lists?: Readonly<Record<string, ListFrame>>
  /** A domain of the site whose first address leads to the pages. */
  readonly domain?: string
}

/** How suggestions become pull requests. */
export interface ProposalsManifest {
  /** The repository on GitHub with the records, as `owner/name`. */
  readonly repository: string
  /** The private repository that gets them; absent when that is the same. */
  readonly sent_to?: string
  /** The kinds of private values that a suggestion may not bring. */
  readonly refused: readonly PrivateKind[]
}

/** The settings that pages show. */
export const describeDirectory = ({
  title,
  description,
  publisher,
  licence,
  base_url,
  timezone,
  countries,
  bank_holidays,
  school_terms,
}: Settings): PageContext['directory'] => ({
  title,
  ...(description !== undefined && { description }),
  ...(publisher !== undefined && { publisher }),
  ...(licence !== undefined && { licence }),
  ...(base_url !== undefined && { base_url }),
  timezone,
  ...(countries && { countries }),
  ...(bank_holidays && { bank_holidays }),
  ...(school_terms && { school_terms }),
})

/** The context of a page that shows no record itself, in the first language or in another. */
export const contextOf = (
  { footer, said, ...described }: PagesManifest,
  language = described.languages[0]!,
): PageContext => {
  const own = said?.[language] ?? {}
  const end = own.footer ?? footer
  return {
    ...described,
    ...(own.title !== undefined && {
      isTitled: true,
      directory: { ...described.directory, title: own.title },
    }),
    ...(own.promise !== undefined && { promise: own.promise }),
    ...(own.hours !== undefined && { hours: own.hours }),
    language,
    prefix: prefixOf(language, described.languages),
    messages: messagesIn({ ...described, language }),
    ...(end !== undefined && { footer: new Html(end) }),
    addressOf: () => undefined,
    isConfidential: () => true,
  }
}

/** The names of the files of a folder that `records` records are spread over. */
export const filesIn = (folder: string, records: number, perFile: number): readonly string[] =>
  Array.from({ length: Math.ceil(records / perFile) || 1 }, (_, file) => `${folder}/${file}.txt`)

/** The one of them that has a record, by hexadecimal digits that belong to it. */
export const fileWith = (digits: string, files: readonly string[]): string =>
  files[Number.parseInt(digits, 16) % files.length]!

/** The path of a file that pages are put together from. `prefix` is that of a language. */
export const findFilePath = (build: string, name: string, prefix: string) =>
  `/_/b/${build}${prefix}/find/${name}`
