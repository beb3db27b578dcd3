import type { Change } from '../../changes/change.ts'
import { compareVersions } from '../../changes/compare.ts'
import type { Version } from '../../changes/version.ts'
import type { Diagnostic, Reported } from '../../diagnostics/diagnostic.ts'
import type { Content } from '../../directory/content.ts'
import type { Unresolved } from '../../directory/directory.ts'
import { linkRecords } from '../../directory/link.ts'
import type { ContentRecord } from '../../record/schema/written.ts'
import type { Side } from './side.ts'
import { type FindNeighbour, type NeighbourKind, standIns } from './stand-ins.ts'

/** What is known of the directory around a change: all of a content folder, or what its records refer to. */
export interface World
  extends
    Partial<Omit<Content, 'settings' | 'areas' | 'records'>>,
    Pick<Content, 'settings' | 'areas'> {
  /** Absent where the records are all that there are. */
  readonly find?: FindNeighbour
  /** What was probably meant by references that name nothing. */
  readonly meantBy?: (
    unresolved: readonly Unresolved[],
  ) => readonly (readonly [NeighbourKind, string])[]
  /** Without it nothing is checked. */
  readonly check?: (is: Version) => Iterable<Diagnostic | Reported>
}

export interface Findings {
  /** The directory after the change, and what stands for others in it. */
  readonly is: Version
  /** What the rules say of the records after the change, and of what stands for others. */
  readonly problems: readonly (Diagnostic | Reported)[]
  /** Computed when it is called, because much of it waits until the problems are gone. */
  readonly changes: () => readonly Change[]
}

/** Judges a change of some records, or of a content folder, of which the version before may be linked already. */
export function judgeChange(
  { before, after }: { readonly before: Side | Version; readonly after: Side },
  { find, meantBy, check, ...content }: World,
): Findings {
  // What one side refers to stands on both, or it would seem to be new.
  const own = find ? [...('records' in before ? before.records : []), ...after.records] : []
  const around = (meant?: Parameters<typeof standIns>[2]) =>
    find ? standIns(own, find, meant) : []
  const versionOf = ({ records, texts }: Side, others: readonly ContentRecord[]): Version => ({
    directory: linkRecords({ ...NOTHING, ...content, records: [...others, ...records] }),
    texts,
  })
  const known = around()
  const linked = versionOf(after, known)
  const meant = meantBy?.(linked.directory.unresolved) ?? []
  const more = meant.length === 0 ? known : around(meant)
  const is = meant.length === 0 ? linked : versionOf(after, more)
  return {
    is,
    problems: check ? [...check(is)] : [],
    changes: () => compareVersions('records' in before ? versionOf(before, more) : before, is),
  }
}

export const NO_RECORDS: Side = { records: [], texts: new Map() }

/** A content folder with nothing but its settings. */
const NOTHING = {
  ...{ removed: [], renamed: [], mayBeUnread: () => false, history: new Map() },
  unread: { services: [], organizations: [], locations: [], taxonomies: [], areas: [] },
}
