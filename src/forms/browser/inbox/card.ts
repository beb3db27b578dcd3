import { memberTrouble } from '../../server/github/member-trouble.ts'
import { accept, askForPreview, decline } from '../../server/inbox/decide.ts'
import type { Description, createDescriber } from '../../server/inbox/describe.ts'
import type { InboxItem } from '../../server/inbox/item.ts'
import { organizationsOf } from '../../server/inbox/organizations-of.ts'
import { type ItemContent, readContent } from '../../server/inbox/read-content.ts'
import { element } from '../../../pages/scripts/element.ts'
import { lineByLine } from './line-by-line.ts'
import { actions, createFrame, githubLink, linkTo, quotation, sentenceList } from './frame.ts'
import { type Showing, say } from './page.ts'

/** What is shown of an item. The description is absent where there are no texts to describe. */
type Shown = ItemContent & Partial<Description>

export interface CardOptions extends Pick<Showing, 'onTrouble'> {
  /** Something more can be published. */
  readonly onAccepted: () => void
}

/** An item of the list, which is filled in later. */
export function createCard(item: InboxItem, { onTrouble, onAccepted }: CardOptions) {
  const { kind, why } = item
  const { element: card, body, button, mark } = createFrame(item, onTrouble)

  const reason = why === undefined ? [] : [quotation(say.why, why)]

  /** Reads it and shows it, and returns the organizations that it is about. One that cannot be read hides no other. */
  async function fill(describe: ReturnType<typeof createDescriber>): Promise<readonly string[]> {
    const shown = await readContent(item)
      .then((content) => ({ ...content, ...(content.files && describe(content.files)) }))
      .catch((error: unknown) => {
        if (memberTrouble(error) === 'ended') throw error
        return undefined
      })
    show(shown)
    return organizationsOf(shown?.files ?? [])
  }

  /** Undefined content could not be read. */
  function show(shown: Shown | undefined): void {
    const link = githubLink(item)
    if (!shown) return body.replaceChildren(...reason, element('p', {}, say.unread), actions(link))
    const { files, preview } = shown
    const canAccept =
      files !== undefined && files.length > 0 && shown.check === 'passed' && !shown.hasConflict
    const canAsk = files && kind === 'suggestion' && !item.hasLabel && !item.isPrivate
    // A sentence may leave out what was written, such as a number. Confirmations have nothing but their day.
    const isOpen = kind !== 'confirmations' || shown.isPartial === true
    body.replaceChildren(
      ...reason,
      ...shown.notes.map((note) => quotation(say.why, note)),
      ...whatChanges(shown),
      ...(files && files.length > 0 ? [lineByLine(files, { isOpen })] : []),
      ...(shown.hasConflict ? [element('p', {}, say.conflict)] : []),
      element('p', {}, say.check[shown.check]),
      actions(
        canAccept &&
          button({ label: say.accept, done: say.accepted, isMain: true }, () =>
            accept(item).then((outcome) => {
              if (outcome === 'done') onAccepted()
              return outcome
            }),
          ),
        canAsk &&
          button({ label: say.preview, done: say.asked, isLast: false }, () => askForPreview(item)),
        button({ label: say.decline, done: say.declined }, () => decline(item, say.comment)),
        preview !== undefined && linkTo(preview, say.seePreview),
        link,
      ),
    )
  }

  return { element: card, fill, mark }
}

function whatChanges({ files, sentences = [], isPartial }: Shown): Node[] {
  if (!files) return [element('p', {}, say.hidden)]
  if (files.length === 0) return [element('p', {}, say.nothing)]
  return [...sentenceList(sentences), ...(isPartial ? [element('p', {}, say.partly)] : [])]
}
