import { fromBase64 } from '../../../text/base64.ts'
import { GitHubError, type Repository, unlessStatus } from './client.ts'

/** A file of a repository. `sha` names its content, as git does. */
export interface RepositoryFile {
  readonly sha: string
  readonly text: string
}

/**
 * The file at a path, which must be written in the characters of addresses; undefined when there is none. `at` is a commit
 * or a branch; without it, it is the default branch (https://docs.github.com/rest/repos/contents#get-repository-content).
 */
export async function readRepositoryFile(
  repository: Repository,
  { path, at }: { readonly path: string; readonly at?: string },
): Promise<RepositoryFile | undefined> {
  const query = at === undefined ? '' : `?ref=${at}`
  const reading = repository<Content>('GET', `/contents/${path}${query}`)
  const found = await unlessStatus([404], reading)
  if (!found) return undefined
  // A folder is a list; a link to another file is none of the records.
  if (found.type !== 'file') throw new GitHubError('GET /contents', 'refused')
  // That of a file above 1 MiB comes as a blob (https://docs.github.com/rest/git/blobs#get-a-blob).
  const { content } =
    found.encoding === 'none' ? await repository<Content>('GET', `/git/blobs/${found.sha}`) : found
  return { sha: found.sha, text: new TextDecoder().decode(fromBase64(content)) }
}

interface Content {
  readonly type?: string
  readonly encoding?: string
  readonly sha: string
  readonly content: string
}
