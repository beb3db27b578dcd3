import { type SourceMemory, readMemory } from '../../match/memory/source-memory.ts'
import type { SourceSettings } from '../../record/source.ts'
import { readSettings, settingsFile } from './source-settings.ts'

/** What the content folder knows of a source. */
export interface SourceState extends SourceMemory {
  readonly settings: SourceSettings
  readonly text?: string
}

/** Reads what is known of a source from the texts of its files. */
export function readSourceState(name: string, files: ReadonlyMap<string, string>): SourceState {
  const text = files.get(settingsFile(name))
  return {
    settings: text === undefined ? {} : readSettings(name, text),
    ...readMemory(name, files),
    ...(text !== undefined && { text }),
  }
}
