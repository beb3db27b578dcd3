import { say, saying } from '../about.ts'
import { element } from '../../../../pages/scripts/element.ts'
import { type Named, matching } from '../names.ts'

const MAX_SHOWN = 50

/** The topics as a tree of ticks that opens branch by branch, and a field that finds them by name. */
export function createTopicTree(
  id: string,
  {
    load,
    isChosen,
    onTick,
  }: {
    readonly load: () => Promise<readonly Named[]>
    readonly isChosen: (topic: string) => boolean
    readonly onTick: (topic: string, isTicked: boolean) => void
  },
) {
  const input = element('input', { id, type: 'search', autocomplete: 'off' })
  const status = element('p', { class: 'quiet', role: 'status' })
  const list = element('div', { class: 'topic-tree' })
  const box = element(
    'details',
    {},
    element('summary', {}, say.find.taxonomy_terms),
    element('label', { for: id }, say.find.taxonomy_terms),
    input,
    status,
    list,
  )
  let topics: readonly Named[] = []

  const tickOf = (topic: Named, detail = '') => {
    const tick = element('input', { type: 'checkbox', value: topic.id })
    tick.checked = isChosen(topic.id)
    tick.addEventListener('change', () => onTick(topic.id, tick.checked))
    const path = element('span', { class: 'quiet' }, detail && ` ${detail}`)
    return element(
      'p',
      { class: 'tick' },
      element('label', {}, tick, element('span', {}, topic.name, path)),
    )
  }

  /** Topics, each with those below it in a fold that is filled when it is opened. */
  function branch(some: readonly Named[]): HTMLElement {
    return element(
      'ul',
      { class: 'plain' },
      ...some.map((topic) => {
        const below = topics.filter(({ parent }) => parent === topic.id)
        if (below.length === 0) return element('li', {}, tickOf(topic))
        return element('li', {}, tickOf(topic), foldedList(saying(say.narrower, topic.name), below))
      }),
    )
  }

  function foldedList(title: string, below: readonly Named[]): HTMLElement {
    const details = element('details', {}, element('summary', {}, title))
    details.addEventListener('toggle', () => details.append(branch(below)), { once: true })
    return details
  }

  function show(): void {
    const text = input.value.trim()
    const found = matching(topics, text)
    status.textContent = text !== '' && found.length === 0 ? say.noTopic : ''
    const tops = topics.filter(({ parent }) => parent === undefined)
    const taxonomies = [...new Set(topics.map(({ taxonomy }) => taxonomy?.name))]
    list.replaceChildren(
      ...(text === ''
        ? taxonomies.map((name) =>
            foldedList(
              name ?? '',
              tops.filter(({ taxonomy }) => taxonomy?.name === name),
            ),
          )
        : found.slice(0, MAX_SHOWN).map((topic) => tickOf(topic, topic.detail))),
    )
  }

  box.addEventListener(
    'toggle',
    () =>
      void load().then(
        (all) => {
          topics = all
          show()
        },
        () => (status.textContent = say.offline),
      ),
    { once: true },
  )
  input.addEventListener('input', show)
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') event.preventDefault()
  })
  return {
    box,
    /** Ticks those that are chosen. */
    tick(): void {
      for (const tick of list.querySelectorAll<HTMLInputElement>('input[type=checkbox]'))
        tick.checked = isChosen(tick.value)
    },
  }
}
