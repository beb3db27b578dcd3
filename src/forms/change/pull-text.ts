import type { MatchAnswer } from '../../record/schema/matches.ts'
import type { Folder } from '../../record/schema/written.ts'
import { escapeMarkdown } from '../../text/markdown.ts'
import { ANSWERS_BRANCH, confirmationsBranch } from './branches.ts'
import type { ProposedChange } from './proposed-change.ts'

/** Who sends a change. */
export type Sender = 'anybody' | 'member'

const TITLES: Readonly<Record<Sender, string>> = { anybody: 'Suggestion', member: 'Change' }

/** The title of a change, which may become the subject of a commit: nothing of it is by the sender but valid slugs. */
export const titleOf = ({ files }: Pick<ProposedChange, 'files'>, sender: Sender): string => {
  const names = files.map(({ path }) => nameOf(path))
  return `${TITLES[sender]}: ${names.join(', ')}`
}

/** What the pull request of a member says, in Markdown. Every text of the sender is escaped. */
export function bodyOf(changes: readonly string[], why: string): string {
  const quoted = escapeMarkdown(why)
  return [
    '**What changes, as the form says it**',
    '',
    ...changes.map((change) => `- ${escapeMarkdown(change)}`),
    ...(quoted === '' ? [] : ['', '**Why**', '', `> ${quoted}`]),
    '',
  ].join('\n')
}

/** What that of a suggestion says. GitHub keeps every description, so nothing of it is by the sender. */
export const UNSIGNED =
  'Somebody without an account has sent this with the form. Nobody knows who it was: ask the organization before you merge it.'

/**
 * What the branch and the pull request of a month say about the confirmation of a record. `path` is that in the repository, `day` is
 * YYYY-MM-DD.
 */
export function confirmationPull(path: string, day: string) {
  const month = day.slice(0, 7)
  const name = nameOf(path)
  return {
    branch: confirmationsBranch(month),
    message: `Confirm ${name}: ${day}`,
    pull: {
      title: `Still correct: ${month}`,
      body: 'People say with the form that these records are still right on that day. Nothing else changes. Nobody knows who they were where it says “not signed”.\n',
      label: 'confirmation',
    },
    pattern: /^Confirm ([\w/-]+:) (\d{4}-\d\d-\d\d)$/,
  }
}

/** Two records of a folder, by their slugs. */
export interface AnsweredPair {
  readonly folder: Folder
  readonly slugs: readonly [string, string]
}

/** What the branch and its pull request say about an answer. */
export function answersPull({ folder, slugs }: AnsweredPair, { answer }: MatchAnswer) {
  const [one, other] = slugs.map((slug) => `${folder}/${slug}`)
  return {
    branch: ANSWERS_BRANCH,
    message: `Answer ${one} and ${other}: ${answer}`,
    pull: {
      title: 'Perhaps the same',
      body: 'Members say of records that look alike whether they are the same. No record changes: `osd merge` makes one of two.\n',
      label: 'answers',
    },
    pattern: /^Answer ([\w/-]+ and [\w/-]+:) (same|different|part of)$/,
  }
}

/** The folder and the slug of a record. */
const nameOf = (path: string) => path.replace(/^content\/|\.yaml$/g, '')
