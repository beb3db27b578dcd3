import { escapeMarkdown, listWithin } from '../../text/markdown.ts'
import { CONFIRM } from '../../pages/address.ts'
import type { Named, OrganizationReport } from '../quality/report-schema.ts'
import { mask } from '../../privacy/mask.ts'

/** How every reminder begins. */
export const REMINDER = '<!-- osd organization '

/** The first line of the issue of an organization. It is not displayed; later runs find the issue by it. */
export const markOf = ({ organization }: OrganizationReport): string =>
  `${REMINDER}${organization?.id ?? 'none'} -->`

/** GitHub takes 65,536 characters. */
const MAX_BODY = 60_000
/** GitHub takes 256 characters. */
const MAX_TITLE = 250
/** Letters of a name that is cut. Escaping doubles them at most, so the title fits. */
const CUT_NAME = 110
/** A longer command is of no use to people; they can follow the links. */
const MAX_COMMAND = 2000

/** Where people change records. */
export interface Addresses {
  /** The address below which files are edited. */
  readonly edit: string
  /** That below which the form of each service is; absent when there is none. */
  readonly form?: string
}

/** The issue of an organization: the services to confirm, and the advice on its records, with links to edit them. */
export function formatReminder(
  report: OrganizationReport,
  { edit, form }: Addresses,
): { readonly title: string; readonly body: string } {
  const { organization, to_confirm, records } = report
  const name = organization ? shorten(mask(nameOf(organization))) : 'no organization'
  const command = (report.confirm ?? '').length > MAX_COMMAND ? undefined : report.confirm
  const link = (record: Named) => `[${plain(nameOf(record))}](${edit}/${encodeURI(record.file)})`
  const formOf = ({ file, slug }: Named) =>
    // What is written inside another record has no form.
    form !== undefined && file === `services/${slug}.yaml`
      ? `${form}/${encodeURIComponent(slug)}`
      : undefined
  const toConfirm = to_confirm.map((service) => {
    const own = formOf(service)
    const ways = own ? `: [still correct](${own}${CONFIRM}) or [change it](${own})` : ''
    return `- ${link(service)}, ${service.assured_date ? `last checked on ${plain(service.assured_date)}` : 'never checked'}${ways}`
  })
  const advice = records.flatMap((record) =>
    record.advice
      .filter(({ code }) => !STALE.includes(code))
      .map(
        ({ message, hint }) =>
          `- ${link(record)}: ${plain([message, hint].filter(Boolean).join(' '))}`,
      ),
  )
  const budget = { left: MAX_BODY }
  const body = [
    markOf(report),
    `These records of ${name} need attention. This issue is updated every month, and closed when nothing is left.\n`,
    ...(toConfirm.length === 0
      ? []
      : [
          '### Is this still correct?\n',
          `Ask the people who run the service. If nothing has changed, ${form ? 'follow “still correct”' : 'follow the link and set `assured_date` to today'}${command ? ', or confirm all of them at once:' : '.'}\n`,
          ...(command ? [`\`\`\`\n${command}\n\`\`\`\n`] : []),
          ...listItems(toConfirm, budget),
        ]),
    ...(advice.length === 0 ? [] : ['### What could be better\n', ...listItems(advice, budget)]),
  ]
  return { title: titleOf(name), body: body.join('\n') }
}

const nameOf = ({ name, file }: Named) => name ?? file

const titleOf = (name: string) => `Records of ${name}`

/** A name as Markdown. A long one is cut before it is escaped, so that no escape is cut in half. */
function shorten(name: string): string {
  const whole = escapeMarkdown(name)
  if (titleOf(whole).length <= MAX_TITLE) return whole
  return escapeMarkdown(`${[...name].slice(0, CUT_NAME).join('')}…`)
}

/** Advice that the list of services to confirm already covers. */
const STALE: readonly string[] = ['not-assured', 'assured-in-future', 'assured-long-ago']

const plain = (text: string) => escapeMarkdown(mask(text))

const listItems = (items: readonly string[], budget: { left: number }) =>
  listWithin(items, budget, (more) => `- … and ${more} more`)
