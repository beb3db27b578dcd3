import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A comment or an issue. */
export interface Post {
  id: number
  number: number
  body: string
  title?: string
  state?: 'open' | 'closed'
  user: { login: string }
}

/** A pull request. */
export interface Pull {
  state: string
  head: { sha: string; label?: string }
  title?: string
  base?: string
  body?: string
}

/** A local server with the part of GitHub's API that the workflows use. */
export interface FakeGitHub {
  /** The environment variables of a workflow. */
  readonly env: Readonly<Record<string, string>>
  readonly pulls: Map<number, Pull>
  readonly comments: Post[]
  readonly issues: Post[]
  readonly statuses: { context: string; target_url: string }[]
  /** Every request that writes. */
  readonly written: { method: string; path: string; body: Record<string, unknown> }[]
  /** Titles of issues that are refused with 422. */
  readonly refused: Set<string>
  /** Titles of issues whose request breaks the connection. */
  readonly dropped: Set<string>
  /** Answers every request with this text, as a proxy might. */
  page?: string
  close(): Promise<void>
}

export const BOT = 'github-actions[bot]'
const REPOSITORY = 'town/directory'
const TOKEN = 'made-up'
const REFUSED = { message: 'Validation Failed' }

/** Starts the server on a free port. */
export async function startGitHub(): Promise<FakeGitHub> {
  const written: FakeGitHub['written'] = []
  const pulls: FakeGitHub['pulls'] = new Map()
  const comments: Post[] = []
  const issues: Post[] = []
  const statuses: FakeGitHub['statuses'] = []
  const refused: FakeGitHub['refused'] = new Set()
  const dropped: FakeGitHub['dropped'] = new Set()
  let last = 1000

  function answer(method: string, url: URL, body: Record<string, unknown>): unknown {
    const path = url.pathname.slice(`/repos/${REPOSITORY}`.length)
    if (method !== 'GET') written.push({ method, path, body })
    if (refused.has(String(body.title))) return REFUSED
    if (path === '') return { default_branch: 'main' }
    const [, number] = /^\/pulls\/(\d+)$/.exec(path) ?? []
    const pull = pulls.get(Number(number))
    if (number) return pull && Object.assign(pull, body)
    if (path === '/pulls' && method === 'POST') {
      last += 1
      const { head, ...rest } = body
      const [owner] = REPOSITORY.split('/')
      pulls.set(last, { state: 'open', ...rest, head: { sha: '', label: `${owner}:${head}` } })
      return { number: last }
    }
    if (path === '/pulls') {
      const head = url.searchParams.get('head')
      const found = [...pulls].map(([number, one]) => ({ number, ...one }))
      return pageOf(
        found.filter(({ state, head: { label } }) => state === 'open' && label === head),
        url,
      )
    }
    if (/^\/commits\/\w+\/status$/.test(path)) return { statuses }
    if (/^\/issues\/\d+\/comments$/.test(path)) {
      if (method === 'GET') return pageOf(comments, url)
      return add(comments, body)
    }
    if (path === '/issues') return method === 'GET' ? pageOf(issues, url) : add(issues, body)
    const [, comment] = /^\/issues\/comments\/(\d+)$/.exec(path) ?? []
    const [, issue] = /^\/issues\/(\d+)$/.exec(path) ?? []
    const post = comment
      ? comments.find(({ id }) => id === Number(comment))
      : issues.find(({ number }) => number === Number(issue))
    return post && Object.assign(post, body)
  }

  function add(list: Post[], body: Record<string, unknown>): Post {
    last += 1
    const post = { id: last, number: last, state: 'open', user: { login: BOT }, ...body } as Post
    list.push(post)
    return post
  }

  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => (text += chunk))
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://localhost')
      const body = text ? (JSON.parse(text) as Record<string, unknown>) : {}
      if (dropped.has(String(body.title))) return void response.destroy()
      if (fake.page !== undefined) return void response.end(fake.page)
      const isKnown = request.headers.authorization === `Bearer ${TOKEN}`
      const found = isKnown ? answer(request.method ?? '', url, body) : undefined
      const status = found === undefined ? 404 : found === REFUSED ? 422 : 200
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(found ?? { message: 'Not Found' }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const fake: FakeGitHub = {
    env: {
      GITHUB_API_URL: `http://127.0.0.1:${port}`,
      GITHUB_SERVER_URL: 'https://github.example',
      GITHUB_REPOSITORY: REPOSITORY,
      GITHUB_REF_NAME: 'main',
      GITHUB_TOKEN: TOKEN,
    },
    pulls,
    comments,
    issues,
    statuses,
    written,
    refused,
    dropped,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }
  return fake
}

function pageOf<T>(list: readonly T[], url: URL): T[] {
  const size = Number(url.searchParams.get('per_page') ?? 30)
  const page = Number(url.searchParams.get('page') ?? 1)
  return list.slice((page - 1) * size, page * size)
}
