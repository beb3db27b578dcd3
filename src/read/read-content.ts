import { isUtf8 } from 'node:buffer'
import {
  type Stats,
  type Dirent,
  lstatSync,
  readFileSync,
  readdirSync,
  realpathSync,
  statSync,
} from 'node:fs'
import { basename, extname, join, sep } from 'node:path'
import type { DiagnosticCode } from '../diagnostics/catalogue.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { list } from '../text/quote.ts'
import { suggest } from '../text/suggest.ts'
import { readWhenStable } from '../files/read-when-stable.ts'
import type { ReadContent, SourceFile } from '../content/source-file.ts'

/** A file as it was when it was read. */
interface Read {
  readonly status: Stats
  readonly source: SourceFile
}

interface Kept extends Read {
  /** It had not changed for a while, so that its times tell when it does. */
  readonly isSettled: boolean
}

/** A file that was listed; a link may lead outside. */
interface Listed {
  readonly path: string
  readonly isLink: boolean
}

const MEBIBYTE = 1024 * 1024
const MOST_BYTES = { yaml: MEBIBYTE, geojson: 16 * MEBIBYTE }
/** A file that has only just changed may change again without its times telling. */
const SETTLED_AFTER = 2000

/**
 * Reads every record and area in a folder, all as they were at one moment. Files that cannot be read become diagnostics and
 * do not stop the others.
 */
export const readContent = (root: string): Promise<ReadContent> =>
  readStableContent(createContentReader(root))

/** Reads until nothing changes. Files that keep changing are left out and become diagnostics. */
export async function readStableContent(read: () => ReadContent): Promise<ReadContent> {
  const { value, unstable } = await readWhenStable(read, changedFiles)
  return {
    sources: value.sources.filter(({ file }) => !unstable.includes(file)),
    diagnostics: [...value.diagnostics, ...unstable.map(unstableFile)],
  }
}

/** The files that are not the same in both reads. A reader returns the same `SourceFile` for an unchanged file. */
function changedFiles(before: ReadContent, now: ReadContent): string[] {
  const left = new Map(before.sources.map((source) => [source.file, source]))
  const changed = now.sources.filter((source) => {
    const isSame = left.get(source.file) === source
    left.delete(source.file)
    return !isSame
  })
  return [...left.keys(), ...changed.map(({ file }) => file)]
}

const unstableFile = (file: string): Diagnostic =>
  found(
    'unreadable-file',
    file,
    'This file keeps changing while it is being read.',
    'Wait until the program that writes it has finished, and try again.',
  )

/**
 * Reads a folder again and again, and a file only when it has changed: it is the same `SourceFile` while its number,
 * its size and its times are what they were, or its text is. (Reading in turn is faster than many at a time, for the files
 * are small.) Who knows which files may have changed spares the look at all others.
 */
export function createContentReader(root: string): (changed?: ReadonlySet<string>) => ReadContent {
  let known: ReadonlyMap<string, Kept | Diagnostic | undefined> = new Map()
  return (changed) => {
    const home = realpathSync(root)
    const now = Date.now()
    const some = changed && listAgain(home, changed, known)
    const results = new Map(some && known)
    for (const { path, isLink } of some ?? listFiles(home)) {
      const before = known.get(path)
      const kept = before && !('code' in before) ? before : undefined
      const result = readOne(home, path, { isLink, kept: kept?.isSettled ? kept : undefined })
      results.set(path, result && !('code' in result) ? keep(result, kept, now) : result)
    }
    known = results
    const found = [...results.values()].filter((result) => result !== undefined)
    return {
      sources: found.flatMap((result) => ('code' in result ? [] : [result.source])),
      diagnostics: found.filter((result) => 'code' in result),
    }
  }
}

const keep = ({ status, source }: Read, before: Kept | undefined, now: number): Kept => ({
  status,
  source: before?.source.text === source.text ? before.source : source,
  isSettled: now - status.ctimeMs > SETTLED_AFTER,
})

/** Files to read again: those said to have changed, and those that may have. Nothing when a file has come or gone. */
function listAgain(
  home: string,
  changed: ReadonlySet<string>,
  known: ReadonlyMap<string, Kept | Diagnostic | undefined>,
): Listed[] | undefined {
  const paths = new Set(changed)
  for (const [path, result] of known)
    if (result && !('code' in result) && !result.isSettled) paths.add(path)
  const listed: Listed[] = []
  for (const path of paths) {
    if (path.split('/').some((name) => name.startsWith('.'))) continue
    const status = known.has(path) && lstatSync(join(home, path), { throwIfNoEntry: false })
    if (!status || status.isDirectory()) return undefined
    listed.push({ path, isLink: status.isSymbolicLink() })
  }
  return listed
}

/** The files below a folder in code-unit order, with forward slashes; hidden ones and those of postcodes are none of them. */
function listFiles(home: string): Listed[] {
  const files: Listed[] = []
  const isOurs = ({ name }: Dirent) => !name.startsWith('.')
  const visit = (folder: string) => {
    for (const entry of readdirSync(join(home, folder), { withFileTypes: true }).filter(isOurs)) {
      const path = folder + entry.name
      if (!entry.isDirectory()) files.push({ path, isLink: entry.isSymbolicLink() })
      else if (path !== 'postcodes') visit(`${path}/`)
    }
  }
  visit('')
  return files.sort((a, b) => (a.path < b.path ? -1 : 1))
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

function readOne(
  home: string,
  file: string,
  { isLink, kept }: { readonly isLink: boolean; readonly kept: Read | undefined },
): Read | Diagnostic | undefined {
  const name = basename(file)
  if (/^readme(\.md)?$/i.test(name)) return undefined
  try {
    const path = join(home, file)
    if (isLink && !realpathSync(path).startsWith(home + sep))
      return found(
        'outside-content',
        file,
        'This is a link to something outside the content folder.',
        'Put the file itself here.',
      )
    const odd = oddFile(file)
    if (odd) return odd
    const status = statSync(path)
    if (!status.isFile())
      return found('unreadable-file', file, 'This is not a file.', 'Put a file in its place.')
    if (kept && isSame(kept.status, status)) return kept
    const { size } = status
    const most = extname(file) === '.geojson' ? MOST_BYTES.geojson : MOST_BYTES.yaml
    if (size > most)
      return found(
        'too-large',
        file,
        `This file has ${(size / MEBIBYTE).toFixed(1)} MiB; it can have ${most / MEBIBYTE}.`,
        'Split it, or simplify the area in a map program.',
      )
    const text = readText(path)
    return text === undefined ? notText(file) : { status, source: { file, text } }
  } catch (error) {
    return found(
      'unreadable-file',
      file,
      `This file cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'}).`,
      'Look at its permissions, or at where the link leads.',
    )
  }
}

const isSame = (a: Stats, b: Stats) =>
  a.ino === b.ino &&
  a.dev === b.dev &&
  a.size === b.size &&
  a.mtimeMs === b.mtimeMs &&
  a.ctimeMs === b.ctimeMs

/** Endings of what may well be a record, one or more. */
const TEXT = /(?:\.(?:ya?ml|txt|json|geojson)~?)+$/i

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
  if (!ending || deeper.length > 0) {
    const near = suggest(folder, Object.keys(FOLDERS))
    return found(
      'unknown-file',
      file,
      'No records are looked for in this folder.',
      ending || near
        ? `Move the file to \`${ending ? folder : near}/\`.`
        : `Move the file to ${list(Object.keys(FOLDERS), 'or')}.`,
    )
  }
  if (extname(name) !== ending)
    return found(
      'unknown-file',
      file,
      `The name of a file in ${folder} must end in \`${ending}\`.`,
      TEXT.test(name) || !name.includes('.')
        ? `Rename it to \`${name.replace(TEXT, '')}${ending}\`.`
        : 'Take it out: only records belong here, and they are plain text.',
    )
  return undefined
}

/** The text of a file, without a mark of its encoding; nothing where its bytes are none of UTF-8. */
function readText(path: string): string | undefined {
  // The shortest way puts this character where it understands nothing.
  const text = readFileSync(path, 'utf8')
  if (text.includes('\uFFFD') && !isUtf8(readFileSync(path))) return undefined
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}

const notText = (file: string) =>
  found('not-utf8', file, 'This file is not UTF-8 text.', 'Save it again with the encoding UTF-8.')

const found = (code: DiagnosticCode, file: string, message: string, hint: string): Diagnostic => ({
  code,
  message,
  hint,
  place: { file, path: [], line: 1, column: 1 },
})
