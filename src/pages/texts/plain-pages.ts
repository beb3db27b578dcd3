import { FIND, pageAt } from '../address.ts'
import { layoutPage } from '../layout/layout.ts'
import { type Html, html } from '../layout/html.ts'
import { tileHost } from '../tile-host.ts'
import type { PageContext } from '../page-context.ts'
import { linesIn } from '../../search/urgent/choose-lines.ts'
import type { UrgentFile } from '../../search/urgent/lines.ts'
import { addLink } from '../parts/edit-links.ts'
import { urgentList } from '../parts/urgent-help.ts'
import { mailLink } from '../layout/safe-url.ts'

/** The page of a path that does not exist. It has no address of its own. */
export function notFoundPage(context: PageContext): string {
  const { title, text, back } = context.words.notFound
  return layoutPage(
    {
      title,
      isHidden: true,
      main: html`<p>${text}</p>
        <p><a class="button" href="${FIND}">${back}</a></p>
        ${addLink(context)}`,
    },
    context,
  )
}

/** What is known about the accessibility of the pages. */
export function accessibilityPage(context: PageContext, reach?: Html): string {
  const { title, paragraphs: say, contact } = context.words.accessibility
  const paragraphs = [say.pages({ publisher: publisherOf(context) }), say.aim, say.links]
  return statement({ title, path: 'accessibility', paragraphs, contact, reach }, context)
}

/** Help that cannot wait where the directory is, all of it. */
export function urgentPage({ needs, lines, nations }: UrgentFile, context: PageContext): string {
  const { urgent, nav } = context.words
  const titleOf = ({ title, cy = title }: UrgentFile['needs'][number]) =>
    context.language === 'cy' ? cy : title
  return layoutPage(
    {
      title: urgent.title,
      isSensitive: true,
      address: pageAt('urgent'),
      trail: [{ address: FIND, text: nav.find }],
      main: [
        lines['999'] && urgentList([{ line: lines['999'] }], context),
        html`<nav aria-label="${urgent.contents}">
          <ul class="targets">
            ${needs.map((need) => html`<li><a href="#${need.id}">${titleOf(need)}</a></li> `)}
          </ul>
        </nav>`,
        needs.map(
          (need) =>
            html`<section>
              <h2 id="${need.id}">${titleOf(need)}</h2>
              ${urgentList(
                linesIn(need, lines, nations).map((line) => ({ line })),
                context,
              )}
            </section> `,
        ),
      ],
    },
    context,
  )
}

/** Who gets what when somebody reads a page. */
export function privacyPage(context: PageContext, reach?: Html): string {
  const { title, paragraphs: say, contact } = context.words.privacy
  const { map, proposals, repository, members } = context
  const tiles = tileHost(map?.tiles)
  const readers = proposals && say.readers[proposals.sent_to ? 'editors' : 'everybody']
  const paragraphs = [
    say.publisher({ publisher: publisherOf(context) }),
    ...[say.host, say.links],
    tiles && say.tiles({ tiles }),
    say.form,
    readers && say.suggestions({ readers }),
    repository !== undefined && say.github,
    members && say.members,
  ]
  return statement({ title, path: 'privacy', paragraphs, contact, reach }, context)
}

/** How to reach the publisher. */
export const contactPage = (reach: Html, context: PageContext): string =>
  layoutPage(
    {
      title: context.words.contact.title,
      address: pageAt('contact'),
      trail: [{ address: FIND, text: context.words.nav.find }],
      main: html`<div class="text" dir="auto">${reach}</div> `,
    },
    context,
  )

interface Statement {
  readonly title: string
  readonly path: string
  readonly paragraphs: readonly (string | false | undefined)[]
  readonly contact: (values: { readonly publisher: string }) => string
  /** What the publisher has written about how to be reached. */
  readonly reach?: Html | undefined
}

function statement(
  { title, path, paragraphs, contact, reach }: Statement,
  context: PageContext,
): string {
  const { publisher } = context.directory
  const asked = contact({ publisher: publisherOf(context) })
  const mail = publisher?.email && mailLink(publisher.email)
  return layoutPage(
    {
      title,
      address: pageAt(path),
      trail: [{ address: FIND, text: context.words.nav.find }],
      main: [
        paragraphs.filter((paragraph) => paragraph).map((paragraph) => html`<p>${paragraph}</p> `),
        html`<p>${asked}${mail && html` <a href="${mail}">${publisher?.email}</a>`}</p> `,
        reach && html`<div class="text" dir="auto">${reach}</div> `,
      ],
    },
    context,
  )
}

const publisherOf = ({ directory: { publisher, title } }: PageContext) => publisher?.name ?? title
