import { type GitHub, createGitHub } from '../server/github/client.ts'
import { type PullState, readPull } from '../server/github/pull-state.ts'
import { GITHUB_API } from '../../pages/address.ts'

/** What has become of a pull request, by default as everybody can read it; undefined when GitHub does not say. */
export const readPullState = (
  repository: string,
  number: number,
  github: GitHub = createGitHub({ api: GITHUB_API }),
): Promise<PullState | undefined> => readPull(github, repository, number).catch(() => undefined)
