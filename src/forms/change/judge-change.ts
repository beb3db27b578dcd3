import type { Change } from '../../changes/change.ts'
import { compareVersions } from '../../changes/compare.ts'
import type { Version } from '../../changes/version.ts'
import type { Diagnostic, Reported } from '../../diagnostics/diagnostic.ts'
import type { createCheck } from '../../directory/check-by.ts'
import type { Unresolved } from '../../directory/directory.ts'
import { linkRecords } from '../../directory/link.ts'
import type { Area } from '../../record/area.ts'
import type { ContentRecord } from '../../record/schema/written.ts'
import type { Settings } from '../../record/settings/settings.ts'
import { type FindNeighbour, type NeighbourKind, standIns } from './stand-ins.ts'

/** The records on one side of a change that can be read, and the texts of all its files. */
export interface Side {
  readonly records: readonly ContentRecord[]
  readonly texts: ReadonlyMap<string, string>
}

/** What is known of the directory around a change. */
export interface World {
  readonly settings: Settings
  readonly find: FindNeighbour
  readonly areas: ReadonlyMap<string, Area>
  /** What was probably meant by references that name nothing. */
  readonly meantBy?: (
    unresolved: readonly Unresolved[],
  ) => readonly (readonly [NeighbourKind, string])[]
  /** Without it nothing is checked. */
  readonly check?: ReturnType<typeof createCheck>
}

export interface Findings {
  /** What the rules say of the records after the change, and of what stands for others. */
  readonly problems: readonly (Diagnostic | Reported)[]
  /** Computed when it is called, because much of it waits until the problems are gone. */
  readonly changes: () => readonly Change[]
}

/** Judges a change of some records: the form, the text view and the inbox, each with what it knows of the directory. */
export function judgeChange(
  { before, after }: { readonly before: Side; readonly after: Side },
  world: World,
): Findings {
  const { settings, find, areas, meantBy, check } = world
  // What one side refers to stands on both, or it would seem to be new.
  const own = [...before.records, ...after.records]
  const versionOf = ({ records, texts }: Side, around: readonly ContentRecord[]): Version => ({
    directory: linkRecords({ ...NOTHING, settings, areas, records: [...around, ...records] }),
    texts,
  })
  const around = standIns(own, find)
  const linked = versionOf(after, around)
  const meant = meantBy?.(linked.directory.unresolved) ?? []
  const more = meant.length === 0 ? around : standIns(own, find, meant)
  const is = meant.length === 0 ? linked : versionOf(after, more)
  return {
    problems: check ? [...check(is.directory)] : [],
    changes: () => compareVersions(versionOf(before, more), is),
  }
}

export const NO_RECORDS: Side = { records: [], texts: new Map() }

/** A content folder with nothing but its settings. */
const NOTHING = {
  ...{ removed: [], renamed: [], mayBeUnread: () => false, history: new Map() },
  unread: { services: [], organizations: [], locations: [], taxonomies: [], areas: [] },
}
