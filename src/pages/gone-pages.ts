import type { Removed, Renamed } from '../record/schema/removed.ts'
import { FIND, PAGE_FOLDERS, type PageList, pageAt } from './address.ts'
import { framePage } from './frame.ts'
import { html } from './html.ts'
import type { PageContext } from './page-context.ts'
import { sayDate } from './parts/say-schedule.ts'

/**
 * Pages at addresses of records that have another name by now, or that were removed. An address that a record has again is
 * left to that record.
 */
export function gonePages(
  removed: readonly Removed[],
  renamed: readonly Renamed[],
  taken: (address: string) => boolean,
  context: PageContext,
): ReadonlyMap<string, () => string> {
  const pages = new Map<string, () => string>()
  for (const entry of removed) {
    const { slug, kind } = entry
    const folder = kind === 'organization' ? 'organizations' : kind === 'service' && 'services'
    if (slug && folder) pages.set(pageAt(`${folder}/${slug}`), () => endedPage(entry, context))
  }
  // A merged record is in both lists; its address leads on.
  for (const { id, slug } of renamed) {
    const found = currentAddress(id, context)
    if (found) pages.set(pageAt(`${found.folder}/${slug}`), () => movedPage(found.address, context))
  }
  return new Map([...pages].filter(([address]) => !taken(address)))
}

function currentAddress(id: string, context: PageContext) {
  for (const list of ['services', 'organizations'] as const satisfies readonly PageList[]) {
    const address = context.addressOf(list, id)
    if (address) return { address, folder: PAGE_FOLDERS[list] }
  }
  return undefined
}

/** Leads on at once. Hosts of files alone know no other redirect. */
function movedPage(address: string, context: PageContext): string {
  const { words } = context
  return framePage(
    {
      title: words.gone.moved,
      address,
      isHidden: true,
      refresh: address,
      main: html`<p><a href="${address}">${words.gone.follow}</a></p>`,
    },
    context,
  )
}

/** Says that a record was removed, and what replaced it. The reason is published in the feed as well. */
function endedPage({ date, reason, replaced_by }: Removed, context: PageContext): string {
  const { words } = context
  const next = replaced_by === undefined ? undefined : currentAddress(replaced_by, context)?.address
  return framePage(
    {
      title: words.gone.ended,
      isHidden: true,
      trail: [{ address: FIND, text: words.nav.find }],
      main: [
        html`<p>${words.gone.since(sayDate(date, words.schedule))}</p>`,
        reason && html`<p dir="auto">${reason}</p>`,
        next && html`<p><a class="button" href="${next}">${words.gone.instead}</a></p>`,
        html`<p><a href="${FIND}">${words.notFound.back}</a></p>`,
      ],
    },
    context,
  )
}
