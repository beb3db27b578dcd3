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
  const show = createCombobox<Suggested>(field, list, {
    isFree: true,
    onChoose(one) {
      field.value = one.name
      clearTimeout(timer)
      void pageOf(one, field.form!).then(
        (page) => location.assign(page),
        () => field.form!.requestSubmit(),
      )
    },
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = new AbortController()

  const offer = (choices: readonly Suggested[]) => {
    show(choices)
    status.textContent = choices.length > 0 ? `${label}: ${choices.length}` : ''
  }

  function ask(pause: number): void {
    clearTimeout(timer)
    asking.abort()
    asking = new AbortController()
    const { signal } = asking
    const typed = field.value.trim()
    if (typed.length < MIN_LETTERS) return offer([])
    // Without suggestions the search is the same.
    timer = setTimeout(() => void namesLike(typed, signal).then(offer, () => offer([])), pause)
  }

  field.addEventListener('input', () => ask(PAUSE))
  // The box of a page of results is filled before anything is typed.
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowDown' && list.hidden) ask(0)
  })
}

interface Suggested extends Choice {
  readonly list: 'services' | 'organizations' | 'taxonomy_terms'
}

/** The page of the only record with a name. Throws where there are several or none: then the name is searched for. */
async function pageOf({ name, list }: Suggested, { action }: HTMLFormElement): Promise<string> {
  const response = await fetch(`/${list}?${new URLSearchParams({ search: name, match: 'all' })}`)
  const { contents } = (await response.json()) as { contents: { id: string; name: string }[] }
  const [only, other] = contents.filter((one) => one.name.replace(/\s+/g, ' ').trim() === name)
  if (!only || other) throw new Error(name)
  return action + (list === 'taxonomy_terms' ? `?topic=${only.id}` : `/${list}/${only.id}`)
}

/** Names that the directory publishes and that begin like a text. */
async function namesLike(typed: string, signal?: AbortSignal): Promise<readonly Suggested[]> {
  const response = await fetch(
    `/_/suggest?q=${encodeURIComponent(typed)}`,
    signal ? { signal } : {},
  )
  const { suggestions } = (await response.json()) as { readonly suggestions: Suggested[] }
  // What has the name in several lists is offered once.
  return suggestions.filter(
    ({ name }, i) => suggestions.findIndex((one) => one.name === name) === i,
  )
}

/** Puts the words at the end of an address that does not exist into the search box, and offers the record that they find. */
async function offerMeant(box: HTMLElement, field: HTMLInputElement): Promise<void> {
  const [last = '', before] = location.pathname.split('/').filter(Boolean).toReversed()
  const words = last.toLowerCase().match(/[a-z]{2,}|\d+/g) ?? []
  field.value = words.join(' ')
  const own = before === 'organizations' ? before : 'services'
  const found = (await like(field.value, own)) ?? (await like(field.value, 'services'))
  if (!found) return
  const link = box.querySelector('a')!
  link.textContent = found.name
  link.href = `${field.form!.action}/${found.list}/${found.id}`
  link.parentElement!.hidden = false
}

/** The record that some words find; one that has not all of them must have the beginning of one in its name. */
async function like(words: string, list: 'services' | 'organizations') {
  if (words === '') return undefined
  const query = new URLSearchParams({ search: words, per_page: '1' })
  const response = await fetch(`/${list}?${query}`).catch(() => undefined)
  if (!response?.ok) return undefined
  const { contents } = (await response.json()) as { contents: { id: string; name: string }[] }
  const [first] = contents
  const isWhole = Number(response.headers.get('OSD-Search-Complete')) > 0
  const stems = words.split(' ').filter((word) => word.length >= MIN_STEM)
  const name = first?.name.toLowerCase() ?? ''
  const isLike = isWhole || stems.some((word) => name.includes(word.slice(0, MIN_STEM)))
  return first && isLike ? { ...first, list } : undefined
}

const MIN_STEM = 4
