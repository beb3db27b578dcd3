import { escapeMarkdown } from '../text/markdown.ts'
import type { Suggestion } from './suggestion.ts'

/** The title of a suggestion, which may become the subject of a commit: nothing of it is by the sender but valid slugs. */
export const titleOf = ({ files }: Suggestion): string => {
  const names = files.map(({ path }) => path.replace(/^content\/|\.yaml$/g, ''))
  return `Suggestion: ${names.join(', ')}`
}

/**
 * What the pull request of a suggestion says, in Markdown. Every text of the sender is escaped. `end` is what members must know
 * besides.
 */
export function bodyOf({ changes, why }: Suggestion, end?: string): string {
  const quoted = escapeMarkdown(why)
  return [
    'Somebody without an account has sent this with the form. Nobody knows who it was: ask the organization before you merge it.',
    '',
    '**What changes, as the form says it**',
    '',
    ...changes.map((change) => `- ${escapeMarkdown(change)}`),
    ...(quoted === '' ? [] : ['', '**Why**', '', `> ${quoted}`]),
    ...(end === undefined ? [] : ['', end]),
    '',
  ].join('\n')
}
