import type { Messages } from '../../messages/messages.ts'
import type { BankHolidayArea } from '../../countries/gb/bank-holidays.ts'
import { type Clock, clockIn } from '../../times/clock.ts'
import type { ScriptMessages } from '../layout/assets.ts'
import type { CardTimes } from '../cards/card-times.ts'
import { endOf, isOld, nextOpening, tabOf } from '../cards/tab.ts'
import { byId, element } from './element.ts'
import { share } from './share.ts'
import { language, spoken } from './spoken.ts'

/* What the page of a record can do in a browser only: say what is open now or next, lead back to a search, share and print. */

/** Published in front of this script. */
declare const MESSAGES: ScriptMessages<'service.js'>

const MINUTE = 60 * 1000
const messages = spoken(MESSAGES[language]!) as Messages
const live = byId('live')
const checked = byId('checked')

if (live) {
  const { times, timezone = '', area } = live.dataset
  const data = JSON.parse(times!) as CardTimes
  const update = () =>
    say(
      live,
      data,
      clockIn(timezone, new Date(), (area || undefined) as BankHolidayArea | undefined),
    )
  update()
  setInterval(update, MINUTE)
}
if (checked && isOld(checked.dataset.checked, { date: new Date().toISOString().slice(0, 10) })) {
  checked.classList.add('alert')
  checked.append(` ${checked.dataset.old}`)
}

/** What is open, and the next opening; where nothing is certain the rules below say all. */
function say(box: HTMLElement, data: CardTimes, clock: Clock): void {
  const { when, time, tone, place, session } = tabOf(data, { clock }, messages)
  const isOpen = tone === 'open'
  const next =
    session && tone !== 'doubt' && time !== messages.card.allDay
      ? nextOpening(data, isOpen ? endOf(session, clock) : clock, clock, messages)
      : undefined
  if (isOpen || next) document.querySelector('.days')?.classList.add('printed')
  const at = (one: number | undefined) =>
    one === undefined || data.places.length < 2 || !data.names[one] ? '' : `, ${data.names[one]}`
  box.replaceChildren(
    ...(isOpen || !next
      ? [
          element('b', { class: isOpen ? 'open good' : tone === 'doubt' ? 'alert' : '' }, when),
          ` ${time ?? ''}${at(place)}`,
        ]
      : []),
    ...(isOpen && next ? [element('br')] : []),
    ...(next ? [`${box.dataset.next}: ${next.text}${at(next.place)}`] : []),
  )
}

/** Keeps the words of the search that led here. */
const back = document.querySelector<HTMLAnchorElement>('[data-back]')
const from = URL.canParse(document.referrer) ? new URL(document.referrer) : undefined
if (
  back &&
  from?.origin === location.origin &&
  /\/find(?:$|\/map$|\/topics\/)/.test(from.pathname) &&
  from.search
) {
  back.href = from.pathname + from.search + location.hash
  back.textContent = back.dataset.back!
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]:not(.skip)'))
  link.addEventListener('click', (event) => {
    // The list of the reader is in the fragment.
    event.preventDefault()
    byId(link.hash.slice(1))?.scrollIntoView()
  })
byId('print')?.addEventListener('click', () => print())
byId('share')?.addEventListener('click', () => void share(byId('shared')))
for (const one of document.querySelectorAll('.script')) one.classList.add('ready')
