import type { BuiltMessages } from '../../../messages/messages.ts'
import { byId } from '../../../pages/scripts/element.ts'

const list = byId('inbox')
const { repository = '', client = '', words = '' } = list.dataset

/** The list on the page, and what the settings say: the repository as `owner/name`, and the Client ID of the App. */
export const inbox = { list, repository, client }

export const say = JSON.parse(words) as BuiltMessages['inbox']['script']
