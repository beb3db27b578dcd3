import type { Outcome } from '../../server/inbox/decide.ts'
import type { InboxItem } from '../../server/inbox/item.ts'
import { withoutUnseen } from '../../../pages/layout/html.ts'
import { sayDate } from '../../../times/say-schedule.ts'
import { element } from '../../../pages/scripts/element.ts'
import { type Showing, say } from './page.ts'

/** The frame of an item: what it is, since when, from whom, and a body that is filled in later. */
export function createFrame(item: InboxItem, onTrouble: Showing['onTrouble']) {
  const { number, kind, sender, since } = item
  const from = sender === undefined ? say.unsigned : `${say.sentBy} ${withoutUnseen(sender)}.`
  const { body, ...frame } = createCardFrame(
    { id: `item-${item.repository.fullName}-${number}`, title: [`${say.kinds[kind]} ${number}`] },
    onTrouble,
  )
  body.before(element('p', { class: 'quiet' }, `${from} ${say.since} ${sayDate(since, say)}.`))
  return {
    ...{ ...frame, body },
    /** Says that it is about an organization that the member cares for. */
    mark: () => body.before(element('p', {}, element('strong', {}, say.yours))),
  }
}

interface CardTitle {
  readonly id: string
  readonly title: readonly (Node | string)[]
}

/** A card with a title, a body that is filled in later, and what is said of the last press of its buttons. */
export function createCardFrame({ id, title: words }: CardTitle, onTrouble: Showing['onTrouble']) {
  const title = element('h2', { id }, ...words)
  // What comes after it is shown when it is filled in, so that nothing moves that somebody reads.
  const body = element('div', {}, element('p', { class: 'waits' }, say.loading))
  const said = element('p', { role: 'status', tabindex: '-1' })
  const card = element('li', { class: 'block', 'aria-labelledby': id }, title, body, said)

  /** A button that does something once, and says what has become of it. */
  function button(
    { label, done, isMain = false, isLast = true }: ButtonWords,
    act: () => Promise<Outcome>,
  ): HTMLButtonElement {
    const look: Record<string, string> = isMain ? {} : { class: 'other' }
    const made = element('button', { type: 'button', 'aria-describedby': id, ...look }, label)
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
      for (const one of isLast ? buttons : [made]) one.remove()
      said.focus()
    }
  }

  return { element: card, title, body, button }
}

interface ButtonWords {
  readonly label: string
  /** What is said when it is done. */
  readonly done: string
  readonly isMain?: boolean
  /** False where there is still something to decide. */
  readonly isLast?: boolean
}

export const quotation = (words: string, text: string) =>
  element('p', {}, `${words} `, element('q', { dir: 'auto' }, withoutUnseen(text)))

/** What changes, in sentences of English. */
export const sentenceList = (sentences: readonly string[]): Node[] =>
  sentences.length === 0
    ? []
    : [
        element(
          'ul',
          { lang: 'en' },
          ...sentences.map((one) => element('li', { dir: 'auto' }, withoutUnseen(one))),
        ),
      ]

export const actions = (...parts: readonly (Node | false | undefined)[]) =>
  element('p', { class: 'act' }, ...parts.filter((part) => part instanceof Node))

export const githubLink = ({ repository, number }: InboxItem) =>
  linkTo(`https://github.com/${repository.fullName}/pull/${number}`, say.onGitHub)

export const linkTo = (href: string, text: string) =>
  element('a', { href, rel: 'noreferrer', class: 'button other' }, text)
