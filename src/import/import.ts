import type { SourceFile } from '../content/source-file.ts'
import { withChanges } from '../content/with-changes.ts'
import { parseSettings } from '../record/parse.ts'
import type { FileChange } from '../edit/file-change.ts'
import { createParseCache } from '../content/parse-cache.ts'
import type { SectorTable } from '../countries/gb/sectors.ts'
import { convertModel } from './convert/convert.ts'
import { draftValuesOf } from './convert/draft.ts'
import { mappingIn } from '../match/memory/readers.ts'
import { memoryChanges } from '../match/memory/source-memory.ts'
import { pageAt } from '../pages/address.ts'
import { brokenFiles } from './judge/broken-files.ts'
import { judgeRecords } from './judge/judge-records.ts'
import { type PrivacyOptions, judgePrivacy } from './judge/privacy.ts'
import { indexContent } from './merge/content-index.ts'
import { planImport } from './merge/plan.ts'
import type { SourceState } from './merge/source-file.ts'
import { startAgain } from './merge/start-again.ts'
import { withoutFiles } from './merge/without-files.ts'
import type { Ledger } from './model/findings.ts'
import type { Model } from './model/model.ts'
import type { About } from './read/about.ts'
import { findDuplicates } from './report/duplicates.ts'
import { type ImportReport, composeReport } from './report/report.ts'

/*
 *   recognise ──▶ read ──▶ join ──▶ convert ──▶ judge ──▶ merge ──▶ write ──▶ report
 *   what it is    tables   a model  records     privacy,  field by  all or    every cell
 *                 or JSON  of HSDS              check     field     nothing   accounted for
 *
 * Only reading and writing touch files or the network. A filled cell (model/cell.ts) goes all the way, so that the report
 * can say what became of it.
 */

/** A source that was read and joined. */
export interface ReadSource {
  /** What it is, in words: `HSDS 1.1 tables`. */
  readonly kind: string
  readonly model: Model
  readonly ledger: Ledger
  /** True when everything was read. Only then can a record be gone. */
  readonly isComplete: boolean
  /** What it says about itself. */
  readonly about?: About
  /** True when it is a feed that anybody can read. */
  readonly isPublicFeed?: boolean
  /** Deletes what was kept for an import that broke off. */
  readonly forget?: () => void
}

export interface ImportOptions extends PrivacyOptions {
  readonly name: string
  /** The files of the content folder. */
  readonly sources: readonly SourceFile[]
  readonly state: SourceState
  /** What reads the source now: `readersOf` its mapping. */
  readonly readers: string
  /** The other sources of the directory, with the ids of their records. */
  readonly others: ReadonlyMap<string, SourceState>
  /** The day of the import, as YYYY-MM-DD. */
  readonly today: string
  readonly sectors: SectorTable
}

export interface ImportResult {
  /** Empty when nothing changes. */
  readonly changes: readonly FileChange[]
  readonly report: ImportReport
  /** Where pages of the old directory went, if a column has their addresses. */
  readonly moved: readonly Moved[]
}

export interface Moved {
  /** The address of the old page, as the source has it. */
  readonly from: string
  /** The path of the page here. */
  readonly to: string
}

/** The records of a source as they would be written, but for what is private, beside those of the directory. */
export function convertSource(
  { model, ledger }: ReadSource,
  options: Omit<ImportOptions, 'readers' | 'others' | 'sectors'>,
) {
  const { name, sources, state, today } = options
  const settings = settingsIn(sources)
  const index = indexContent(sources, settings.namespace, state.records)
  const made = convertModel(model, {
    source: name,
    namespace: settings.namespace,
    countries: settings.countries,
    extensions: settings.extensions,
    defaults: settings.defaults,
    hasTerms: Object.keys(settings.school_terms ?? {}).length === 1,
    today,
    known: index.known,
    note: ledger.remarks.add,
  })
  return { index, made, found: judgePrivacy(made, options) }
}

/** Converts, judges and merges a source. Nothing is written. */
export function importSource(read: ReadSource, options: ImportOptions): ImportResult {
  const { name, sources, state, others, today, sectors } = options
  const { ledger, isComplete, kind } = read
  const { index, made, found } = convertSource(read, options)
  const ids = new Set(made.map(({ id }) => id))
  const ourFiles = new Set(
    [...index.records].filter(([id]) => ids.has(id)).map(([, { file }]) => file),
  )
  const checking = { sectors, cache: createParseCache() }
  const judged = judgeRecords(
    made,
    sources.filter(({ file }) => !ourFiles.has(file)),
    checking,
  )
  for (const { value, oldPages = [] } of judged.records)
    for (const cells of [oldPages, ...[...draftValuesOf(value)].map(([leaf]) => leaf.cells)])
      for (const cell of cells) cell.keep()
  const { readers } = state.settings
  const begun = planImport(judged.records, index, {
    imported: state.records,
    isComplete,
    isNewReading: readers !== options.readers,
    ownerOf: (id) => [...others].find(([, other]) => other.records.has(id))?.[0],
  })
  const isNewMapping = readers !== undefined && mappingIn(readers) !== mappingIn(options.readers)
  const planned = startAgain(begun, { sources, index, isNewMapping, today })
  const plan = withoutFiles(planned, brokenFiles(sources, planned.changes, checking), {
    before: state.records,
    leftOut: judged.leftOut,
  })
  const report = composeReport({
    source: name,
    kind,
    isComplete,
    ledger,
    judged,
    plan,
    found,
    duplicates: findDuplicates(
      withChanges(sources, plan.changes),
      (id) => ids.has(id),
      checking.cache,
    ),
  })
  return {
    changes: [...plan.changes, ...memoryChanges(name, plan.imported, state.files)],
    report,
    moved: judged.records.flatMap(({ kind: of, name: { now }, oldPages = [] }) =>
      oldPages.map((cell) => ({ from: cell.text.trim(), to: pageAt(`${of}s/${now}`) })),
    ),
  }
}

function settingsIn(sources: readonly SourceFile[]) {
  const source = sources.find(({ file }) => file === 'directory.yaml')
  const settings = source && parseSettings(source.file, source.text).value
  if (!settings) throw new Error('There is no directory.yaml that can be read.')
  return settings
}
