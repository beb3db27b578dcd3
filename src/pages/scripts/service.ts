import { GRAMMARS, type Language } from '../../messages/languages.ts'
import type { Messages } from '../../messages/messages.ts'
import { speak } from '../../messages/sentence.ts'
import type { BankHolidayArea } from '../../times/bank-holidays.ts'
import { clockIn } from '../../times/clock.ts'
import { isOpen } from '../../times/open-now.ts'
import { type PlaceTimes, sayNextSession } from '../../times/place-times.ts'
import { capitalised } from '../../times/say-times.ts'
import type { ScriptMessages } from '../layout/assets.ts'

/* What the page of a service can do in a browser only: say whether it is open now and when it is next, and share its address. */

/** Published in front of this script. */
declare const MESSAGES: ScriptMessages<'service.js'>

const MINUTE = 60 * 1000

const state = document.querySelector<HTMLElement>('#open-now')
if (state) {
  const { times, timezone = '', area, open, closed, next: sentence } = state.dataset
  const judged = JSON.parse(times!) as PlaceTimes & { readonly names: readonly (string | null)[] }
  const language = document.documentElement.lang as Language
  const say = speak(MESSAGES[language]!, GRAMMARS[language]) as Messages['schedule']
  const update = () => {
    const clock = clockIn(timezone, new Date(), (area || undefined) as BankHolidayArea | undefined)
    const isOpenNow = isOpen(judged.times, clock)
    const { names } = judged
    const next = sayNextSession(judged, { clock, names }, say)
    const said = [
      isOpenNow === undefined ? undefined : isOpenNow ? open : closed,
      next && (isOpenNow ? capitalised(next) : sentence!.replace('*', () => next)),
    ].filter((part) => part !== undefined)
    state.hidden = said.length === 0
    state.textContent = said.join(' · ')
  }
  update()
  setInterval(update, MINUTE)
}

const share = document.querySelector<HTMLElement>('#share')
const button = share?.querySelector('button')
if (share && button && ('share' in navigator || 'clipboard' in navigator)) {
  share.hidden = false
  button.addEventListener('click', () => void shareAddress(share.querySelector('[role=status]')!))
}

/** Offers what the device can send to, or copies the address. The shortlist in its fragment stays private. */
async function shareAddress(status: Element): Promise<void> {
  const url = location.origin + location.pathname
  // Somebody who closes the choice wants nothing else.
  if ('share' in navigator) return navigator.share({ title: document.title, url }).catch(() => {})
  await (navigator as Navigator).clipboard.writeText(url)
  status.textContent = share!.dataset.copied!
}
