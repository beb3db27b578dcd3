import type { BuiltMessages } from '../../../messages/messages.ts'
import { FIND } from '../../../pages/address.ts'
import { byId } from '../../../pages/scripts/element.ts'
import { prefix } from '../saying.ts'
import type { ReportWay } from '../../pages/report-page.ts'
import { isPage } from '../../server/report/report.ts'

type Words = BuiltMessages['report']

/** What the page says about itself, with the words of its language. */
export const form = byId<HTMLFormElement>('report')
const { mail = '', words = '' } = form.dataset
export const email = mail
export const way = form.dataset.way as ReportWay
export const say = JSON.parse(words) as Words['script'] &
  Pick<Words, 'ticks' | 'lost' | 'sendTicks'>
export { prefix, saying } from '../saying.ts'

/** The record that the address names. */
const [, path] = /^(?:\/[a-z]{2})?\/find\/report\/(.+?)\/?$/.exec(location.pathname) ?? []
export const page = isPage(path) ? path : undefined
/** The path of the page of that record. */
export const record = `${prefix}${FIND}/${path}`

/** A field or button, which the page may not have in this way of sending. */
export const find = <E extends HTMLElement>(id: string): E | null =>
  document.getElementById(id) as E | null
export const state = byId('state')
export const said = byId('said')
