import type { Settings } from '../../record/settings/settings.ts'
import { EDIT, MEMBER_PAGES, NEW, REPORT } from '../address.ts'
import { type Piece, html } from '../layout/html.ts'
import type { PageContext } from '../page-context.ts'
import { mailLink } from '../layout/safe-url.ts'

/** The address of the form for a service, or for an organization, with a page. */
export const editAddress = (page: string): string => {
  const [folder, slug] = page.split('/').slice(-2)
  const address = folder === 'organizations' ? `${EDIT}/organizations/${slug}` : `${EDIT}/${slug}`
  // A service may be called that, too.
  return MEMBER_PAGES.includes(address) ? `${EDIT}/services/${slug}` : address
}

/** The address of the small form about a record with a page. */
const reportAddress = (page: string) => `${REPORT}/${page.split('/').slice(-2).join('/')}`

/**
 * Whether people can propose changes: the form needs its script, and somebody who gets the mail.
 */
export const hasForm = ({
  assets,
  directory,
}: Pick<PageContext, 'assets' | 'directory'>): boolean =>
  assets !== undefined && takesMail(directory)

/** True when people can say that something is wrong: to somebody who gets the mail, or without an account. */
export const hasReport = (
  context: Pick<PageContext, 'assets' | 'directory' | 'proposals'>,
): boolean => hasForm(context) || (context.assets !== undefined && context.proposals !== undefined)

const takesMail = ({ publisher }: Pick<PageContext['directory'], 'publisher'>) =>
  mailLink(publisher?.email ?? '') !== undefined

/** The full address below which the form of each service is; undefined when there is none, or nobody knows where. */
export const formAddress = (settings: Settings): string | undefined =>
  settings.pages !== 'off' && settings.base_url !== undefined && takesMail(settings)
    ? `${settings.base_url}${EDIT}`
    : undefined

/** What is written inside a service has a page, but no file of its own that a form could change. */
const INSIDE = /--organization$/

/** “Something wrong?”: the way to the small form for what a page shows, or without a form to a mail. */
export function wrongLink(address: string, context: PageContext): Piece {
  const { messages, directory } = context
  if (hasReport(context) && !INSIDE.test(address))
    return html`<a href="${reportAddress(address)}">${messages.service.wrong}</a> `
  const mail = mailLink(directory.publisher?.email ?? '')
  return (
    mail && html`<a href="${mail}">${messages.service.wrong}</a> ${messages.service.wrongHint} `
  )
}

/** The way to the form for a new service, where somebody has not found one. */
export const addLink = (context: PageContext): Piece =>
  hasForm(context) && html`<p><a class="link" href="${NEW}">${context.messages.nav.add}</a></p> `
