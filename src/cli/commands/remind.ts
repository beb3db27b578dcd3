import { Ajv } from 'ajv'
import { defineCommand } from '../../io/command/command.ts'
import { UserError } from '../../io/command/errors.ts'
import { EXIT } from '../../io/command/exit.ts'
import { type GitHub, createGitHub } from '../github/client.ts'
import { isOwnPost } from '../github/posts.ts'
import { REMINDER } from '../github/reminder.ts'
import { type Issue, type Step, stepsFor } from '../github/reminder-steps.ts'
import { counted } from '../../text/counted.ts'
import { contentOption } from '../inputs/content-folder.ts'
import { readJson } from '../inputs/json-file.ts'
import { type QualityReport, qualityReportSchema } from '../quality/report-schema.ts'
import { log } from '../../io/command/log.ts'

/** GitHub takes no more than 500 writes an hour. The rest is left for the next run. */
const MAX_WRITES = 300

export const remind = defineCommand({
  name: 'remind',
  example: 'osd remind --dry-run',
  summary: 'Keep one GitHub issue for each organization whose records need attention',
  positionals: { usage: 'FILE', max: 1 },
  options: { content: contentOption },
  async run({ values, positionals: [file] }) {
    if (file === undefined)
      throw new UserError('Name the file that `osd quality --format json` has written.')
    const report = readReport(file)
    const github = createGitHub(process.env)
    const issues = await github.list<Issue>('/issues?state=all')
    const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env
    const branch = process.env.GITHUB_REF_NAME ?? 'main'
    const steps = stepsFor(report, {
      issues: issues.filter((issue) => isOwnPost(issue, REMINDER)),
      edit: `${server}/${repository}/edit/${branch}/${values.content}`,
    })
    const { done, refusals } = await takeAll(steps.slice(0, MAX_WRITES), github)
    log(summaryOf(done, steps.length - MAX_WRITES))
    const [first] = refusals
    if (!first) return EXIT.ok
    throw new UserError(
      `${first.message} Not changed: ${refusals.length} of ${counted(done.length + refusals.length, 'issue')}.`,
    )
  },
})

function readReport(file: string): QualityReport {
  const report = readJson(file)
  if (!new Ajv().validate<QualityReport>(qualityReportSchema, report))
    throw new UserError(`\`${file}\` was not written by \`osd quality --format json\`.`)
  return report
}

/** Takes every step, even after GitHub has refused one. */
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

function summaryOf(done: readonly Step[], left: number): string {
  const count = (kind: Step['kind']) => done.filter((step) => step.kind === kind).length
  const counts = `Issues: ${count('open')} new, ${count('update')} updated, ${count('close')} closed.`
  return left > 0 ? `${counts} Left for the next run: ${left}.` : counts
}
