import { counted } from '../../text/counted.ts'
import { lstatSync } from 'node:fs'
import { csvOf } from '../../generator/dump/csv-table.ts'
import { findCorrections } from './find-corrections.ts'
import { convertSource } from '../../import/import.ts'
import { openSource } from '../../import/open/open-source.ts'
import { readSources } from '../sources/sources-folder.ts'
import { UserError } from '../../io/command/errors.ts'
import { EXIT } from '../../io/command/exit.ts'
import { localDate } from '../../io/command/local-date.ts'
import { log } from '../../io/command/log.ts'
import { stageFile } from '../../io/files/staged-file.ts'
import { quoteList } from '../../text/quote.ts'
import { readAll } from '../records/read-all.ts'
import { tokenIn } from './import-one.ts'

export interface ExportCorrections {
  readonly content: string
  readonly to: string | undefined
  readonly isForced: boolean
  readonly allowsPrivate: boolean
}

/** Reads a source again, and writes for its owner what was corrected here: sentences on the standard output, and a table. */
export async function exportCorrections(
  name: string,
  { content, to = `corrections-${name}.csv`, isForced, allowsPrivate }: ExportCorrections,
): Promise<number> {
  const states = readSources(content)
  const state = states.get(name)
  const place = state?.settings.source
  if (!state || place === undefined)
    throw new UserError(
      `No source is called \`${name}\`. ${states.size > 0 ? `There is ${quoteList([...states.keys()], 'and')}.` : 'There is none in content/sources.'}`,
    )
  if (!isForced && lstatSync(to, { throwIfNoEntry: false }))
    throw new UserError(`\`${to}\` is there already. Add --force to replace it.`)
  const { settings } = state
  const token = tokenIn(settings.token_env)
  const read = await openSource(place, { name, allowsPrivate, token, mapping: settings.mapping })
  const sources = await readAll(content)
  const { made, index } = convertSource(read, {
    ...{ name, sources, state, today: localDate(new Date()) },
    ...{ isPublicFeed: read.isPublicFeed === true, keepPersonal: settings.keep_personal ?? [] },
  })
  read.forget?.()
  const others = [...states].flatMap(([other, { records }]) => (other === name ? [] : [records]))
  const { sentences, rows } = findCorrections(made, {
    ...{ sources, index, memories: [state.records, ...others] },
  })
  if (rows.length === 0) {
    log(`Nothing of \`${name}\` was corrected here that it does not say by now.`)
    return EXIT.ok
  }
  process.stdout.write(sentences.map((one) => `${one}\n`).join(''))
  const cells = rows.map((row) => [row.id, row.kind, row.name, row.field, row.theirs, row.ours])
  stageFile(to, csvOf([HEADER, ...cells])).replace()
  log(`Wrote ${to}: ${counted(rows.length, 'correction')}.`)
  return EXIT.ok
}

const HEADER = ['id', 'kind', 'name', 'field', 'yours', 'corrected']
