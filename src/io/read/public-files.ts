import { type Stats, readFileSync, readdirSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { PUBLIC_ENDINGS } from '../../api/public-types.ts'
import type { PublicFile } from '../../content/public-file.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { isPublishable } from '../../feed/paths.ts'
import { withoutControlCharacters } from '../../text/control-characters.ts'
import { isRecent, readWhenStable } from '../files/read-when-stable.ts'
import { fileProblem, unstableFile } from './file-problem.ts'
import { createFolderReader } from './folder-reader.ts'

/** The files of content/public/, and what is wrong with others that are there. */
export interface PublicFolder {
  readonly files: readonly PublicFile[]
  readonly diagnostics: readonly Diagnostic[]
}

const FOLDER = 'public'
const MEBIBYTE = 1024 * 1024
const MAX_BYTES = 5 * MEBIBYTE
const MAX_TOTAL_BYTES = 50 * MEBIBYTE

/** Creates a reader of content/public/. While nothing in it has changed, its result is the same object. */
export const createPublicReader = (
  root: string,
): ((changed?: ReadonlySet<string>) => PublicFolder) =>
  createFolderReader(
    FOLDER,
    () => listPublic(join(root, FOLDER)),
    (listed) => toFolder(join(root, FOLDER), listed),
  )

/**
 * Reads content/public/ when none of its files is being written any more. One that keeps changing is left out and becomes a
 * diagnostic.
 */
export async function readStablePublic(
  root: string,
  read: () => PublicFolder,
): Promise<PublicFolder> {
  const home = join(root, FOLDER)
  const recent = () =>
    listPublic(home).flatMap(({ path, status }) => (status && isRecent(status) ? [path] : []))
  const { value, unstable } = await readWhenStable(read, recent)
  if (unstable.length === 0) return value
  return {
    files: value.files.filter(({ path }) => !unstable.includes(path.slice(1))),
    diagnostics: [
      ...value.diagnostics,
      ...unstable.map((path) => unstableFile(`${FOLDER}/${path}`)),
    ],
  }
}

/** Something in the folder, by its path there. Only plain files have a status. */
interface Listed {
  readonly path: string
  readonly status?: Pick<Stats, 'size' | 'mtimeMs' | 'ctimeMs'>
}

/** Everything in the folder but folders, hidden files and guides called README.md, in the order of UTF-16 code units. */
function listPublic(home: string): Listed[] {
  const listed: Listed[] = []
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(home, folder), { withFileTypes: true })) {
      const path = folder + entry.name
      if (entry.name.startsWith('.') || /^readme\.md$/i.test(entry.name)) continue
      if (entry.isDirectory()) walk(`${path}/`)
      else if (!entry.isFile()) listed.push({ path })
      else {
        const { size, mtimeMs, ctimeMs } = statSync(join(home, path))
        listed.push({ path, status: { size, mtimeMs, ctimeMs } })
      }
    }
  }
  if (statSync(home, { throwIfNoEntry: false })?.isDirectory()) walk('')
  return listed.sort((a, b) => (a.path < b.path ? -1 : 1))
}

function toFolder(home: string, listed: readonly Listed[]): PublicFolder {
  const files: PublicFile[] = []
  const diagnostics: Diagnostic[] = []
  let total = 0
  for (const one of listed) {
    total += one.status?.size ?? 0
    const problem = problemOf(one) ?? (total > MAX_TOTAL_BYTES ? tooMuch(one.path) : undefined)
    if (problem) diagnostics.push(problem)
    else {
      // Read at once, so that what is published is what was stable.
      const bytes = readFileSync(join(home, one.path))
      files.push({ path: `/${one.path}`, bytes: () => bytes })
    }
    if (total > MAX_TOTAL_BYTES) break
  }
  return { files, diagnostics }
}

function problemOf({ path, status }: Listed): Diagnostic | undefined {
  const size = status?.size
  const file = withoutControlCharacters(`${FOLDER}/${path}`)
  if (size === undefined)
    return fileProblem(
      'outside-content',
      file,
      'This is a link, and not a file.',
      'Put the file itself here.',
    )
  if (!isPublishable(`/${path}`))
    return fileProblem(
      'bad-file-name',
      file,
      'The name of this file or its folder cannot be part of a web address.',
      'Rename it with small letters, digits and hyphens.',
    )
  if (!PUBLIC_ENDINGS.includes(extname(path).slice(1)))
    return fileProblem(
      'unknown-file',
      file,
      'Files of this kind are not published.',
      `Delete it, or save it as another kind. A name can end in ${PUBLIC_ENDINGS.join(', ')}. Pages belong into content/pages.`,
    )
  if (size > MAX_BYTES)
    return fileProblem(
      'too-large',
      file,
      `This file has ${(size / MEBIBYTE).toFixed(1)} MiB. The limit is ${MAX_BYTES / MEBIBYTE} MiB.`,
      'Make it smaller: a picture on a page needs no more than 1,600 pixels.',
    )
  return undefined
}

const tooMuch = (path: string) =>
  fileProblem(
    'too-large',
    `${FOLDER}/${path}`,
    `With this file, content/public has more than ${MAX_TOTAL_BYTES / MEBIBYTE} MiB.`,
    'Make the files smaller, or delete some.',
  )
