import type { GitHub } from './client.ts'

const PAGE = 100

/**
 * Each open pull request of a repository, the oldest first (https://docs.github.com/rest/pulls/pulls#list-pull-requests). A page of
 * the list is read when the one before has been used up.
 */
export async function* openPulls<T>(github: GitHub, repository: string): AsyncGenerator<T> {
  for (let page = 1; ; page++) {
    const query = `state=open&sort=created&direction=asc&per_page=${PAGE}&page=${page}`
    const pulls = await github<readonly T[]>('GET', `/repos/${repository}/pulls?${query}`)
    yield* pulls
    if (pulls.length < PAGE) return
  }
}
