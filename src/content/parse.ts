import { type Diagnostic, collect } from '../diagnostics/diagnostic.ts'
import type { Content } from '../directory/content.ts'
import type { Replacing } from '../messages/messages.ts'
import { type Area, parseArea } from '../record/area.ts'
import { type CuratedList, parseCuratedList } from '../record/curated-list.ts'
import { type OwnPage, parseOwnPage } from '../record/own-page.ts'
import { type RecordParser, createRecordParser } from '../record/parse.ts'
import { MATCHES_FILE, type MatchAnswer } from '../record/schema/matches.ts'
import { type Gone, REMOVED_FILE } from '../record/schema/removed.ts'
import { isRefusedInRecords } from '../record/schema/private-fields.ts'
import { type ContentRecord, type Folder, kinds } from '../record/schema/written.ts'
import type { Parsed } from '../record/parsed.ts'
import { parseReplaced } from '../record/replaced-messages.ts'
import { parseYaml } from '../record/yaml/parse-yaml.ts'
import { exampleRecord } from './example-record.ts'
import { badFileName, nameOf, toSlug } from './file-name.ts'
import { type ParseCache, createParseCache } from './parse-cache.ts'
import { type Source, parseSource } from '../record/source.ts'
import { findSecrets } from './secrets.ts'
import { SETTINGS_FILE, parseSettingsFile } from './settings-file.ts'
import type { SourceFile } from './source-file.ts'
import { createUnread } from './unread.ts'

/** The records of a content folder, before they are linked. */
export interface ParsedContent {
  /** Absent when the settings are missing or wrong, or make a field private that cannot be private. */
  readonly content?: Omit<Content, 'history'>
  readonly diagnostics: readonly Diagnostic[]
}

export interface ParseOptions {
  /** Diagnostics of files that could not be read. A reference to such a file is not reported as unknown. */
  readonly unreadable?: readonly Diagnostic[]
  /** Files whose text has not changed since the last call with this cache are not parsed again. */
  readonly cache?: ParseCache
}

/** Parses every file of a content folder. */
export function parseContent(
  sources: readonly SourceFile[],
  { unreadable = [], cache = createParseCache() }: ParseOptions = {},
): ParsedContent {
  const diagnostics = [...sources.flatMap(findSecrets), ...sources.flatMap(exampleRecord)]
  const { value: settings, diagnostics: inSettings } = parseSettingsFile(sources, cache)
  collect(diagnostics, inSettings)
  if (!settings) {
    // Fields and defaults of records depend on the settings. Without them only YAML can be checked.
    for (const { file, text } of sources)
      if (file.endsWith('.yaml') && file !== SETTINGS_FILE)
        collect(diagnostics, parseYaml(file, text).diagnostics)
    return { diagnostics }
  }

  const records: ContentRecord[] = []
  const areas = new Map<string, Area>()
  const pages: OwnPage[] = []
  const curated: CuratedList[] = []
  const origins: Source[] = []
  const replaced: Replacing[] = []
  const unread = createUnread(sources)
  let gone: Gone = { removed: [], renamed: [] }
  let matches: readonly MatchAnswer[] = []
  const parser = (cache.parser ??= createRecordParser(settings))
  const parsedFiles: ParseCache['files'] = new Map()
  for (const { place } of unreadable) unread.addFile(place.file)
  for (const source of sources) {
    const { file, text } = source
    const [folder, name] = file.split('/') as [Folder | 'areas' | Beside, string?]
    if (name === undefined) {
      if (file === MATCHES_FILE) {
        const parsed = parser.parseMatches(file, text)
        matches = parsed.value ?? matches
        collect(diagnostics, parsed.diagnostics)
      }
      if (file !== REMOVED_FILE) continue
      const parsed = parser.parseRemoved(file, text)
      gone = parsed.value ?? gone
      collect(diagnostics, parsed.diagnostics)
      continue
    }
    const slug = nameOf(name)
    const better = toSlug(slug)
    if (better !== slug) {
      diagnostics.push(badFileName(slug, better, file))
      if (isRecords(folder)) unread.add(folder, slug, better)
      continue
    }
    if (folder === 'sources') {
      const parsed = parseSource(slug, file, text)
      if (parsed.value) origins.push(parsed.value)
      collect(diagnostics, parsed.diagnostics)
      continue
    }
    if (folder === 'pages') {
      const parsed = parseOwnPage(slug, file, text)
      if (parsed.value) pages.push(parsed.value)
      collect(diagnostics, parsed.diagnostics)
      continue
    }
    if (folder === 'lists') {
      const parsed = parseCuratedList(slug, file, text)
      if (parsed.value) curated.push(parsed.value)
      collect(diagnostics, parsed.diagnostics)
      continue
    }
    if (folder === 'words') {
      const parsed = parseReplaced(slug, file, text)
      if (parsed.value) replaced.push(parsed.value)
      collect(diagnostics, parsed.diagnostics)
      continue
    }
    const cached = cache.files.get(file)
    const parsed =
      cached?.text === text ? cached.parsed : parseFile(parser, { folder, slug, ...source })
    parsedFiles.set(file, { text, parsed })
    collect(diagnostics, parsed.diagnostics)
    if (!parsed.value) unread.add(folder, slug)
    else if (folder === 'areas') areas.set(slug, parsed.value as Area)
    else records.push(parsed.value as ContentRecord)
  }
  cache.files = parsedFiles
  // Rules quote values in messages about other records, and changes are shown in public: neither may see such a field.
  if (settings.private_fields.some(isRefusedInRecords)) return { diagnostics }
  return {
    diagnostics,
    content: {
      settings,
      records,
      areas,
      pages,
      curated,
      sources: origins,
      replaced,
      ...gone,
      matches,
      unread: unread.slugs,
      mayBeUnread: unread.mayHoldTerm,
    },
  }
}

/** Folders beside those of records. */
const BESIDE = ['pages', 'lists', 'sources', 'words'] as const
type Beside = (typeof BESIDE)[number]
const isRecords = (folder: Folder | 'areas' | Beside): folder is Folder | 'areas' =>
  !BESIDE.some((one) => one === folder)

const parseFile = (
  parser: RecordParser,
  {
    folder,
    slug,
    file,
    text,
  }: SourceFile & { readonly folder: Folder | 'areas'; readonly slug: string },
): Parsed<ContentRecord | Area> =>
  folder === 'areas'
    ? parseArea(slug, file, text)
    : parser.parseRecord(kinds[folder], slug, file, text)
