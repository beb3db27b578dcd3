import type { Repository } from '../../server/github/client.ts'
import type { MemberTrouble } from '../../server/github/member-trouble.ts'
import type { BuiltMessages, Messages } from '../../../messages/messages.ts'
import type { loadDescriber } from './fill.ts'
import { byId } from '../../../pages/scripts/element.ts'

const list = byId('inbox')
const { repository = '', reports, client = '', words = '' } = list.dataset

/**
 * The list on the page, and what the settings say: the repository as `owner/name`, the private one with what people report, and the
 * Client ID of the App.
 */
export const inbox = { list, repository, reports, client }

/** What the parts of the page share while one list is shown. */
export interface Showing {
  readonly repository: Repository
  readonly describer: () => ReturnType<typeof loadDescriber>
  /** A decision was not carried out, or nobody knows. */
  readonly onTrouble: (trouble: MemberTrouble) => void
}

export { prefix } from '../saying.ts'

export const say = JSON.parse(words) as BuiltMessages['inbox']['script'] &
  Pick<BuiltMessages['report'], 'ticks'> &
  Pick<Messages['schedule'], 'months'>
