import { type Repository, unlessStatus } from './client.ts'

/** How the check of the records ended on a commit. `running`: it has not ended. `unknown`: GitHub does not tell. */
export type CheckState = 'passed' | 'failed' | 'running' | 'unknown'

/** The job of .github/workflows/check.yml. What other programs say of a commit is no check of the records. */
export const CHECK_JOB = 'records'
const ACTIONS = 'github-actions'

/**
 * Reads it from the last run for a pull request (https://docs.github.com/rest/checks/runs#list-check-runs-for-a-git-reference). The
 * same commit on another branch, or in a fork, has runs of its own, which were judged as something else: their suites
 * (https://docs.github.com/rest/checks/suites#list-check-suites-for-a-git-reference) name that branch, and no pull request of a fork.
 */
export async function readCheck(
  repository: Repository,
  {
    number,
    branch,
    commit,
  }: { readonly number: number; readonly branch: string; readonly commit: string },
): Promise<CheckState> {
  const read = <T>(list: string) =>
    repository<T>(
      'GET',
      `/commits/${commit}/${list}?check_name=${CHECK_JOB}&filter=all&per_page=100`,
    )
  const reading = Promise.all([
    read<{ readonly check_runs: readonly Run[] }>('check-runs'),
    read<{ readonly check_suites: readonly Suite[] }>('check-suites'),
  ])
  // In a private repository an App needs a permission of its own for it.
  const found = await unlessStatus([403, 404], reading)
  if (!found) return 'unknown'
  const [{ check_runs }, { check_suites }] = found
  const suites = check_suites
    .filter(({ head_branch }) => head_branch === branch)
    .filter(({ pull_requests }) => pull_requests.some((pull) => pull.number === number))
  const [last] = check_runs
    .filter(({ name, app }) => name === CHECK_JOB && app?.slug === ACTIONS)
    .filter(({ check_suite }) => suites.some(({ id }) => id === check_suite.id))
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
  readonly check_suite: { readonly id: number }
}

interface Suite {
  readonly id: number
  readonly head_branch: string | null
  readonly pull_requests: readonly { readonly number: number }[]
}
