import { readFile, realpath, stat } from 'node:fs/promises'
import { basename, extname, join, sep } from 'node:path'
import glob from 'fast-glob'
import type { Diagnostic, DiagnosticCode } from '../diagnostic.ts'

/** One file of the content folder: its name below the folder, with forward slashes, and its text. */
export interface SourceFile {
  readonly file: string
  readonly text: string
}

export interface ReadContent {
  /** In one order, whatever order the file system lists them in. */
  readonly sources: readonly SourceFile[]
  readonly diagnostics: readonly Diagnostic[]
}

const MEBIBYTE = 1024 * 1024
const MOST_BYTES = { yaml: MEBIBYTE, geojson: 16 * MEBIBYTE }
/** How many files are open at a time. */
const AT_ONCE = 32

/** Reads every record and area below a folder. Files that cannot be read are named, and do not stop the others. */
export async function readContent(root: string): Promise<ReadContent> {
  const files = (
    await glob('**/*', {
      cwd: root,
      onlyFiles: false,
      markDirectories: true,
      followSymbolicLinks: false,
      dot: false,
      objectMode: true,
    })
  )
    .filter(({ dirent, path }) => !dirent.isDirectory() && !path.startsWith('postcodes/'))
    .map(({ path, dirent }) => ({ path: path.replace(/\/$/, ''), link: dirent.isSymbolicLink() }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  const home = await realpath(root)
  const sources: SourceFile[] = []
  const diagnostics: Diagnostic[] = []
  for (let start = 0; start < files.length; start += AT_ONCE) {
    const batch = files.slice(start, start + AT_ONCE)
    const results = await Promise.all(batch.map(({ path, link }) => readOne(home, path, link)))
    for (const result of results) {
      if ('code' in result) diagnostics.push(result)
      else if ('text' in result) sources.push(result)
    }
  }
  return { sources, diagnostics }
}

/** Folders of records, with the ending that files in them must have. */
const FOLDERS: Readonly<Record<string, string>> = {
  organizations: '.yaml',
  locations: '.yaml',
  services: '.yaml',
  taxonomies: '.yaml',
  areas: '.geojson',
}
const TOP_FILES = ['directory.yaml', 'removed.yaml']

async function readOne(
  home: string,
  file: string,
  isLink: boolean,
): Promise<SourceFile | Diagnostic | { ignored: true }> {
  const name = basename(file)
  if (/^readme(\.md)?$/i.test(name)) return { ignored: true }
  try {
    const path = join(home, file)
    if (isLink && !(await realpath(path)).startsWith(home + sep))
      return found(
        'outside-content',
        file,
        'This is a link to something outside the content folder.',
        'Put the file itself here.',
      )
    const odd = oddFile(file)
    if (odd) return odd
    const status = await stat(path)
    if (!status.isFile())
      return found('unreadable-file', file, 'This is not a file.', 'Put a file in its place.')
    const { size } = status
    const most = extname(file) === '.geojson' ? MOST_BYTES.geojson : MOST_BYTES.yaml
    if (size > most)
      return found(
        'too-large',
        file,
        `This file has ${(size / MEBIBYTE).toFixed(1)} MiB; it can have ${most / MEBIBYTE}.`,
        'Split it, or simplify the area in a map program.',
      )
    return decode(file, await readFile(path))
  } catch (error) {
    return found(
      'unreadable-file',
      file,
      `This file cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'}).`,
      'Look at its permissions, or at where the link leads.',
    )
  }
}

/** Why a file is none of ours, if it is not. */
function oddFile(file: string): Diagnostic | undefined {
  const [folder = '', name = '', ...deeper] = file.split('/')
  if (name === '') {
    if (TOP_FILES.includes(file)) return undefined
    return found(
      'unknown-file',
      file,
      `No file called \`${file}\` is looked for here.`,
      `Records lie in ${Object.keys(FOLDERS).join(', ')}; only ${TOP_FILES.join(' and ')} lie beside these folders.`,
    )
  }
  const ending = Object.hasOwn(FOLDERS, folder) ? FOLDERS[folder] : undefined
  if (!ending || deeper.length > 0)
    return found(
      'unknown-file',
      file,
      'No records are looked for in this folder.',
      `Move the file to ${Object.keys(FOLDERS).join(', ')}.`,
    )
  if (extname(name) !== ending)
    return found(
      'unknown-file',
      file,
      `The name of a file in ${folder} must end in \`${ending}\`.`,
      `Rename it to \`${name.slice(0, name.length - extname(name).length)}${ending}\`.`,
    )
  return undefined
}

const decoder = new TextDecoder('utf-8', { fatal: true })

function decode(file: string, bytes: Uint8Array): SourceFile | Diagnostic {
  try {
    return { file, text: decoder.decode(bytes) }
  } catch {
    return found(
      'not-utf8',
      file,
      'This file is not UTF-8 text.',
      'Save it again with the encoding UTF-8.',
    )
  }
}

const found = (code: DiagnosticCode, file: string, message: string, hint: string): Diagnostic => ({
  code,
  message,
  hint,
  place: { file, path: [], line: 1, column: 1 },
})
