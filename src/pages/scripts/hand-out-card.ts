import { element } from './element.ts'
import { symbolNode } from './symbol-node.ts'

/** The sentences of the page; `*` stands for what a script fills in. */
export type Say = Readonly<
  Record<'note' | 'add' | 'change' | 'up' | 'down' | 'remove' | 'removed' | 'noteHint', string>
>

interface CardOptions {
  readonly home: string
  /** The labels of a summary, as pages of services have them, and those of what is taken from elsewhere on them. */
  readonly labels: Readonly<Record<string, string>>
  readonly messages: Say
  readonly isFirst: boolean
  readonly isLast: boolean
}

interface CardActions {
  readonly move: (by: -1 | 1) => void
  readonly note: (text: string) => void
  readonly remove: () => void
}

/** A service to hand over: what its page says to decide by, and the note of the reader. */
export function handOutCard(
  { slug, note }: { readonly slug: string; readonly note: string },
  page: Document,
  { home, labels, messages, isFirst, isLast }: CardOptions,
  actions: CardActions,
): HTMLElement {
  const [title, first] = ['h1', '.lead p'].map((one) => page.querySelector(one))
  const name = title?.textContent.trim() ?? slug
  const named = { href: `${home}/services/${slug}`, id: `saved-${slug}`, ...languageOf(title) }
  const lead = first?.textContent.trim() ?? ''
  const card = element(
    'article',
    { class: 'block hand-out' },
    element('h2', {}, element('a', named, name)),
    ...parts(page, '.notice'),
    element(
      'p',
      languageOf(first),
      lead.slice(0, Math.max(lead.search(/[.!?](?:\s|$)/) + 1, 1) || lead.length),
    ),
    summaryOf(page, labels),
  )
  const shown = element('p', { class: 'note' }, element('b', {}, `${messages.note}: `), note)
  if (note !== '') card.append(shown)
  card.append(
    buttons({ name, language: languageOf(title), note, messages, isFirst, isLast }, actions, card),
  )
  return card
}

/** The language that a part of a page is written in. */
const languageOf = (part: Element | null | undefined) => ({
  lang: part?.closest('[lang]')?.getAttribute('lang') ?? '',
})

const parts = (page: Document, selector: string): readonly Node[] =>
  [...page.querySelectorAll(`main ${selector}`)].map((part) => document.importNode(part, true))

/** The rows of the summary without what is true only now, every place with its times, and the number. */
function summaryOf(page: Document, labels: Readonly<Record<string, string>>): HTMLElement {
  const rows = [...page.querySelectorAll('.sum > div')].map((row): [string, Node[]] => {
    const content = document.importNode(row.querySelector('dd')!, true)
    for (const part of content.querySelectorAll('.live, .keep')) part.remove()
    return [row.querySelector('dt')!.textContent, [...content.childNodes]]
  })
  const places = [...page.querySelectorAll('#places > li')].map((place) => {
    const [tab] = textsIn(place, '.tab')
    const [[named = ''], address, access] = [
      'h3',
      '.address',
      '.facts li > span > :first-child',
    ].map((one) => textsIn(place, one)) as [string[], string[], string[]]
    const where = address[0]?.startsWith(named) ? address : [named, ...address]
    const said = [where, access].map((some) => some.join(', ')).filter(Boolean)
    return element(
      'div',
      {},
      ...(tab ? [element('b', {}, tab.replaceAll(', ', ' ')), ' '] : []),
      element('span', languageOf(place.querySelector('h3')), said.join('. ')),
    )
  })
  const numbers = [...page.querySelectorAll('.acts [href^="tel:"]')].map((link) => {
    const words = link.nextElementSibling
    const number = element('b', {}, link.textContent.replace(/^[^\d+]+/, '').trim())
    return element('div', {}, number, words?.matches('.quiet') ? ` ${words.textContent}` : '')
  })
  const join = page.querySelector('.join')
  const found = rows.filter(([label]) => label !== labels.where || places.length === 0)
  const at = found.findIndex(([label]) => label === labels.when) + 1
  found.splice(
    at,
    0,
    ...(places.length > 0 ? [[labels.where!, places] as [string, Node[]]] : []),
    ...(numbers.length > 0 ? [[labels.phone!, numbers] as [string, Node[]]] : []),
  )
  if (join) found.splice(-1, 0, [labels.join!, [document.importNode(join, true)]])
  return element(
    'dl',
    { class: 'sum' },
    ...found.map(([label, content]) =>
      element('div', {}, element('dt', {}, label), element('dd', {}, ...content)),
    ),
  )
}

/** The texts of elements, with commas between their lines. */
const textsIn = (place: Element, selector: string): readonly string[] =>
  [...place.querySelectorAll(selector)].map((one) =>
    [...one.childNodes]
      .map((node) => node.textContent?.trim().replaceAll(/\s+/g, ' '))
      .filter(Boolean)
      .join(', '),
  )

interface Buttons {
  readonly name: string
  readonly language: { readonly lang: string }
  readonly note: string
  readonly messages: Say
  readonly isFirst: boolean
  readonly isLast: boolean
}

function buttons(
  { name, language, note, messages, isFirst, isLast }: Buttons,
  { move, note: write, remove }: CardActions,
  card: HTMLElement,
): HTMLElement {
  const button = (sign: Parameters<typeof symbolNode>[0], label: string, press: () => void) => {
    const hidden = element('span', { class: 'hidden', ...language }, `: ${name}`)
    const made = element(
      'button',
      { type: 'button', class: 'link' },
      symbolNode(sign),
      label,
      hidden,
    )
    made.addEventListener('click', press)
    return made
  }
  const ask = () => {
    const field = element('textarea', { rows: '2', maxlength: '300' }, note)
    const save = element('button', { type: 'button' }, messages.change)
    const label = element('label', {}, `${messages.note}: ${name}`, field)
    save.addEventListener('click', () => write(field.value))
    card.append(
      element(
        'div',
        { class: 'keep' },
        label,
        element('p', { class: 'quiet' }, messages.noteHint),
        save,
      ),
    )
    field.focus()
  }
  return element(
    'p',
    { class: 'do' },
    button('pencil', note === '' ? messages.add : messages.change, ask),
    ...(isFirst ? [] : [button('up', messages.up, () => move(-1))]),
    ...(isLast ? [] : [button('down', messages.down, () => move(1))]),
    button('cross', messages.remove, remove),
  )
}
