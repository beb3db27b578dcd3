import { escapeMarkdown, listWithin } from '../../text/markdown.ts'
import type { Reported } from '../../diagnostics/diagnostic.ts'
import { mask } from '../../privacy/mask.ts'

interface Named {
  readonly id: string
  readonly slug: string
  /** A place may have none. */
  readonly name?: string
  readonly file: string
  readonly assured_date?: string
}

/** What `osd quality --format json` says of one organization. */
export interface OrganizationReport {
  /** Absent for records that belong to none. */
  readonly organization?: Named
  readonly to_confirm: readonly Named[]
  /** The command that confirms all of these. */
  readonly confirm?: string
  readonly records: readonly (Named & { readonly advice: readonly Reported[] })[]
}

/** How every issue of ours begins. */
export const REMINDER = '<!-- osd organization '

/** By this line, which nobody sees, the issue of an organization is found again. */
export const markOf = ({ organization }: OrganizationReport): string =>
  `${REMINDER}${organization?.id ?? 'none'} -->`

/** GitHub takes no longer text than 65,536 letters. */
const LONGEST = 60_000
/** GitHub takes no longer title than 256 letters. */
const LONGEST_TITLE = 250
/** Nobody types a longer one; the links do as well. */
const LONGEST_COMMAND = 2000

/** The issue of an organization: what nobody has confirmed for long, and what could be better, with the way to do it. */
export function formatReminder(
  report: OrganizationReport,
  edit: string,
): { readonly title: string; readonly body: string } {
  const { organization, to_confirm, records } = report
  const name = organization ? shortened(mask(nameOf(organization))) : 'no organization'
  const confirm = (report.confirm ?? '').length > LONGEST_COMMAND ? undefined : report.confirm
  const link = ({ file }: Named) => `${edit}/${encodeURI(file)}`
  const budget = { left: LONGEST }
  const confirmed = to_confirm.map(
    (service) =>
      `- [${plain(nameOf(service))}](${link(service)}), ${service.assured_date ? `last checked on ${plain(service.assured_date)}` : 'never checked'}`,
  )
  const better = records.flatMap((record) =>
    record.advice
      .filter(({ code }) => !isStale(code))
      .map(
        ({ message, hint }) =>
          `- [${plain(nameOf(record))}](${link(record)}): ${plain([message, hint].filter(Boolean).join(' '))}`,
      ),
  )
  const body = [
    markOf(report),
    `This is about the records of ${name}. It is written anew every month, and closes by itself when nothing is left.\n`,
    ...(confirmed.length === 0
      ? []
      : [
          '### Is this still correct?\n',
          `Ask the people who run it. If nothing has changed, put the day into \`assured_date\` behind the link${confirm ? ', or do it for all of them at once:' : '.'}\n`,
          ...(confirm ? [`\`\`\`\n${confirm}\n\`\`\`\n`] : []),
          ...within(confirmed, budget),
        ]),
    ...(better.length === 0 ? [] : ['### What could be better\n', ...within(better, budget)]),
  ]
  return { title: titleOf(name), body: body.join('\n') }
}

const nameOf = ({ name, file }: Named) => name ?? file

const titleOf = (name: string) => `Records of ${name}`

/** A name that fits into a title; it is cut before its signs are escaped, so that no half of one is left. */
function shortened(name: string): string {
  const fits = (text: string) => titleOf(text).length <= LONGEST_TITLE
  const whole = escapeMarkdown(name)
  if (fits(whole)) return whole
  const letters = [...name].slice(0, LONGEST_TITLE)
  const cut = () => escapeMarkdown(`${letters.join('')}…`)
  while (!fits(cut())) letters.pop()
  return cut()
}

const isStale = (code: string) =>
  ['not-assured', 'assured-in-future', 'assured-long-ago'].includes(code)

const plain = (text: string) => escapeMarkdown(mask(text))

const within = (items: readonly string[], budget: { left: number }) =>
  listWithin(items, budget, (more) => `- … and ${more} more`)
