import type { Document } from '../../hsds/types.ts'
import { ADVICE } from '../../messages/languages.ts'
import { builtMessagesIn } from '../../messages/messages.ts'
import { type Piece, html } from '../../pages/layout/html.ts'
import { mailLink, phoneLink } from '../../pages/layout/safe-url.ts'
import { type PageContext, absolute } from '../../pages/page-context.ts'
import { callable } from '../../pages/parts/contact.ts'
import type { QualityDocument } from '../../quality/document.ts'
import type { Listed } from './listed.ts'

/** A service with what is known of its quality. */
export interface Judged {
  readonly service: Listed
  readonly checked?: string | undefined
  readonly score: number
  readonly advice: readonly string[]
}

/** A mail to an organization with what is missing of its services; without an address for mail, its number. */
export function askLink(
  { id, name, email = '', phones = [] }: Document<'organization'>,
  { found, quality }: { readonly found: readonly Judged[]; readonly quality: QualityDocument },
  context: PageContext,
): Piece {
  const messages = builtMessagesIn(context).quality
  const [phone] = callable(phones)
  const mail = mailLink(email)
  if (!mail) return phone && html`<a href="${phoneLink(phone.number)}">${phone.number}</a>`
  const missing = found
    .filter(({ advice: codes }) => codes.length > 0)
    .slice(0, MOST_ASKED)
    .map(({ service, advice: codes }) => `${service.name}: ${meaningsOf(codes, quality, context)}`)
  const page = context.addressOf('organizations', id)
  const body = [
    messages.missing,
    ...missing,
    ...(page ? [`${messages.see} ${absolute(context, page)}`] : []),
  ].join('\n\n')
  const query = [
    ['subject', messages.subject],
    ['body', body],
  ].map(([key, text]) => `${key}=${encodeURIComponent(text!)}`)
  return html`<a href="${mail}?${query.join('&')}"
    >${messages.ask}<span class="hidden">: ${name}</span></a
  >`
}

/** A mail cannot be of any length. */
const MOST_ASKED = 10

/** What advice means, in the language of the page where it has that. */
export const meaningsOf = (
  codes: readonly string[],
  { advice }: QualityDocument,
  { language }: PageContext,
): string => codes.map((code) => ADVICE[language]?.[code] ?? advice[code]?.means ?? code).join(' ')
