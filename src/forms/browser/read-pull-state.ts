import { repositoryOf } from '../server/github/client.ts'
import { type PullState, readPull } from '../server/github/pull-state.ts'
import { PUBLIC } from './github.ts'

/** What has become of a pull request, by default as everybody can read it; undefined when GitHub does not say. */
export const readPullState = (
  repository: string,
  number: number,
  github = PUBLIC,
): Promise<PullState | undefined> =>
  readPull(repositoryOf(github, repository), number).catch(() => undefined)
