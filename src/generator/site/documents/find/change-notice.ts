import { LISTS_WITH_ID, type ListWithId } from '../../../../pages/address.ts'
import type { PreviewChanges } from '../../../../changes/preview/preview-changes.ts'
import type { Document } from '../../../../hsds/types.ts'
import { memoise } from '../../../../text/memoise.ts'
import type { Html } from '../../../../pages/layout/html.ts'
import type { PageContext } from '../../../../pages/page-context.ts'
import { organizationParts } from '../../../../pages/records/organization-page.ts'
import { serviceParts } from '../../../../pages/records/service-page.ts'
import { type PagePart, whatChanges } from '../../../../pages/records/what-changes.ts'
import { pageAddress } from '../../page-data.ts'

/*
 * The notice that the preview of a change shows above the page of a record. Both versions of the page are made of published documents by the
 * same function, so what no page shows is not in a notice either.
 */

/** The changes to compare with, and where it is shown. */
interface Shown {
  /** None unless the build is a preview. */
  readonly changes: PreviewChanges | undefined
  readonly context: PageContext
}

export const serviceNotice = (service: Document<'service'>, shown: Shown) =>
  noticeOf('services', service, placesOf(service.service_at_locations), serviceParts, shown)

export const organizationNotice = (organization: Document<'organization'>, shown: Shown) =>
  noticeOf('organizations', organization, organization.locations ?? [], organizationParts, shown)

/** The effect of a change on the records that had pages before it, by the addresses of those pages. */
export function goneNotices({ changes, context }: Shown): ReadonlyMap<string, Html> {
  if (!changes) return new Map()
  const { before, sentencesOf, redact } = changes
  return new Map(
    LISTS_WITH_ID.flatMap((list) =>
      before[list].flatMap((entry) => {
        const address = pageAddress(list, entry)
        const change = { sentences: sentencesOf([entry.id]), before: [], after: [], redact }
        const notice = whatChanges(change, context)
        return address !== undefined && notice ? [[address, notice] as const] : []
      }),
    ),
  )
}

const placesOf = (pairs: Document<'service'>['service_at_locations'] = []) =>
  pairs.flatMap(({ location }) => location ?? [])

function noticeOf<D extends { readonly id: string }>(
  list: ListWithId,
  document: D,
  places: readonly Document<'location'>[],
  partsOf: (document: D, context: PageContext) => readonly PagePart[],
  { changes, context }: Shown,
) {
  if (!changes) return undefined
  const was = beforeBy(changes)[list].get(changes.formerId(document.id))
  const now = withFormerSecrets(context, changes)
  return whatChanges(
    {
      sentences: changes.sentencesOf([document.id, ...places.map(({ id }) => id)]),
      before: was ? partsOf(was.detail() as unknown as D, asItWas(now, changes)) : [],
      after: was ? partsOf(document, now) : [],
      redact: changes.redact,
    },
    context,
  )
}

/** The entries of the older version by their ids. */
const beforeBy = memoise(({ before }: PreviewChanges) => ({
  services: new Map(before.services.map((entry) => [entry.id, entry])),
  organizations: new Map(before.organizations.map((entry) => [entry.id, entry])),
}))

/** A place that was confidential, or is now, is so in both versions of a page. */
const withFormerSecrets = (context: PageContext, { before }: PreviewChanges): PageContext => ({
  ...context,
  isConfidential: (id) => context.isConfidential(id) || (before.confidential?.has(id) ?? false),
})

/** The context of the older version: with its translations. */
const asItWas = (context: PageContext, { before }: PreviewChanges): PageContext =>
  context.translations
    ? { ...context, translations: (id) => before.translations?.().get(id) }
    : context
