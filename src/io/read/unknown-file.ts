import { basename, extname } from 'node:path'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { quoteList } from '../../text/quote.ts'
import { suggest } from '../../text/suggest.ts'
import { fileProblem } from './file-problem.ts'

/** The folders of a content folder, and the ending of the files in each. */
const FOLDERS: Readonly<Record<string, string>> = {
  organizations: '.yaml',
  locations: '.yaml',
  services: '.yaml',
  taxonomies: '.yaml',
  areas: '.geojson',
}
/** Pages, lists and sentences that the publisher writes, and the sources of imports, are beside the records. */
const ENDINGS: typeof FOLDERS = {
  ...FOLDERS,
  pages: '.md',
  lists: '.yaml',
  sources: '.yaml',
  words: '.yaml',
}
const TOP_FILES = ['directory.yaml', 'removed.yaml', 'matches.yaml']

/** True when records, pages or sentences may be in a folder of the content folder. */
export const isRecordFolder = (folder: string): boolean => Object.hasOwn(ENDINGS, folder)

/** One or more endings of a file that may be a record. */
const TEXT_ENDINGS = /(?:\.(?:ya?ml|txt|json|geojson|md|markdown)~?){1,9}$/i

/**
 * Reports a file whose name or folder no record can have. `exists` tells whether a file exists: the hint never suggests to
 * overwrite one, because this file may be its backup.
 */
export function unknownFile(
  file: string,
  exists: (file: string) => boolean,
): Diagnostic | undefined {
  const [folder = '', name = '', ...deeper] = file.split('/')
  if (name === '') return TOP_FILES.includes(file) ? undefined : unknownAtTop(file)
  const ending = isRecordFolder(folder) ? ENDINGS[folder] : undefined
  if (!ending || deeper.length > 0) return unknownFolder(file, { folder, ending }, exists)
  return extname(name) === ending ? undefined : wrongEnding(file, { folder, name, ending }, exists)
}

const unknownAtTop = (file: string) =>
  fileProblem(
    'unknown-file',
    file,
    `A file called \`${file}\` cannot be here.`,
    `Put records into the folders ${Object.keys(FOLDERS).join(', ')}. Only ${quoteList(TOP_FILES, 'and')} are beside these folders.`,
  )

function unknownFolder(
  file: string,
  { folder, ending }: { readonly folder: string; readonly ending: string | undefined },
  exists: (file: string) => boolean,
): Diagnostic {
  const near = ending ? folder : suggest(folder, Object.keys(ENDINGS))
  const target = near && `${near}/${basename(file)}`
  const hint = near
    ? `Move the file to \`${near}/\`.`
    : `Move the file to ${quoteList(Object.keys(FOLDERS), 'or')}.`
  return fileProblem(
    'unknown-file',
    file,
    'Records cannot be in this folder.',
    target && exists(target) ? isTaken(target) : hint,
  )
}

function wrongEnding(
  file: string,
  { folder, name, ending }: Readonly<Record<'folder' | 'name' | 'ending', string>>,
  exists: (file: string) => boolean,
): Diagnostic {
  const better = `${name.replace(TEXT_ENDINGS, '')}${ending}`
  const hint =
    TEXT_ENDINGS.test(name) || !name.includes('.')
      ? `Rename it to \`${better}\`.`
      : 'Delete it: only records belong here, and they are plain text.'
  return fileProblem(
    'unknown-file',
    file,
    `The name of a file in ${folder} must end in \`${ending}\`.`,
    exists(`${folder}/${better}`) ? isTaken(better) : hint,
  )
}

const isTaken = (name: string) =>
  `There is a \`${name}\` already: delete this file if it is a copy, or else give it another name.`
