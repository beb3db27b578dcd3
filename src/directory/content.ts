import type { Area } from '../record/area.ts'
import type { Replacing } from '../messages/messages.ts'
import type { CuratedList } from '../record/curated-list.ts'
import type { OwnPage } from '../record/own-page.ts'
import type { MatchAnswer } from '../record/schema/matches.ts'
import type { Removed, Renamed } from '../record/schema/removed.ts'
import type { Source } from '../record/source.ts'
import type { Privacy } from './privacy.ts'
import type { serviceOnDay } from './service-on-day.ts'
import type { FileText } from './other-texts.ts'
import type { Settings } from '../record/settings/settings.ts'
import type { ContentRecord, Folder } from '../record/schema/written.ts'

/** A parsed content folder, before its records are linked. */
export interface Content {
  readonly settings: Settings
  /** How personal details are judged, where the settings do not decide it alone. */
  readonly privacy?: Privacy
  readonly records: readonly ContentRecord[]
  /** By slug. */
  readonly areas: ReadonlyMap<string, Area>
  /** Pages that the publisher has written. */
  readonly pages?: readonly OwnPage[]
  /** Collections that the publisher curates. */
  readonly curated?: readonly CuratedList[]
  /** The texts of the publisher's own files. */
  readonly files?: readonly FileText[]
  /** The directories that records were imported from. */
  readonly sources?: readonly Source[]
  /** Sentences of pages that the publisher says in other words. */
  readonly replaced?: readonly Replacing[]
  readonly removed: readonly Removed[]
  readonly renamed: readonly Renamed[]
  /** What people have said of records that look alike. */
  readonly matches?: readonly MatchAnswer[]
  /** Slugs of files that could not be read. A reference to one of them is not reported as unknown. */
  readonly unread: Readonly<Record<Folder | 'areas', readonly string[]>>
  /** Whether a taxonomy that could not be read may have this term. */
  readonly mayBeUnread: (term: string) => boolean
  /** When each file last changed according to git: file → ISO 8601 time in UTC. */
  readonly history: ReadonlyMap<string, string>
  /** The day for which documents are composed, as YYYY-MM-DD. */
  readonly today?: string
  /** Applies that day to a service. Whatever composes nothing, such as a form, goes without its words. */
  readonly onDay?: typeof serviceOnDay
}
