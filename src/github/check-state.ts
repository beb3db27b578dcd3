import { type GitHub, GitHubError } from './client.ts'

/** How the check of the records ended on a commit. `running`: it has not ended. `unknown`: GitHub does not tell. */
export type CheckState = 'passed' | 'failed' | 'running' | 'unknown'

/** The job of .github/workflows/check.yml. What other programs say of a commit is no check of the records. */
export const CHECK_JOB = 'records'
const ACTIONS = 'github-actions'

/** Reads it from the last run (https://docs.github.com/rest/checks/runs#list-check-runs-for-a-git-reference). */
export async function readCheck(
  github: GitHub,
  repository: string,
  commit: string,
): Promise<CheckState> {
  const path = `/repos/${repository}/commits/${commit}/check-runs?check_name=${CHECK_JOB}&per_page=100`
  const found = await github<{ readonly check_runs: readonly Run[] }>('GET', path).catch(
    (error: unknown) => {
      // In a private repository an App needs a permission of its own for it.
      if (error instanceof GitHubError && (error.status === 403 || error.status === 404))
        return undefined
      throw error
    },
  )
  if (!found) return 'unknown'
  const [last] = found.check_runs
    .filter(({ name, app }) => name === CHECK_JOB && app?.slug === ACTIONS)
    .toSorted((a, b) => b.id - a.id)
  if (last?.status !== 'completed') return 'running'
  return last.conclusion === 'success' ? 'passed' : 'failed'
}

interface Run {
  readonly id: number
  readonly name: string
  readonly status: string
  readonly conclusion: string | null
  readonly app: { readonly slug: string } | null
}
