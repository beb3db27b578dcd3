/*
 * Services that somebody has chosen. The list is in the fragment of the address, `#list=lunch-club,tea`, which browsers never
 * send: it goes with every link to another page, and nothing is stored.
 */
const messages = document.querySelector<HTMLElement>('script[data-shortlist]')!.dataset
const home = document.querySelector('.title a')!.getAttribute('href')!
const PAGE = `${home}/shortlist`
const SERVICE = new RegExp(`^${home}/services/([a-z0-9-]{1,100})$`)
const MAX = 50

let chosen = readFragment()
const buttons = new Map<HTMLButtonElement, string>()
const shown = document.querySelector<HTMLElement>('#shortlist')

// The map lists places, each with its services.
for (const item of document.querySelectorAll('main:not(:has(.map)) .results > li')) {
  const link = item.querySelector('a')
  const slug = link && SERVICE.exec(link.pathname)?.[1]
  if (slug) item.append(buttonFor(slug, link.textContent))
}
const here = SERVICE.exec(location.pathname)?.[1]
const title = document.querySelector('h1')
if (here && title) addToActions(buttonFor(here, title.textContent), title)
if (shown) void showList(shown)
update()
addEventListener('hashchange', () => {
  if (!location.hash.startsWith('#list=')) return
  chosen = readFragment()
  if (shown) void showList(shown)
  update()
})

function readFragment(): readonly string[] {
  const slugs = location.hash.startsWith('#list=') ? location.hash.slice(6).split(',') : []
  return [...new Set(slugs.filter((slug) => /^[a-z0-9-]{1,100}$/.test(slug)))].slice(0, MAX)
}

/** People ring first; the list comes after that. */
function addToActions(button: HTMLElement, title: Element): void {
  const actions = document.querySelector('main > .act')
  if (!actions) return title.after(button)
  const item = document.createElement('li')
  item.append(button)
  actions.append(item)
}

function buttonFor(slug: string, name: string): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'other keep'
  const [label, what] = [document.createElement('span'), document.createElement('span')]
  what.className = 'hidden'
  what.textContent = `: ${name.trim()}`
  button.append(label, what)
  button.addEventListener('click', () => {
    chosen = chosen.includes(slug)
      ? chosen.filter((one) => one !== slug)
      : [...chosen, slug].slice(0, MAX)
    history.replaceState(null, '', `${location.pathname}${location.search}${fragment()}`)
    if (shown) {
      void showList(shown)
      // The button that had the focus is gone.
      document.querySelector('main')?.focus()
    }
    update()
  })
  buttons.set(button, slug)
  return button
}

function fragment(): string {
  return chosen.length > 0 ? `#list=${chosen.join(',')}` : ''
}

/** Makes buttons, links and forms fit the list. */
function update(): void {
  for (const [button, slug] of buttons) {
    const isChosen = chosen.includes(slug)
    button.setAttribute('aria-pressed', String(isChosen))
    button.firstElementChild!.textContent = `${isChosen ? '✓ ' : ''}${isChosen ? messages.added : messages.add}`
  }
  showLink()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]'))
    if (isPage(link) && /^(?:#list=|$)/.test(link.hash)) link.hash = fragment()
  for (const form of document.querySelectorAll<HTMLFormElement>('form[role=search]'))
    form.action = `${home}${fragment()}`
}

function isPage({ origin, pathname }: HTMLAnchorElement): boolean {
  // In any language.
  return origin === location.origin && /^(?:\/[a-z]{2})?\/find(?:\/|$)/.test(pathname)
}

/** The way to the list, as the last of the main links. */
function showLink(): void {
  const list = document.querySelector('header nav ul')
  const item = list?.querySelector('.shortlist') ?? document.createElement('li')
  item.className = 'shortlist'
  const link = document.createElement('a')
  link.href = PAGE
  link.textContent = `${messages.shortlist} (${chosen.length})`
  item.replaceChildren(link)
  if (chosen.length > 0) list?.append(item)
  else item.remove()
}

/** Shows the chosen services: what their pages say in the sections that are wanted here. */
async function showList(box: HTMLElement): Promise<void> {
  const sections = JSON.parse(box.dataset.sections!) as readonly string[]
  const cards = await Promise.all(chosen.map((slug) => cardOf(slug, sections)))
  box.replaceChildren(...cards.flatMap((card) => card ?? []))
  for (const one of document.querySelectorAll<HTMLElement>('[data-when]'))
    one.hidden = (one.dataset.when === 'empty') !== (chosen.length === 0)
  for (const button of [...buttons.keys()]) if (!button.isConnected) buttons.delete(button)
  update()
}

async function cardOf(slug: string, sections: readonly string[]): Promise<HTMLElement | undefined> {
  const address = `${home}/services/${slug}`
  const response = await fetch(address).catch(() => undefined)
  if (!response?.ok) return undefined
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const name = page.querySelector('h1')?.textContent ?? slug
  const card = document.createElement('article')
  const heading = document.createElement('h2')
  const link = document.createElement('a')
  link.href = address
  link.textContent = name
  heading.append(link)
  card.append(heading)
  const wanted = [...page.querySelectorAll('main > .notice, main > .act, main > section')].filter(
    (part) =>
      part.localName !== 'section' ||
      sections.includes(part.querySelector('h2')?.textContent ?? ''),
  )
  for (const part of wanted) {
    const copy = document.importNode(part, true)
    for (const old of copy.querySelectorAll('h2, h3')) {
      const lower = document.createElement(old.localName === 'h2' ? 'h3' : 'h4')
      lower.append(...old.childNodes)
      old.replaceWith(lower)
    }
    card.append(copy)
  }
  card.append(buttonFor(slug, name))
  return card
}

document.querySelector('#shortlist-print')?.addEventListener('click', () => print())
