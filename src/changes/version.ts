import type { Directory } from '../directory/directory.ts'

/** A directory as it is, or was, at one time. */
export interface Version {
  /** What could be read and joined, even where there are mistakes. */
  readonly directory: Directory
  /** The text of every file. */
  readonly texts: ReadonlyMap<string, string>
}

export const SETTINGS_FILE = 'directory.yaml'
