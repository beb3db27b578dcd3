import { extname } from 'node:path'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { quoteList } from '../text/quote.ts'
import { suggest } from '../text/suggest.ts'
import { fileProblem } from './file-problem.ts'

/** The folders of a content folder, and the ending of the files in each. */
const FOLDERS: Readonly<Record<string, string>> = {
  organizations: '.yaml',
  locations: '.yaml',
  services: '.yaml',
  taxonomies: '.yaml',
  areas: '.geojson',
}
const TOP_FILES = ['directory.yaml', 'removed.yaml']

/** Whether records may be in a folder of the content folder. */
export const isRecordFolder = (folder: string): boolean => Object.hasOwn(FOLDERS, folder)

/** One or more endings of a file that may be a record. */
const TEXT_ENDINGS = /(?:\.(?:ya?ml|txt|json|geojson)~?)+$/i

/** A file that is not at a place where records are. Undefined when its name and folder are right. */
export function unknownFile(file: string): Diagnostic | undefined {
  const [folder = '', name = '', ...deeper] = file.split('/')
  if (name === '') return TOP_FILES.includes(file) ? undefined : unknownAtTop(file)
  const ending = isRecordFolder(folder) ? FOLDERS[folder] : undefined
  if (!ending || deeper.length > 0) return unknownFolder(file, folder, ending)
  return extname(name) === ending ? undefined : wrongEnding(file, { folder, name, ending })
}

const unknownAtTop = (file: string) =>
  fileProblem(
    'unknown-file',
    file,
    `A file called \`${file}\` cannot be here.`,
    `Put records into the folders ${Object.keys(FOLDERS).join(', ')}. Only ${TOP_FILES.join(' and ')} are beside these folders.`,
  )

function unknownFolder(file: string, folder: string, ending: string | undefined): Diagnostic {
  const near = ending ? folder : suggest(folder, Object.keys(FOLDERS))
  return fileProblem(
    'unknown-file',
    file,
    'Records cannot be in this folder.',
    near
      ? `Move the file to \`${near}/\`.`
      : `Move the file to ${quoteList(Object.keys(FOLDERS), 'or')}.`,
  )
}

const wrongEnding = (
  file: string,
  { folder, name, ending }: Readonly<Record<'folder' | 'name' | 'ending', string>>,
) =>
  fileProblem(
    'unknown-file',
    file,
    `The name of a file in ${folder} must end in \`${ending}\`.`,
    TEXT_ENDINGS.test(name) || !name.includes('.')
      ? `Rename it to \`${name.replace(TEXT_ENDINGS, '')}${ending}\`.`
      : 'Delete it: only records belong here, and they are plain text.',
  )
