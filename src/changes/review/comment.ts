import { counted } from '../../text/counted.ts'
import { escapeMarkdown, listWithin, problemItem } from '../../text/markdown.ts'
import type { ChangedPage } from './changed-pages.ts'
import type { Problem, Review, ReviewList } from './review.ts'

/** An invisible line by which the comment is found again. */
export const COMMENT_MARK = '<!-- osd review -->'

/** In characters. GitHub allows 65,536. The list of files has a share of its own, which no other list can use up. */
const MAX_LENGTH = 48_000
const MAX_LENGTH_OF_FILES = 12_000

/**
 * A review as a comment on a pull request: problems, changes, other files, advice, the preview with the changed pages and,
 * folded, the problems that were there before. All texts of the review are escaped, as they come from the records. `preview` is
 * the address of the preview, without a slash at its end; undefined when it is not known.
 */
export function formatComment(review: Review, preview?: string): string {
  const budget = { left: MAX_LENGTH }
  const { problems, changes, files = [], pages = [], advice = [], earlier, totals = {} } = review
  const countOf = (list: ReviewList) => totals[list] ?? review[list]?.length ?? 0
  const listOf = (list: ReviewList, items: readonly string[], within = budget) =>
    listWithin(items, within, restOf, countOf(list))
  const sentences = changes.map((change) => `- ${escapeMarkdown(change)}`)
  return [
    COMMENT_MARK,
    problems.length === 0
      ? '### No problems in this change\n'
      : `### ${counted(countOf('problems'), 'problem')} in this change\n`,
    ...listOf('problems', problems.map(toItem)),
    '### What changes\n',
    ...(changes.length === 0 ? ['No record changes.\n'] : listOf('changes', sentences)),
    ...saidOfStrangers(review),
    ...(files.length === 0
      ? []
      : [
          '### Other files\n',
          `${OTHER_FILES}\n`,
          ...listOf(
            'files',
            files.map((file) => `- ${escapeMarkdown(file)}`),
            { left: MAX_LENGTH_OF_FILES },
          ),
        ]),
    ...(advice.length === 0
      ? []
      : ['### Could be better\n', ...listOf('advice', advice.map(toItem))]),
    '### Preview\n',
    ...(preview === undefined
      ? [`${NO_PREVIEW}\n`]
      : [
          `The feed with this change: <${preview}/services>. It works once Netlify has built it, if there are no errors.\n`,
          ...pagesIn(preview, pages, countOf('pages')),
        ]),
    ...(earlier.length === 0
      ? []
      : [
          `<details>\n<summary>${counted(countOf('earlier'), 'problem')} that ${earlier.length === 1 ? 'was' : 'were'} there before</summary>\n`,
          ...listOf('earlier', earlier.map(toItem)),
          '</details>\n',
        ]),
  ].join('\n')
}

/** The comment on a change whose check has left no review, so that no comment on an earlier version of it stays. */
export const formatNoReview = (): string =>
  [
    COMMENT_MARK,
    '### This change has not been reviewed\n',
    'Its check ended without a result. The details of the check say why.\n',
  ].join('\n')

/** A reviewer looks twice at records of others. */
function saidOfStrangers({ strangers }: Review): string[] {
  if (!strangers) return []
  const { login, organizations } = strangers
  const names = organizations.slice(0, MAX_STRANGERS).map(escapeMarkdown)
  const rest = organizations.length > MAX_STRANGERS ? ['others'] : []
  return [
    `⚠️ This touches records of ${[...names, ...rest].join(', ')}, whom ${escapeMarkdown(login)} does not care for.\n`,
  ]
}

const MAX_STRANGERS = 10

const OTHER_FILES =
  'The check of the records says nothing about these. Files outside the records decide what is checked and published.'

const NO_PREVIEW = 'Netlify’s check below links to a preview when it is ready.'

/** A reviewer opens a few. */
const MAX_PAGES = 20

function pagesIn(preview: string, pages: readonly ChangedPage[], count: number): string[] {
  if (pages.length === 0) return []
  const shown = pages.slice(0, MAX_PAGES)
  const rest = count > shown.length ? [`- … and ${count - shown.length} more`] : []
  const links = shown.map(({ name, path }) => `- ${escapeMarkdown(name)}: <${preview}${path}>`)
  return [`Its pages for people:\n\n${[...links, ...rest].join('\n')}\n`]
}

const SIGNS = { error: '❌', warning: '⚠️', advice: '💡' } as const

const toItem = ({ severity, code, file, line, message, hint }: Problem): string =>
  problemItem(
    `${SIGNS[severity]} **${escapeMarkdown(file)}, line ${line}:**`,
    [message, hint],
    code,
  )

const restOf = (more: number) =>
  `- … and ${counted(more, 'more', 'more')}. The details of the check list them all.`
