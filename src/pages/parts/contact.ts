import type { Document } from '../../hsds/types.ts'
import { type Html, type Piece, html } from '../layout/html.ts'
import { mailLink, phoneLink, safeUrl } from '../layout/safe-url.ts'
import type { Messages } from '../../messages/messages.ts'
import { list } from './section.ts'

type Phone = Document<'phone'>

/** The first number that people can ring, as a button; then mail and web site. */
export function actions(
  {
    phones,
    email,
    url,
  }: {
    readonly phones: readonly Phone[]
    readonly email?: string | undefined
    readonly url?: string | undefined
  },
  words: Messages,
): Html | undefined {
  const phone = phones.find(
    ({ type, number }) => CALLABLE.has(type ?? 'voice') && phoneLink(number),
  )
  const [mail, web] = [email && mailLink(email), safeUrl(url)]
  const items: Piece[] = [
    phone &&
      html`<a class="button" href="${phoneLink(phone.number)}"
        >${words.service.call({ number: phone.number })}</a
      >`,
    mail && html`<a class="button other" href="${mail}">${words.service.email}</a>`,
    web && html`<a class="button other" href="${web}">${words.service.website}</a>`,
  ].filter(Boolean)
  return items.length === 0 ? undefined : list(items, 'act')
}

const CALLABLE: ReadonlySet<string> = new Set(['voice', 'cell', 'textphone'])

/** Every telephone number, with what it is for. */
export const phoneList = (phones: readonly Phone[], words: Messages): Html | undefined =>
  list(
    phones.map(({ number, extension, type, description }) => {
      const link = phoneLink(number)
      return html`${link ? html`<a href="${link}">${number}</a>` : number}${
        extension !== undefined && ` ${words.service.extension({ extension: String(extension) })}`
      }${type !== undefined && type !== 'voice' && ` (${type})`}${description && html` – <span dir="auto">${description}</span>`}`
    }),
    'plain',
  )

/** The people or offices to ask. */
export const contactList = (contacts: readonly Document<'contact'>[], words: Messages): Piece =>
  contacts.map(({ name, title, department, email, phones = [] }) => {
    const mail = email && mailLink(email)
    const who = [name, title, department].filter(Boolean).join(', ')
    return html`<div>
      ${who && html`<h3 dir="auto">${who}</h3> `}${mail && html`<p><a href="${mail}">${email}</a></p> `}${phoneList(phones, words)}
    </div> `
  })
