import { EMBEDDED, FIND, pageAt } from '../../pages/address.ts'
import { layoutPage } from '../../pages/layout/layout.ts'
import { type Html, html } from '../../pages/layout/html.ts'
import { type PageContext, absolute, hasEmbed } from '../../pages/page-context.ts'
import { type BuiltMessages, builtMessagesIn } from '../../messages/messages.ts'

/** For other sites: a search box and a frame of results, as HTML to copy. Undefined without a public address. */
export function embedPage(context: PageContext): string | undefined {
  if (!hasEmbed(context)) return undefined
  const messages = builtMessagesIn(context).embedPage
  return layoutPage(
    {
      title: messages.title,
      address: pageAt('embed'),
      main: [
        html`<p>${messages.intro}</p> `,
        toCopy(
          'form',
          { title: messages.form, hint: messages.formHint, text: formFor(context) },
          messages.copy,
        ),
        context.assets && builder(context.assets['embed.js'], messages),
        html`<noscript><p>${messages.frameByHand}</p></noscript> `,
        toCopy(
          'frame',
          { title: messages.frame, hint: messages.frameHint, text: frameFor(context) },
          messages.copy,
        ),
      ],
    },
    context,
  )
}

/** Asks what the frame shows. A script writes the answers into its HTML. */
const builder = (script: string, { build }: BuiltMessages['embedPage']): Html =>
  html`<form id="builder" class="bare block" hidden>
      <h2>${build.title}</h2>
      ${(['search', 'place', 'only'] as const).map(
        (name) =>
          html`<p>
            <label for="frame-${name}">${build[name]}</label>
            <input id="frame-${name}" name="${name}" autocomplete="off" />
          </p> `,
      )}
    </form>
    <script type="module" src="${script}"></script>`

/** A section with HTML to copy, as text. */
const toCopy = (
  name: string,
  { title, hint, text }: { readonly title: string; readonly hint: string; readonly text: Html },
  copy: string,
): Html =>
  html`<h2>${title}</h2>
    <p id="${name}-hint">${hint}</p>
    <label for="${name}">${copy}: ${title}</label>
    <textarea id="${name}" rows="9" readonly spellcheck="false" aria-describedby="${name}-hint">
${text.text}</textarea> `

/** A search box that leads to the results here. It needs no style and no script. */
const formFor = (context: PageContext): Html =>
  html`<form action="${absolute(context, FIND)}" method="get">
    <p>
      <label for="directory-search">${context.messages.find.words}</label>
      <input id="directory-search" name="search" type="search" />
    </p>
    <p>
      <label for="directory-place">${context.messages.find.place}</label>
      <input id="directory-place" name="place" autocomplete="postal-code" />
    </p>
    <p><button>${context.messages.find.search}</button></p>
  </form>`

const frameFor = (context: PageContext): Html =>
  html`<iframe
    src="${absolute(context, EMBEDDED)}?"
    title="${context.directory.title}"
    width="100%"
    height="600"
    loading="lazy"
  ></iframe>`
