import { FIND } from '../../pages/address.ts'
import { escapeHtml } from '../../pages/layout/html.ts'
import type { Listed } from './listed.ts'
import { type PageContext, absolute } from '../../pages/page-context.ts'

/** The most entries in the feed of changes. */
const MAX_ENTRIES = 50

/**
 * The services that changed last, as an Atom feed (RFC 4287). Undefined without a public address, which its links need, or
 * when no date is known.
 */
export function composeAtom(
  services: readonly Listed[],
  address: string,
  context: PageContext,
): string | undefined {
  const { title, base_url, publisher } = context.directory
  const changed = services
    .flatMap((service) =>
      service.modified === undefined ? [] : [{ ...service, modified: service.modified }],
    )
    .sort((a, b) =>
      a.modified < b.modified ? 1 : a.modified > b.modified ? -1 : a.id < b.id ? -1 : 1,
    )
    .slice(0, MAX_ENTRIES)
  const [newest] = changed
  if (base_url === undefined || newest === undefined) return undefined
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${context.language}">
<title>${escapeHtml(title)}</title>
<id>${escapeHtml(absolute(context, address))}</id>
<link rel="self" href="${escapeHtml(absolute(context, address))}"/>
<link rel="alternate" type="text/html" href="${escapeHtml(absolute(context, FIND))}"/>
<updated>${newest.modified}</updated>
<author><name>${escapeHtml(publisher?.name ?? title)}</name></author>
${changed
  .map(
    ({ id, name, address: page, modified, organization }) => `<entry>
<title>${escapeHtml(name)}</title>
<id>urn:uuid:${id}</id>
<link rel="alternate" type="text/html" href="${escapeHtml(absolute(context, page))}"/>
<updated>${modified}</updated>
${organization === undefined ? '' : `<summary>${escapeHtml(organization.name)}</summary>\n`}</entry>
`,
  )
  .join('')}</feed>
`
}
