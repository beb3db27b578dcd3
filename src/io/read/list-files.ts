import { type Dirent, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { SOURCES } from '../../record/source.ts'

/** A file, by its path in the content folder with forward slashes. */
export interface ListedFile {
  readonly path: string
  /** A symbolic link, which may lead out of the folder. */
  readonly isLink: boolean
}

/** Folders that hold no records: ingested postcodes, files that are copied, and what imports remember of each source. */
const isOther = (folder: string) =>
  folder === 'postcodes' || folder === 'public' || folder.startsWith(`${SOURCES}/`)

/** The files in a content folder, in the order of UTF-16 code units, without hidden files and other folders. */
export function listFiles(home: string): ListedFile[] {
  const files: ListedFile[] = []
  const isVisible = ({ name }: Dirent) => !name.startsWith('.')
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(home, folder), { withFileTypes: true }).filter(
      isVisible,
    )) {
      const path = folder + entry.name
      if (!entry.isDirectory()) files.push({ path, isLink: entry.isSymbolicLink() })
      else if (!isOther(path)) walk(`${path}/`)
    }
  }
  walk('')
  return files.sort((a, b) => (a.path < b.path ? -1 : 1))
}
