import { compareVersions } from '../../changes/compare.ts'
import { sentenceOf } from '../../changes/sentences/sentence.ts'
import type { Version } from '../../changes/version.ts'
import { linkRecords } from '../../directory/link.ts'
import type { FileChange } from '../../edit/file-change.ts'
import { type RecordParser, createRecordParser, parseSettings } from '../../record/parse.ts'
import { type ContentRecord, type Folder, kinds } from '../../record/schema/written.ts'
import { type Settings, completeSettings } from '../../record/settings/settings.ts'
import { type NamesByReference, standInAreas, standIns } from './stand-ins.ts'

export interface Describing {
  /** The text of directory.yaml; undefined when it cannot be read. */
  readonly settings: string | undefined
  readonly names: NamesByReference
}

/** A change of some records in words. */
export interface Description {
  /** Those of `osd changes`. */
  readonly sentences: readonly string[]
  /** Whether some file has no sentence: neither of its versions parses. */
  readonly isPartial: boolean
}

/** Describes changes of records. What they refer to has its published name. */
export function createDescriber({
  settings: text = '',
  names,
}: Describing): (files: readonly FileChange[]) => Description {
  const settings = parseSettings('directory.yaml', text).value ?? completeSettings(UNKNOWN)
  const parser = createRecordParser(settings)
  return (files) => {
    const [was, is] = (['before', 'after'] as const).map((side) => sideOf(files, side, parser))
    const others = {
      settings,
      areas: standInAreas(names),
      records: standIns([...was!.records, ...is!.records], names),
    }
    const changes = compareVersions(linkSide(was!, others), linkSide(is!, others))
    const told = new Set(changes.map(({ file }) => file))
    return {
      sentences: changes.map(sentenceOf),
      isPartial: files.some(({ file }) => !told.has(file)),
    }
  }
}

/** Stands for settings that cannot be read. The ids that derive from its namespace are not shown. */
const UNKNOWN = { title: '-', namespace: '5f7b8a1e-6f0c-4f55-9a3c-7d1e2b9c4a60' }

interface Side {
  readonly texts: ReadonlyMap<string, string>
  readonly records: readonly ContentRecord[]
  /** Slugs of files that cannot be read. */
  readonly unread: Readonly<Record<Folder, readonly string[]>>
}

function sideOf(
  files: readonly FileChange[],
  side: 'before' | 'after',
  parser: RecordParser,
): Side {
  const records: ContentRecord[] = []
  const texts = new Map<string, string>()
  const unread: Record<Folder, string[]> = {
    ...{ services: [], organizations: [], locations: [], taxonomies: [] },
  }
  for (const { file, [side]: text } of files) {
    if (text === undefined) continue
    const [folder, name] = file.split('/') as [Folder, string]
    const slug = name.replace(/\.yaml$/, '')
    const { value } = parser.parseRecord(kinds[folder], slug, file, text)
    texts.set(file, text)
    if (value) records.push(value as ContentRecord)
    else unread[folder].push(slug)
  }
  return { texts, records, unread }
}

interface Others {
  readonly settings: Settings
  readonly areas: ReturnType<typeof standInAreas>
  readonly records: readonly ContentRecord[]
}

function linkSide({ texts, records, unread }: Side, others: Others): Version {
  const directory = linkRecords({
    ...{ settings: others.settings, areas: others.areas, records: [...others.records, ...records] },
    ...{ removed: [], renamed: [], mayBeUnread: () => false, history: new Map() },
    unread: { ...unread, areas: [] },
  })
  return { directory, texts }
}
