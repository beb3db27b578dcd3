import { finish } from '../../server/inbox/decide.ts'
import type { InboxItem } from '../../server/inbox/item.ts'
import { readNotes } from '../../server/report/notes.ts'
import { FIND } from '../../../pages/address.ts'
import { editAddress } from '../../../pages/parts/edit-links.ts'
import { element } from '../../../pages/scripts/element.ts'
import { recordName } from '../record-name.ts'
import { actions, createFrame, githubLink, linkTo, quotation } from './frame.ts'
import { type Showing, prefix, say } from './page.ts'

/** A report with what people have written in it, which is read where members alone can. */
export function createReportCard(item: InboxItem, { onTrouble }: Pick<Showing, 'onTrouble'>) {
  const { page, tick } = item.report!
  const { element: card, body, button, mark } = createFrame(item, onTrouble)
  const address = `${prefix}${FIND}/${page}`

  /** Shows its record and its notes, and returns its organizations. What cannot be read hides nothing of the rest. */
  async function fill(): Promise<readonly string[]> {
    const [found, notes] = await Promise.all([
      recordName(address),
      item.isPrivate ? readNotes(item).catch(() => undefined) : [],
    ])
    const name = found === undefined || found === 'gone' ? page : found.name
    const link = element('a', { href: address, dir: 'auto' }, name)
    body.replaceChildren(
      element('p', {}, link, `: ${say.ticks[tick]}.`),
      ...(notes ?? []).flatMap(({ text, reply }) => [
        ...(text ? [quotation(say.wrote, text)] : []),
        ...(reply ? [quotation(say.reach, reply)] : []),
      ]),
      ...(notes ? [] : [element('p', {}, say.unread)]),
      actions(
        button({ label: say.finish, done: say.finished, isMain: true }, () => finish(item)),
        linkTo(prefix + editAddress(`${FIND}/${page}`), say.correct),
        githubLink(item),
      ),
    )
    const [, own] = /^organizations\/(.+)$/.exec(page) ?? []
    return [own, typeof found === 'object' ? found.organization : undefined].filter(
      (one) => one !== undefined,
    )
  }

  return { element: card, fill, mark }
}
