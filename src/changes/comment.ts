import { escapeMarkdown, listWithin } from '../text/markdown.ts'
import type { Problem, Review } from './review.ts'

/** By this line, which nobody sees, a comment of ours is found again. */
export const COMMENT_MARK = '<!-- osd review -->'

/** GitHub takes no longer comment than 65,536 letters. */
const LONGEST = 60_000

/**
 * A review as the comment under a pull request: what is wrong, what changed, where to see it, and, folded, what was
 * wrong before. All words of the review are somebody else's and are shown as plain text.
 */
export function formatComment(review: Review, preview: string = NO_PREVIEW): string {
  const budget = { left: LONGEST }
  const { problems, changes, earlier } = review
  return [
    COMMENT_MARK,
    problems.length === 0
      ? '### Nothing is wrong with this change\n'
      : `### ${count(problems.length, 'thing')} to look at in this change\n`,
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
          `<details>\n<summary>${count(earlier.length, 'thing')} to look at that ${earlier.length === 1 ? 'was' : 'were'} there before</summary>\n`,
          ...lines(earlier.map(toItem), budget),
          '</details>\n',
        ]),
  ].join('\n')
}

const NO_PREVIEW = 'Netlify’s own check below leads to a preview as soon as it is built.'

const SIGNS = { error: '❌', warning: '⚠️', advice: '💡' } as const

const toItem = ({ severity, code, file, line, message, hint }: Problem): string => {
  const words = [message, hint].filter(Boolean).join(' ')
  return `- ${SIGNS[severity]} **${escapeMarkdown(file)}, line ${line}:** ${escapeMarkdown(words)} (\`${code}\`)`
}

/** The check itself has all of them. */
const lines = (items: readonly string[], budget: { left: number }) =>
  listWithin(items, budget, (more) => `- … and ${more} more, which the details of the check list.`)

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`
