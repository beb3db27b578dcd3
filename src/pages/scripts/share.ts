import { element } from './element.ts'

/**
 * Offers what the device can send to, or else copies the address, and says so in `status`; where copying is refused, the address can be
 * copied by hand. The list in its fragment stays private.
 */
export async function share(
  status: HTMLElement,
  url = location.origin + location.pathname,
  hasSheet = 'share' in navigator,
): Promise<void> {
  // Somebody who closes the choice wants nothing else.
  if (hasSheet) return navigator.share({ title: document.title, url }).catch(() => {})
  status.hidden = false
  try {
    await (navigator as Navigator).clipboard.writeText(url)
    status.textContent = status.dataset.copied!
  } catch {
    const field = element('input', { value: url, readonly: '', 'aria-label': document.title })
    status.replaceChildren(field)
    field.select()
  }
}
