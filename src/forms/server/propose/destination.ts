import {
  type App,
  type Permissions,
  TO_PROPOSE,
  TO_READ,
  installationToken,
} from '../github/app-token.ts'
import { type Repository, createGitHub, repositoryOf } from '../github/client.ts'
import { withFiles } from '../github/copied-files.ts'
import type { Base } from '../github/pull-request.ts'
import type { ProposalsManifest } from '../../../pages/pages-manifest.ts'

/** Where the records are, and where suggestions go, as the App may use them. */
export interface Destination {
  readonly records: Repository
  readonly pulls: Repository
}

/** The App may write where suggestions go, and nowhere else. */
export async function destinationOf(
  app: App,
  { repository, sent_to }: ProposalsManifest,
): Promise<Destination> {
  const open = async (name: string, permissions: Permissions): Promise<Repository> => {
    const token = await installationToken(app, name, permissions)
    return repositoryOf(createGitHub({ api: app.api, token }), name)
  }
  if (sent_to === undefined || sent_to === repository) {
    const both = await open(repository, TO_PROPOSE)
    return { records: both, pulls: both }
  }
  const [records, pulls] = await Promise.all([open(repository, TO_READ), open(sent_to, TO_PROPOSE)])
  return { records, pulls }
}

/**
 * What a pull request goes into: the branch of the records, or one that has these records as they are there, so that a pull
 * request in another repository shows the same difference.
 */
export const baseFor = (
  { records, pulls }: Destination,
  base: Base,
  files: ReadonlyMap<string, string>,
): Promise<Base> =>
  records === pulls ? Promise.resolve(base) : withFiles(pulls, { files, from: records.fullName })

/** How a member publishes what is in a repository that publishes nothing; undefined where merging does. */
export const waysToPublish = (
  { records, pulls }: Destination,
  branch: string,
): string | undefined =>
  records === pulls
    ? undefined
    : `Merging publishes nothing here. In a copy of \`${records.fullName}\` on your machine:

\`\`\`
git switch --create ${branch}
git fetch https://github.com/${pulls.fullName} ${branch}
git cherry-pick FETCH_HEAD
git push --set-upstream origin ${branch}
\`\`\``
