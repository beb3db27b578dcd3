import { GitHubError, repositoryOf } from '../server/github/client.ts'
import type { ContentFolder } from '../server/github/content-folder.ts'
import { type RepositoryFile, readRepositoryFile } from '../server/github/file-text.ts'
import type { Proposal } from '../change/proposal.ts'
import { type Published, filesOf } from '../change/rebase-proposal.ts'
import { PUBLIC } from './github.ts'

/**
 * The files of a change as they are now, by their names below the content folder, as everybody can read them or as `github` can.
 * Throws a `GitHubError`.
 */
export async function readFiles(
  proposal: Proposal,
  published: Pick<Published, 'shown'>,
  { repository, branch, path }: ContentFolder,
  github = PUBLIC,
): Promise<ReadonlyMap<string, RepositoryFile | undefined>> {
  const files = filesOf(proposal, published)
  const read = files.map((file) =>
    readRepositoryFile(repositoryOf(github, repository), {
      path: `${path}/${file}`,
      ...(branch !== undefined && { at: branch }),
    }),
  )
  const found = await Promise.all(read)
  const isMissing = proposal.records.some((record, i) => 'id' in record && !found[i])
  // GitHub says the same of a private repository.
  if (isMissing) throw new GitHubError('GET content', 'missing')
  return new Map(files.map((file, i) => [file, found[i]]))
}

/** Why the records could not be read: GitHub could not be reached, or does not show them. */
export const troubleOf = (error: unknown): 'offline' | 'unreadable' =>
  error instanceof GitHubError && error.trouble !== 'silent' ? 'unreadable' : 'offline'
