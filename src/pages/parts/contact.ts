import type { Document } from '../../hsds/types.ts'
import { type Html, type Piece, html } from '../layout/html.ts'
import { symbol } from '../layout/symbols.ts'
import { mailLink, phoneLink } from '../layout/safe-url.ts'
import type { Messages } from '../../messages/messages.ts'
import { list } from './section.ts'

type Phone = Document<'phone'>

/** The first number that people can ring. */
export const callablePhone = (phones: readonly Phone[]): Phone | undefined =>
  phones.find(({ type, number }) => CALLABLE.has(type ?? 'voice') && phoneLink(number))

const CALLABLE: ReadonlySet<string> = new Set(['voice', 'cell', 'textphone'])

/** A button that dials. */
export const callLink = (number: string, messages: Messages, kind: 'other' | '' = ''): Html =>
  html`<a class="button ${kind}" href="${phoneLink(number)}"
    >${symbol('phone')}${messages.service.call({ number })}</a
  >`

/** Every telephone number, with what it is for. */
export const phoneList = (phones: readonly Phone[], messages: Messages): Html | undefined =>
  list(
    phones.map(({ number, extension, type, description }) => {
      const link = phoneLink(number)
      return html`${link ? html`<a href="${link}">${number}</a>` : number}${
        extension !== undefined &&
        ` ${messages.service.extension({ extension: String(extension) })}`
      }${type !== undefined && type !== 'voice' && ` (${type})`}${description && html` – <span dir="auto">${description}</span>`}`
    }),
    'plain',
  )

/** The people or offices to ask. */
export const contactList = (contacts: readonly Document<'contact'>[], messages: Messages): Piece =>
  contacts.map(({ name, title, department, email, phones = [] }) => {
    const mail = email && mailLink(email)
    const [who, ...roles] = [name, title, department].filter(Boolean)
    return html`<div class="block">
      ${who && html`<h3 dir="auto">${who}</h3> `}${roles.length > 0 && html`<p dir="auto">${roles.join(', ')}</p> `}${mail && html`<p><a href="${mail}">${email}</a></p> `}${phoneList(phones, messages)}
    </div> `
  })
