import { readFileSync, statSync } from 'node:fs'
import { formatComment } from '../../changes/review/comment.ts'
import { defineCommand } from '../../io/command/command.ts'
import { UserError } from '../../io/command/errors.ts'
import { EXIT } from '../../io/command/exit.ts'
import { log } from '../../io/command/log.ts'
import { type GitHub, createGitHub } from '../github/client.ts'
import { descriptionOf } from '../github/description.ts'
import { postComment, readReview } from '../github/review-comment.ts'

const TITLE = 'Import from the sources again'

export const submit = defineCommand({
  name: 'submit',
  example: 'osd submit import.md --branch imports',
  summary: 'Open a pull request for a branch, or update the one that is open',
  positionals: { usage: 'REPORT', max: 1 },
  options: {
    branch: { type: 'string', value: 'NAME', help: 'branch of this repository that it proposes' },
    review: {
      type: 'string',
      value: 'FILE',
      help: 'what `osd review --format json` has written; it is posted under the pull request',
    },
  },
  async run({ values: { branch, review }, positionals: [file] }) {
    if (file === undefined || branch === undefined)
      throw new UserError('Name the report that `osd import` has written, and --branch.')
    if (!statSync(file, { throwIfNoEntry: false })?.isFile())
      throw new UserError(`There is no file \`${file}\`.`)
    const report = readFileSync(file, 'utf8')
    const comment = review === undefined ? undefined : formatComment(await readReview(review))
    const github = createGitHub(process.env)
    const open = await openPull(github, branch)
    const body = descriptionOf(report, { earlier: open?.body ?? '', run: runIn(process.env) })
    if (open) await github.send('PATCH', `/pulls/${open.number}`, { body })
    else await create(github, branch, body)
    const pull = open ?? (await openPull(github, branch))
    if (!pull) throw new UserError('GitHub does not list the pull request that it has opened.')
    log(`Pull request ${pull.number} was ${open ? 'updated' : 'opened'}.`)
    if (comment === undefined) return EXIT.ok
    const outcome = await postComment(github, pull.number, comment)
    log(`The comment under pull request ${pull.number} ${outcome}.`)
    return EXIT.ok
  },
})

interface Pull {
  readonly number: number
  readonly body?: string | null
}

/** The open pull request for a branch of this repository, not of a copy of it. */
async function openPull(github: GitHub, branch: string): Promise<Pull | undefined> {
  const owner = (process.env.GITHUB_REPOSITORY ?? '').split('/')[0] ?? ''
  const head = encodeURIComponent(`${owner}:${branch}`)
  const [pull] = await github.list<Pull>(`/pulls?state=open&head=${head}`)
  return pull
}

async function create(github: GitHub, branch: string, body: string): Promise<void> {
  const { default_branch: base } = await github.get<{ readonly default_branch: string }>('')
  try {
    await github.send('POST', '/pulls', { title: TITLE, head: branch, base, body })
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    throw new UserError(
      `${error.message} In the settings of the repository, below Actions, General, Workflow permissions, tick "Allow GitHub Actions to create and approve pull requests", and run the workflow again.`,
    )
  }
}

/** The page of this run, where its artifacts are. */
const runIn = ({
  GITHUB_SERVER_URL: server,
  GITHUB_REPOSITORY: repository,
  GITHUB_RUN_ID: run,
}: NodeJS.ProcessEnv): string | undefined =>
  server && repository && run ? `${server}/${repository}/actions/runs/${run}` : undefined
