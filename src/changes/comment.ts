import { escapeMarkdown, listWithin } from '../text/markdown.ts'
import type { Problem, Review } from './review.ts'

/** An invisible line by which the comment is found again. */
export const COMMENT_MARK = '<!-- osd review -->'

/** In characters. GitHub allows 65,536. */
const MAX_LENGTH = 60_000

/**
 * A review as a comment on a pull request: problems, changes, the preview and, folded, the problems that were there
 * before. All texts of the review are escaped, as they come from the records.
 */
export function formatComment(review: Review, preview: string = NO_PREVIEW): string {
  const budget = { left: MAX_LENGTH }
  const { problems, changes, earlier } = review
  return [
    COMMENT_MARK,
    problems.length === 0
      ? '### No problems in this change\n'
      : `### ${count(problems.length, 'problem')} in this change\n`,
    ...lines(problems.map(toItem), budget),
    '### What changes\n',
    ...(changes.length === 0
      ? ['No record changes.\n']
      : lines(
          changes.map((change) => `- ${escapeMarkdown(change)}`),
          budget,
        )),
    '### Preview\n',
    `${preview}\n`,
    ...(earlier.length === 0
      ? []
      : [
          `<details>\n<summary>${count(earlier.length, 'problem')} that ${earlier.length === 1 ? 'was' : 'were'} there before</summary>\n`,
          ...lines(earlier.map(toItem), budget),
          '</details>\n',
        ]),
  ].join('\n')
}

const NO_PREVIEW = 'Netlify’s check below links to a preview when it is ready.'

const SIGNS = { error: '❌', warning: '⚠️', advice: '💡' } as const

const toItem = ({ severity, code, file, line, message, hint }: Problem): string => {
  const words = [message, hint].filter(Boolean).join(' ')
  return `- ${SIGNS[severity]} **${escapeMarkdown(file)}, line ${line}:** ${escapeMarkdown(words)} (\`${code}\`)`
}

const lines = (items: readonly string[], budget: { left: number }) =>
  listWithin(
    items,
    budget,
    (more) => `- … and ${more} more. The details of the check list them all.`,
  )

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`
