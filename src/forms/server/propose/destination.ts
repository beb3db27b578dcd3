import {
  type App,
  type Permissions,
  TO_PROPOSE,
  TO_READ,
  installationToken,
} from '../github/app-token.ts'
import { type GitHub, createGitHub } from '../github/client.ts'
import { withFiles } from '../github/copied-files.ts'
import type { Base } from '../github/pull-request.ts'
import type { ProposalsManifest } from '../../../pages/pages-manifest.ts'

/** A repository, as the App may use it. */
export interface Place {
  readonly github: GitHub
  /** `owner/name` */
  readonly repository: string
}

/** Where the records are, and where suggestions go. */
export interface Destination {
  readonly records: Place
  readonly pulls: Place
}

/** The App may write where suggestions go, and nowhere else. */
export async function destinationOf(
  app: App,
  { repository, sent_to }: ProposalsManifest,
): Promise<Destination> {
  const placeOf = async (name: string, permissions: Permissions): Promise<Place> => {
    const token = await installationToken(app, name, permissions)
    return { github: createGitHub({ api: app.api, token }), repository: name }
  }
  if (sent_to === undefined || sent_to === repository) {
    const place = await placeOf(repository, TO_PROPOSE)
    return { records: place, pulls: place }
  }
  const [records, pulls] = await Promise.all([
    placeOf(repository, TO_READ),
    placeOf(sent_to, TO_PROPOSE),
  ])
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
  records === pulls
    ? Promise.resolve(base)
    : withFiles(pulls.github, pulls.repository, { files, from: records.repository })

/** How a member publishes what is in a repository that publishes nothing; undefined where merging does. */
export const waysToPublish = (
  { records, pulls }: Destination,
  branch: string,
): string | undefined =>
  records === pulls
    ? undefined
    : `Merging publishes nothing here. In a copy of \`${records.repository}\` on your machine:

\`\`\`
git switch --create ${branch}
git fetch https://github.com/${pulls.repository} ${branch}
git cherry-pick FETCH_HEAD
git push --set-upstream origin ${branch}
\`\`\``
