/** A content folder in a repository on GitHub. */
export interface ContentFolder {
  /** The repository, as `owner/name`. */
  readonly repository: string
  /** Without it, it is the default branch. */
  readonly branch?: string
  /** From the top of the repository. */
  readonly path: string
}

/** Where `osd init` puts the records. */
export const contentOf = (repository: string): ContentFolder => ({ repository, path: 'content' })

/** The folder of the setting `repository`: `https://github.com/{owner}/{repository}/tree/{branch}/{path}`. */
export function contentFolderAt(address: string): ContentFolder & { readonly branch: string } {
  const [owner, name, , branch = '', ...path] = new URL(address).pathname.slice(1).split('/')
  return { repository: `${owner}/${name}`, branch, path: path.join('/') }
}
