import type { DaySettings } from '../directory/day-calendar.ts'
import type { ResolvedList } from '../directory/curated.ts'
import type { KnownPoint } from '../coverage/place-point.ts'
import type { Document } from '../hsds/types.ts'
import type { PrivateKind } from '../privacy/find-private.ts'
import type { Translations } from '../record/schema/written.ts'
import type { Settings } from '../record/settings/settings.ts'
import { FIND, type PageList, pageAt } from './address.ts'
import type { AssetName } from './layout/assets.ts'
import type { QuickExit } from './layout/quick-exit.ts'
import type { Look } from './layout/style/look.ts'
import type { Link } from './layout/layout.ts'
import type { Html } from './layout/html.ts'
import type { Messages, Replacing } from '../messages/messages.ts'
import type { Language } from '../messages/languages.ts'

/** In the words of a publisher whose records are here as well, with the address of the licence. No words for a sheet of our own. */
export interface Attribution {
  readonly text: string
  readonly licence?: string
  /** The other sources of a record that is one of several. */
  readonly others?: readonly Attribution[]
  /** What a record says as this source does, and the day since when, as YYYY-MM-DD. */
  readonly facts?: readonly SourceFact[]
  readonly since?: string
}

/** What people ask who says it. */
export const SOURCE_FACTS = ['times', 'contact', 'cost', 'description', 'place'] as const
export type SourceFact = (typeof SOURCE_FACTS)[number]

/** How members sign in, and where their changes go. */
export interface Members {
  /** That of the App. It is public. */
  readonly client_id: string
  /** The repository on GitHub with the records, as `owner/name`. */
  readonly repository: string
  /** The kinds of private values that a change may not bring. */
  readonly refused: readonly PrivateKind[]
}

/** What pages know beside the document that they show. */
export interface PageContext extends Look {
  readonly messages: Messages
  /** Sentences that the publisher says in other words. */
  readonly replaced?: readonly Replacing[]
  /** The language of the frame. */
  readonly language: Language
  /** What stands before `/find` in the addresses of this language: nothing, or `/cy`. */
  readonly prefix: string
  /** All languages that every page has. */
  readonly languages: readonly Language[]
  /** The language of the texts of records. */
  readonly contentLanguage: string
  readonly directory: Pick<
    Settings,
    'title' | 'description' | 'publisher' | 'licence' | 'base_url' | 'timezone'
  > &
    DaySettings & {
      /** The day for which the pages are made; absent where nothing depends on it. */
      readonly today?: string
    }
  /** The address of the page of a record; undefined when it has none. */
  readonly addressOf: (list: PageList, id: string) => string | undefined
  /** True when a place is confidential: its point is rough and its address is missing. */
  readonly isConfidential: (location: string) => boolean
  /** The point of a place by its coordinates or else its postcode; absent where no page shows distances. */
  readonly locate?: (place: Document<'location'>) => KnownPoint | undefined
  /** The texts of a record in other languages, by its id; absent when the page is in the language of the records. */
  readonly translations?: (id: string) => Translations | undefined
  /** Where an imported record came from, by its id. */
  readonly sourceOf?: (id: string) => Attribution | undefined
  /** The heading of the front page, as the publisher says it. */
  readonly promise?: string
  /** The front page of a curated list that is a directory of its own; absent for `/find`. */
  readonly home?: string
  /** The statements that a curated list makes itself, and the address that they are below. */
  readonly stated?: { readonly at: string; readonly names: readonly string[] }
  /** The collections that the publisher curates; absent where no list of services is made. */
  readonly curated?: readonly ResolvedList[]
  /** True when the title is in the language of the page. */
  readonly isTitled?: boolean
  /** A number that people can ring when they find nothing, and when somebody answers. */
  readonly telephone?: string
  readonly hours?: string
  /** True when there is a page of help that cannot wait. */
  readonly hasUrgent: boolean
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
  /** Where suggestions of people without an account go; absent when they cannot send any. */
  readonly proposals?: { readonly repository: string; readonly sent_to?: string }
  /** How members sign in; absent when they cannot. */
  readonly members?: Members
  /** The address of the content folder on GitHub; absent when the settings do not say it. */
  readonly repository?: string
  /** The addresses of scripts and of what they load. */
  readonly assets?: Readonly<Record<AssetName, string>>
  /** What the publisher has written for the end of every page. */
  readonly footer?: Html
  /** What the publisher says on every page for now, by the languages that it is in. */
  readonly notice?: Readonly<Partial<Record<Language, string>>>
  /** The address of the publisher's style sheet. */
  readonly css?: string
  /** Whom the sources of imported records ask to name. */
  readonly sources?: readonly Attribution[]
  /** The address of the publisher's logo. */
  readonly logo?: string
}

/** True when other sites can embed the search: the directory knows the address that they must write. */
export const hasEmbed = ({ directory }: Pick<PageContext, 'directory'>): boolean =>
  directory.base_url !== undefined

/** The address of a statement: that of the list whose page it is, or of the directory. */
export const statementAt = ({ stated }: Pick<PageContext, 'stated'>, name: string): string =>
  stated?.names.includes(name) ? `${stated.at}/${name}` : pageAt(name)

/** The full address of a page, or its path when the directory does not know its own address. */
export const absolute = (
  { directory, prefix }: Pick<PageContext, 'directory' | 'prefix'>,
  path: string,
): string => `${directory.base_url ?? ''}${path.startsWith(FIND) ? prefix : ''}${path}`
