import {
  GitHubError,
  createGitHub,
  repositoryOf,
} from '../../../../src/forms/server/github/client.ts'
import { readRepositoryFile } from '../../../../src/forms/server/github/file-text.ts'
import { joinPullRequest } from '../../../../src/forms/server/github/join-pull-request.ts'
import { type SigningApp, exchangeCode } from '../../../../src/forms/server/github/user-token.ts'
import { readCheck } from '../../../../src/forms/server/github/check-state.ts'
import { accept, decline } from '../../../../src/forms/server/inbox/decide.ts'
import { readComments } from '../../../../src/forms/server/report/forget-notes.ts'
import { readItems } from '../../../../src/forms/server/inbox/read-items.ts'
import {
  openPullRequest,
  readBase,
  takeBack,
} from '../../../../src/forms/server/github/pull-request.ts'

/*
 * What the program relies on, and what the documentation of GitHub does not say, or what nobody has seen in an answer of GitHub
 * itself. The fake behaves like this; `npm run smoke:github OWNER/REPO` tries it on a real repository, in this order, and
 * leaves nothing behind but a closed pull request.
 */

export interface Place {
  readonly api: string
  readonly repository: string
  readonly token: string
  /** The App with which people sign in; what needs it is not tried without. */
  readonly app?: SigningApp | undefined
}

interface Behaviour {
  readonly says: string
  readonly needsApp?: true
  /** Throws when it is not so. */
  try(place: Place): Promise<void>
}

const PATH = 'content/services/smoke-test.yaml'
/** As that of a suggestion. */
const BRANCH = 'suggest/5140ce7e57'
const TEXT = 'name: Smoke test\n'

const LATER = 'name: Smoke test, later\n'
const write = (place: Place, text: string, sha: string) =>
  open(place)('PUT', `/contents/${PATH}`, {
    ...{ message: 'Smoke test', branch: BRANCH, sha, content: btoa(text) },
  })

const open = (place: Place) => repositoryOf(createGitHub(place), place.repository)
const change = async (place: Place) => ({
  base: await readBase(open(place)),
  ...{ branch: BRANCH, title: 'Smoke test', body: 'Close this.', label: 'suggestion' },
  files: new Map([[PATH, TEXT]]),
})

export const UNPROVEN: readonly Behaviour[] = [
  {
    says: 'A tree with the text of a file within it needs no blob of its own, and a pull request takes its label at once.',
    async try(place) {
      const repository = open(place)
      const { number } = await openPullRequest(repository, await change(place))
      const labels = await repository<{ name: string }[]>('GET', `/issues/${number}/labels`)
      expectThat(
        labels.some(({ name }) => name === 'suggestion'),
        'It has no label.',
      )
    },
  },
  {
    says: 'A file is read at a branch whose name has a slash, and comes as base64 with the name that git gives to it.',
    async try(place) {
      const file = await readRepositoryFile(open(place), {
        path: PATH,
        at: BRANCH,
      })
      expectThat(file?.text === TEXT, 'It has another text.')
      expectThat(file?.sha === (await blobName(TEXT)), 'It has another name.')
    },
  },
  {
    says: 'A branch that is there is refused with 422, and its pull request is found by owner and branch.',
    async try(place) {
      const repository = open(place)
      const first = await openPullRequest(repository, await change(place))
      const second = await openPullRequest(repository, await change(place))
      expectThat(first.number === second.number, 'There are two pull requests.')
    },
  },
  {
    says: 'A page of another site may ask the API: CORS allows its origin and the headers that are sent.',
    async try({ api, repository }) {
      const { headers } = await fetch(`${api}/repos/${repository}`, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://data.town.example.org',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,content-type,x-github-api-version',
        },
      })
      expectThat(headers.get('access-control-allow-origin') === '*', 'It allows no origin.')
      const allowed = headers.get('access-control-allow-headers') ?? ''
      for (const name of ['authorization', 'content-type', 'x-github-api-version'])
        expectThat(new RegExp(name, 'i').test(allowed), `It does not allow the header ${name}.`)
    },
  },
  {
    says: 'A code that is not one is refused with the name of the error, and gives no token.',
    needsApp: true,
    async try({ app }) {
      const redirect = 'https://data.town.example.org/find/signed-in'
      const token = await exchangeCode(app!, {
        code: 'made-up',
        verifier: 'x'.repeat(43),
        redirect,
      })
      expectThat(token === undefined, 'It gives a token.')
    },
  },
  {
    says: 'An App with a wrong secret gets no token, and another error.',
    needsApp: true,
    async try({ app }) {
      const returned = { code: 'made-up', verifier: 'x'.repeat(43), redirect: 'https://x.example' }
      const trouble = await exchangeCode({ ...app!, clientSecret: 'wrong' }, returned).then(
        () => 'none',
        (error: unknown) => (error instanceof GitHubError ? error.trouble : 'another'),
      )
      expectThat(trouble === 'refused', `It is ${trouble}.`)
    },
  },
  {
    says: 'A file joins the branch of an open pull request, also when the base has nothing new for it, and has a line there.',
    async try(place) {
      const pull = await joinPullRequest(open(place), {
        ...{ base: await readBase(open(place)), branch: BRANCH, path: PATH },
        // Another name than on the branch, so that the base is merged into it first.
        ...{
          from: { sha: await blobName(''), text: '' },
          edit: () => LATER,
          message: 'Smoke test',
        },
        pull: { title: 'Smoke test', body: 'Close this.', label: 'confirmation' },
        pattern: /^(Smoke) (test)$/,
      })
      const { body } = await pullAt(place, pull.number)
      expectThat(body.includes('- Smoke test'), 'It has no line.')
      const file = await readRepositoryFile(open(place), {
        ...{ path: PATH, at: BRANCH },
      })
      expectThat(file?.text === LATER, 'It has another text.')
    },
  },
  {
    says: 'A comparison has the commits of a branch by their whole messages, and how many there are.',
    async try(place) {
      const { branch } = await readBase(open(place))
      const compared = await open(place)<{
        total_commits: number
        commits: { commit: { message: string } }[]
      }>('GET', `/compare/${branch}...${BRANCH}?per_page=100&page=1`)
      const messages = compared.commits.map(({ commit }) => commit.message)
      expectThat(messages.includes('Smoke test'), `They are ${messages.join(', ')}.`)
      expectThat(compared.total_commits === messages.length, `It counts ${compared.total_commits}.`)
    },
  },
  {
    says: 'A file is not written over another text than the one that was read.',
    async try(place) {
      const status = await write(place, TEXT, await blobName('another')).then(
        () => 200,
        (error: unknown) => (error instanceof GitHubError ? error.status : undefined),
      )
      expectThat(status === 409, `It answers ${status}.`)
    },
  },
  {
    says: 'A branch does not move backward without force.',
    async try(place) {
      const { commit } = await readBase(open(place))
      const moving = open(place)('PATCH', `/git/refs/heads/${BRANCH}`, {
        sha: commit,
        force: false,
      })
      const status = await moving.then(
        () => 200,
        (error: unknown) => (error instanceof GitHubError ? error.status : undefined),
      )
      expectThat(status === 422, `It answers ${status}.`)
    },
  },
  {
    says: 'A comparison names where a branch began, and each of its files as git names the new content.',
    async try(place) {
      const { branch, commit } = await readBase(open(place))
      const compared = await open(place)<{
        merge_base_commit: { sha: string }
        files: { filename: string; status: string; sha: string }[]
      }>('GET', `/compare/${branch}...${BRANCH}`)
      const [file, ...others] = compared.files
      expectThat(compared.merge_base_commit.sha === commit, 'It began elsewhere.')
      expectThat(file?.filename === PATH && others.length === 0, 'It has other files.')
      expectThat(file?.status === 'added', `It is ${file?.status}.`)
      expectThat(file?.sha === (await blobName(LATER)), 'It has another name.')
    },
  },
  {
    says: 'A pull request of an account is listed with it, its repositories, and whether they are private.',
    async try(place) {
      const items = await readItems(open(place))
      const { number } = await openPullRequest(open(place), await change(place))
      const item = items.find((one) => one.number === number)
      expectThat(item?.kind === 'suggestion' && !item.isOutside, 'It is none of the inbox.')
    },
  },
  {
    says: 'Whoever may read a repository may read the runs of a check, and there are none before the first one.',
    async try(place) {
      const { branch, commit } = await readBase(open(place))
      const state = await readCheck(open(place), {
        ...{ number: 1, branch, commit },
      })
      expectThat(state !== 'unknown', 'It does not tell.')
    },
  },
  {
    says: 'A pull request with another last commit than the one that was shown is not merged, with status 409.',
    async try(place) {
      const repository = open(place)
      const { number } = await openPullRequest(repository, await change(place))
      const { commit } = await readBase(repository)
      const outcome = await accept({ repository, number, commit })
      expectThat(outcome === 'changed', `It is ${outcome}.`)
    },
  },
  {
    says: 'A pull request that was closed takes a comment.',
    async try(place) {
      const repository = open(place)
      const { number } = await openPullRequest(repository, await change(place))
      const outcome = await decline({ repository, number }, 'Smoke test')
      expectThat(outcome === 'done', `It is ${outcome}.`)
      const path = `/issues/${number}/comments`
      const comments = await repository<{ body: string }[]>('GET', path)
      expectThat(comments.at(-1)?.body === 'Smoke test', 'It has no comment.')
    },
  },
  {
    says: 'A closed pull request keeps the name of its last commit when its branch goes on.',
    async try(place) {
      const repository = open(place)
      const { number } = await openPullRequest(repository, await change(place))
      const { head } = await pullAt(place, number)
      await repository('PATCH', `/pulls/${number}`, { state: 'closed' })
      await write(place, TEXT, await blobName(LATER))
      const { head: later, merged } = await pullAt(place, number)
      expectThat(later.sha === head.sha && !merged, 'It goes on, too.')
    },
  },
  {
    says: 'A suggestion that is taken back is closed, and can be sent again.',
    async try(place) {
      const repository = open(place)
      const first = await openPullRequest(repository, await change(place))
      await takeBack(repository, { branch: BRANCH, number: first.number })
      const second = await openPullRequest(repository, await change(place))
      expectThat(first.number !== second.number, 'It is the same pull request.')
    },
  },
  {
    says: 'An empty commit has a pull request, and another one when its branch has stayed after that was closed.',
    async try(place) {
      const repository = open(place)
      const empty = { ...(await change(place)), files: new Map<string, string>(), isAgain: true }
      const first = await openPullRequest(repository, empty)
      const same = await openPullRequest(repository, empty)
      expectThat(first.number === same.number, 'There are two.')
      const { number } = first
      await repository('PATCH', `/pulls/${number}`, { state: 'closed' })
      const second = await openPullRequest(repository, empty)
      expectThat(second.number !== number, 'It is the closed one.')
    },
  },
  {
    says: 'A comment that is deleted is in no list of comments, and the list of a repository has the oldest first.',
    async try(place) {
      const repository = open(place)
      const { number } = await openPullRequest(repository, await change(place))
      const root = `/issues`
      await repository('POST', `${root}/${number}/comments`, { body: 'Smoke test, to be deleted' })
      const [comment] = await readComments(repository, number)
      await repository('DELETE', `${root}/comments/${comment!.id}`)
      const left = await readComments(repository, number)
      expectThat(!left.some(({ id }) => id === comment!.id), 'It is still there.')
      const oldest = await repository<{ created_at: string }[]>(
        'GET',
        `${root}/comments?sort=created&direction=asc&per_page=100&page=1`,
      )
      const days = oldest.map(({ created_at }) => created_at)
      expectThat(days.join() === days.toSorted().join(), 'They are in another order.')
    },
  },
  {
    says: 'Whoever may write contents may send an event to workflows.',
    async try(place) {
      await open(place)('POST', `/dispatches`, {
        event_type: 'smoke-test',
      })
    },
  },
]

const pullAt = (place: Place, number: number) =>
  open(place)<{ body: string; head: { sha: string }; merged: boolean }>('GET', `/pulls/${number}`)

/** Closes what the tries have opened. */
export async function cleanUp({ api, repository, token }: Place): Promise<void> {
  const send = (method: string, path: string, body?: object) =>
    fetch(`${api}/repos/${repository}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
  const head = encodeURIComponent(`${repository.split('/')[0]}:${BRANCH}`)
  const found = (await (await send('GET', `/pulls?state=open&head=${head}`)).json()) as unknown
  for (const { number } of found as { number: number }[])
    await send('PATCH', `/pulls/${number}`, { state: 'closed' })
  await send('DELETE', `/git/refs/heads/${BRANCH}`)
}

/** The name that git gives to a file (https://git-scm.com/book/en/v2/Git-Internals-Git-Objects). */
async function blobName(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(`blob ${new TextEncoder().encode(text).length}\0${text}`)
  return Buffer.from(await crypto.subtle.digest('SHA-1', bytes)).toString('hex')
}

function expectThat(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise)
}
