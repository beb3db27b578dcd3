import { byId, element } from './element.ts'

/* Leaves a page at once: by its link, or with Shift three times. The page is covered before anything loads. */

/** How often Shift must be pressed, and within how many milliseconds. */
const TIMES = 3
const PATIENCE = 5000
/** Says in this tab that somebody has left, so that going back leads on at once. */
const LEFT = 'left'

const box = byId('exit')
const link = box.querySelector('a')!
const status = box.querySelector('[role=status]')!
const { leaving = '', more = '', once = '', stopped = '' } = box.dataset

function leave(): void {
  const cover = element('div', { class: 'cover', role: 'alert' }, leaving)
  document.body.replaceChildren(cover)
  document.title = leaving
  try {
    // Nor is anything left of what was typed.
    sessionStorage.clear()
    sessionStorage.setItem(LEFT, '1')
  } catch {
    // A browser that keeps nothing has nothing to go back to.
  }
  location.replace(link.href)
}

link.addEventListener('click', (event) => {
  event.preventDefault()
  leave()
})

let pressed = 0
let waiting: ReturnType<typeof setTimeout> | undefined

/** Begins to count again. */
function stop(said: string): void {
  clearTimeout(waiting)
  pressed = 0
  status.textContent = said
}

addEventListener('keydown', ({ key, repeat, ctrlKey, altKey, metaKey }) => {
  if (key !== 'Shift') return stop('')
  if (repeat || ctrlKey || altKey || metaKey) return
  pressed += 1
  if (pressed === TIMES) return leave()
  clearTimeout(waiting)
  waiting = setTimeout(() => stop(stopped), PATIENCE)
  status.textContent = pressed === TIMES - 1 ? once : more
})
// A letter in capitals is no sign, and neither is a click while Shift is held.
addEventListener('pointerdown', () => stop(''))

/** True when this page was reached by going back. */
const isBack = (event: PageTransitionEvent): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return event.persisted || entry?.type === 'back_forward'
}

addEventListener('pageshow', (event) => {
  try {
    if (sessionStorage.getItem(LEFT) === null) return
    if (isBack(event)) leave()
    else sessionStorage.removeItem(LEFT)
  } catch {
    // Without storage nobody knows.
  }
})
