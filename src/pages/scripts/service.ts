import type { SearchTimes } from '../../times/search-times.ts'
import { isOpen } from '../../times/open-now.ts'

/* What the page of a service can do in a browser only: say whether it is open now, and share its address. */

const MINUTE = 60 * 1000

const state = document.querySelector<HTMLElement>('#open-now')
if (state) {
  const { times, timezone, open, closed } = state.dataset
  const judged = JSON.parse(times!) as SearchTimes
  const update = () => {
    const isOpenNow = isOpen(judged, timezone!, new Date())
    state.hidden = isOpenNow === undefined
    state.textContent = (isOpenNow ? open : closed) ?? ''
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
