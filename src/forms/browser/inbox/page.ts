import type { BuiltMessages, Messages } from '../../../messages/messages.ts'
import { byId } from '../../../pages/scripts/element.ts'

const list = byId('inbox')
const { repository = '', reports, client = '', words = '' } = list.dataset

/**
 * The list on the page, and what the settings say: the repository as `owner/name`, the private one with what people report, and the
 * Client ID of the App.
 */
export const inbox = { list, repository, reports, client }

export { prefix } from '../saying.ts'

export const say = JSON.parse(words) as BuiltMessages['inbox']['script'] &
  Pick<BuiltMessages['report'], 'ticks'> &
  Pick<Messages['schedule'], 'months'>
