import type { FileChange } from '../../../edit/file-change.ts'
import { type GitHub, GitHubError } from '../github/client.ts'
import { readBase } from '../github/pull-request.ts'
import { type Outcome, outcomeOf } from './decide.ts'
import { MAX_FILES, compareCommits, isShown, readRemoved, readTexts } from './read-content.ts'

/** The branch that the host builds. The workflow publish.yml moves it, after a check. */
const PUBLISHED = 'production'

/** What was accepted and is not public. */
export interface Unpublished {
  /** The commit that would become public. */
  readonly commit: string
  /** How many files it changes. */
  readonly count: number
  /** Reads the records that can be shown; `others` is the number of other files. */
  readonly read: () => Promise<{ readonly files: readonly FileChange[]; readonly others: number }>
}

/** Finds it; undefined where nothing was ever published. */
export async function findUnpublished(
  github: GitHub,
  repository: string,
): Promise<Unpublished | undefined> {
  const { commit } = await readBase(github, repository)
  const compared = await compareCommits(github, repository, { base: PUBLISHED, commit }).catch(
    (error: unknown) => {
      if (error instanceof GitHubError && error.trouble === 'missing') return undefined
      throw error
    },
  )
  if (!compared) return undefined
  const { files: changed = [] } = compared
  return {
    ...{ commit, count: changed.length },
    async read() {
      const records = changed.filter(isShown).slice(0, MAX_FILES)
      const read = await readTexts(github, repository, { ...compared, files: records, commit })
      const files = [
        ...read.filter((file) => file !== undefined),
        ...(await readRemoved(github, repository, compared)),
      ]
      return { files, others: changed.length - files.length }
    },
  }
}

/**
 * Starts the workflow that checks and publishes. An App needs no other right for it than to write contents
 * (https://docs.github.com/rest/repos/repos#create-a-repository-dispatch-event).
 */
export const startPublishing = (github: GitHub, repository: string): Promise<Outcome> =>
  outcomeOf(() => github('POST', `/repos/${repository}/dispatches`, { event_type: 'publish' }))

/** True when the workflow has passed a commit on to the host. */
export async function isPassedOn(
  github: GitHub,
  repository: string,
  commit: string,
): Promise<boolean> {
  const { merge_base_commit } = await compareCommits(github, repository, {
    base: PUBLISHED,
    commit,
  })
  return merge_base_commit.sha === commit
}
