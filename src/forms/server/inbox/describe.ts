import { sentenceOf } from '../../../changes/sentences/sentence.ts'
import type { FileChange } from '../../../edit/file-change.ts'
import { type RecordParser, createRecordParser, parseSettings } from '../../../record/parse.ts'
import { type ContentRecord, type Folder, kinds } from '../../../record/schema/written.ts'
import { completeSettings } from '../../../record/settings/settings.ts'
import { type Side, judgeChange } from '../../change/judge-change.ts'
import { type FindNeighbour, standInAreas } from '../../change/stand-ins.ts'

export interface Describing {
  /** The text of directory.yaml; undefined when it cannot be read. */
  readonly settings: string | undefined
  readonly names: NamesByReference
}

/** A change of some records in words. */
export interface Description {
  /** Those of `osd changes`. */
  readonly sentences: readonly string[]
  /** True when some file has no sentence: neither of its versions parses. */
  readonly isPartial: boolean
}

/** Describes changes of records. What they refer to has its published name. */
export function createDescriber({
  settings: text = '',
  names,
}: Describing): (files: readonly FileChange[]) => Description {
  const settings = parseSettings('directory.yaml', text).value ?? completeSettings(UNKNOWN)
  const parser = createRecordParser(settings)
  const world = { settings, areas: standInAreas(names.areas), find: finderOf(names) }
  return (files) => {
    const [before, after] = (['before', 'after'] as const).map((side) =>
      sideOf(files, side, parser),
    )
    const changes = judgeChange({ before: before!, after: after! }, world).changes()
    const told = new Set(changes.map(({ file }) => file))
    return {
      sentences: changes.map(sentenceOf),
      isPartial: files.some(({ file }) => !told.has(file)),
    }
  }
}

/** Stands for settings that cannot be read. The ids that derive from its namespace are not shown. */
const UNKNOWN = { title: '-', namespace: '5f7b8a1e-6f0c-4f55-9a3c-7d1e2b9c4a60' }

function sideOf(
  files: readonly FileChange[],
  side: 'before' | 'after',
  parser: RecordParser,
): Side {
  const records: ContentRecord[] = []
  const texts = new Map<string, string>()
  for (const { file, [side]: text } of files) {
    if (text === undefined) continue
    const [folder, name] = file.split('/') as [Folder, string]
    const { value } = parser.parseRecord(kinds[folder], name.replace(/\.yaml$/, ''), file, text)
    texts.set(file, text)
    if (value) records.push(value as ContentRecord)
  }
  return { records, texts }
}

/** The published names of what records refer to, by slug and by id. */
export type NamesByReference = Readonly<
  Record<'organizations' | 'locations' | 'terms' | 'areas', ReadonlyMap<string, string>>
>

/** What has no published name goes by its reference. A term is written as `food`, or with its taxonomy as `topics/food`. */
const finderOf =
  ({ organizations, locations, terms }: NamesByReference): FindNeighbour =>
  (kind, written) => {
    if (kind !== 'taxonomy_term') {
      const names = kind === 'organization' ? organizations : locations
      return [{ slug: written, name: names.get(written) ?? written }]
    }
    const [slug = '', taxonomy = '-'] = written.split('/').toReversed()
    const name = terms.get(written) ?? terms.get(slug) ?? slug
    return [{ slug, name, taxonomy: { slug: taxonomy, name: taxonomy } }]
  }
