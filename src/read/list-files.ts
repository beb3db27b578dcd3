import { type Dirent, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A file, by its path in the content folder with forward slashes. */
export interface ListedFile {
  readonly path: string
  /** A symbolic link, which may lead out of the folder. */
  readonly isLink: boolean
}

/** Folders that hold no records: ingested postcodes, what imports remember of their sources, and files that are copied. */
const OTHERS = ['postcodes', 'sources', 'public']

/** The files in a content folder, in the order of UTF-16 code units, without hidden files and `OTHERS`. */
export function listFiles(home: string): ListedFile[] {
  const files: ListedFile[] = []
  const isVisible = ({ name }: Dirent) => !name.startsWith('.')
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(home, folder), { withFileTypes: true }).filter(
      isVisible,
    )) {
      const path = folder + entry.name
      if (!entry.isDirectory()) files.push({ path, isLink: entry.isSymbolicLink() })
      else if (!OTHERS.includes(path)) walk(`${path}/`)
    }
  }
  walk('')
  return files.sort((a, b) => (a.path < b.path ? -1 : 1))
}
