import type { Removed, Renamed } from '../../record/schema/removed.ts'
import { FIND, pageAt, LISTS_WITH_ID, type ListWithId } from '../address.ts'
import { layoutPage } from '../layout/layout.ts'
import { type Piece, html } from '../layout/html.ts'
import type { PageContext } from '../page-context.ts'
import { sayDate } from '../../times/say-schedule.ts'
import { builtMessagesIn } from '../../messages/messages.ts'

/** All that a directory knows of the addresses that records had, or might be asked by. */
export interface Gone {
  readonly removed: readonly Removed[]
  readonly renamed: readonly Renamed[]
  /** The records to whose pages their ids lead from a file. */
  readonly byId: readonly { readonly list: ListWithId; readonly id: string }[]
  /** In the preview of a change, what it does to the records that had pages, by their addresses. */
  readonly notices?: ReadonlyMap<string, Piece>
}

/**
 * Pages at addresses of records that have another name by now, or that were removed, and at the ids of records. An address that
 * a record has again is left to that record.
 */
export function gonePages(
  { removed, renamed, byId, notices = new Map() }: Gone,
  taken: (address: string) => boolean,
  context: PageContext,
): ReadonlyMap<string, () => string> {
  const pages = new Map<string, () => string>()
  for (const entry of removed)
    for (const folder of foldersOf(entry))
      for (const name of [entry.id, entry.slug])
        if (name) {
          const address = pageAt(`${folder}/${name}`)
          pages.set(address, () => endedPage(entry, context, notices.get(address)))
        }
  const mergedInto = new Map(
    removed.map(({ id, slug, replaced_by }) => [`${slug} ${replaced_by}`, id]),
  )
  for (const { id, slug } of renamed) {
    const found = currentAddress(id, context)
    if (!found) continue
    // A merged record is in both lists; its address and its id lead on.
    for (const name of [slug, mergedInto.get(`${slug} ${id}`)])
      if (name) pages.set(pageAt(`${found.list}/${name}`), () => movedPage(found.address, context))
  }
  for (const { list, id } of byId) {
    const address = context.addressOf(list, id)
    if (address) pages.set(pageAt(`${list}/${id}`), () => movedPage(address, context))
  }
  for (const [address, notice] of notices)
    if (!pages.has(address)) pages.set(address, () => goingPage(notice, context))
  return new Map([...pages].filter(([address]) => !taken(address)))
}

/** The folders that may have had the page of a removed record. */
function foldersOf({ kind }: Removed): readonly ListWithId[] {
  if (kind === undefined) return LISTS_WITH_ID
  return LISTS_WITH_ID.filter((list) => list === `${kind}s`)
}

function currentAddress(id: string, context: PageContext) {
  for (const list of LISTS_WITH_ID) {
    const address = context.addressOf(list, id)
    if (address) return { address, list }
  }
  return undefined
}

/** Leads on at once. Hosts of files alone know no other redirect. */
function movedPage(address: string, context: PageContext): string {
  const messages = builtMessagesIn(context).gone
  return layoutPage(
    {
      title: messages.moved,
      address,
      isHidden: true,
      refresh: address,
      main: html`<p><a href="${address}">${messages.follow}</a></p>`,
    },
    context,
  )
}

/** In the preview of a change, stands where a page was that nothing replaces. */
const goingPage = (notice: Piece, context: PageContext): string =>
  layoutPage(
    { title: builtMessagesIn(context).preview.goes, isHidden: true, main: notice },
    context,
  )

/** Says that a record was removed, and what replaced it. The reason is published in the feed as well. */
function endedPage(
  { date, reason, replaced_by }: Removed,
  context: PageContext,
  notice?: Piece,
): string {
  const { messages: words } = context
  const messages = builtMessagesIn(context)
  const next = replaced_by === undefined ? undefined : currentAddress(replaced_by, context)?.address
  return layoutPage(
    {
      title: messages.gone.ended,
      isHidden: true,
      main: [
        notice,
        html`<p>${messages.gone.since({ date: sayDate(date, words.schedule) })}</p>`,
        reason && html`<p dir="auto">${reason}</p>`,
        next && html`<p><a class="button" href="${next}">${messages.gone.instead}</a></p>`,
        html`<p><a href="${FIND}">${words.nav.find}</a></p>`,
      ],
    },
    context,
  )
}
