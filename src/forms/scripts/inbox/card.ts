import type { GitHub } from '../../github/client.ts'
import type { MemberTrouble } from '../../github/member-trouble.ts'
import { type Outcome, accept, askForPreview, decline } from '../../inbox/decide.ts'
import type { Description } from '../../inbox/describe.ts'
import type { InboxItem } from '../../inbox/item.ts'
import type { ItemContent } from '../../inbox/read-content.ts'
import { withoutUnseen } from '../../../pages/layout/html.ts'
import { element } from '../../../pages/scripts/element.ts'
import { lineByLine } from './line-by-line.ts'
import { inbox, say } from './page.ts'

/** What is shown of an item. The description is absent where there are no texts to describe. */
export type Shown = ItemContent & Partial<Description>

export interface CardOptions {
  readonly github: GitHub
  /** A decision was not carried out, or nobody knows. */
  readonly onTrouble: (trouble: MemberTrouble) => void
}

/** An item of the list, which is filled in when its content is read. Undefined content could not be read. */
export function createCard(item: InboxItem, { github, onTrouble }: CardOptions) {
  const { number, kind, sender, since, why } = item
  const title = element('h2', { id: `item-${number}` }, `${say.kinds[kind]} ${number}`)
  const languages = [`${document.documentElement.lang}-GB`, 'en-GB']
  const date = new Date(since).toLocaleDateString(languages, { dateStyle: 'long' })
  const from = sender === undefined ? say.unsigned : `${say.sentBy} ${withoutUnseen(sender)}.`
  const body = element('div', {}, element('p', {}, say.loading))
  const said = element('p', { role: 'status', tabindex: '-1' })
  const card = element(
    'li',
    { 'aria-labelledby': title.id },
    ...[title, element('p', { class: 'quiet' }, `${from} ${say.since} ${date}.`)],
    ...(why === undefined ? [] : [quotation(why)]),
    ...[body, said],
  )

  function fill(shown: Shown | undefined): void {
    const link = githubLink(number)
    if (!shown) return body.replaceChildren(element('p', {}, say.unread), actions(link))
    const { files, preview } = shown
    const canAccept =
      files !== undefined && files.length > 0 && shown.check === 'passed' && !shown.hasConflict
    const canAsk = files && kind === 'suggestion' && !item.hasLabel && !item.isPrivate
    // A sentence may leave out what was written, such as a number. Confirmations have nothing but their day.
    const isOpen = kind !== 'confirmations' || shown.isPartial === true
    const { repository } = inbox
    const closing = { number, comment: say.comment }
    body.replaceChildren(
      ...whatChanges(shown),
      ...(files && files.length > 0 ? [lineByLine(files, { isOpen })] : []),
      ...(shown.hasConflict ? [element('p', {}, say.conflict)] : []),
      element('p', {}, say.check[shown.check]),
      actions(
        canAccept && button(say.accept, say.accepted, () => accept(github, repository, item)),
        canAsk && button(say.preview, say.asked, () => askForPreview(github, repository, item)),
        button(say.decline, say.declined, () => decline(github, repository, closing)),
        preview !== undefined && linkTo(preview, say.seePreview),
        link,
      ),
    )
  }

  /** A button that does something once, and says what has become of it. */
  function button(label: string, done: string, act: () => Promise<Outcome>): HTMLButtonElement {
    const look: Record<string, string> = label === say.accept ? {} : { class: 'other' }
    const made = element('button', { type: 'button', 'aria-describedby': title.id, ...look }, label)
    made.addEventListener('click', () => void press())
    return made

    async function press(): Promise<void> {
      const buttons = [...card.querySelectorAll('button')]
      for (const one of buttons) one.disabled = true
      said.textContent = say.sending
      const outcome = await act()
      said.textContent = outcome === 'done' ? done : ''
      for (const one of buttons) one.disabled = false
      if (outcome !== 'done') return onTrouble(outcome)
      // Whoever has asked for a preview still decides.
      for (const one of label === say.preview ? [made] : buttons) one.remove()
      said.focus()
    }
  }

  return { item, element: card, fill }
}

function whatChanges({ files, sentences = [], isPartial }: Shown): Node[] {
  if (!files) return [element('p', {}, say.hidden)]
  if (files.length === 0) return [element('p', {}, say.nothing)]
  return [
    ...(sentences.length > 0 ? [element('ul', { lang: 'en' }, ...sentences.map(toLine))] : []),
    ...(isPartial ? [element('p', {}, say.partly)] : []),
  ]
}

const toLine = (sentence: string) => element('li', { dir: 'auto' }, withoutUnseen(sentence))

const quotation = (why: string) =>
  element('p', {}, `${say.why} `, element('q', { dir: 'auto' }, withoutUnseen(why)))

const actions = (...parts: readonly (Node | false | undefined)[]) =>
  element('p', { class: 'act' }, ...parts.filter((part) => part instanceof Node))

const githubLink = (number: number) =>
  linkTo(`https://github.com/${inbox.repository}/pull/${number}`, say.onGitHub)

const linkTo = (href: string, text: string) =>
  element('a', { href, rel: 'noreferrer', class: 'button other' }, text)
