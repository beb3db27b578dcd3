import { hasErrors, report } from '../catalogue.ts'
import type { Diagnostic, Reported } from '../diagnostic.ts'
import { checkDirectory } from '../directory/check.ts'
import type { Directory } from '../directory/directory.ts'
import { type Content, linkRecords } from '../directory/link.ts'
import { type Area, parseArea } from '../record/area.ts'
import { LONGEST_SLUG, SLUG } from '../record/formats.ts'
import { createRecordParser, parseSettings } from '../record/parse.ts'
import { completeSettings } from '../record/settings.ts'
import { type ContentRecord, type Folder, kinds } from '../record/written.ts'
import { locate } from '../record/yaml.ts'
import type { SourceFile } from './read-content.ts'

/** What a folder of content comes to: the directory, unless an error stands in its way, and everything found. */
export interface Checked {
  readonly directory?: Directory
  readonly diagnostics: readonly Reported[]
}

/** Parses, joins and checks the files of a content folder, and says line and column of all that is wrong. */
export function checkContent(
  sources: readonly SourceFile[],
  {
    before = [],
    history = new Map(),
  }: { before?: readonly Diagnostic[]; history?: ReadonlyMap<string, string> } = {},
): Checked {
  const diagnostics: Diagnostic[] = [...before]
  const settings = readSettings(sources, diagnostics)
  const parser = createRecordParser(settings ?? completeSettings({ title: '' }))
  const records: ContentRecord[] = []
  const areas = new Map<string, Area>()
  const unread: Record<Folder | 'areas', string[]> = {
    organizations: [],
    locations: [],
    services: [],
    taxonomies: [],
    areas: [],
  }
  let removed: Content['removed'] = []
  for (const { place } of before) noteUnread(place.file)
  for (const { file, text } of sources) {
    const [folder, name] = file.split('/') as [Folder | 'areas', string?]
    if (name === undefined) {
      if (file !== 'removed.yaml') continue
      const parsed = parser.parseRemoved(file, text)
      removed = parsed.value ?? []
      diagnostics.push(...parsed.diagnostics)
      continue
    }
    const slug = name.replace(/\.[a-z]+$/, '')
    const bad = badSlug(slug, file)
    if (bad) {
      diagnostics.push(bad)
      unread[folder].push(slug)
      continue
    }
    const parsed =
      folder === 'areas'
        ? parseArea(slug, file, text)
        : parser.parseRecord(kinds[folder], slug, file, text)
    diagnostics.push(...parsed.diagnostics)
    if (!parsed.value) unread[folder].push(slug)
    else if (folder === 'areas') areas.set(slug, parsed.value as Area)
    else records.push(parsed.value as ContentRecord)
  }
  if (!settings) return { diagnostics: placed(diagnostics, sources) }
  const directory = linkRecords({ settings, records, areas, removed, unread, history })
  diagnostics.push(...checkDirectory(directory))
  const reported = placed(diagnostics, sources)
  return hasErrors(diagnostics) ? { diagnostics: reported } : { directory, diagnostics: reported }

  function noteUnread(file: string | undefined) {
    const [folder, name] = (file ?? '').split('/')
    if (name && folder && Object.hasOwn(unread, folder))
      unread[folder as Folder].push(name.replace(/\.[a-z]+$/, ''))
  }
}

function readSettings(sources: readonly SourceFile[], diagnostics: Diagnostic[]) {
  const source = sources.find(({ file }) => file === 'directory.yaml')
  if (source) {
    const parsed = parseSettings(source.file, source.text)
    diagnostics.push(...parsed.diagnostics)
    return parsed.value
  }
  diagnostics.push({
    code: 'missing-directory',
    message: 'There is no `directory.yaml` in the content folder.',
    hint: 'Add one with at least a `title:`.',
    place: { file: 'directory.yaml', path: [], line: 1, column: 1 },
  })
  return undefined
}

function badSlug(slug: string, file: string): Diagnostic | undefined {
  if (SLUG.test(slug) && slug.length <= LONGEST_SLUG) return undefined
  const better = slug
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST_SLUG)
  return {
    code: 'bad-file-name',
    message: `\`${slug}\` cannot be the name of a record.`,
    hint: `Use small letters, digits and hyphens, at most ${LONGEST_SLUG}${better ? `, such as \`${better}\`` : ''}.`,
    place: { file, path: [], line: 1, column: 1 },
  }
}

/** Adds line and column. Only files with a problem are read for it. */
function placed(diagnostics: readonly Diagnostic[], sources: readonly SourceFile[]): Reported[] {
  const texts = new Map(sources.map(({ file, text }) => [file, text]))
  return report(
    diagnostics.map((diagnostic) => {
      const { place } = diagnostic
      if (place.line !== undefined) return diagnostic
      const text = texts.get(place.file)
      return text === undefined
        ? diagnostic
        : { ...diagnostic, place: { ...place, ...locate(text, place) } }
    }),
  )
}
