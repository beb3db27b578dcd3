import { setTimeout } from 'node:timers/promises'
import { UserError } from '../../command/command.ts'
import { readJson } from '../inputs/json-file.ts'

/** GitHub, as a workflow of one repository may speak to it (https://docs.github.com/rest). */
export interface GitHub {
  /** What lies at a path below the repository. */
  get<T>(path: string): Promise<T>
  /** All items of a list, page after page. */
  list<T>(path: string): Promise<T[]>
  send(method: 'POST' | 'PATCH', path: string, body: object): Promise<void>
}

type Environment = Readonly<Record<string, string | undefined>>

const PER_PAGE = 100
/** In milliseconds. */
const BETWEEN = 1000
/** No list that we look through is longer than this many pages. */
const MOST_PAGES = 50

/** Speaks to GitHub with the token that a workflow is given. */
export function createGitHub(env: Environment): GitHub {
  const { GITHUB_TOKEN: token, GITHUB_REPOSITORY: repository } = env
  const api = env.GITHUB_API_URL ?? 'https://api.github.com'
  if (!token || !/^[\w.-]+\/[\w.-]+$/.test(repository ?? ''))
    throw new UserError(
      'This runs in a workflow on GitHub, where GITHUB_TOKEN and GITHUB_REPOSITORY are set.',
    )

  async function ask(method: string, path: string, body?: object): Promise<string> {
    const { status, text } = await fetchText(`${api}/repos/${repository}${path}`, {
      method,
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${token}`,
        'user-agent': 'open-service-directory',
        'x-github-api-version': '2022-11-28',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new UserError(`GitHub does not answer ${method} ${path}${whyOf(error)}.`)
    })
    if (status >= 200 && status < 300) return text
    throw new UserError(`GitHub answers ${status} to ${method} ${path}.`)
  }

  let next = 0
  /** GitHub asks for a second between two things that are written. */
  async function turn(): Promise<void> {
    const wait = next - Date.now()
    next = Math.max(next, Date.now()) + BETWEEN
    if (wait > 0) await setTimeout(wait)
  }

  async function get<T>(path: string): Promise<T> {
    const text = await ask('GET', path)
    try {
      return JSON.parse(text) as T
    } catch {
      throw new UserError(`GitHub answers GET ${path} with something that is not JSON.`)
    }
  }

  return {
    get,
    async list<T>(path: string) {
      const items: T[] = []
      const mark = path.includes('?') ? '&' : '?'
      for (let page = 1; page <= MOST_PAGES; page += 1) {
        const some = await get<T[]>(`${path}${mark}per_page=${PER_PAGE}&page=${page}`)
        if (!Array.isArray(some)) throw new UserError(`GitHub answers GET ${path} with no list.`)
        items.push(...some)
        if (some.length < PER_PAGE) break
      }
      return items
    },
    async send(method, path, body) {
      await turn()
      await ask(method, path, body)
    },
  }
}

/** An answer is read to its end: one that nobody reads keeps the connection open, and the program with it. */
async function fetchText(url: string, init: RequestInit) {
  const response = await fetch(url, init)
  return { status: response.status, text: await response.text() }
}

/** The code alone: what else an error says may have the token in it. */
function whyOf(error: unknown): string {
  const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException
  return code === undefined ? '' : ` (${code})`
}

/** What started the workflow, as GitHub writes it down for every step. */
export function readEvent<T>({ GITHUB_EVENT_PATH: path }: Environment): T {
  if (!path) throw new UserError('This runs in a workflow on GitHub, which sets GITHUB_EVENT_PATH.')
  const event = readJson(path)
  if (typeof event !== 'object' || event === null)
    throw new UserError(`\`${path}\`, which GITHUB_EVENT_PATH names, is no event of GitHub.`)
  return event as T
}

/** Whose comments and issues are ours: those that workflows write. */
export const isOurs = ({ user }: { readonly user?: { readonly login?: string } | null }): boolean =>
  user?.login === 'github-actions[bot]'
