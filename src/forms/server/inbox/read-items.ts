import type { Repository } from '../github/client.ts'
import { type ListedPull, openPulls } from '../github/pull-request.ts'
import { PREVIEW } from '../github/pull-state.ts'
import {
  ANSWERS_BRANCH,
  isConfirmationsBranch,
  isMemberBranch,
  isSuggestionBranch,
} from '../../change/branches.ts'
import { MAX_WHY } from '../../change/proposed-change.ts'
import { reportOf } from '../report/report-pull.ts'
import { linesOf } from '../../../text/lines.ts'
import { unescapeMarkdown } from '../../../text/markdown.ts'
import type { InboxItem, ItemKind } from './item.ts'

/** Of a repository with more open pull requests, the newer ones are not looked at. */
const MAX_PULLS = 500

/** Everything that is open of what the form sends, the oldest first. */
export async function readItems(repository: Repository): Promise<InboxItem[]> {
  const pulls = await openPulls(repository, MAX_PULLS)
  return pulls.flatMap((pull) => toItem(repository, pull))
}

function toItem(repository: Repository, pull: ListedPull): InboxItem[] {
  const { number, head, base, user, labels } = pull
  const kind = kindOf(head.ref)
  if (!kind) return []
  const why = whyIn(pull.body ?? '')
  const isOutside =
    head.repo?.full_name !== base.repo.full_name ||
    base.ref !== base.repo.default_branch ||
    pull.draft === true
  const report = reportOf(head.ref)
  if (report && isOutside) return []
  return [
    {
      ...{ repository, number, kind, branch: head.ref, commit: head.sha, base: base.ref },
      ...{ since: pull.created_at, isOutside },
      // An App is a bot; a member who sends with it is not.
      ...(user && user.type !== 'Bot' && { sender: user.login }),
      ...(why && { why }),
      hasLabel: labels.some(({ name }) => name === PREVIEW),
      isPrivate: base.repo.private,
      ...(report && { report }),
    },
  ]
}

function kindOf(branch: string): ItemKind | undefined {
  if (isSuggestionBranch(branch)) return 'suggestion'
  if (isConfirmationsBranch(branch)) return 'confirmations'
  if (branch === ANSWERS_BRANCH) return 'answers'
  if (reportOf(branch)) return 'report'
  return isMemberBranch(branch) ? 'change' : undefined
}

/** The reason in the description of a pull request, which others may have written. Nothing else of it is believed. */
function whyIn(description: string): string | undefined {
  const lines = linesOf(description)
  const [, empty, quoted = ''] = lines.slice(lines.indexOf('**Why**'))
  return empty === '' && quoted.startsWith('> ')
    ? unescapeMarkdown(quoted.slice(2)).slice(0, MAX_WHY)
    : undefined
}
