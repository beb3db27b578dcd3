/** What went wrong with a request to GitHub. `limit`: too many requests. `silent`: no answer, so it may have been done. */
export type Trouble = 'limit' | 'refused' | 'missing' | 'silent' | 'broken'

/** A request that GitHub did not do, or may not have done. Its message has no token and nothing that a person typed. */
export class GitHubError extends Error {
  readonly trouble: Trouble
  readonly status: number | undefined

  /** `cause` is the code of a network error. */
  constructor(request: string, trouble: Trouble, status?: number, cause?: string) {
    super(`GitHub: ${request}: ${trouble}${status === undefined ? '' : ` (${status})`}`, { cause })
    this.trouble = trouble
    this.status = status
  }
}

/**
 * The REST API of GitHub (https://docs.github.com/rest): sends a request and returns its JSON; undefined for an answer without
 * content. Throws a `GitHubError`. Paths begin with a slash. It needs web standards only, so it runs at the edge and in a browser.
 */
export type GitHub = <T>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
) => Promise<T>

/** A repository on GitHub. Paths are those below `/repos/{owner}/{name}`; its own is empty. */
export type Repository = GitHub & {
  /** As `owner/name`. */
  readonly fullName: string
}

export const repositoryOf = (github: GitHub, fullName: string): Repository => {
  const send: GitHub = (method, path, body) => github(method, `/repos/${fullName}${path}`, body)
  return Object.assign(send, { fullName })
}

/** The answer; where GitHub refuses it with one of these statuses, what `otherwise` finds, or undefined. */
export const unlessStatus = <T, U = undefined>(
  statuses: readonly number[],
  answer: Promise<T>,
  otherwise?: () => U | Promise<U>,
): Promise<T | U> =>
  answer.catch((error: unknown) => {
    if (error instanceof GitHubError && statuses.includes(error.status ?? 0))
      return otherwise?.() as U
    throw error
  })

export interface GitHubOptions {
  /** The address of the API, without a slash at its end. */
  readonly api: string
  /** Absent for what everybody may read. */
  readonly token?: string
}

/** Milliseconds until a request counts as lost. The host waits 40 s for all of them together. */
const PATIENCE = 8000

export const createGitHub =
  ({ api, token }: GitHubOptions): GitHub =>
  async <T>(method: string, path: string, body?: object) => {
    // The rest of a path may name a record that somebody has just made up.
    const request = `${method} ${path.split(/\/contents\/|\?/)[0]}`
    const sent = body && JSON.stringify(body)
    const response = await fetch(`${api}${path}`, {
      method,
      headers: {
        accept: 'application/vnd.github+json',
        'x-github-api-version': '2022-11-28',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(sent && { 'content-type': 'application/json' }),
      },
      ...(sent && { body: sent }),
      // A cached answer may be older than the last push.
      cache: 'no-store',
      // A slow telephone sends 128 bytes in a millisecond.
      signal: AbortSignal.timeout(PATIENCE + ((sent?.length ?? 0) >> 7)),
    }).catch((error: unknown) => {
      const { code } = ((error as Error).cause ?? {}) as { readonly code?: string }
      throw new GitHubError(request, 'silent', undefined, code)
    })
    const text = await response.text().catch(() => {
      throw new GitHubError(request, 'silent')
    })
    if (!response.ok) throw new GitHubError(request, troubleOf(response), response.status)
    if (response.status === 204) return undefined as T
    try {
      return JSON.parse(text) as T
    } catch {
      throw new GitHubError(request, 'broken', response.status)
    }
  }

/** https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api */
function troubleOf({ status, headers }: Response): Trouble {
  const isLimit = headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after')
  if (status === 429 || (status === 403 && isLimit)) return 'limit'
  if (status === 404) return 'missing'
  // An answer of a proxy does not say whether GitHub has done it.
  return status >= 500 ? 'silent' : 'refused'
}
