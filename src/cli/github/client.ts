import { UserError } from '../../io/command/errors.ts'
import type { Environment } from './event.ts'
import { createPace } from './pace.ts'

/** The REST API of GitHub for one repository (https://docs.github.com/rest). Paths are relative to the repository. */
export interface GitHub {
  get<T>(path: string): Promise<T>
  /** All items of a list, from all of its pages. */
  list<T>(path: string): Promise<T[]>
  send(method: 'POST' | 'PATCH', path: string, body: object): Promise<void>
}

const PER_PAGE = 100
/** Milliseconds between two writes, as GitHub asks for (https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api). */
const WRITE_INTERVAL = 1000

/** A client with the token of a workflow. Three kinds of requests need no SDK. */
export function createGitHub(env: Environment): GitHub {
  const { GITHUB_TOKEN: token, GITHUB_REPOSITORY: repository = '' } = env
  const api = env.GITHUB_API_URL ?? 'https://api.github.com'
  if (!token || !/^[\w.-]+\/[\w.-]+$/.test(repository))
    throw new UserError(
      'This runs in a workflow on GitHub, where GITHUB_TOKEN and GITHUB_REPOSITORY are set.',
    )
  const headers = {
    accept: 'application/vnd.github+json',
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'user-agent': 'open-service-directory',
    'x-github-api-version': '2022-11-28',
  }

  async function request(method: string, path: string, body?: object): Promise<string> {
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const { ok, status, text } = await fetchText(`${api}/repos/${repository}${path}`, init).catch(
      (error: unknown) => {
        throw new UserError(`GitHub does not answer ${method} ${path}${codeOf(error)}.`)
      },
    )
    if (ok) return text
    throw new UserError(`GitHub answers ${status} to ${method} ${path}.`)
  }

  async function get<T>(path: string): Promise<T> {
    const text = await request('GET', path)
    try {
      return JSON.parse(text) as T
    } catch {
      throw new UserError(`GitHub answers GET ${path} with something that is not JSON.`)
    }
  }

  async function list<T>(path: string): Promise<T[]> {
    const items: T[] = []
    // A page that is not full is the last one.
    const separator = path.includes('?') ? '&' : '?'
    for (let page = 1; items.length === (page - 1) * PER_PAGE; page += 1)
      items.push(...(await get<T[]>(`${path}${separator}per_page=${PER_PAGE}&page=${page}`)))
    return items
  }

  const nextWrite = createPace(WRITE_INTERVAL)
  async function send(method: string, path: string, body: object): Promise<void> {
    await nextWrite()
    await request(method, path, body)
  }

  return { get, list, send }
}

/** Reads the whole body: an unread one keeps the connection open, and the program running. */
async function fetchText(url: string, init: RequestInit) {
  const response = await fetch(url, init)
  return { ok: response.ok, status: response.status, text: await response.text() }
}

/** Only the code of a network error: its message can contain the token. */
function codeOf(error: unknown): string {
  const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException
  return code === undefined ? '' : ` (${code})`
}
