/*
 * The script of `/find/edit/{slug}` and `/find/new`. Drafts are kept in sessionStorage and leave the browser only when they are sent.
 */
import { CONFIRM, pageAt } from '../../pages/address.ts'
import { say } from './form/about.ts'
import { askToConfirm } from './form/sending/ask-to-confirm.ts'
import { startForm } from './form/edit-form.ts'
import { byId } from '../../pages/scripts/element.ts'
import { loadRecord } from './form/load-record.ts'
import { type Way, findOutbox } from './form/sending/outbox.ts'
import { sentNumber, showSent } from './form/sending/sent.ts'

/** The record that the address names; none for a new service. */
const [slug = '', folder] = decodeURIComponent(location.pathname.replace(/(?<!\/)\/+$/, ''))
  .split('/edit/')
  .slice(1)
  .flatMap((path) => path.split('/').reverse())
const back = document.querySelector('.back')
if (back) {
  back.querySelector('a')!.href = pageAt(`${folder ?? 'services'}/${encodeURIComponent(slug)}`)
  back.classList.add('ready')
}
const state = byId('state')
state.textContent = say.loading
if (!showsSent('suggest') && !showsSent('member')) start()

/** True when the address is that of something that was sent; shows it. */
function showsSent(way: Way): boolean {
  const [outbox, number] = [findOutbox(way), sentNumber(way)]
  if (!outbox || number === undefined) return false
  showSent(number, outbox)
  return true
}

function start(): void {
  if (slug === '') return startForm(undefined, slug)
  loadRecord(folder === 'organizations' ? 'organization' : 'service', slug).then(
    (loaded) => {
      if (!loaded) state.textContent = say.lost
      else if (loaded.record.kind === 'service' && location.hash === CONFIRM)
        askToConfirm(loaded, slug)
      else startForm(loaded, slug)
    },
    () => (state.textContent = say.offline),
  )
}
