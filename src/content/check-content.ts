import { hasErrors, report } from '../diagnostics/report.ts'
import { vanishedIds } from '../changes/vanished.ts'
import type { Version } from '../changes/version.ts'
import { type Diagnostic, type Reported, collect } from '../diagnostics/diagnostic.ts'
import { checkDirectory } from '../directory/check.ts'
import { once, memoise, memoiseBetweenChecks } from '../memoise.ts'
import type { Directory } from '../directory/directory.ts'
import { linkRecords } from '../directory/link.ts'
import type { Content } from '../directory/content.ts'
import { type Area, parseArea } from '../record/area.ts'
import { REMOVED_FILE } from '../directory/rules/removed.ts'
import { LONGEST_SLUG } from '../record/schema/formats.ts'
import { type RecordParser, createRecordParser, parseSettings } from '../record/parse.ts'
import { isRefusedInRecords } from '../record/schema/private-fields.ts'
import { quote } from '../text/quote.ts'
import type { Parsed } from '../record/shape/validate.ts'
import { type ContentRecord, type Folder, kinds } from '../record/schema/written.ts'
import { createLocator } from '../record/yaml/locate.ts'
import { secretKeys } from '../record/privacy/secret-keys.ts'
import { createShown } from '../record/privacy/redact.ts'
import { type Settings, forPreview } from '../record/settings/settings.ts'
import { isSlug, slugOf } from '../record/slug.ts'
import { parseYaml } from '../record/yaml/yaml.ts'
import type { SourceFile } from './source-file.ts'

/** What a folder of content comes to: the directory, unless an error stands in its way, and everything found. */
export interface Checked {
  readonly directory?: Directory
  /** What could be read and joined, mistakes or not; nothing while a field should be private that cannot be. */
  readonly linked?: Directory
  readonly diagnostics: readonly Reported[]
}

type ParsedFile = Parsed<ContentRecord | Area>

/** What was parsed the last time, so that only what has changed is parsed again. Good for one folder of content. */
export interface ParseCache {
  /** The settings by which all was parsed, and their text. */
  settings?: { readonly text: string; readonly parsed: Parsed<Settings> }
  parser?: RecordParser
  files: Map<string, { readonly text: string; readonly parsed: ParsedFile }>
}

/** A cache in which nothing is kept yet, for whoever checks the same content again and again. */
export const createParseCache = (): ParseCache => ({ files: new Map() })

/** Parses, joins and checks the files of a content folder, and says line and column of all that is wrong. */
export function checkContent(
  sources: readonly SourceFile[],
  {
    before = [],
    history = new Map(),
    cache = createParseCache(),
    published,
    isPreview = false,
  }: {
    before?: readonly Diagnostic[]
    history?: ReadonlyMap<string, string>
    cache?: ParseCache
    /** What was published before; its ids must not vanish. */
    published?: Version | undefined
    /** The records are for a preview, where personal details are errors. */
    isPreview?: boolean
  } = {},
): Checked {
  const diagnostics: Diagnostic[] = [...before, ...sources.flatMap(secretsIn)]
  const settings = readSettings(sources, diagnostics, cache)
  // Without settings nobody can say which fields and defaults a record has, only whether it is YAML.
  if (!settings) {
    for (const { file, text } of sources)
      if (file.endsWith('.yaml') && file !== SETTINGS_FILE)
        collect(diagnostics, parseYaml(file, text).diagnostics)
    return { diagnostics: placed(diagnostics, sources) }
  }
  const byFile = once(() => new Map(sources.map((source) => [source.file, source])))
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
  const parser = (cache.parser ??= createRecordParser(settings))
  const files: ParseCache['files'] = new Map()
  for (const { place } of before) noteUnread(place.file)
  for (const { file, text } of sources) {
    const [folder, name] = file.split('/') as [Folder | 'areas', string?]
    if (name === undefined) {
      if (file !== REMOVED_FILE) continue
      const parsed = parser.parseRemoved(file, text)
      removed = parsed.value ?? []
      collect(diagnostics, parsed.diagnostics)
      continue
    }
    const slug = withoutEnding(name)
    const better = betterSlug(slug)
    if (better !== slug) {
      diagnostics.push(badFileName(slug, better, file))
      unread[folder].push(slug, better)
      continue
    }
    const kept = cache.files.get(file)
    const parsed: ParsedFile =
      kept?.text === text
        ? kept.parsed
        : folder === 'areas'
          ? parseArea(slug, file, text)
          : parser.parseRecord(kinds[folder], slug, file, text)
    files.set(file, { text, parsed })
    collect(diagnostics, parsed.diagnostics)
    if (!parsed.value) unread[folder].push(slug)
    else if (folder === 'areas') areas.set(slug, parsed.value as Area)
    else records.push(parsed.value as ContentRecord)
  }
  cache.files = files
  // The rules quote values in words about other records, and changes are told in public: neither gets to see these.
  if (settings.private_fields.some(isRefusedInRecords))
    return { diagnostics: placed(diagnostics, sources) }
  const directory = linkRecords({
    settings: isPreview ? previewOf(settings) : settings,
    records,
    areas,
    removed,
    unread,
    mayBeUnread: (term) => unread.taxonomies.some((slug) => mayHold(slug, term)),
    history,
  })
  collect(diagnostics, checkDirectory(directory))
  if (published) collect(diagnostics, vanishedIds(published, toVersion(directory, sources)))
  const reported = placed(diagnostics, sources)
  const checked: Checked = { linked: directory, diagnostics: reported }
  return hasErrors(diagnostics) ? checked : { ...checked, directory }

  /** Whether a taxonomy that could not be read has a word, as far as anybody can tell. */
  function mayHold(slug: string, word: string): boolean {
    const source = byFile().get(`taxonomies/${slug}.yaml`)
    return source ? wordsOf(source).has(word) : true
  }

  /** A file in the right folder that could not be read, or has a wrong ending, or lies a folder too deep. */
  function noteUnread(file: string) {
    const [folder = '', ...names] = file.split('/')
    const slug = withoutEnding(names.at(-1) ?? '')
    if (Object.hasOwn(unread, folder)) unread[folder as Folder].push(slug, betterSlug(slug))
  }
}

/** A directory together with the texts that it was read from. */
export const toVersion = (directory: Directory, sources: readonly SourceFile[]): Version => ({
  directory,
  texts: new Map(sources.map(({ file, text }) => [file, text])),
})

const previewOf = memoise(forPreview)

/** Keys in a file. It is looked through once, as long as it stays as it is. */
const secretsIn = memoiseBetweenChecks(({ file, text }: SourceFile): readonly Diagnostic[] => {
  const found = file.endsWith('.yaml') ? [...secretKeys(file, text)] : NONE
  return found.length > 0 ? found : NONE
})
const NONE: readonly Diagnostic[] = []

const SETTINGS_FILE = 'directory.yaml'

const withoutEnding = (name: string) => name.replace(/\.[A-Za-z]+$/, '')

/** The settings, read anew when their text has changed; then nothing parsed by the old ones is good any more. */
function readSettings(
  sources: readonly SourceFile[],
  diagnostics: Diagnostic[],
  cache: ParseCache,
): Settings | undefined {
  const source = sources.find(({ file }) => file === SETTINGS_FILE)
  if (source) {
    if (cache.settings?.text !== source.text) {
      const parsed = parseSettings(source.file, source.text)
      cache.settings = { text: source.text, parsed }
      delete cache.parser
      cache.files = new Map()
    }
    const { parsed } = cache.settings
    collect(diagnostics, parsed.diagnostics)
    return parsed.value
  }
  diagnostics.push({
    code: 'missing-directory',
    message: 'There is no `directory.yaml` in the content folder.',
    hint: 'Add one with at least a `title:`.',
    place: { file: SETTINGS_FILE, path: [], line: 1, column: 1 },
  })
  return undefined
}

/** A name as a slug: as it is, where it is one. */
const betterSlug = (name: string): string => (isSlug(name) ? name : slugOf(name))

const badFileName = (slug: string, better: string, file: string): Diagnostic => ({
  code: 'bad-file-name',
  message: `${quote(slug)} cannot be the name of a record.`,
  hint: `Use small letters, digits and hyphens, at most ${LONGEST_SLUG}${better ? `, such as \`${better}\`` : ''}.`,
  place: { file, path: [], line: 1, column: 1 },
})

/** Adds line and column, and takes out what may not be shown. Only files with a problem are read for it, each once. */
export function placed<D extends Diagnostic>(
  diagnostics: readonly D[],
  sources: readonly SourceFile[],
): (D & Reported)[] {
  if (diagnostics.length === 0) return []
  const files = new Map(sources.map((source) => [source.file, source]))
  const shown = createShown(sources)
  return report(
    diagnostics.map((diagnostic) => {
      const { place } = diagnostic
      const source = files.get(place.file)
      if (place.line !== undefined || !source) return shown.diagnostic(diagnostic)
      return shown.diagnostic({ ...diagnostic, place: { ...place, ...locatorOf(source)(place) } })
    }),
  )
}

/** The words of a taxonomy that could not be read; every use of a term asks for them. */
const wordsOf = memoise(({ text }: SourceFile) => new Set(text.split(/[^a-z0-9-]+/)))

const locatorOf = memoise(({ text }: SourceFile) => createLocator(text))
