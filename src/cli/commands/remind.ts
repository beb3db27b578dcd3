import { Ajv } from 'ajv'
import { type Command, EXIT, UserError, say } from '../../command/command.ts'
import { type OrganizationReport, REMINDER, formatReminder, markOf } from '../github/reminder.ts'
import { type GitHub, createGitHub, isOurs } from '../github/github.ts'
import { qualityReportSchema } from '../quality/report-schema.ts'
import { readJson } from '../inputs/json-file.ts'

/** GitHub takes no more than 500 of these in an hour. The others have their turn the next time. */
const MOST_WRITTEN = 300

export const remind: Command = {
  summary: 'keep one issue on GitHub for each organization whose records need somebody',
  usage: 'FILE [--content DIR]',
  positionals: 1,
  options: { content: { type: 'string', default: 'content' } },
  help: { content: 'the folder of the records (content)' },
  async run({ values, positionals: [file] }) {
    if (file === undefined)
      throw new UserError('Name the file that `osd quality --format json` has made.')
    const report = readReport(file)
    const github = createGitHub(process.env)
    const issues = (await github.list<Issue>('/issues?state=all')).filter(isReminder)
    const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env
    const branch = process.env.GITHUB_REF_NAME ?? 'main'
    const edit = `${server}/${repository}/edit/${branch}/${values.content as string}`
    const steps = [
      ...report.organizations.flatMap((organization) => stepFor(organization, issues, edit)),
      ...abandoned(report, issues).map(toClose),
    ]
    const { done, refusals } = await takeAll(steps.slice(0, MOST_WRITTEN), github)
    say(summary(done, steps.length - MOST_WRITTEN))
    const [first] = refusals
    if (!first) return EXIT.done
    throw new UserError(
      `${first.message} ${refusals.length} of ${done.length + refusals.length} issues were left as they are.`,
    )
  },
}

interface Issue {
  readonly number: number
  readonly state: 'open' | 'closed'
  readonly title: string
  readonly body?: string | null
  readonly user?: { readonly login?: string } | null
}

/** What has to be done about one organization. */
interface Step {
  readonly does: 'open' | 'renew' | 'close'
  readonly issue?: number
  readonly body: object
}

const isReminder = (issue: Issue) => isOurs(issue) && (issue.body ?? '').startsWith(REMINDER)

interface Report {
  /** The only organization that was asked for. */
  readonly organization?: string
  readonly organizations: readonly OrganizationReport[]
}

function readReport(file: string): Report {
  const report = readJson(file)
  if (!new Ajv().validate<Report>(qualityReportSchema, report))
    throw new UserError(`\`${file}\` was not made by \`osd quality --format json\`.`)
  return report
}

function stepFor(report: OrganizationReport, issues: readonly Issue[], edit: string): Step[] {
  const mark = markOf(report)
  const own = issues.filter(({ body }) => body?.startsWith(mark))
  const issue = own.find(({ state }) => state === 'open') ?? own[0]
  if (report.records.length === 0) return issue?.state === 'open' ? [toClose(issue)] : []
  const { title, body } = formatReminder(report, edit)
  if (!issue) return [{ does: 'open', body: { title, body } }]
  if (issue.state === 'open' && issue.title === title && issue.body === body) return []
  return [{ does: 'renew', issue: issue.number, body: { title, body, state: 'open' } }]
}

/** Open issues of organizations that the directory no longer has; a report of one says nothing of the others. */
function abandoned({ organization, organizations }: Report, issues: readonly Issue[]): Issue[] {
  if (organization !== undefined) return []
  const marks = organizations.map(markOf)
  const isKept = ({ body }: Issue) => marks.some((mark) => body?.startsWith(mark))
  return issues.filter((issue) => issue.state === 'open' && !isKept(issue))
}

const toClose = ({ number }: Issue): Step => ({
  does: 'close',
  issue: number,
  body: { state: 'closed' },
})

/** One that GitHub refuses does not hold up the others. */
async function takeAll(steps: readonly Step[], github: GitHub) {
  const done: Step[] = []
  const refusals: UserError[] = []
  for (const step of steps)
    try {
      await take(step, github)
      done.push(step)
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      refusals.push(error)
    }
  return { done, refusals }
}

const take = ({ issue, body }: Step, github: GitHub): Promise<void> =>
  issue === undefined
    ? github.send('POST', '/issues', body)
    : github.send('PATCH', `/issues/${issue}`, body)

function summary(done: readonly Step[], left: number): string {
  const count = (does: Step['does']) => done.filter((step) => step.does === does).length
  const told = `Issues: ${count('open')} new, ${count('renew')} renewed, ${count('close')} closed.`
  return left > 0 ? `${told} ${left} more are left for the next time.` : told
}
