import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../../io/command/errors.ts'
import { log } from '../../io/command/log.ts'
import type { ReadSource } from '../../import/import.ts'
import { settingsFile, settingsText } from '../../import/merge/source-settings.ts'
import { type OpenOptions, openSource } from '../../import/open/open-source.ts'
import { UnmappedSheet } from '../../import/recognise.ts'
import type { SourceSettings } from '../../record/source.ts'
import { parseYaml } from '../../record/yaml/parse-yaml.ts'
import { type RawObject, isRawObject } from '../../record/yaml/raw.ts'
import { writeRecords } from '../records/write-records.ts'

interface Proposing extends Omit<OpenOptions, 'mapping'> {
  readonly settings: SourceSettings
  readonly content: string
  readonly isDryRun: boolean
  readonly hasSettings: boolean
}

/** Opens a source. For a sheet that nobody has mapped it writes a proposal, which a person completes. */
export async function openOrPropose(
  place: string,
  { settings, ...options }: Proposing,
): Promise<ReadSource | undefined> {
  try {
    return await openSource(place, { ...options, mapping: settings.mapping })
  } catch (error) {
    if (!(error instanceof UnmappedSheet)) throw error
    const { content, name, isDryRun, hasSettings } = options
    const text = settingsText({ ...settings, mapping: error.mapping })
    const file = settingsFile(name)
    if (isDryRun || hasSettings) process.stdout.write(text)
    else {
      mkdirSync(join(content, 'sources'), { recursive: true })
      await writeRecords(content, [{ file, after: text }])
    }
    log(
      `${error.message} ${isDryRun || hasSettings ? 'This is a proposal for its `mapping`' : `A proposal is in ${join(content, file)}`}: check each column, and run the same command again.`,
    )
    return undefined
  }
}

/** The mapping in a file: below `mapping:`, or the whole file. */
export function readMapFile(path: string): RawObject {
  if (!existsSync(path)) throw new UserError(`There is no file \`${path}\`.`)
  const { value } = parseYaml(path, readFileSync(path, 'utf8'))
  if (!isRawObject(value)) throw new UserError(`\`${path}\` is no mapping of columns to fields.`)
  return isRawObject(value.mapping) ? value.mapping : value
}
