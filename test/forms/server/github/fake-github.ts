import { createHash, generateKeyPairSync, randomBytes, verify } from 'node:crypto'
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
  createServer,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { posix } from 'node:path'
import { type GitRepository, createRepository } from './git-repository.ts'

/*
 * GitHub for one repository, over a real git repository. Its answers have the fields that the program reads, in the shapes of
 * https://docs.github.com/rest (each route names its page below /rest). What the documentation does not say, or what was never
 * seen in a real answer, is in unproven.ts.
 */

/** A pull request as tests see it. */
export interface FakePull {
  readonly number: number
  readonly title: string
  body: string
  readonly head: string
  readonly base: string
  state: 'open' | 'closed'
  isMerged?: boolean
  /** The last commit of a closed one. */
  sha?: string
  readonly labels: string[]
  /** Who has opened it; the App itself without one. */
  readonly author?: string
  /** The repository that its branch is in, when that is a fork. */
  readonly fork?: string
  comments?: FakeComment[]
  /** When it was closed, in ISO 8601. */
  closed?: string
}

export interface FakeComment {
  readonly id: number
  readonly body: string
  /** When it was written, in ISO 8601. */
  created_at: string
  /** The App itself without one. */
  readonly author?: string
}

/**
 * What happens to the next requests whose method and path match: an answer with a status, with the headers of a rate limit, an
 * answer that is lost after the work is done, a connection that breaks before it, or what others do (`run`) just before.
 */
export interface Fault {
  readonly at: RegExp
  readonly as: number | 'limit' | 'lost' | 'broken' | 'run'
  times: number
  readonly run?: () => unknown
}

export interface FakeOptions {
  /** `owner/name` */
  readonly repository?: string
  /** The repository that is there already. The same App is installed on this one, which is private. */
  readonly beside?: FakeGitHub
}

export interface FakeGitHub {
  readonly origin: string
  readonly repository: string
  /** Answers requests about a repository with this name, too. */
  readonly others: Map<string, string>
  /** The public key of the App, as a PEM text. */
  readonly publicKey: string
  readonly git: GitRepository
  readonly pulls: FakePull[]
  readonly faults: Fault[]
  /** `METHOD /path` of every request, and whether it had a token. */
  readonly requests: { readonly line: string; readonly token: string | undefined }[]
  /** What was asked for each token. */
  readonly tokens: readonly object[]
  /** Whether members alone can read it. */
  isPrivate: boolean
  /** What others say about a commit. */
  readonly statuses: Map<string, { readonly context: string; readonly state: string }[]>
  /** The runs of the check on a commit, the last one last. */
  readonly checks: Map<string, readonly FakeRun[]>
  /** What workflows were started for. */
  readonly dispatches: string[]
  /** Whether the tokens of people end. */
  tokensEnd: boolean
  /**
   * What GitHub does when a person agrees to sign in, on the page with this query: returns the address that it leads to. A person
   * who may not write can still ask.
   */
  agree(query: URLSearchParams, person?: FakePerson): string
  /** Ends every token of a person. */
  endSignIns(): void
  /** Closes an open pull request, or squashes it into its base first. Its branch stays. */
  settle(pull: FakePull, how: 'merged' | 'closed'): void
  /** The variables of a site whose App is set up. */
  readonly env: Readonly<Record<string, string>>
  close(): Promise<void>
}

/** A run of a job of a workflow. */
export interface FakeRun {
  readonly conclusion: 'success' | 'failure' | 'cancelled' | null
  /** That of the check of the records by default. */
  readonly name?: string
  /** What it ran for: by default the pull request with this last commit. None of a fork is named. */
  readonly on?: { readonly branch: string; readonly pulls: readonly number[] }
}

/** Somebody with an account. */
export interface FakePerson {
  readonly login: string
  readonly mayWrite: boolean
}

const MEMBER: FakePerson = { login: 'jo-member', mayWrite: true }

/** The one address that the App of the tests names is that of this page, on any host. */
const CALLBACK = /^https?:\/\/[^/?#]+\/find\/signed-in$/

export const CLIENT_ID = 'Iv23fakefakefakefake'
const CLIENT_SECRET = 'fake-secret-of-the-app'
const INSTALLATION = 4711

interface Answer {
  readonly status: number
  readonly body: unknown
}

/** Starts it on a free port, with these files in the first commit of `main`. */
export async function startFakeGitHub(
  files: Readonly<Record<string, string>>,
  { repository = 'town/directory', beside }: FakeOptions = {},
): Promise<FakeGitHub> {
  const git = createRepository()
  git.commit('main', files)
  const keys = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    // As GitHub hands them out.
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const privateKey = keys.privateKey
  const publicKey = beside?.publicKey ?? keys.publicKey
  const installation = beside ? INSTALLATION + 1 : INSTALLATION
  const others = new Map<string, string>()
  const pulls: FakePull[] = []
  const faults: Fault[] = []
  const requests: { line: string; token: string | undefined }[] = []
  const tokens = new Map<string, object>()
  const statuses: FakeGitHub['statuses'] = new Map()
  const checks: FakeGitHub['checks'] = new Map()
  let comments = 0
  const dispatches: string[] = []
  const root = `/repos/${repository}`
  const people = new Map<string, FakePerson>()
  const codes = new Map<string, { person: FakePerson; challenge: string; redirect: string }>()

  // apps/creating-github-apps/authenticating-with-a-github-app/generating-a-user-access-token-for-a-github-app
  function agree(query: URLSearchParams, person = MEMBER): string {
    const redirect = query.get('redirect_uri') ?? ''
    if (query.get('client_id') !== CLIENT_ID || !CALLBACK.test(redirect))
      throw new Error('GitHub shows a page that says so, and leads nowhere.')
    const code = randomBytes(10).toString('hex')
    const challenge = query.get('code_challenge') ?? ''
    codes.set(code, { person, challenge, redirect })
    return `${redirect}?${new URLSearchParams({ code, state: query.get('state') ?? '' })}`
  }

  /** The same page. An error has status 200. A code can be used once. */
  function exchange(body: Asked['body']): Answer {
    const given = codes.get(String(body.code))
    codes.delete(String(body.code))
    if (body.client_id !== CLIENT_ID || body.client_secret !== CLIENT_SECRET)
      return ok({ error: 'incorrect_client_credentials' })
    const digest = createHash('sha256').update(String(body.code_verifier)).digest('base64url')
    if (!given || given.challenge !== digest) return ok({ error: 'bad_verification_code' })
    if (given.redirect !== body.redirect_uri) return ok({ error: 'redirect_uri_mismatch' })
    const token = `ghu_${people.size}_of_${given.person.login}`
    people.set(token, given.person)
    const ends = {
      expires_in: 28800,
      refresh_token: 'ghr_fake',
      refresh_token_expires_in: 15897600,
    }
    const always = { access_token: token, scope: '', token_type: 'bearer' }
    return ok({ ...always, ...(fake.tokensEnd && ends) })
  }

  /** rest/apps; the token is described in `signToken`. */
  function isApp(token: string): boolean {
    const [head = '', claims = '', signature = ''] = token.split('.')
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      publicKey,
      Buffer.from(signature, 'base64url'),
    )
    if (!isSigned) return false
    const { iss, iat, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
      iss: string
      iat: number
      exp: number
    }
    const now = Date.now() / 1000
    return iss === CLIENT_ID && iat <= now && exp > now && exp - iat <= 600
  }

  function answer(method: string, url: URL, { body, token }: Asked): Answer {
    const path = decodeURIComponent(url.pathname)
    const line = `${method} ${path.startsWith(root) ? path.slice(root.length) || '/' : path}`
    // rest/apps/apps#get-a-repository-installation-for-the-authenticated-app
    if (line === 'GET /installation')
      return token !== undefined && isApp(token) ? ok({ id: installation }) : unauthorized
    // rest/apps/apps#create-an-installation-access-token-for-an-app
    if (line === `POST /app/installations/${installation}/access_tokens`) {
      if (token === undefined || !isApp(token)) return unauthorized
      const { repositories } = body as { repositories?: string[] }
      if (repositories?.join() !== repository.split('/')[1]) return invalid
      const name = `ghs_${tokens.size}_of_${installation}`
      tokens.set(name, body)
      return created({ token: name, expires_at: '2030-01-01T00:00:00Z' })
    }
    if (line === 'POST /login/oauth/access_token') return exchange(body)
    // rest/users/users#get-the-authenticated-user
    if (line === 'GET /user') {
      const asking = people.get(token ?? '')
      return asking ? ok({ login: asking.login, type: 'User' }) : unauthorized
    }
    if (!path.startsWith(root)) return missing
    const person = people.get(token ?? '')
    if (person && method !== 'GET' && !person.mayWrite) return forbidden
    if (person) return inRepository(line, url, body, person.login)
    if (token !== undefined && !tokens.has(token)) return unauthorized
    // What everybody may write is nothing, and GitHub says that it is not there.
    if (token === undefined && (beside || method !== 'GET')) return missing
    const asked = tokens.get(token ?? '') as { permissions?: Record<string, string> } | undefined
    // rest/authentication/permissions-required-for-github-apps
    if (method !== 'GET' && asked?.permissions?.contents !== 'write') return forbidden
    return inRepository(line, url, body)
  }

  function inRepository(line: string, url: URL, body: Asked['body'], author?: string): Answer {
    // rest/repos/repos#get-a-repository
    // rest/repos/repos#create-a-repository-dispatch-event
    if (line === 'POST /dispatches') {
      dispatches.push(String(body.event_type))
      return { status: 204, body: undefined }
    }
    if (line === 'GET /') return ok({ default_branch: 'main', private: fake.isPrivate })
    // rest/branches/branches#get-a-branch
    const [, branch] = /^GET \/branches\/(.+)$/.exec(line) ?? []
    if (branch !== undefined) {
      const commit = git.commitOf(branch)
      if (commit === undefined) return missing
      const tree = { sha: git.treeOf(commit) }
      return ok({ name: branch, commit: { sha: commit, commit: { tree } } })
    }
    // rest/repos/contents#get-repository-content
    const [, file] = /^GET \/contents\/(.+)$/.exec(line) ?? []
    if (file !== undefined) return contents(file, url.searchParams.get('ref') ?? 'main')
    // rest/repos/contents#create-or-update-file-contents
    const [, written] = /^PUT \/contents\/(.+)$/.exec(line) ?? []
    if (written !== undefined) return write(written, body as unknown as Written, author)
    // rest/branches/branches#merge-a-branch
    if (line === 'POST /merges') return mergeInto(String(body.base), String(body.head))
    // rest/git/blobs#get-a-blob
    const [, named] = /^GET \/git\/blobs\/([0-9a-f]{40})$/.exec(line) ?? []
    if (named !== undefined) return ok(blob(named))
    // rest/git/trees#create-a-tree
    if (line === 'POST /git/trees') {
      const { base_tree, tree } = body as {
        base_tree: string
        tree: { path: string; mode: string; content: string }[]
      }
      return created({ sha: git.writeTree(base_tree, tree) })
    }
    // rest/git/commits#create-a-commit
    if (line === 'POST /git/commits')
      return created({ sha: git.writeCommit({ ...(body as unknown as WrittenCommit), author }) })
    // rest/git/refs#create-a-reference
    if (line === 'POST /git/refs') {
      const { ref, sha } = body as { ref: string; sha: string }
      const branch = ref.replace('refs/heads/', '')
      if (git.commitOf(branch) !== undefined)
        return { status: 422, body: { message: 'Reference already exists' } }
      git.setBranch(branch, sha)
      return created({ ref, object: { sha } })
    }
    // rest/pulls/pulls#list-pull-requests
    if (line === 'GET /pulls') return ok(listed(url.searchParams))
    // rest/pulls/pulls#create-a-pull-request
    if (line === 'POST /pulls') {
      const { title, body: text, head, base } = body as Record<string, string>
      const isTaken = pulls.some((pull) => pull.head === head && pull.state === 'open')
      if (isTaken || git.commitOf(head!) === undefined) return invalid
      const pull: FakePull = {
        ...{ number: pulls.length + 1, title: title!, body: text!, head: head!, base: base! },
        ...{ state: 'open', labels: [], ...(author && { author }) },
      }
      pulls.push(pull)
      return created(described(pull))
    }
    // rest/git/refs#get-a-reference
    const [, asked] = /^GET \/git\/ref\/heads\/(.+)$/.exec(line) ?? []
    if (asked !== undefined) {
      const sha = git.commitOf(asked)
      return sha === undefined ? missing : ok({ ref: `refs/heads/${asked}`, object: { sha } })
    }
    // rest/git/refs#update-a-reference
    const [, moved] = /^PATCH \/git\/refs\/heads\/(.+)$/.exec(line) ?? []
    if (moved !== undefined) {
      const sha = String(body.sha)
      const isForward = git.mergeBase(moved, sha) === git.commitOf(moved)
      if (body.force !== true && !isForward) return invalid
      git.setBranch(moved, sha)
      return ok({ ref: `refs/heads/${moved}`, object: { sha: body.sha } })
    }
    // rest/git/refs#delete-a-reference
    const [, gone] = /^DELETE \/git\/refs\/heads\/(.+)$/.exec(line) ?? []
    if (gone !== undefined) {
      // The pull request of a branch that goes is closed.
      for (const pull of pulls)
        if (gone === pull.head && pull.state === 'open') settle(pull, 'closed')
      git.setBranch(gone, undefined)
      return { status: 204, body: undefined }
    }
    // rest/commits/statuses#get-the-combined-status-for-a-specific-reference
    const [, commit] = /^GET \/commits\/([0-9a-f]+)\/status$/.exec(line) ?? []
    if (commit !== undefined) return ok({ statuses: statuses.get(commit) ?? [] })
    // rest/checks/runs#list-check-runs-for-a-git-reference
    const [, checked] = /^GET \/commits\/([0-9a-f]+)\/check-runs$/.exec(line) ?? []
    if (checked !== undefined) return ok(runsOf(checked, url.searchParams.get('check_name')))
    // rest/checks/suites#list-check-suites-for-a-git-reference
    const [, suited] = /^GET \/commits\/([0-9a-f]+)\/check-suites$/.exec(line) ?? []
    if (suited !== undefined) return ok({ check_suites: suitesOf(suited) })
    // rest/commits/commits#compare-two-commits
    const [, from, to] = /^GET \/compare\/(.+)\.\.\.(.+)$/.exec(line) ?? []
    if (from !== undefined && to !== undefined) return compare(from, to, url.searchParams)
    // rest/issues/comments#list-issue-comments-for-a-repository
    if (line === 'GET /issues/comments')
      return ok(
        pulls
          .flatMap((pull) => (pull.comments ?? []).map((one) => commentOf(one, pull.number)))
          .toSorted((a, b) => a.created_at.localeCompare(b.created_at))
          .slice(...pageOf(url.searchParams)),
      )
    // rest/issues/comments#delete-an-issue-comment
    const [, comment] = /^DELETE \/issues\/comments\/(\d+)$/.exec(line) ?? []
    if (comment !== undefined) {
      const pull = pulls.find(({ comments }) => comments?.some(({ id }) => id === Number(comment)))
      if (!pull) return missing
      pull.comments = pull.comments!.filter(({ id }) => id !== Number(comment))
      return { status: 204, body: undefined }
    }
    return inPull(line, body, author)
  }

  const commentOf = ({ author, ...comment }: FakeComment, number: number) => ({
    ...comment,
    issue_url: `${origin}${root}/issues/${number}`,
    user: author ? { login: author, type: 'User' } : { login: 'town-app[bot]', type: 'Bot' },
  })

  function runsOf(commit: string, name: string | null) {
    const runs = (checks.get(commit) ?? [])
      .map(({ name = 'records', conclusion }, id) => ({
        ...{ id, name, conclusion, status: conclusion === null ? 'in_progress' : 'completed' },
        ...{ app: { slug: 'github-actions' }, check_suite: { id: id + SUITES } },
      }))
      .filter((run) => name === null || run.name === name)
    return { total_count: runs.length, check_runs: runs }
  }

  function suitesOf(commit: string) {
    const own = pulls.find(({ head }) => git.commitOf(head) === commit)
    return (checks.get(commit) ?? []).map(({ on }, id) => ({
      id: id + SUITES,
      head_branch: on ? on.branch : (own?.head ?? null),
      pull_requests: (on?.pulls ?? (own && !own.fork ? [own.number] : [])).map((number) => ({
        number,
      })),
    }))
  }

  function compare(from: string, to: string, query: URLSearchParams): Answer {
    if (!/^[0-9a-f]{40}$/.test(from) && git.commitOf(from) === undefined) return missing
    const base = git.mergeBase(from, to)
    const files = git.changes(base, to).map(({ path, before, after }) => ({
      filename: path,
      // A file that is gone has the name of its old content.
      sha: (after ?? before)!.sha,
      status: !before ? 'added' : after ? 'modified' : 'removed',
    }))
    const all = git.commitsBetween(from, to)
    const size = Number(query.get('per_page') ?? 250)
    const start = (Number(query.get('page') ?? 1) - 1) * size
    const commits = all.slice(start, start + size).map((one) => {
      const { author, message } = git.readCommit(one)
      return {
        commit: { message: message.trimEnd() },
        author: { login: author, type: author === 'Fake' ? 'Bot' : 'User' },
      }
    })
    return ok({ merge_base_commit: { sha: base }, files, total_commits: all.length, commits })
  }

  function inPull(line: string, body: Asked['body'], author?: string): Answer {
    const [, number] = /^[A-Z]+ \/(?:pulls|issues)\/(\d+)\b/.exec(line) ?? []
    const pull = pulls.find((one) => one.number === Number(number))
    if (!pull) return missing
    // rest/pulls/pulls#update-a-pull-request
    if (line === `PATCH /pulls/${number}`) {
      const { state, body: text } = body as Partial<FakePull>
      if (text !== undefined) pull.body = text
      if (state === 'closed' && pull.state === 'open') settle(pull, 'closed')
      return ok(described(pull))
    }
    // rest/pulls/pulls#get-a-pull-request
    if (line === `GET /pulls/${number}`)
      return ok({ ...described(pull), mergeable: pull.state === 'open' ? isMergeable(pull) : null })
    // rest/pulls/pulls#merge-a-pull-request
    if (line === `PUT /pulls/${number}/merge`) {
      if (body.sha !== undefined && body.sha !== git.commitOf(pull.head)) return conflict
      if (pull.state === 'closed' || !isMergeable(pull)) return notAllowed
      settle(pull, 'merged')
      return ok({ merged: true, sha: git.commitOf(pull.base) })
    }
    // rest/issues/comments#create-an-issue-comment
    if (line === `GET /issues/${number}/comments`)
      return ok((pull.comments ?? []).map((one) => commentOf(one, pull.number)))
    if (line === `POST /issues/${number}/comments`) {
      const comment = { id: ++comments, body: String(body.body), created_at: CREATED }
      ;(pull.comments ??= []).push({ ...comment, ...(author && { author }) })
      return created({ body: body.body })
    }
    // rest/issues/labels
    if (line === `POST /issues/${number}/labels`)
      pull.labels.push(...(body as { labels: string[] }).labels)
    else if (line !== `GET /issues/${number}/labels`) return missing
    return ok(pull.labels.map((name) => ({ name })))
  }

  const blob = (sha: string) => ({
    content: git.blob(sha).toString('base64').replace(/.{60}/g, '$&\n'),
    encoding: 'base64',
  })

  function contents(path: string, ref: string): Answer {
    try {
      const { sha, mode } = git.fileAt(path, ref)!
      // A link to another file has the content of that one.
      if (mode === '120000')
        return contents(posix.join(posix.dirname(path), git.blob(sha).toString()), ref)
      const isLarge = git.blob(sha).length > 1024 * 1024
      const { content, encoding } = isLarge ? { content: '', encoding: 'none' } : blob(sha)
      return ok({ type: 'file', encoding, sha, path, content })
    } catch {
      return missing
    }
  }

  function write(
    path: string,
    { branch, sha, content, message }: Written,
    author: string | undefined,
  ): Answer {
    const there = contents(path, branch)
    const known = there === missing ? undefined : (there.body as { sha: string }).sha
    if (known !== sha) return conflict
    const text = Buffer.from(content, 'base64').toString()
    const parent = git.commitOf(branch)!
    const tree = git.writeTree(parent, [{ path, content: text }])
    const commit = git.writeCommit({ tree, parents: [parent], message, author })
    git.setBranch(branch, commit)
    return ok({ content: { path }, commit: { sha: commit } })
  }

  function mergeInto(branch: string, head: string): Answer {
    const ours = git.commitOf(branch)
    if (ours === undefined) return missing
    if (git.mergeBase(ours, head) === head) return { status: 204, body: undefined }
    const tree = git.merge(ours, head)
    if (tree === undefined) return conflict
    const commit = git.writeCommit({ tree, parents: [ours, head], message: `Merge into ${branch}` })
    git.setBranch(branch, commit)
    return created({ sha: commit })
  }

  function settle(pull: FakePull, how: 'merged' | 'closed'): void {
    pull.state = 'closed'
    pull.sha = git.commitOf(pull.head)!
    pull.closed = CREATED
    if (how === 'closed') return
    const [main, tree] = [git.commitOf(pull.base)!, git.merge(pull.base, pull.head)!]
    const commit = git.writeCommit({ tree, parents: [main], message: pull.title })
    git.setBranch(pull.base, commit)
    pull.isMerged = true
  }

  const isMergeable = ({ base, head }: FakePull) =>
    git.merge(git.commitOf(base)!, git.commitOf(head)!) !== undefined

  function listed(query: URLSearchParams) {
    const [state, head] = [query.get('state') ?? 'open', query.get('head')]
    const owner = repository.split('/')[0]
    const all = pulls
      .filter((pull) => state === 'all' || pull.state === state)
      .filter((pull) => head === null || head === `${owner}:${pull.head}`)
    const sorted = query.get('direction') === 'asc' ? all : all.toReversed()
    return sorted.slice(...pageOf(query)).map(described)
  }

  const described = (pull: FakePull) => {
    const { number, title, body, state, head, base, author, fork = repository } = pull
    return {
      ...{ number, title, body, state, merged: pull.isMerged === true, draft: false },
      html_url: `https://github.example/${repository}/pull/${number}`,
      created_at: CREATED,
      closed_at: pull.closed ?? null,
      user: author ? { login: author, type: 'User' } : { login: 'town-app[bot]', type: 'Bot' },
      head: { ref: head, sha: pull.sha ?? git.commitOf(head), repo: { full_name: fork } },
      base: {
        ref: base,
        repo: { full_name: repository, default_branch: 'main', private: fake.isPrivate },
      },
      labels: pull.labels.map((name) => ({ name })),
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', headers } = request
    const url = new URL(request.url ?? '/', 'http://localhost')
    const text = await read(request)
    if (method === 'OPTIONS') return void response.writeHead(204, CORS).end()
    const token = headers.authorization?.replace(/^Bearer /, '') || undefined
    const [, other] = [...others].find(([start]) => url.pathname.startsWith(start)) ?? []
    if (other !== undefined)
      return forward(other + request.url, { method, headers, text }, response)
    const line = `${method} ${url.pathname}`
    requests.push({ line, token })
    const fault = faults.find(({ at, times }) => times > 0 && at.test(line))
    if (fault) fault.times--
    if (fault?.as === 'broken') return void response.destroy()
    fault?.run?.()
    if (fault?.as === 'limit') return send(response, limited, LIMIT)
    if (typeof fault?.as === 'number')
      return send(response, { status: fault.as, body: { message: 'Made up' } })
    const body = text === '' ? {} : (JSON.parse(text) as Asked['body'])
    const done = answer(method, url, { body, token })
    if (fault?.as === 'lost') return void response.destroy()
    send(response, done)
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      send(response, { status: 500, body: { message: String(error) } })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  beside?.others.set(root, origin).set(`/app/installations/${installation}/`, origin)
  const fake: FakeGitHub = {
    ...{
      origin,
      repository,
      others,
      publicKey,
      git,
      pulls,
      faults,
      requests,
      statuses,
      checks,
      dispatches,
      settle,
    },
    isPrivate: beside !== undefined,
    ...{ agree, tokensEnd: true, endSignIns: () => people.clear() },
    env: {
      GITHUB_API_URL: origin,
      GITHUB_URL: origin,
      GITHUB_APP_CLIENT_SECRET: CLIENT_SECRET,
      GITHUB_APP_CLIENT_ID: CLIENT_ID,
      GITHUB_APP_PRIVATE_KEY: privateKey.replaceAll('\n', '\\n'),
    },
    get tokens() {
      return [...tokens.values()]
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => void server.close(resolve))
      git.remove()
    },
  }
  return fake
}

/** Where a page of a list begins and ends. */
function pageOf(query: URLSearchParams): [start: number, end: number] {
  const size = Number(query.get('per_page') ?? 30)
  const start = (Number(query.get('page') ?? 1) - 1) * size
  return [start, start + size]
}

const CREATED = '2026-01-02T03:04:05Z'
/** Suites have ids of their own. */
const SUITES = 7000

interface Asked {
  readonly body: Record<string, unknown>
  readonly token: string | undefined
}

type WrittenCommit = Parameters<GitRepository['writeCommit']>[0]

interface Written {
  readonly branch: string
  readonly sha?: string
  /** Base64. */
  readonly content: string
  readonly message: string
}

const ok = (body: unknown): Answer => ({ status: 200, body })
const created = (body: unknown): Answer => ({ status: 201, body })
// rest/using-the-rest-api/troubleshooting-the-rest-api
const missing: Answer = { status: 404, body: { message: 'Not Found' } }
const forbidden: Answer = {
  status: 403,
  body: { message: 'Resource not accessible by integration' },
}
const unauthorized: Answer = { status: 401, body: { message: 'Bad credentials' } }
const invalid: Answer = { status: 422, body: { message: 'Validation Failed' } }
// rest/pulls/pulls#merge-a-pull-request
const notAllowed: Answer = { status: 405, body: { message: 'Pull Request is not mergeable' } }
const conflict: Answer = { status: 409, body: { message: 'Conflict' } }
// rest/using-the-rest-api/rate-limits-for-the-rest-api
const limited: Answer = { status: 403, body: { message: 'API rate limit exceeded' } }
const LIMIT = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1893456000' }
// rest/using-the-rest-api/using-cors-and-jsonp-to-make-cross-origin-requests
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'Authorization, Content-Type, X-GitHub-Api-Version',
  'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE',
}

function send(
  response: ServerResponse,
  { status, body }: Answer,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'content-type': 'application/json', ...CORS, ...headers })
  response.end(body === undefined ? undefined : JSON.stringify(body))
}

async function forward(
  address: string,
  { method, headers, text }: { method: string; headers: IncomingHttpHeaders; text: string },
  response: ServerResponse,
): Promise<void> {
  const { authorization = '' } = headers
  const answer = await fetch(address, {
    method,
    headers: { authorization },
    ...(text && { body: text }),
  })
  const body = await answer.text()
  response.writeHead(answer.status, { 'content-type': 'application/json', ...CORS }).end(body)
}

async function read(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
