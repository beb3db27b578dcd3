import type { Post } from './posts.ts'
import type { OrganizationReport, QualityReport } from '../quality/report-schema.ts'
import { type Addresses, formatReminder, markOf } from './reminder.ts'

export interface Issue extends Post {
  readonly number: number
  readonly state: 'open' | 'closed'
  readonly title: string
}

/** One write to GitHub. */
export interface Step {
  readonly kind: 'open' | 'update' | 'close'
  /** The number of the issue; absent for a new one. */
  readonly issue?: number
  readonly body: object
}

/** The writes that bring the reminders up to date. `edit` is the address below which files are edited. */
export function stepsFor(
  report: QualityReport,
  { issues, edit }: { readonly issues: readonly Issue[]; readonly edit: string },
): Step[] {
  const { form } = report
  const addresses = { edit, ...(form !== undefined && { form }) }
  return [
    ...report.organizations.flatMap((organization) => stepFor(organization, issues, addresses)),
    ...abandonedIssues(report, issues).map(toClose),
  ]
}

function stepFor(
  report: OrganizationReport,
  issues: readonly Issue[],
  addresses: Addresses,
): Step[] {
  const mark = markOf(report)
  const own = issues.filter(({ body }) => body?.startsWith(mark))
  const issue = own.find(({ state }) => state === 'open') ?? own[0]
  if (report.records.length === 0) return issue?.state === 'open' ? [toClose(issue)] : []
  const { title, body } = formatReminder(report, addresses)
  if (!issue) return [{ kind: 'open', body: { title, body } }]
  if (issue.state === 'open' && issue.title === title && issue.body === body) return []
  return [{ kind: 'update', issue: issue.number, body: { title, body, state: 'open' } }]
}

/** Open issues of organizations that have left the directory. A report of one organization cannot tell. */
function abandonedIssues({ organization, organizations }: QualityReport, issues: readonly Issue[]) {
  if (organization !== undefined) return []
  const marks = organizations.map(markOf)
  const isCurrent = ({ body }: Issue) => marks.some((mark) => body?.startsWith(mark))
  return issues.filter((issue) => issue.state === 'open' && !isCurrent(issue))
}

const toClose = ({ number }: Issue): Step => ({
  kind: 'close',
  issue: number,
  body: { state: 'closed' },
})
