import type { FileChange } from '../../../edit/file-change.ts'
import { type Repository, unlessStatus } from '../github/client.ts'
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
export async function findUnpublished(repository: Repository): Promise<Unpublished | undefined> {
  const { commit } = await readBase(repository)
  const comparing = compareCommits(repository, { base: PUBLISHED, commit })
  const compared = await unlessStatus([404], comparing)
  if (!compared) return undefined
  const { files: changed = [] } = compared
  return {
    ...{ commit, count: changed.length },
    async read() {
      const records = changed.filter(isShown).slice(0, MAX_FILES)
      const read = await readTexts(repository, { ...compared, files: records, commit })
      const files = [
        ...read.filter((file) => file !== undefined),
        ...(await readRemoved(repository, compared)),
      ]
      return { files, others: changed.length - files.length }
    },
  }
}

/**
 * Starts the workflow that checks and publishes. An App needs no other right for it than to write contents
 * (https://docs.github.com/rest/repos/repos#create-a-repository-dispatch-event).
 */
export const startPublishing = (repository: Repository): Promise<Outcome> =>
  outcomeOf(() => repository('POST', '/dispatches', { event_type: 'publish' }))

/** True when the workflow has passed a commit on to the host. */
export async function isPassedOn(repository: Repository, commit: string): Promise<boolean> {
  const { merge_base_commit } = await compareCommits(repository, {
    base: PUBLISHED,
    commit,
  })
  return merge_base_commit.sha === commit
}
