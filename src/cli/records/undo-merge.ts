import { ownValue } from '../../text/own-value.ts'
import type { SourceFile } from '../../content/source-file.ts'
import type { FileChange } from '../../edit/file-change.ts'
import { createRecordSchemas } from '../../edit/record-schemas.ts'
import { withoutRemoved } from '../../edit/removed-list.ts'
import { undoMerge } from '../../edit/undo-merge.ts'
import { checkContent } from '../../generator/pipeline.ts'
import { indexContent } from '../../import/merge/content-index.ts'
import { readSources } from '../sources/sources-folder.ts'
import { UserError } from '../../io/command/errors.ts'
import { localDate } from '../../io/command/local-date.ts'
import { log } from '../../io/command/log.ts'
import { gitIn } from '../../io/read/git.ts'
import { withVersion } from '../../io/read/git-version.ts'
import { rememberAgain } from '../../match/memory/forget.ts'
import { MATCHES_FILE } from '../../record/schema/matches.ts'
import { REMOVED_FILE, type Removed } from '../../record/schema/removed.ts'
import { FOLDERS } from '../../record/schema/written.ts'
import { parseYaml } from '../../record/yaml/parse-yaml.ts'
import { isRawObject } from '../../record/yaml/raw.ts'
import { quote } from '../../text/quote.ts'
import { rootOf } from '../inputs/content-folder.ts'
import { applyChanges } from './apply-changes.ts'
import { publishedRecord } from './published-record.ts'
import { readAll } from './read-all.ts'
import { orRefuse } from './refused.ts'

interface Undoing {
  readonly content: string
  readonly isDryRun: boolean
}

/** Takes a merge back, with the record as git has it from before. Resolves to the exit status. */
export async function undoMergeOf(typed: string, { content, isDryRun }: Undoing): Promise<number> {
  const sources = await readAll(content)
  const { file, removed } = mergedRecord(sources, typed)
  const start = await startOfMerge(content, file)
  const readVersion = async (folder: string) => ({
    sources: await readAll(folder),
    memories: readSources(folder),
  })
  const before = await withVersion(content, start.before, readVersion)
  const merged = start.merged ? await withVersion(content, start.merged, readVersion) : { sources }
  const source = before.sources.find((one) => one.file === file)!
  const { target, ids, name, namespace } = publishedRecord(before.sources, source)
  const index = (some: readonly SourceFile[]) => indexContent(some, namespace, new Map()).records
  const now = index(sources)
  const other = now.get(removed.replaced_by!)
  if (!other)
    throw new UserError(
      `The record that ${file} was merged into is not here any more. If it was merged itself, undo that first: osd merge --undo ${removed.replaced_by!}. Nothing was written.`,
    )
  if (sources.some((one) => one.file === file))
    throw new UserError(`${file} is there again. Nothing was written.`)
  const date = localDate(new Date())
  const { changes, kept } = orRefuse(() =>
    undoMerge({
      ...{ target, into: removed.replaced_by!, date, schemas: createRecordSchemas() },
      ...{ before: index(before.sources), merged: index(merged.sources), now },
    }),
  )
  const root = rootOf(content)
  for (const one of kept)
    log(`${root}/${one.file}: \`${one.field}\` stays: somebody has changed it since the merge.`)
  const pair = [target.id, removed.replaced_by!]
  if (checkContent(sources).linked?.matches.some(isOf(pair)))
    log(
      `${MATCHES_FILE} says that the two are the same. If they are not, write \`different\` there.`,
    )
  const list = listChange(
    { before: before.sources, merged: merged.sources, now: sources },
    (text) =>
      withoutRemoved(text, new Set(ids.map(({ id }) => id)), {
        id: removed.replaced_by!,
        slug: removed.slug!,
      }),
  )
  return applyChanges(sources, [...changes, ...list], {
    ...{ content, isDryRun },
    beside: rememberAgain(readSources(content), target.id, before.memories),
    summary: `${quote(name)} is a record of its own again.`,
  })
}

const isOf =
  (pair: readonly string[]) =>
  ({ id, other, answer }: Readonly<Record<'id' | 'other' | 'answer', string>>) =>
    answer === 'same' && pair.includes(id) && pair.includes(other)

/** The record that a merge has removed, by its id or its slug, and its file. */
function mergedRecord(sources: readonly SourceFile[], typed: string) {
  const { linked } = checkContent(sources)
  const name = typed.toLowerCase().replace(/\.yaml$/, '')
  const found = (linked?.removed ?? []).flatMap((removed: Removed) => {
    const folder = removed.kind && ownValue(FOLDERS, removed.kind)
    const path = `${folder}/${removed.slug}`
    const isNamed = removed.id === name || removed.slug === name || path === name
    return folder && removed.slug && removed.replaced_by && isNamed
      ? [{ file: `${path}.yaml`, removed }]
      : []
  })
  const [one, ...more] = found
  if (!one)
    throw new UserError(
      `removed.yaml has no record \`${typed}\` that was merged into another. Name it by its id or its file there.`,
    )
  if (more.length > 0)
    throw new UserError(
      `Several records were called \`${typed}\`. Write the id of one: ${found.map(({ removed }) => removed.id).join(', ')}.`,
    )
  return one
}

/** The commits before and after a file was deleted; none after while the merge is not committed. */
async function startOfMerge(content: string, file: string) {
  const git = gitIn(content)
  const ask = (args: readonly string[]) =>
    git(args).then(
      (text) => text.trim(),
      () => undefined,
    )
  if ((await ask(['cat-file', '-t', `HEAD:./${file}`])) === 'blob') return { before: 'HEAD' }
  const merged = await ask(['log', '-1', '--diff-filter=D', '--format=%H', '--', file])
  if (merged) return { before: `${merged}^`, merged }
  throw new UserError(
    `Git does not know ${file}. If this copy has only the latest history, run \`git fetch --unshallow\`. Nothing was written.`,
  )
}

interface Lists {
  readonly before: readonly SourceFile[]
  readonly merged: readonly SourceFile[]
  readonly now: readonly SourceFile[]
}

/** Restores the text of removed.yaml from before the merge, if its entries are the same and no later edit has changed it. */
function listChange(versions: Lists, without: (text: string) => string): readonly FileChange[] {
  const textIn = (files: readonly SourceFile[]) =>
    files.find(({ file }) => file === REMOVED_FILE)?.text
  const [was, then, now] = [versions.before, versions.merged, versions.now].map(textIn)
  if (now === undefined) return []
  const rest = orRefuse(() => without(now))
  const after = now === then && entriesIn(was) === entriesIn(rest) ? was : rest
  return [{ file: REMOVED_FILE, before: now, ...(after !== undefined && { after }) }]
}

const entriesIn = (text = ''): string => {
  const { value } = parseYaml(REMOVED_FILE, text)
  const lists = isRawObject(value) ? [value.removed, value.renamed] : []
  return JSON.stringify(lists.filter((list) => Array.isArray(list) && list.length > 0))
}
