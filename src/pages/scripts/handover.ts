import { weekdayIn } from '../../times/calendar/calendar-date.ts'
import { sayDate } from '../../times/say-schedule.ts'
import type { Messages } from '../../messages/messages.ts'
import { type Say, handOutCard } from './hand-out-card.ts'
import { qrNode } from './qr-node.ts'
import {
  type SavedList,
  formatList,
  isList,
  withMoved,
  withNote,
  withoutItem,
} from './saved-list.ts'
import { share } from './share.ts'

/** Where the list of the reader is kept. */
export interface ListKeeper {
  /** The address of the front page in the language of the reader. */
  readonly home: string
  readonly read: () => SavedList
  readonly write: (list: SavedList) => void
}

/** Shows the saved services to hand over: each with its note, in the order of the reader, and every way to send them. */
export function showListPage(box: HTMLElement, { home, read, write }: ListKeeper): void {
  const labels = JSON.parse(box.dataset.labels!) as Readonly<Record<string, string>>
  const messages = JSON.parse(box.dataset.say!) as Say
  const heading = document.querySelector('h1')!
  const status = byRole('status')
  const [notes, large, titleField] = ['list-notes', 'list-large', 'list-title'].map(
    (id) => document.getElementById(id) as HTMLInputElement,
  ) as [HTMLInputElement, HTMLInputElement, HTMLInputElement]
  const pages = new Map<string, Promise<Document | undefined>>()
  const pageOf = (slug: string) => {
    const known = pages.get(slug) ?? readPage(`${home}/services/${slug}`)
    pages.set(slug, known)
    return known
  }
  const calendar = JSON.parse(box.dataset.calendar!) as Messages['schedule']
  // Browsers know the names of days in few languages.
  const today = () => {
    const date = new Date().toLocaleDateString('sv-SE')
    const text = `${calendar.weekday[weekdayIn(date)]} ${sayDate(date, calendar)}`
    return text.charAt(0).toUpperCase() + text.slice(1)
  }
  const titleOf = ({ title }: SavedList) => title || today()
  const addressOf = (list: SavedList, hasNotes: boolean) =>
    location.origin + location.pathname + formatList(list, { hasNotes })

  async function show(focus?: string): Promise<void> {
    const list = read()
    const found = await Promise.all(list.items.map(({ slug }) => pageOf(slug)))
    const cards = list.items.flatMap((item, i) => {
      const page = found[i]
      if (!page) return []
      const isLast = i === list.items.length - 1
      return handOutCard(
        item,
        page,
        { home, labels, messages, isFirst: i === 0, isLast },
        {
          move: (by) => change(withMoved(read(), item.slug, by), item.slug),
          note: (text) => change(withNote(read(), item.slug, text), item.slug),
          remove() {
            const others = read().items.map(({ slug }) => slug)
            const next =
              others[others.indexOf(item.slug) + 1] ?? others[others.indexOf(item.slug) - 1]
            change(withoutItem(read(), item.slug), next)
            status.textContent = messages.removed.replace('*', String(read().items.length))
          },
        },
      )
    })
    box.replaceChildren(...cards)
    for (const one of document.querySelectorAll<HTMLElement>('[data-when]'))
      one.hidden = (one.dataset.when === 'empty') !== (list.items.length === 0)
    const isSafe = found.every((page) => !page?.querySelector('#exit'))
    document.getElementById('list-safe')!.hidden = isSafe
    heading.textContent = titleOf(list)
    ways()
    const target = focus === undefined ? undefined : document.getElementById(`saved-${focus}`)
    target?.focus()
  }

  function change(list: SavedList, focus?: string): void {
    write(list)
    void show(focus)
  }

  /** The links that send the list. Notes stay out of them unless the reader says so. */
  function ways(): void {
    const list = read()
    const address = addressOf(list, notes.checked)
    const [text, title] = [`${titleOf(list)}: ${address}`, titleOf(list)].map(encodeURIComponent)
    const set = (id: string, href: string) =>
      (document.getElementById(id) as HTMLAnchorElement).setAttribute('href', href)
    set('list-text', `sms:?&body=${text}`)
    set('list-mail', `mailto:?subject=${title}&body=${encodeURIComponent(address)}`)
    set('list-whatsapp', `https://wa.me/?text=${text}`)
    const short = { ...list, title: '' }
    const code = qrNode(address.length > MOST_IN_CODE ? addressOf(short, false) : address)
    document.getElementById('list-code')!.replaceChildren(...(code ? [code] : []))
  }

  document.getElementById('list-day')!.textContent = today()
  titleField.value = read().title
  titleField.addEventListener('input', () => {
    write({ ...read(), title: titleField.value.trim() })
    heading.textContent = titleOf(read())
    ways()
  })
  notes.addEventListener('change', ways)
  large.addEventListener('change', () =>
    document.documentElement.classList.toggle('large', large.checked),
  )
  document.getElementById('list-print')!.addEventListener('click', () => print())
  document
    .getElementById('list-copy')!
    .addEventListener('click', () => void share(status, addressOf(read(), notes.checked), false))
  addEventListener('hashchange', () => isList(location.hash) && void show())
  void show()
}

/** A longer address makes a code that old telephones cannot read. */
const MOST_IN_CODE = 300

const byRole = (role: string) => document.querySelector<HTMLElement>(`main [role=${role}]`)!

async function readPage(address: string): Promise<Document | undefined> {
  const response = await fetch(address).catch(() => undefined)
  if (!response?.ok) return undefined
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}
