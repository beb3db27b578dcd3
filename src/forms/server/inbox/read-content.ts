import { guardChanges } from '../../../changes/baseline/editors-only.ts'
import { mapInBatches } from '../../../api/map-in-batches.ts'
import { isRecordPath } from '../../change/proposed-change.ts'
import type { FileChange } from '../../../edit/file-change.ts'
import { type CheckState, readCheck } from '../github/check-state.ts'
import { GitHubError, type Repository } from '../github/client.ts'
import { readRepositoryFile } from '../github/file-text.ts'
import { readPreview } from '../github/pull-state.ts'
import { readNotes } from '../report/notes.ts'
import { MATCHES_FILE } from '../../../record/schema/matches.ts'
import { parseYaml } from '../../../record/yaml/parse-yaml.ts'
import { linesOf } from '../../../text/lines.ts'
import type { InboxItem } from './item.ts'

/** A record that is added or changed. */
type ShownFile = FileChange & { readonly after: string }

/** What an item is about, as GitHub has it at its last commit. */
export interface ItemContent {
  /** The records, by their names below the content folder; undefined when it changes anything else, or too much to be shown. */
  readonly files: readonly ShownFile[] | undefined
  /** `failed` also for what is not signed and changes what only editors decide. */
  readonly check: CheckState
  /** True when the base has changed the same lines in the meantime. */
  readonly hasConflict: boolean
  /** The address of its preview, when there is one. */
  readonly preview?: string
  /** Why it was sent, where members alone read that. */
  readonly notes: readonly string[]
}

/** More is no change that somebody can look through on one page. Confirmations have a line each. */
export const MAX_FILES = 50
/** Characters of a file. */
const MAX_SIZE = 64 * 1024
/** Comparing takes the product of the lines of two texts. */
const MAX_LINES = 2000
const isLong = (text: string) => text.length > MAX_SIZE || linesOf(text).length > MAX_LINES
/** Files that are read at once. */
const BATCH = 5

/** Reads an item. The texts are compared with those that the branch began from, so they show what accepting it changes. */
export async function readContent(item: InboxItem): Promise<ItemContent> {
  const { repository, number, kind } = item
  const [files, check, pull, preview, notes] = await Promise.all([
    item.isOutside ? undefined : readFiles(item),
    readCheck(repository, item),
    // https://docs.github.com/rest/pulls/pulls#get-a-pull-request
    repository<{ readonly mergeable: boolean | null }>('GET', `/pulls/${number}`),
    // The host says of what it has not built that it is ready.
    kind === 'change' || item.hasLabel
      ? readPreview(repository, item).catch(unlessLimit)
      : undefined,
    item.isPrivate && kind === 'suggestion' ? readNotes(item).catch(() => []) : [],
  ])
  const isOfMembers = kind === 'change' || kind === 'answers'
  const isRefused = !isOfMembers && files?.some(isGuarded)
  return {
    ...{ files, check: isRefused ? 'failed' : check, hasConflict: pull.mergeable === false },
    ...(preview && { preview }),
    notes: notes.map(({ text }) => text),
  }
}

/** True when a change touches guarded keys, or cannot be parsed. The check on the pull request refuses it as well. */
const isGuarded = ({ before, after }: ShownFile): boolean =>
  parseYaml('', after).value === undefined || !guardChanges(before, after).next().done

async function readFiles({ repository, base, commit }: InboxItem): Promise<ItemContent['files']> {
  const compared = await compareCommits(repository, { base, commit })
  const { files: changed = [] } = compared
  if (changed.length > MAX_FILES || !changed.every(isShown)) return undefined
  const read = await readTexts(repository, { ...compared, files: changed, commit })
  const files = read.flatMap((file) => (file ? [file] : []))
  return files.length === read.length ? files : undefined
}

/** What a branch or commit has that another one does not (https://docs.github.com/rest/commits/commits#compare-two-commits). */
export const compareCommits = (
  repository: Repository,
  { base, commit }: { readonly base: string; readonly commit: string },
): Promise<Comparison> => repository('GET', `/compare/${encodeURIComponent(base)}...${commit}`)

/** The texts of changed records, each undefined when it cannot be shown. */
export async function readTexts(
  repository: Repository,
  {
    merge_base_commit: { sha: base },
    files: changed = [],
    commit,
  }: Comparison & { readonly commit: string },
): Promise<(ShownFile | undefined)[]> {
  const textAt = (path: string, at: string) => readRepositoryFile(repository, { path, at })
  const read = async ({ filename, status, sha }: ChangedPath) => {
    const [before, after] = await Promise.all([
      status === 'added' ? undefined : textAt(filename, base),
      textAt(filename, commit),
    ])
    // A link to another file is read as that file, which is not what would be accepted.
    if (after?.sha !== sha) return undefined
    const change = { after: after.text, ...(before && { before: before.text }) }
    const shown = filename === ANSWERS ? differing(change) : change
    if (isLong(shown.before ?? '') || isLong(shown.after)) return undefined
    return { file: filename.replace(FOLDER, ''), ...shown }
  }
  return mapInBatches(changed, read, BATCH)
}

/** The lines that two texts do not share. A list of answers is long, and a new one says nothing of the others. */
function differing({ before = '', after }: Omit<ShownFile, 'file'>): Omit<ShownFile, 'file'> {
  const without = (text: string, other: string) => {
    const lines = new Set(linesOf(other))
    return linesOf(text)
      .filter((line) => !lines.has(line))
      .join('\n')
  }
  return { before: without(before, after), after: without(after, before) }
}

export interface Comparison {
  /** Where the two have parted. */
  readonly merge_base_commit: { readonly sha: string }
  /** At most 300. */
  readonly files?: readonly ChangedPath[]
}

interface ChangedPath {
  readonly filename: string
  readonly status: string
  /** The name that git gives to its new content. */
  readonly sha: string
}

const FOLDER = /^content\//
const ANSWERS = `content/${MATCHES_FILE}`

/** True when a record is added or changed, or answers about records are. */
export const isShown = ({ filename, status }: ChangedPath): boolean =>
  (isRecordPath(filename) || filename === ANSWERS) && (status === 'added' || status === 'modified')

/** The records that are taken out, with their last texts. */
export const readRemoved = (
  repository: Repository,
  { merge_base_commit: { sha: at }, files = [] }: Comparison,
): Promise<FileChange[]> =>
  Promise.all(
    files
      .filter(({ filename, status }) => isRecordPath(filename) && status === 'removed')
      .slice(0, MAX_FILES)
      .map(async ({ filename: path }) => ({
        file: path.replace(FOLDER, ''),
        before: (await readRepositoryFile(repository, { path, at }))?.text ?? '',
      })),
  )

/** An App may not read what the host says in every repository. The inbox does not need it. */
function unlessLimit(error: unknown): undefined {
  if (!(error instanceof GitHubError) || error.trouble === 'limit') throw error
}
