import {
  type GitHub as Client,
  GitHubError,
  createGitHub as connect,
} from '../../forms/server/github/client.ts'
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

/** A client with the token of a workflow. */
export function createGitHub(env: Environment): GitHub {
  const { GITHUB_TOKEN: token, GITHUB_REPOSITORY: repository = '' } = env
  const api = env.GITHUB_API_URL ?? 'https://api.github.com'
  if (!token || !/^[\w.-]+\/[\w.-]+$/.test(repository))
    throw new UserError(
      'This runs in a workflow on GitHub, where GITHUB_TOKEN and GITHUB_REPOSITORY are set.',
    )
  const github = connect({ api, token })
  const request = <T>(method: Method, path: string, body?: object) =>
    github<T>(method, `/repos/${repository}${path}`, body).catch((error: unknown) => {
      throw new UserError(inWords(error, `${method} ${path}`))
    })
  const get = <T>(path: string) => request<T>('GET', path)

  async function list<T>(path: string): Promise<T[]> {
    const items: T[] = []
    // A page that is not full is the last one.
    const separator = path.includes('?') ? '&' : '?'
    for (let page = 1; items.length === (page - 1) * PER_PAGE; page += 1)
      items.push(...(await get<T[]>(`${path}${separator}per_page=${PER_PAGE}&page=${page}`)))
    return items
  }

  const nextWrite = createPace(WRITE_INTERVAL)
  async function send(method: Method, path: string, body: object): Promise<void> {
    await nextWrite()
    await request(method, path, body)
  }

  return { get, list, send }
}

type Method = Parameters<Client>[0]

/** What went wrong with a request. Of a network error only the code: its message can contain the token. */
function inWords(error: unknown, request: string): string {
  if (!(error instanceof GitHubError)) throw error
  const { trouble, status, cause } = error
  if (status === undefined)
    return `GitHub does not answer ${request}${cause === undefined ? '' : ` (${String(cause)})`}.`
  return trouble === 'broken'
    ? `GitHub answers ${request} with something that is not JSON.`
    : `GitHub answers ${status} to ${request}.`
}
