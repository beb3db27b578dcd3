import { linesOf } from '../../../text/lines.ts'
import { escapeMarkdown, unescapeMarkdown } from '../../../text/markdown.ts'
import { type Tick, type Ticked, type Words, isPage, isTick } from './report.ts'

/*
 * A report as a pull request: what was ticked is in the name of its branch, and what somebody wrote is in a comment, which can be
 * deleted for good. A description cannot: GitHub keeps what it said before.
 */

/** Hosts build nothing for a branch that begins like those of suggestions. */
const BRANCHES = 'suggest/report/'

/** One for each record and tick, so that what many say of one record is there once. */
export const reportBranch = ({ page, tick }: Ticked): string => `${BRANCHES}${tick}/${page}`

/** The report that a branch is for; undefined for another branch. */
export function reportOf(branch: string): Ticked | undefined {
  if (!branch.startsWith(BRANCHES)) return undefined
  const [tick, ...path] = branch.slice(BRANCHES.length).split('/')
  const page = path.join('/')
  return isTick(tick) && isPage(page) ? { page, tick } : undefined
}

export const REPORT_LABEL = 'report'

/** The pull request. Nothing of it was written by the sender but a valid slug. */
export const reportPull = ({ page, tick }: Ticked) => ({
  branch: reportBranch({ page, tick }),
  title: `Report: ${page}: ${SAYS[tick]}`,
  body: `${INTRO}\n`,
  label: REPORT_LABEL,
  files: new Map<string, string>(),
})

const SAYS: Readonly<Record<Tick, string>> = {
  closed: 'it has closed',
  wrong: 'a time, number or price is wrong',
  other: 'something else is wrong',
}

const INTRO =
  'Somebody without an account says so with the form. Nobody knows who it was. This changes no record: correct the record, then press “Done” in the inbox, or close this.'

const TEXT = '**Somebody wrote**'
const REPLY = '**To be reached at**'

/** The comment with what the sender wrote, in Markdown. It mentions, links and closes nothing. */
export const noteOf = ({ text, reply }: Words): string =>
  [TEXT, '', ...quoted(text), '', REPLY, '', ...quoted(reply), ''].join('\n')

const quoted = (text: string) => linesOf(text).map((line) => `> ${escapeMarkdown(line)}`)

/** What a comment has of the sender; undefined for any other comment. */
export function readNote(comment: string): Words | undefined {
  const lines = linesOf(comment)
  const end = lines.indexOf(REPLY)
  if (lines[0] !== TEXT || end < 0) return undefined
  return { text: unquoted(lines.slice(1, end)), reply: unquoted(lines.slice(end)) }
}

const unquoted = (lines: readonly string[]) =>
  lines
    .filter((line) => line.startsWith('>'))
    .map((line) => unescapeMarkdown(line.slice(2)))
    .join('\n')
    .trim()
