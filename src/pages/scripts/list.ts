import { element } from './element.ts'
import {
  MOST_SAVED,
  type SavedList,
  formatList,
  isList,
  readList,
  withoutItem,
} from './saved-list.ts'
import { symbolNode } from './symbol-node.ts'

/*
 * Services that somebody has saved. The list is in the fragment of the address, `#list=lunch-club,tea`, which browsers never
 * send: it goes with every link to another page, and nothing is stored.
 */
const messages = document.querySelector<HTMLElement>('script[data-save]')!.dataset
const home = document.querySelector('.title a')!.getAttribute('href')!
const SERVICE = new RegExp(`^${home}/services/([a-z0-9-]{1,100})$`)

let list = readList(location.hash)
const buttons: (() => void)[] = []

for (const card of document.querySelectorAll('.card:has(h3 a)')) {
  const link = card.querySelector<HTMLAnchorElement>('h3 a')!
  const slug = SERVICE.exec(link.pathname)?.[1]
  if (slug) card.querySelector('.do')?.append(buttonFor(slug, link.textContent, 'link keep'))
}
const here = SERVICE.exec(location.pathname)?.[1]
const title = document.querySelector('h1')
if (here && title)
  document.querySelector('.save')?.replaceWith(buttonFor(here, title.textContent, 'other keep'))

const box = document.querySelector<HTMLElement>('#list')
if (box) {
  // An empty list has nothing to wait for.
  document.querySelector<HTMLElement>('[data-when=empty]')!.hidden = list.items.length > 0
  void import(box.dataset.script!).then(({ showListPage }: typeof import('./handover.ts')) =>
    showListPage(box, { home, read: () => list, write }),
  )
}
update()
addEventListener('hashchange', () => {
  if (!isList(location.hash)) return
  list = readList(location.hash)
  update()
})

/** Keeps a list in the address, and makes the page fit it. */
function write(changed: SavedList): void {
  list = changed
  history.replaceState(null, '', `${location.pathname}${location.search}${formatList(list)}`)
  update()
}

function buttonFor(slug: string, name: string, kind: string): HTMLElement {
  const label = element('span')
  const more = element('span', { class: 'hidden' })
  const button = element('button', { type: 'button', class: kind }, label, more)
  button.addEventListener('click', () =>
    write(
      isSaved(slug)
        ? withoutItem(list, slug)
        : { ...list, items: [...list.items, { slug, note: '' }].slice(0, MOST_SAVED) },
    ),
  )
  buttons.push(() => {
    const { saved, save, remove } = messages
    button.querySelector('svg')?.remove()
    button.prepend(symbolNode('star', isSaved(slug)))
    label.textContent = (isSaved(slug) ? saved : save)!
    more.textContent = `: ${name.trim()}${isSaved(slug) ? `. ${remove}` : ''}`
  })
  return button
}

function isSaved(slug: string): boolean {
  return list.items.some((item) => item.slug === slug)
}

/** Makes buttons, links, forms and the number fit the list. */
function update(): void {
  for (const show of buttons) show()
  const fragment = formatList(list)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]'))
    if (isPage(link) && (link.hash === '' || isList(link.hash))) link.hash = fragment
  for (const form of document.querySelectorAll<HTMLFormElement>('form[role=search]'))
    form.action = `${form.action.replace(/#.*/s, '')}${fragment}`
  const mine = document.querySelector('.mine')
  mine?.classList.add('ready')
  mine?.querySelector('.count')?.remove()
  const { length } = list.items
  if (length > 0)
    mine
      ?.querySelector('a')!
      .append(
        element(
          'span',
          { class: 'count' },
          String(length),
          element('span', { class: 'hidden' }, ` ${messages.count}`),
        ),
      )
}

function isPage({ origin, pathname }: HTMLAnchorElement): boolean {
  // In any language.
  return origin === location.origin && /^(?:\/[a-z]{2})?\/find(?:\/|$)/.test(pathname)
}
