import type { Area } from '../record/area.ts'
import type { Removed } from '../record/schema/removed.ts'
import type { Settings } from '../record/settings/settings.ts'
import type { ContentRecord, Folder } from '../record/schema/written.ts'

/** Everything that was read, before it is joined. */
export interface Content {
  readonly settings: Settings
  readonly records: readonly ContentRecord[]
  readonly areas: ReadonlyMap<string, Area>
  readonly removed: readonly Removed[]
  /** Slugs of files that could not be read; what names them is not wrong for that. */
  readonly unread: Readonly<Record<Folder | 'areas', readonly string[]>>
  /** Whether a term may stand in one of the taxonomies that could not be read. */
  readonly mayBeUnread: (term: string) => boolean
  /** When each file last changed, where the history tells: file → ISO 8601 time in UTC. */
  readonly history: ReadonlyMap<string, string>
}
