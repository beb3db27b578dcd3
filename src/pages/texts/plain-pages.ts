import { layoutPage } from '../layout/layout.ts'
import { type Html, html } from '../layout/html.ts'
import { tileHost } from '../tile-host.ts'
import { type PageContext, statementAt } from '../page-context.ts'
import { mailLink } from '../layout/safe-url.ts'
import { builtMessagesIn } from '../../messages/messages.ts'

/** All that is known about the accessibility of the pages. */
export function accessibilityPage(context: PageContext, reach?: Html, own?: Html): string {
  const { paragraphs: messages, contact } = builtMessagesIn(context).accessibility
  const title = context.messages.footer.accessibility
  const paragraphs = [
    messages.pages({ publisher: publisherOf(context) }),
    messages.aim,
    messages.links,
  ]
  return statement({ title, path: 'accessibility', paragraphs, contact, reach, own }, context)
}

/** Says who gets what when somebody reads a page. */
export function privacyPage(context: PageContext, reach?: Html, own?: Html): string {
  const { paragraphs: messages, contact } = builtMessagesIn(context).privacy
  const title = context.messages.footer.privacy
  const { map, proposals, repository, members } = context
  const tiles = tileHost(map?.tiles)
  const readers = proposals && messages.readers[proposals.sent_to ? 'editors' : 'everybody']
  const paragraphs = [
    messages.publisher({ publisher: publisherOf(context) }),
    ...[messages.host, messages.links],
    tiles && messages.tiles({ tiles }),
    messages.form,
    readers && messages.suggestions({ readers }),
    proposals && messages.reports[proposals.sent_to ? 'store' : 'public'],
    repository !== undefined && messages.github,
    members && messages.members,
  ]
  return statement({ title, path: 'privacy', paragraphs, contact, reach, own }, context)
}

/** How to reach the publisher. */
export const contactPage = (reach: Html, context: PageContext): string =>
  layoutPage(
    {
      title: context.messages.footer.contact,
      address: statementAt(context, 'contact'),
      main: html`<div class="text" dir="auto">${reach}</div> `,
    },
    context,
  )

interface Statement {
  readonly title: string
  readonly path: string
  readonly paragraphs: readonly (string | false | undefined)[]
  readonly contact: (values: { readonly publisher: string }) => string
  /** Written by the publisher about how to be reached. */
  readonly reach?: Html | undefined
  /** The statement of the publisher, in place of ours. */
  readonly own?: Html | undefined
}

function statement(
  { title, path, paragraphs, contact, reach, own }: Statement,
  context: PageContext,
): string {
  const { publisher } = context.directory
  const asked = contact({ publisher: publisherOf(context) })
  const mail = publisher?.email && mailLink(publisher.email)
  return layoutPage(
    {
      title,
      address: statementAt(context, path),
      main: [
        own
          ? html`<div class="text" dir="auto">${own}</div> `
          : paragraphs
              .filter((paragraph) => paragraph)
              .map((paragraph) => html`<p>${paragraph}</p> `),
        html`<p>${asked}${mail && html` <a href="${mail}">${publisher?.email}</a>`}</p> `,
        reach && html`<div class="text" dir="auto">${reach}</div> `,
      ],
    },
    context,
  )
}

const publisherOf = ({ directory: { publisher, title } }: PageContext) => publisher?.name ?? title
