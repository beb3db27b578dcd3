import { builtMessagesIn } from '../../messages/messages.ts'
import { contentFolderAt, contentOf } from '../server/github/content-folder.ts'
import { type Html, html } from '../../pages/layout/html.ts'
import type { PageContext } from '../../pages/page-context.ts'

/**
 * The button that shows the text of the record: of a new one, or where it can be read. `settings` are what its check must know of
 * the directory besides the form.
 */
export function textBox(
  { isNew, settings }: { readonly isNew: boolean; readonly settings: object },
  context: PageContext,
): Html | undefined {
  const { repository, proposals, members, assets } = context
  if (!assets) return undefined
  const messages = builtMessagesIn(context).recordText
  const read = proposals ?? members
  const folder = repository ? contentFolderAt(repository) : read && contentOf(read.repository)
  if (!isNew && !folder) return html`<p class="quiet">${messages.without}</p>`
  return html`<div
    id="text"
    data-script="${assets['text.js']}"
    data-settings="${JSON.stringify(settings)}"
    ${folder && html`data-folder="${JSON.stringify(folder)}"`}
  >
    <p class="quiet" id="text-hint">${messages.hint}</p>
    <p class="act">
      <button type="button" class="other" id="text-show" aria-describedby="text-hint">
        ${messages.show}
      </button>
    </p>
    <p id="text-said" role="status"></p>
    <div id="text-view"></div>
  </div>`
}
