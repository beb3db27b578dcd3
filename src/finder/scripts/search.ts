import { type Choice, createCombobox } from './combobox.ts'
import { roundPoint } from '../pages/round-point.ts'
import { byId, element } from '../../pages/scripts/element.ts'
import { share } from '../../pages/scripts/share.ts'

/*
 * Completes the words of the search page with names that the directory publishes, and searches near where somebody is. The page
 * works without it.
 */

/** Debounces requests for suggestions, in milliseconds. */
const PAUSE = 150

/** One letter begins too many names. */
const MIN_LETTERS = 2

const MOST_MEANT = 4

const input = document.querySelector<HTMLInputElement>('#search')
if (input) complete(input, input.dataset.suggestions ?? '')
const nearMe = document.querySelector<HTMLElement>('#near-me')
if (nearMe && 'geolocation' in navigator) offerNearMe(nearMe)

const meant = byId('meant')
if (meant && input) void offerMeant(meant, input)
const toMap = byId<HTMLAnchorElement>('to-map')
toMap?.addEventListener('click', (event) => {
  event.preventDefault()
  void import(toMap.dataset.script!).then(({ toggleMap }: typeof import('./beside.ts')) =>
    toggleMap(toMap),
  )
})
const shareButton = byId('share')
shareButton?.classList.add('ready')
shareButton?.addEventListener('click', () => void share(byId('shared'), toShare(location.href)))

/** The address of the results without the list of the reader, and without where the reader is. */
function toShare(address: string): string {
  const url = new URL(address)
  url.hash = ''
  url.searchParams.delete('near')
  return url.href
}

/** Shows the button that asks the browser where it is. Nothing is sent before the browser has asked, too. */
function offerNearMe(button: HTMLElement): void {
  const label = button.querySelector('span')!
  const status = element('span', { class: 'hidden', role: 'status' })
  button.after(status)
  const say = (text = '') => (label.textContent = status.textContent = text)
  button.hidden = false
  button.addEventListener('click', () => {
    say(button.dataset.asking)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const form = document.querySelector<HTMLFormElement>('form[role=search]')!
        form.querySelector<HTMLInputElement>('[name=place]')!.value = ''
        form.querySelector('[name=near]')?.remove()
        const near = roundPoint(coords.latitude, coords.longitude)
        form.append(element('input', { type: 'hidden', name: 'near', value: near }))
        form.requestSubmit()
      },
      () => say(button.dataset.failed),
      { maximumAge: 600_000, timeout: 15_000 },
    )
  })
}

/** Leaves out what is empty, so that an address says no more than was asked. */
for (const form of document.querySelectorAll<HTMLFormElement>('form[role=search]'))
  form.addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of [...formData]) if (value === '') formData.delete(name)
  })

function complete(field: HTMLInputElement, label: string): void {
  const list = element('ul', { id: 'suggestions', 'aria-label': label })
  const status = element('span', { class: 'hidden', role: 'status' })
  field.after(element('div', { class: 'find' }, list, status))
  const show = createCombobox<Choice>(field, list, {
    isFree: true,
    onChoose({ name }) {
      field.value = name
      field.form!.requestSubmit()
    },
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = new AbortController()

  const offer = (choices: readonly Choice[]) => {
    show(choices)
    status.textContent = choices.length > 0 ? `${label}: ${choices.length}` : ''
  }

  async function ask(typed: string): Promise<void> {
    // Without suggestions the search is the same.
    offer((await namesLike(typed, asking.signal).catch(() => [])).map((name) => ({ name })))
  }

  field.addEventListener('input', () => {
    clearTimeout(timer)
    asking.abort()
    asking = new AbortController()
    const typed = field.value.trim()
    if (typed.length < MIN_LETTERS) return offer([])
    timer = setTimeout(() => void ask(typed), PAUSE)
  })
}

/** Names that the directory publishes and that begin like a text. */
async function namesLike(typed: string, signal?: AbortSignal): Promise<readonly string[]> {
  const response = await fetch(
    `/_/suggest?q=${encodeURIComponent(typed)}`,
    signal ? { signal } : {},
  )
  const { suggestions } = (await response.json()) as { readonly suggestions: Choice[] }
  return [...new Set(suggestions.map(({ name }) => name))]
}

/** Offers names like the end of an address that does not exist, and puts its words into the search box. */
async function offerMeant(box: HTMLElement, field: HTMLInputElement): Promise<void> {
  const last = location.pathname.split('/').findLast((part) => part !== '') ?? ''
  const words = last.split(/%..|[^a-z\d]+/i).filter((word) => word.length >= MIN_LETTERS)
  field.value = words.join(' ')
  for (const some of [words.join(' '), ...words]) {
    const names = await namesLike(some).catch(() => [])
    if (names.length === 0) continue
    const { action } = field.form!
    box
      .querySelector('ul')!
      .append(
        ...names
          .slice(0, MOST_MEANT)
          .map((name) =>
            element(
              'li',
              {},
              element('a', { href: `${action}?search=${encodeURIComponent(name)}` }, name),
            ),
          ),
      )
    box.hidden = false
    return
  }
}
