import { type FormField, type FormKind, KINDS, textsIn } from '../../../questions/fields.ts'
import { otherButton } from '../../other-button.ts'
import { asWritten, say } from '../about.ts'
import type { Answer } from './answer.ts'
import { element } from '../../../../pages/scripts/element.ts'
import { createFinder } from './finder.ts'
import type { Named, Names } from '../names.ts'
import { createTopicTree } from './topics.ts'

/** What a question about other records needs of the form. */
export interface Surroundings {
  readonly names: Names
  /** Adds a new record to the form. Returns the reference to it. */
  readonly addNew: (kind: FormKind, name: string) => string
  /** Shows the questions about a published record; undefined when the form does not know what it says. */
  readonly correct: (kind: FormKind, id: string) => (() => void) | undefined
  /** A record is no longer referred to. */
  readonly drop: (reference: string) => void
  readonly nameOf: (reference: string) => string
}

/** A question that is answered by other records: one, or several. */
export function createReferenceAnswer(
  field: FormField,
  id: string,
  { names, addNew, correct, drop, nameOf }: Surroundings,
  onChange: () => void,
): Answer {
  const isSingle = field === 'organization'
  const chosenBox = element('div', { class: 'chosen' })
  const finderBox = element('div', { class: 'finder' })
  const of = KINDS[field]
  const kind = of === 'organization' || of === 'location' ? of : undefined
  let chosen: readonly string[] = []

  function choose(next: readonly string[]): void {
    for (const gone of chosen.filter((one) => !next.includes(one))) drop(gone)
    chosen = next
    show()
    onChange()
  }

  const remove = (reference: string) => choose(chosen.filter((one) => one !== reference))
  const add = (reference: string) =>
    choose(isSingle ? [reference] : [...chosen.filter((one) => one !== reference), reference])

  const { finder, focus, refresh } = kind ? nameFinder(kind) : topicFinder()
  finderBox.append(finder)

  function topicFinder() {
    const tree = createTopicTree(id, {
      load: () => names.load('taxonomy_term'),
      isChosen: (topic) => chosen.includes(topic),
      onTick: (topic, isTicked) => (isTicked ? add(topic) : remove(topic)),
    })
    const summary = tree.box.querySelector('summary')!
    return { finder: tree.box, focus: () => summary.focus(), refresh: tree.tick }
  }

  function nameFinder(of: 'organization' | 'location') {
    const { box: finder, input } = createFinder(id, say.find[field as keyof typeof say.find], {
      load: () => names.load(of),
      onChoose(one: Named) {
        add(one.id)
        focusChosen()
      },
    })
    const button = otherButton(say.addNew[of], () => {
      const name = input.value.trim()
      input.value = ''
      input.dispatchEvent(new Event('input'))
      add(addNew(of, name))
    })
    finder.append(element('p', {}, button))
    return { finder, focus: () => input.focus(), refresh: () => undefined }
  }

  const focusChosen = () => chosenBox.querySelector<HTMLElement>('button')?.focus()

  function show(): void {
    refresh()
    finderBox.hidden = isSingle && chosen.length > 0
    chosenBox.replaceChildren(
      ...(chosen.length === 0 ? [] : [element('ul', { class: 'plain' }, ...chosen.map(itemOf))]),
    )
  }

  function itemOf(reference: string): HTMLElement {
    const name = nameOf(reference)
    const button = (text: string, act: () => void) =>
      otherButton(text, act, { 'aria-label': `${text}: ${name}` })
    const item = element('li', { class: 'entry' }, asWritten(name))
    item.append(
      isSingle
        ? button(say.another, () => {
            finderBox.hidden = false
            focus()
          })
        : button(say.remove, () => {
            remove(reference)
            focus()
          }),
    )
    const open = kind && correct(kind, reference)
    if (open) item.append(button(say.details, open))
    return item
  }

  return {
    content: [chosenBox, finderBox],
    read: () => (isSingle ? (chosen[0] ?? '') : chosen),
    write(value) {
      chosen = textsIn(value).filter((one) => one !== '')
      show()
    },
    mark: (problems) => problems,
    refresh: show,
  }
}
