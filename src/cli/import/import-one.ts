import { mkdirSync } from 'node:fs'
import { UserError } from '../../io/command/errors.ts'
import { localDate } from '../../io/command/local-date.ts'
import { log } from '../../io/command/log.ts'
import type { FileChange } from '../../edit/file-change.ts'
import { type ImportResult, importSource } from '../../import/import.ts'
import { readersOf } from '../../match/memory/readers.ts'
import { readSourceState } from '../../import/merge/source-file.ts'
import { settingsChange, withGiven } from '../../import/merge/source-settings.ts'
import type { SourceSettings } from '../../record/source.ts'
import { shippedSectors } from '../../io/shipped-sectors.ts'
import { readSources } from '../sources/sources-folder.ts'
import { readAll } from '../records/read-all.ts'
import { writeRecords } from '../records/write-records.ts'
import { type Busy, startBusy } from '../terminal/busy.ts'
import { openOrPropose } from './open-or-propose.ts'
import { startContent } from './start-content.ts'

export interface OneImport {
  /** A web address or a path. */
  readonly place: string
  readonly name: string
  readonly content: string
  readonly isDryRun: boolean
  readonly allowsPrivate: boolean
  /** What is given this time, and remembered; anything else is as `content/sources/NAME.yaml` says. */
  readonly given: Pick<SourceSettings, 'mapping' | 'keep_personal' | 'token_env'>
}

/** Imports one source and writes the records. Undefined for a sheet that a person has to map first. */
export async function importOne(options: OneImport): Promise<ImportResult | undefined> {
  const busy = startBusy()
  try {
    return await readAndWrite(options, busy)
  } finally {
    busy.stop()
  }
}

async function readAndWrite(
  { place, name, content, isDryRun, allowsPrivate, given }: OneImport,
  { say }: Busy,
): Promise<ImportResult | undefined> {
  say(`Reading ${place} …`)
  const states = readSources(content)
  const state = states.get(name) ?? readSourceState(name, new Map())
  const settings = withGiven(state.settings, { ...given, source: place })
  const read = await openOrPropose(place, {
    name,
    settings,
    content,
    isDryRun,
    hasSettings: state.text !== undefined,
    allowsPrivate,
    token: tokenIn(settings.token_env),
    onProgress: createProgress(say),
  })
  if (!read) return undefined
  const licence = state.text === undefined ? read.about?.licence : undefined
  const readers = readersOf(settings.mapping)
  const remembered = settingsChange(name, state.text, {
    ...(licence && { licence }),
    ...settings,
    // What was not read whole has records that the next import reads in another way still.
    ...(read.isComplete && { readers }),
  })
  const started = startContent(content, name, read.about)
  const sources = started ? [started] : await readAll(content)
  say('Converting and checking the records …')
  const result = importSource(read, {
    name,
    sources,
    state,
    readers,
    others: new Map([...states].filter(([other]) => other !== name)),
    today: localDate(new Date()),
    sectors: shippedSectors(),
    isPublicFeed: read.isPublicFeed === true,
    keepPersonal: settings.keep_personal ?? [],
  })
  const all: FileChange[] = [
    ...(started ? [{ file: started.file, after: started.text }] : []),
    ...result.changes,
    ...(remembered ? [remembered] : []),
  ]
  say('Writing the records …')
  if (!isDryRun && all.length > 0) await writeWhole(content, all)
  read.forget?.()
  return result
}

/** The token in a named environment variable. It is never written down. */
export function tokenIn(name: string | undefined): string | undefined {
  if (name === undefined) return undefined
  const token = process.env[name]
  if (!token) throw new UserError(`The environment variable ${name} is empty.`)
  return token
}

/** Shows records, records a second and the time left. */
function createProgress(say: Busy['say']) {
  const start = Date.now()
  return (read: number, total: number | undefined): void => {
    const seconds = Math.max(0.001, (Date.now() - start) / 1000)
    const rate = read / seconds
    const left = total === undefined ? '' : `, ${Math.ceil((total - read) / rate)} s left`
    say(
      `${read}${total === undefined ? '' : ` of ${total}`} records, ${rate.toFixed(1)} a second${left}   `,
    )
  }
}

/** Writes all files or none. Ctrl-C and SIGTERM wait until they are written. */
async function writeWhole(content: string, changes: readonly FileChange[]): Promise<void> {
  mkdirSync(content, { recursive: true })
  const wait = () => log('The records are being written. One moment.')
  for (const signal of SIGNALS) process.on(signal, wait)
  try {
    await writeRecords(content, changes)
  } finally {
    for (const signal of SIGNALS) process.off(signal, wait)
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const
