import type { ContentFolder } from './content-folder.ts'

type Folder = Pick<Required<ContentFolder>, 'repository' | 'branch' | 'path'>

/** The page of GitHub that changes a file, which is named below the content folder. */
export const editFilePage = (folder: Folder, file: string): string =>
  `${pageOf(folder, 'edit')}/${folder.path}/${file}`

/**
 * The page of GitHub that makes a file with a text; without the text when the address would be too long. The page knows these
 * parameters, which its documentation does not name (https://github.com/isaacs/github/issues/1527).
 */
export function newFilePage(
  folder: Folder,
  file: string,
  text: string,
): { readonly address: string; readonly hasText: boolean } {
  const filename = encodeURIComponent(`${folder.path}/${file}`)
  const empty = `${pageOf(folder, 'new')}?filename=${filename}`
  const address = `${empty}&value=${encodeURIComponent(text)}`
  const hasText = signInLength(address) <= MAX_ADDRESS
  return { address: hasText ? address : empty, hasText }
}

const pageOf = ({ repository, branch }: Folder, action: string) =>
  `https://github.com/${repository}/${action}/${branch}`

/** GitHub refuses an address of more than 8,191 bytes (https://github.com/github/docs/issues/5136). */
const MAX_ADDRESS = 8000

/** Who is not signed in goes through a page whose address has this one in it, encoded once more. */
const signInLength = (address: string) =>
  `https://github.com/login?return_to=${encodeURIComponent(address)}`.length
