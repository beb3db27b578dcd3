import type { PullState } from '../../../server/github/pull-state.ts'
import { FIND } from '../../../../pages/address.ts'
import { saying } from '../about.ts'
import { byId, element } from '../../../../pages/scripts/element.ts'
import type { Outbox, Way } from './outbox.ts'

/** The number that the address of the page keeps, so that it says the same when it is loaded again. */
export const sentNumber = (way: Way): number | undefined => {
  const number = location.hash.slice(FRAGMENTS[way].length)
  return location.hash.startsWith(FRAGMENTS[way]) && /^\d{1,9}$/.test(number)
    ? Number(number)
    : undefined
}

/** The two ways may lead to two repositories. */
const FRAGMENTS: Readonly<Record<Way, string>> = { suggest: '#sent-', member: '#pull-' }

/** Says what happens next with what was sent, and what has become of it, in place of the form. */
export function showSent(number: number, outbox: Outbox): void {
  const { way, say, repository, isPrivate } = outbox
  history.replaceState(null, '', FRAGMENTS[way] + number)
  for (const part of ['confirm', 'edit'])
    document.getElementById(part)?.toggleAttribute('hidden', true)
  const next = element('p', { role: 'status' }, say.open)
  const back = element('p', {}, element('a', { href: location.pathname }, say.back))
  const state = byId('state')
  state.textContent = saying(say.thanks, String(number))
  state.after(next, ...(isPrivate ? [] : [linkTo(number, outbox)]), back)
  state.tabIndex = -1
  state.focus()
  if (isPrivate) return
  void outbox
    .load()
    .then(({ readPullState }) => readPullState(repository, number))
    .then((found) => found && next.replaceChildren(...wordsFor(found, say)))
    // Without a network the page says what happens next all the same.
    .catch(() => undefined)
}

function linkTo(number: number, { repository, say }: Outbox): Node {
  const href = `https://github.com/${repository}/pull/${number}`
  return element('p', {}, element('a', { href, rel: 'noreferrer' }, say.see))
}

function wordsFor({ state, preview }: PullState, say: Outbox['say']): (Node | string)[] {
  if (state !== 'open') return [say[state]]
  if (preview === undefined) return [`${say.open} ${say.noPreview}`]
  const link = element('a', { href: preview + shownAt(), rel: 'noreferrer' }, say.preview)
  return [`${say.open} `, link]
}

/** The page of the record that the form is about; that of the search for a new one. */
function shownAt(): string {
  const [, folder = 'services/', slug] =
    /\/edit\/(organizations\/)?([^/]+)$/.exec(location.pathname) ?? []
  return slug === undefined ? FIND : `${FIND}/${folder}${slug}`
}
