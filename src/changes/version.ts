import type { Directory } from '../directory/directory.ts'

/** A directory at one time. */
export interface Version {
  /** Everything that could be read and linked, even if there are mistakes. */
  readonly directory: Directory
  /** The text of every file. */
  readonly texts: ReadonlyMap<string, string>
}

export const SETTINGS_FILE = 'directory.yaml'
