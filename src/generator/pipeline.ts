import type { Baseline } from '../changes/baseline/baseline.ts'
import { editorsOnly } from '../changes/baseline/editors-only.ts'
import { judgePrivacy } from '../changes/baseline/judge-privacy.ts'
import { vanishedIds } from '../changes/baseline/vanished.ts'
import type { CheckContext, CheckOptions, Checked } from '../content/checked.ts'
import { fileText } from '../content/file-text.ts'
import { parseContent } from '../content/parse.ts'
import { reportOn } from '../content/report.ts'
import type { SourceFile } from '../content/source-file.ts'
import { toVersion } from '../content/version.ts'
import { type Diagnostic, type Reported, collect } from '../diagnostics/diagnostic.ts'
import { limited } from '../diagnostics/limit.ts'
import { hasErrors } from '../diagnostics/report.ts'
import { checkDirectory } from '../directory/check-directory.ts'
import { NO_RECORDS, judgeChange } from '../forms/change/judge-change.ts'
import { serviceOnDay } from '../directory/service-on-day.ts'
import { clockIn } from '../times/clock.ts'
import { nodePlatform } from './publish/platform.ts'
import { cacheBetweenChecks } from '../text/memoise.ts'
import { bundleAssets } from './publish/bundle-assets.ts'
import { type HostEnv, isPreview, asHosted } from '../hosts/netlify/environment.ts'
import type { Published } from './publish/publish-site.ts'
import { unlessInterrupted } from './publish/interruption.ts'
import { refreshEditorSchemas } from './publish/write-editor-schemas.ts'
import type { LoadedContent } from '../io/read/loaded-content.ts'
import { type Loader, createLoader } from '../io/read/loader.ts'
import { readPreviewBaseline } from '../io/read/read-baseline.ts'
import { createReader, createRepeatedReader } from '../io/read/reader.ts'
import { checkOwn } from './site/check-own.ts'

/*
 *   read ──▶ parse ──▶ link ──▶ check ──▶ compose ──▶ index ──▶ publish
 *
 * Only the first and the last stage touch files; the others are functions of values. `osd check` stops after check;
 * `osd build` runs every stage; `osd dev` repeats the first four and composes a document when it is requested.
 */

/** Parses, links and checks the files of a content folder. */
export function checkContent(
  sources: readonly SourceFile[],
  {
    before = [],
    history = new Map(),
    baseline,
    since = baseline?.before,
    sectors,
    publicFiles,
    now,
    today: day,
    ...options
  }: CheckContext = {},
): Checked {
  // Parse: each file becomes a typed record.
  const parsed = parseContent(sources, { ...options, unreadable: before })
  const found: (Diagnostic | Reported)[] = [...before, ...parsed.diagnostics]
  if (!parsed.content) return { diagnostics: reportOn([...limited(found)], sources) }

  const privacy = baseline && judgePrivacy(baseline)(parsed.content.settings)
  const files = (publicFiles ?? []).map(fileText)
  const today = day ?? (now && clockIn(parsed.content.settings.timezone, now).date)
  const texts = new Map(sources.map(({ file, text }) => [file, text]))

  // Link: slugs become the records that they name, and everything gets an id. Check: rules read the linked directory.
  const { is, problems, changes } = judgeChange(
    { before: since ?? NO_RECORDS, after: { records: parsed.content.records, texts } },
    {
      ...parsed.content,
      history,
      files,
      ...(privacy && { privacy }),
      ...(today !== undefined && { today, onDay: serviceOnDay }),
      *check(version) {
        yield* checkDirectory(version.directory, sectors)
        yield* checkOwn(version.directory, publicFiles)
        if (baseline) yield* vanishedIds(baseline, version)
        if (baseline?.isSuggestion) yield* editorsOnly(baseline, version)
      },
    },
  )
  collect(found, problems)
  const diagnostics = reportOn([...limited(found)], sources)
  const linked = is.directory
  return {
    linked,
    sinceThen: changes,
    diagnostics,
    ...(!hasErrors(found) && { directory: linked }),
  }
}

/** Reads and checks a content folder. */
export const loadContent = (folder: string, options?: CheckOptions): Promise<LoadedContent> =>
  createLoader(createReader(folder), checkContent, options)()

/**
 * Reads and checks a content folder repeatedly. Unchanged files are neither read nor parsed again, and when nothing has
 * changed the result is the same object.
 */
export function createContentLoader(folder: string, options?: CheckOptions): Loader {
  cacheBetweenChecks()
  return createLoader(createRepeatedReader(folder), checkContent, options)
}

export interface BuildOptions {
  readonly content: string
  readonly out: string
  /** The environment variables in which a host describes the build. */
  readonly env?: HostEnv
  /** The day for which it is built, as YYYY-MM-DD; without it that of the clock. */
  readonly today?: string | undefined
  /** Called now and then with the number of records composed so far. */
  readonly onProgress?: (records: number) => void
}

export interface BuildResult {
  readonly loaded: LoadedContent
  /** Absent when there is an error. */
  readonly published?: Published
  /** Whether the pages of a preview say what changes; absent for any other build. */
  readonly isCompared?: boolean
}

/** Builds a content folder into an output folder, all of it or nothing. Throws `Interrupted` on SIGINT and SIGTERM. */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { content, out, env = {}, today, onProgress } = options
  // Loaded here, because commands that build nothing would start later.
  const [{ composeSite }, { stepsOf }, { preparePublishing }] = await Promise.all([
    import('./site/site.ts'),
    import('./site/steps.ts'),
    import('./publish/publish-site.ts'),
  ])
  const publish = preparePublishing({ out, isPreview: isPreview(env) })
  const baseline = isPreview(env) ? await readPreviewBaseline(content) : undefined
  const loaded = await loadContent(content, { baseline, today })
  refreshEditorSchemas(content, loaded)
  if (!loaded.directory) return { loaded }
  const directory = asHosted(loaded.directory, env)

  // Compose: the document of every record. Each is made when a later stage needs it, so that no stage holds them all.
  const assets =
    directory.settings.pages === 'off' ? undefined : await unlessInterrupted(bundleAssets)
  const changes = baseline && (await changesSince(baseline, loaded))
  const site = composeSite(directory, { ...loaded, assets, changes })

  // Index: what search and coverage must know about each document goes with it.
  const steps = stepsOf(site, nodePlatform)

  // Publish: every document of the table in site/documents/table.ts becomes a file.
  const published = await publish(site, steps, onProgress)
  return { loaded, published, ...(baseline && { isCompared: baseline.before !== undefined }) }
}

/** What the pages of a preview say of the change. Loaded here, because only a preview needs it. */
async function changesSince({ before }: Baseline, { linked, sources }: LoadedContent) {
  if (!before || !linked) return undefined
  const { previewChanges } = await import('../changes/preview/preview-changes.ts')
  return previewChanges(before, toVersion(linked, sources))
}
