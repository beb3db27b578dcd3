import { type App, installationToken } from '../github/app-token.ts'
import { type GitHub, createGitHub } from '../github/client.ts'
import type { ProposalsManifest } from '../pages/pages-manifest.ts'

/** Where suggestions go, as the App. */
export interface Destination {
  readonly github: GitHub
  /** `owner/name` */
  readonly repository: string
}

export async function destinationOf(
  app: App,
  { repository }: ProposalsManifest,
): Promise<Destination> {
  const token = await installationToken(app, repository)
  return { github: createGitHub({ api: app.api, token }), repository }
}
