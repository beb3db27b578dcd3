import { escapeMarkdown } from '../../text/markdown.ts'
import type { ProposedChange } from './proposed-change.ts'

/** Who sends a change. */
export type Sender = 'anybody' | 'member'

const TITLES: Readonly<Record<Sender, string>> = { anybody: 'Suggestion', member: 'Change' }

/** The title of a change, which may become the subject of a commit: nothing of it is by the sender but valid slugs. */
export const titleOf = ({ files }: Pick<ProposedChange, 'files'>, sender: Sender): string => {
  const names = files.map(({ path }) => path.replace(/^content\/|\.yaml$/g, ''))
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
