import { element } from './element.ts'

/* Says how old checks are by the clock of the reader: a page that is built once cannot know. */
const dates = document.querySelector<HTMLElement>('#dates')!.dataset.dates!
const ages = document.querySelector<HTMLElement>('#ages')!
const list = ages.querySelector('dl')!

const checks = dates === '' ? [] : dates.split(' ')
const months = checks
  .filter((date) => date !== '')
  .map((date) => (Date.now() - Date.parse(date)) / (30.44 * 24 * 60 * 60 * 1000))

/** The bands in months: up to 3, 6, 12, 24, and older. */
const LIMITS = [3, 6, 12, 24, Infinity]

const within = JSON.parse(list.dataset.within!) as readonly string[]
LIMITS.forEach((limit, i) => {
  const above = LIMITS[i - 1] ?? -Infinity
  add(within[i]!, months.filter((age) => age > above && age <= limit).length)
})
add(list.dataset.never!, checks.length - months.length)
ages.hidden = false

function add(text: string, count: number): void {
  const share = checks.length === 0 ? 0 : Math.round((100 * count) / checks.length)
  list.append(
    element('div', {}, element('dt', {}, text), element('dd', {}, `${count} (${share} %)`)),
  )
}
