import { createGitHub } from '../../github/client.ts'
import { type PullState, readPull } from '../../github/pull-state.ts'
import { GITHUB_API } from '../address.ts'

/** What has become of a pull request; undefined when GitHub does not say. */
export const readPullState = (repository: string, number: number): Promise<PullState | undefined> =>
  readPull(createGitHub({ api: GITHUB_API }), repository, number).catch(() => undefined)
