import { counted } from '../../text/counted.ts'
import { memoryChanges } from '../../match/memory/source-memory.ts'
import { parseSettings } from '../../record/parse.ts'
import { indexContent } from '../../import/merge/content-index.ts'
import { takeOutOf } from '../../import/merge/take-out-of.ts'
import { readSources } from '../sources/sources-folder.ts'
import { UserError } from '../../io/command/errors.ts'
import { localDate } from '../../io/command/local-date.ts'
import { log } from '../../io/command/log.ts'
import { quoteList } from '../../text/quote.ts'
import { rootOf } from '../inputs/content-folder.ts'
import { applyChanges } from '../records/apply-changes.ts'
import { inFolders } from '../records/in-folders.ts'
import { orRefuse } from '../records/refused.ts'
import { readAll } from '../records/read-all.ts'

export interface UndoOptions {
  readonly content: string
  readonly isDryRun: boolean
}

/** Deletes the records of a source that are as it brought them. The next import begins from nothing. */
export async function undoImport(
  name: string,
  { content, isDryRun }: UndoOptions,
): Promise<number> {
  const states = readSources(content)
  const state = states.get(name)
  if (!state)
    throw new UserError(
      `No source is called \`${name}\`. ${states.size > 0 ? `There is ${quoteList([...states.keys()], 'and')}.` : 'There is none in content/sources.'}`,
    )
  const sources = await readAll(content)
  const settings = sources.find(({ file }) => file === 'directory.yaml')
  const namespace = settings && parseSettings(settings.file, settings.text).value?.namespace
  if (!namespace) throw new UserError('There is no directory.yaml that can be read.')
  const index = indexContent(sources, namespace, state.records)
  const { taken, changed, needed, changes } = orRefuse(() =>
    takeOutOf(sources, index, state.records, {
      date: localDate(new Date()),
      reason: `Taken out with the source ${name}.`,
    }),
  )
  const root = rootOf(content)
  const tell = (files: readonly string[], why: (file: string) => string) => {
    for (const line of inFolders(files, (file) => `${root}/${file} stays: ${why(file)}`)) log(line)
  }
  tell(changed, () => 'somebody has changed it.')
  tell([...needed.keys()], (file) => `${root}/${needed.get(file)} refers to it.`)
  if (taken.length === 0) {
    log(`Nothing of \`${name}\` can be taken out.`)
    return 0
  }
  const records = new Map(state.records)
  for (const { id, line } of taken)
    records.set(id, { kind: line.kind, slug: line.slug, fields: {}, isUndone: true })
  return applyChanges(sources, changes, {
    content,
    isDryRun,
    beside: memoryChanges(name, records, state.files),
    summary: `Took out ${counted(taken.length, 'record')} of \`${name}\`. Its description stays in ${root}/sources/${name}.yaml; import it again when its mapping is right.`,
  })
}
